### The game

game-title = War
game-description = Conquer territories with your armies and meet your secret objective before the others do.

### Territories

territory-alasca = Alaska
territory-mackenzie = Mackenzie
territory-groenlandia = Greenland
territory-vancouver = Vancouver
territory-ottawa = Ottawa
territory-labrador = Labrador
territory-california = California
territory-nova_york = New York
territory-mexico = Mexico
territory-venezuela = Venezuela
territory-peru = Peru
territory-brasil = Brazil
territory-argentina = Argentina
territory-islandia = Iceland
territory-inglaterra = England
territory-suecia = Sweden
territory-alemanha = Germany
territory-franca = France
territory-polonia = Poland
territory-moscou = Moscow
territory-argelia = Algeria
territory-egito = Egypt
territory-sudao = Sudan
territory-congo = Congo
territory-africa_do_sul = South Africa
territory-madagascar = Madagascar
territory-oriente_medio = Middle East
territory-aral = Aral
territory-omsk = Omsk
territory-dudinka = Dudinka
territory-siberia = Siberia
territory-tchita = Chita
territory-mongolia = Mongolia
territory-vladivostok = Vladivostok
territory-china = China
territory-india = India
territory-vietna = Vietnam
territory-japao = Japan
territory-sumatra = Sumatra
territory-borneo = Borneo
territory-nova_guine = New Guinea
territory-australia = Australia

### Continents

continent-america_do_norte = North America
continent-america_do_sul = South America
continent-europa = Europe
continent-africa = Africa
continent-asia = Asia
continent-oceania = Oceania

### Colours: the names of the players too

colour-white = White
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-white-armies = the white armies
colour-red-armies = the red armies
colour-black-armies = the black armies
colour-blue-armies = the blue armies
colour-yellow-armies = the yellow armies
colour-green-armies = the green armies

### Cards and figures

figure-triangle = triangle
figure-square = square
figure-circle = circle
card-alasca = { territory-alasca } ({ figure-triangle })
card-mackenzie = { territory-mackenzie } ({ figure-circle })
card-groenlandia = { territory-groenlandia } ({ figure-circle })
card-vancouver = { territory-vancouver } ({ figure-triangle })
card-ottawa = { territory-ottawa } ({ figure-circle })
card-labrador = { territory-labrador } ({ figure-square })
card-california = { territory-california } ({ figure-square })
card-nova_york = { territory-nova_york } ({ figure-triangle })
card-mexico = { territory-mexico } ({ figure-square })
card-venezuela = { territory-venezuela } ({ figure-triangle })
card-peru = { territory-peru } ({ figure-triangle })
card-brasil = { territory-brasil } ({ figure-circle })
card-argentina = { territory-argentina } ({ figure-square })
card-islandia = { territory-islandia } ({ figure-triangle })
card-inglaterra = { territory-inglaterra } ({ figure-circle })
card-suecia = { territory-suecia } ({ figure-circle })
card-alemanha = { territory-alemanha } ({ figure-circle })
card-franca = { territory-franca } ({ figure-square })
card-polonia = { territory-polonia } ({ figure-square })
card-moscou = { territory-moscou } ({ figure-triangle })
card-argelia = { territory-argelia } ({ figure-circle })
card-egito = { territory-egito } ({ figure-triangle })
card-sudao = { territory-sudao } ({ figure-square })
card-congo = { territory-congo } ({ figure-square })
card-africa_do_sul = { territory-africa_do_sul } ({ figure-triangle })
card-madagascar = { territory-madagascar } ({ figure-circle })
card-oriente_medio = { territory-oriente_medio } ({ figure-square })
card-aral = { territory-aral } ({ figure-triangle })
card-omsk = { territory-omsk } ({ figure-square })
card-dudinka = { territory-dudinka } ({ figure-circle })
card-siberia = { territory-siberia } ({ figure-triangle })
card-tchita = { territory-tchita } ({ figure-triangle })
card-mongolia = { territory-mongolia } ({ figure-circle })
card-vladivostok = { territory-vladivostok } ({ figure-circle })
card-china = { territory-china } ({ figure-circle })
card-india = { territory-india } ({ figure-square })
card-vietna = { territory-vietna } ({ figure-triangle })
card-japao = { territory-japao } ({ figure-square })
card-sumatra = { territory-sumatra } ({ figure-square })
card-borneo = { territory-borneo } ({ figure-square })
card-nova_guine = { territory-nova_guine } ({ figure-circle })
card-australia = { territory-australia } ({ figure-triangle })
card-wild_1 = Wild card 1
card-wild_2 = Wild card 2

