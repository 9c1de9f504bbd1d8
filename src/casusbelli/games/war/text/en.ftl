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
card-wild_1 = Wild card
card-wild_2 = Wild card

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
option-stand_in = Stand-in for a player who leaves
option-stand_in-description = Whether the computer plays on for somebody who leaves the game or does not answer.
option-stand_in-true = Yes, the computer plays
option-stand_in-false = No, the table waits
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