### Objectives

objective-destroy_white = Destroy the white armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-destroy_red = Destroy the red armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-destroy_black = Destroy the black armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-destroy_blue = Destroy the blue armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-destroy_yellow = Destroy the yellow armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-destroy_green = Destroy the green armies completely. If they are your own, or if another player eliminates them, your objective becomes to hold 24 territories.
objective-territories_24 = Hold any 24 territories.
objective-territories_18x2 = Hold 18 territories with two or more armies in each.
objective-asia_south_america = Hold the whole of Asia and South America.
objective-asia_africa = Hold the whole of Asia and Africa.
objective-north_america_africa = Hold the whole of North America and Africa.
objective-north_america_oceania = Hold the whole of North America and Oceania.
objective-europe_south_america_plus_1 = Hold the whole of Europe, South America and any third continent.
objective-europe_oceania_plus_1 = Hold the whole of Europe, Oceania and any third continent.

### Phases

phase-setup = Setup
phase-place = Reinforcement
phase-attack = Attacks
phase-advance = Advance
phase-move = Movement
phase-card = Card
phase-over = Game over

### Options

option-table_2_tail = Exchanges from the ninth on
option-table_2_tail-description = How many armies each exchange brings after the eighth, which brings 25.
option-table_2_tail-plus5 = By 5: 30, 35, 40…
option-table_2_tail-plus10 = By 10: 35, 45, 55…
option-advanced_armies_may_move = Armies that advanced may move
option-advanced_armies_may_move-description = Whether armies that entered a conquered territory may move once more in the same turn.
option-advanced_armies_may_move-true = Yes, once more
option-advanced_armies_may_move-false = No, they stay there
option-cap_hand_at_draw = Hand limit of five when drawing
option-cap_hand_at_draw-description = Whether a player who already holds five cards at the end of the turn goes without the card won.
option-cap_hand_at_draw-true = Yes, nobody goes above five
option-cap_hand_at_draw-false = No, the card is always drawn
option-objective_check = When the game is won
option-objective_check-description = At what moment it is checked whether an objective has been met.
option-objective_check-immediate = As soon as the objective is met
option-objective_check-end_of_turn = At the end of one’s own turn
option-colours = Colours of the players
option-colours-description = Whether colours are drawn by lot or each player chooses one.
option-colours-drawn = Drawn by lot
option-colours-chosen = Chosen in turn
option-round_limit = Round limit
option-round_limit-description = The round after which the game ends without a winner; for simulations only.
option-round_limit-0 = No limit

### Components, to tell which are reconstructions

component-board-continents = Table I: values of the continents
component-board-territories = Territories and their names
component-board-land = Borders
component-board-sea = Dotted lines
component-cards-territories = Figures on the territory cards
component-cards-wild = Wild cards
component-objectives-objectives = Objective cards
component-objectives-switched = Change of objective to 24 territories
component-tables-exchange = Table II: values of the exchanges
component-tables-tails = Continuation of table II
component-pieces-colours = Colours of the armies
component-pieces-pieces = Values of the pieces
component-pieces-attack_dice = Attack dice
component-pieces-defence_dice = Defence dice
component-deals-deals = Deal by number of players

### Chapters

chapter-0 = Rules
chapter-1 = Components
chapter-2 = Setup
chapter-3 = The game
chapter-4 = Receiving armies
chapter-5 = Attacks
chapter-6 = Battle
chapter-7 = Conquest of a territory
chapter-8 = Movement
chapter-9 = Winning cards
chapter-10 = Exchanging cards
chapter-11 = Notes
chapter-12 = Elimination of a player
chapter-13 = End of the game
chapter-14 = Summary
chapter-15 = Public and hidden information
chapter-16 = Options

### Clauses of the rulebook

clause-0-1 = Strategy remark
clause-0-2 = One secret objective each
clause-0-3 = Meaning of army
clause-0-4 = Board invariant
clause-0-5 = Only the active player decides
clause-1-1 = Contents
clause-1-2 = Territories and continents
clause-1-3 = Contiguity
clause-1-3-1 = Land borders
clause-1-3-2 = Dotted lines
clause-1-3-3 = Pairs that are not contiguous
clause-1-4 = Table I, continent values
clause-1-5 = Table II, exchange values
clause-1-6 = Territory cards and figures
clause-1-7 = Wild cards
clause-1-8 = The 14 objective cards
clause-1-9 = No limit on armies
clause-2-1 = Number of players
clause-2-2 = Choosing colours
clause-2-3 = Piece values
clause-2-4 = Drawing objectives
clause-2-5 = Objective pool with fewer than six
clause-2-6 = Unused objectives
clause-2-7 = List of possible objectives
clause-2-8 = Dealer
clause-2-9 = Tie for dealer
clause-2-10 = Deal of the territories
clause-2-10-1 = Shuffled, one card at a time
clause-2-11-1 = Deal with 3 players
clause-2-11-2 = Deal with 4 players
clause-2-11-3 = Deal with 5 players
clause-2-11-4 = Deal with 6 players
clause-2-12 = First armies
clause-2-13 = Draw pile
clause-2-14 = No victory during the deal
clause-3-1 = First player
clause-3-2 = Order of turns and rounds
clause-3-3 = First round
clause-3-3-1 = Continents in the first round
clause-3-4 = Steps of a full turn
clause-3-5 = No way back
clause-3-5-1 = How a step is left
clause-3-6 = Attack and movement are optional
clause-3-7 = Conquered means owned
clause-3-8 = End of a turn
clause-4-1 = Three sources of armies
clause-4-2 = Base armies
clause-4-3 = Minimum of three
clause-4-4 = Placing base armies
clause-4-5 = Continent armies
clause-4-5-1 = Snapshot at the start of the turn
clause-4-5-2 = Continent armies stay inside
clause-4-5-3 = Several continents
clause-4-6 = Everything must be placed
clause-5-1 = Freedom to attack
clause-5-2 = Occupation army
clause-5-3 = Dice colours
clause-5-4 = Legal target
clause-5-5 = Announcement
clause-5-6 = At most three attacking armies
clause-5-6-1 = Fewer armies than possible
clause-5-7 = Strength of the target is no bar
clause-5-8 = Any number of attacks
clause-5-9 = One origin per roll
clause-5-10 = Every attack is rolled
clause-5-11 = Dice of the attacker
clause-5-12 = Dice of the defender
clause-6-1 = First comparison and ties
clause-6-2 = Second comparison
clause-6-3 = Third comparison
clause-6-4 = Losses
clause-6-5 = Armies lost
clause-6-6 = Fresh count for the next roll
clause-6-7 = Dice are fair and public
clause-7-1 = Compulsory advance
clause-7-2 = Size of the advance
clause-7-3 = Moment of change of owner
clause-7-4 = Attacking onwards
clause-7-5 = No other shifting during attacks
clause-7-6 = Order of consequences after an advance
clause-8-1 = Two kinds of shifting
clause-8-2 = Movement step
clause-8-3 = Occupation army stays
clause-8-4 = One step per army
clause-8-5 = Bookkeeping of movement
clause-8-6 = Advanced armies may move once more
clause-9-1 = Right to a card
clause-9-2 = One card per turn
clause-9-3 = Card secrecy
clause-9-4 = Drawing with a full hand
clause-9-5 = Top of the pile
clause-10-1 = Valid set
clause-10-2 = When to exchange
clause-10-3 = Value of an exchange
clause-10-4 = Optional with up to four cards
clause-10-5 = Compulsory with five
clause-10-5-1 = Five cards always hold a set
clause-10-6 = Several exchanges in a turn
clause-10-7 = Placing exchange armies
clause-10-8 = Own territory on an exchanged card
clause-10-8-1 = Moment and amount of the extra armies
clause-10-9 = Exchange is public
clause-11-1 = Wild card in a set
clause-11-2 = Any three with a wild card
clause-11-3 = Worth of cards
clause-11-4 = Used cards and reshuffle
clause-12-1 = Elimination
clause-12-2 = Cards of the eliminated player
clause-12-3 = Hand above five
clause-12-3-1 = Discards stay face down
clause-12-4 = No exchange in mid-turn
clause-12-5 = Card for the turn comes on top
clause-12-6 = Eliminated objective stays secret
clause-13-1 = Victory
clause-13-2 = When objectives are tested
clause-13-3 = Order of testing and victory out of turn
clause-13-4 = Nothing after the end
clause-13-5 = Objectives are judged on the present position
clause-13-6 = Destroy objective
clause-13-7 = Switch to 24 territories
clause-13-7-1 = The switch is silent
clause-13-8 = 24 territories
clause-13-9 = 18 territories with two armies
clause-13-10 = Continent objectives
clause-13-11 = Last survivor
clause-13-12 = No draw, no limit
clause-14-1 = Summary of a turn
clause-15-1 = Public information
clause-15-2 = Hidden information
clause-15-3 = Territory deal is open
clause-15-4 = Cards passing in an elimination
clause-15-5 = No leak through offers or refusals
clause-15-6 = After the end
clause-16-1 = Option: exchanges from the ninth on
clause-16-2 = Option: moving armies that advanced
clause-16-3 = Option: hand limit of five when drawing
clause-16-4 = Option: when objectives are tested
clause-16-5 = Resignation and absence
clause-16-6 = Round limit for simulations

### Prompts

choosing-colour = Choose the colour of your armies.
ask-placing = { $bound ->
    [0] Place your armies: { $free } left.
   *[other] Place your armies: { $free } anywhere, { $bound } inside your continents.
}
ask-must-exchange = You hold five cards or more: exchange three of them.
ask-step-over = All armies are placed. Attack, move, or exchange cards if you can.
ask-attacking = Attack, or go on to moving your armies.
ask-advancing = { $target } has fallen. Advance 1 to { $most } from { $origin }.
ask-moving = Move armies between neighbouring territories of yours, or end your turn.

### Actions

do-take = Take { $colour }
do-place = Place { $armies } in { $territory }
do-exchange = Exchange { $cards }
do-attack = Attack { $target } from { $origin } with { $armies }
do-advance = Advance { $armies } from { $origin } into { $target }
do-move = Move { $armies } from { $origin } to { $target }
do-end-step = Finish this step
do-end-turn = End the turn

### Refusals

refused-colour-taken = { $colour } is already taken.
refused-before-colours = Choose a colour first.
refused-place-not-own = { $territory } is not yours, so you cannot place armies there.
refused-nothing-to-place = You have no armies left to place.
refused-no-armies = The number of armies must be at least 1.
refused-place-bound = Armies for a continent stay in it: at most { $most } can go to { $territory }.
refused-place-too-many = You do not have that many: at most { $most } can go to { $territory }.
refused-unplaced = Place all your armies first: { $armies } left.
refused-five-cards = With five cards or more you must exchange three before going on.
refused-attack-in-round-1 = There are no attacks in the first round.
refused-in-round-1 = In the first round you only place armies.
refused-exchange-late = Cards are exchanged only while you receive armies, before the first attack or move.
refused-step-closed = { $step ->
    [2] That belongs to placing armies, which is over for this turn.
   *[other] That belongs to an earlier step, which is over for this turn.
}
refused-no-advance = There is nothing to advance into: no territory has just fallen.
refused-last-step = Movement is the last step: end the turn instead.
refused-colours-settled = Colours are only taken before the game begins.
refused-attack-origin = { $origin } is not yours, so you cannot attack from there.
refused-attack-own = { $target } is yours already.
refused-not-contiguous = { $origin } and { $target } neither share a border nor are joined by a dotted line.
refused-occupation-army = { $origin } has a single army, and an occupation army never attacks.
refused-attack-too-many = From { $origin } you can attack with { $most } at most.
refused-advance-due = First advance into { $target }, which has just fallen.
refused-advance-elsewhere = Only armies of { $origin } can advance, and only into { $target }.
refused-advance-too-many = At most { $most } can advance, as many as attacked.
refused-move-not-own = { $origin } and { $target } must both be yours.
refused-move-occupation = At least one army must stay in { $origin }.
refused-move-advanced = The armies in { $origin } have already moved by conquering it this turn.
refused-move-again = No army of { $origin } may move any more this turn.
refused-move-too-many = At most { $most } may still leave { $origin } this turn.
refused-exchange-count = Exactly three cards are exchanged, not { $cards }.
refused-exchange-twice = The same card cannot count twice.
refused-no-set = Those three are no set: it takes three equal figures, three different ones, or a wild card.
refused-not-in-hand = You do not hold those cards.

### Events

event-colour-taken = { $seat } plays { $colour }.
event-objective-drawn = { $objective ->
    [hidden] { $seat } draws an objective.
   *[other] { $seat } draws an objective: { $objective }
}
event-rolled-for-dealer = Dice for the dealer: { $seats } roll { $dice }.
event-dealt = { $dealer } deals the territories; { $first } begins.
event-round-began = Round { $round }
event-turn-began = { $seat } to play, with { $territories ->
    [1] 1 territory
   *[other] { $territories } territories
}.
event-received = { $bound ->
    [0] { $seat } receives { $free } armies.
   *[other] { $seat } receives { $free } armies, and { $bound } for whole continents.
}
event-placed = { $seat } places { $armies } in { $territory }.
event-exchanged = { $seat } exchanges { $cards } (exchange number { $number }) for { $armies } armies.
event-attacked = { $seat } attacks { $target } from { $origin } with { $armies }.
event-fought = Red { $red } against yellow { $yellow }: { $origin } loses { $attacker_lost }, { $target } loses { $defender_lost }.
event-advanced = { $seat } conquers { $target } and advances { $armies } from { $origin }.
event-eliminated = { $by } eliminates { $seat }.
event-cards-passed = { $cards ->
    [0] { $seat } had no cards for { $by } to take.
    [1] { $by } takes the card of { $seat }.
   *[other] { $by } takes the { $cards } cards of { $seat }.
}
event-cards-discarded = { $cards ->
    [0] { $seat } discards no cards.
    [1] { $seat } discards 1 card at random, face down.
   *[other] { $seat } discards { $cards } cards at random, face down.
}
event-objective-switched = { $seat }: somebody else has destroyed your target. Your objective is now to hold 24 territories.
event-moved = { $seat } moves { $armies } from { $origin } to { $target }.
event-card-drawn = { $card ->
    [hidden] { $seat } takes a card.
   *[other] { $seat } takes a card: { $card }.
}
event-reshuffled = The { $cards } used cards are shuffled into a new pile.
event-won = { $seat } wins! The objective was: { $objective }
event-limit-reached = The game ends after round { $rounds } without a winner.

### How it ended

result-objective = Victory by objective
result-survivor = Victory as the last survivor
result-round-limit = No winner: the round limit was reached

### At the browser table

act-exchange = Exchange these cards
act-attack = Attack { $target } with { $armies }
act-advance = Advance { $armies }
act-move = Move { $armies } to { $target }
war-board = Board of the world
war-territories = Territories
war-armies = Armies
war-cards = Cards
war-label = { $territory }, { $armies ->
    [1] 1 army
   *[other] { $armies } armies
} of { $seat }
war-label-legal = { $territory }, { $armies ->
    [1] 1 army
   *[other] { $armies } armies
} of { $seat }, can be chosen
war-last-battle = Last battle
war-no-battle = No battle yet.
war-higher = ▲ higher
war-lower = ▼ lower
war-tie = ▼ tie
war-no-partner = no match
war-one-roll = One roll
war-conquest = To the end: { $chance }
war-against = { $attack } against { $defence }
war-keep = Stop when left:
war-of-against = { $seat }’s, { $attack } against { $defence }
war-no-odds = Choose an attack to see its odds.
war-my-cards = My cards
war-no-cards = No cards yet.
war-exchange = Exchange
war-objective = Secret objective
war-third = { $continent } (third)
war-next-exchange = Next card exchange
war-piles = Pile { $pile }, used { $used }
chart-territories = Territories by round
chart-armies = Armies by round
chart-luck = Luck: losses spared by round
war-roll-row = { $attacker ->
    [0] Defender loses { $defender }
   *[other] { $defender ->
        [0] Attacker loses { $attacker }
       *[other] Attacker loses { $attacker }, defender { $defender }
    }
}
war-breaks-continent = { $seat } would no longer receive the { $armies } armies for { $continent }.

### Odds asked for on the command line

odds-option-attack = Armies in the origin, the one that stays included
odds-option-defend = Armies in the target
odds-option-stop_at = Stop when the origin has so many armies or fewer
odds-option-until = Stop when the target has so many armies or fewer
odds-option-chain = Armies in the territories attacked one after another, behind the first if there is one
odds-figure-conquest = Chance of conquest
odds-figure-reached = Chance of bringing the target down as far as wanted
odds-figure-attackers = Attackers left, expected
odds-figure-attackers_given_conquest = Attackers left, expected, if the target falls
odds-figure-attackers_given_failure = Attackers left, expected, if the target holds
odds-figure-defenders = Defenders left, expected
odds-figure-defenders_given_failure = Defenders left, expected, if the target holds
odds-figure-first_roll_loses = First roll: the attacker loses { $number }
odds-figure-conquests = Chance of conquering { $number } or more
odds-figure-conquered = Territories conquered, expected
odds-column-attack = Attackers left
odds-column-defence = Defenders left
odds-column-conquered = Conquered

### Presentation

mark-white = Wh
mark-red = Re
mark-black = Bk
mark-blue = Bl
mark-yellow = Ye
mark-green = Gr
do-take-word = take, choose, pick
do-place-word = place, put, reinforce
do-exchange-word = exchange, trade, swap
do-attack-word = attack, atk, hit
do-advance-word = advance, occupy
do-move-word = move, mv, shift
do-end-step-word = end step, done, next, finish
do-end-turn-word = end turn, end, pass, stop
field-colour = COLOUR
field-territory = TERRITORY
field-armies = ARMIES
field-cards = CARD CARD CARD
field-origin = FROM
field-target = TO
present-continent = { $continent } (+{ $armies })
present-players = Round { $round }
present-final = After round { $round }
present-player = Player
present-territories = Territories
present-armies = Armies
present-cards = Cards
present-note = { "" }
present-eliminated = eliminated by { $by }
present-winner = winner
present-holds = holds { $continents }
present-fronts = Your frontiers
present-strength = { $territory } { $armies }
present-objective = Your objective: { $objective }
progress-territories = So far: { $have } of { $need } territories.
progress-destroy = { $territories ->
    [0] Not one of their territories is left.
    [1] 1 territory of theirs is left.
   *[other] { $territories } territories of theirs are left.
}
progress-continent = { $continent } { $have } of { $need }
progress-further = further continents { $have } of { $need }
progress-continents = So far: { $parts }.
present-hand = Your cards ({ $count }): { $cards }
present-no-cards = You have no cards.
present-odds = Fighting to the end
present-odds-from = From
present-odds-against = Against
present-odds-conquest = Conquest
present-odds-left = Left if won
present-odds-lost = Enemy left if not
present-roll = The next roll
present-roll-dice = Dice
present-roll-loses = You lose
present-roll-beats = They lose
present-chance = Chance
present-exactly = Exactly
present-percent = { $whole }.{ $tenths }%
present-decimal = { $whole }.{ $tenths }
present-dice = { $attack } against { $defence }
present-stop = Stopping in time
present-stop-at = Stop at
present-stop-held = Left if not won
present-chances = { $target } falls with probability { $chance } ({ $exactly }); then about { $left } armies are left.
present-now = Now: { $parts }
digest-turn = { $seat }, with { $territories } territories, receives { $armies } armies.
digest-placed = { $seat } places armies: { $parts }.
digest-attacked = { $seat } attacks { $target } from { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }{ $rolls } times
}: { $lost } lost, { $beaten } beaten.
digest-conquered = { $seat } conquers { $target } from { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }in { $rolls } rolls
} and advances { $armies }.
