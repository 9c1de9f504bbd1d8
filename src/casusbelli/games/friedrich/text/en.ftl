### The game

game-title = Friedrich
game-description = Frederick the Great, alone against the armies of four powers, until the clock of fate makes them leave the war.

### Nations

nation-prussia = Prussia
nation-hanover = Hanover
nation-russia = Russia
nation-sweden = Sweden
nation-austria = Austria
nation-imperial-army = Imperial Army
nation-france = France

### Countries

country-prussia = Prussia
country-hanover = Hanover
country-sweden = Sweden
country-austria = Austria
country-saxony = Saxony
country-empire = Empire
country-poland = Poland

### Roles

role-frederick = Frederick
role-elisabeth = Elisabeth
role-maria-theresa = Maria Theresa
role-pompadour = Pompadour

### Suits

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

### Pieces: the generals have names of their own

piece-prussia-train-1 = Prussian supply train 1
piece-prussia-train-2 = Prussian supply train 2
piece-hanover-train = Hanoverian supply train
piece-russia-train-1 = Russian supply train 1
piece-russia-train-2 = Russian supply train 2
piece-sweden-train = Swedish supply train
piece-austria-train-1 = Austrian supply train 1
piece-austria-train-2 = Austrian supply train 2
piece-imperial-army-train = Imperial supply train
piece-france-train-1 = French supply train 1
piece-france-train-2 = French supply train 2

### Tactical Cards: the others show suit and value

card-reserve-1-a = Reserve A1
card-reserve-2-a = Reserve A2
card-reserve-1-b = Reserve B1
card-reserve-2-b = Reserve B2
card-reserve-1-c = Reserve C1
card-reserve-2-c = Reserve C2
card-reserve-1-d = Reserve D1
card-reserve-2-d = Reserve D2

### Cards of Fate

fate-event-1 = Card of Fate 1
fate-event-2 = Card of Fate 2
fate-event-3 = Card of Fate 3
fate-event-4 = Card of Fate 4
fate-event-5 = Card of Fate 5
fate-event-6 = Card of Fate 6
fate-event-7 = Card of Fate 7
fate-event-8 = Card of Fate 8
fate-event-9 = Card of Fate 9
fate-event-10 = Card of Fate 10
fate-event-11 = Card of Fate 11
fate-event-12 = Card of Fate 12
fate-poems = Poems
fate-lord-bute = Lord Bute
fate-elisabeth = Elisabeth
fate-sweden = Sweden
fate-india = India
fate-america = America

### Components, to tell which are reconstructions

component-sectors-sectors = Sectors and their suits
component-cities-board = Size of the map
component-cities-cities = Cities: name, place and country
component-roads-main = Main roads
component-roads-normal = Normal roads
component-nations-nations = Nations: armies, cards, home countries and depots
component-pieces-generals = Generals and the cities where they start
component-pieces-trains = Supply trains and the cities where they start
component-objectives-objectives = Objective cities
component-cards-decks = Number of decks
component-cards-suits = Suits
component-cards-values = Values of the Tactical Cards
component-cards-reserves = Reserves in a deck
component-cards-reserve_value = Value of a Reserve
component-fate-cards = Cards of Fate
component-scenarios-scenarios = Games for 4, 3 and 2 players

### 6, 9 and 10: armies, supply, recruiting

ask-paying = Lay down cards: { $points } points so far, enough for { $units } at { $price } each.
ask-placing = { $trains ->
    [0] Give { $armies ->
        [one] the new army to a general, or bring a lost one back with it.
       *[other] the { $armies } new armies to generals, or bring lost ones back with them.
    }
   *[other] Still to be placed: { $armies } armies, { $trains } supply trains.
}
do-recruit = Recruit
do-pay = Pay with { $card }
do-settle = Buy: armies { $armies }, supply trains { $trains }
do-reinforce = Give { $general } a new army
do-reenter = Bring { $piece } back at { $city }
do-recruit-word = recruit, buy
do-pay-word = pay
do-settle-word = settle, purchase
do-reinforce-word = reinforce, give army
do-reenter-word = reenter, return
event-paid = { $nation } pays with { $cards }: { $points } points.
event-recruited = { $armies ->
    [0] { $nation } buys no army.
    [one] { $nation } buys 1 army and has { $total } now.
   *[other] { $nation } buys { $armies } armies and has { $total } now.
}
event-reinforced = { $armies ->
    [one] { $general } gets 1 new army.
   *[other] { $general } gets { $armies } new armies.
}
event-reentered = { $piece } re-enters at { $city }.
event-general-lost = { $general } is off the map.
event-train-eliminated = { $piece } is eliminated at { $city }.
event-turned-up = { $general } is in supply again.
event-turned-down = { $general } is out of supply.
event-starved = { $general } is lost for lack of supply, and with him { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $total } remain.
refused-recruit-points = This hand is not worth the { $price } points of one army or train.
refused-recruit-ceiling = This nation already has all the armies it may have.
refused-recruit-nowhere = There is nowhere to put what would be bought.
refused-paying-first = First settle this payment.
refused-card-not-held = That card is not in this nation's hand.
refused-paid-twice = That card is already part of the payment.
refused-paid-enough = This payment already buys all that can be used; points beyond it would be lost.
refused-settle-points = { $units ->
    [0] These cards do not buy anything yet.
   *[other] These cards buy at most { $units }, and something must be bought.
}
refused-settle-trains = Not so many supply trains of this nation are off the map.
refused-placing-first = First place what was bought.
refused-reinforce-other = New armies go to generals of the nation that has paid.
refused-reinforce-off-map = { $general } is off the map: he must re-enter to get armies.
refused-ninth-army = { $general } has 8 armies already.
refused-no-armies-left = No army is left to be given.
refused-reenter-piece = Only a lost piece of the nation that has paid comes back.
refused-reenter-retired = { $piece } is out of the game for good.
refused-reenter-unpaid = Nothing that was bought is left for { $piece }.
refused-reenter-elsewhere = { $piece } re-enters at a depot of its nation, and { $city } is none.
refused-reenter-occupied = { $city } has no place for { $piece }.
refused-reenter-no-room-left = With { $piece } at { $city }, the rest could not be placed any more.
refused-second-substitute = Only one substitute city may be used in a turn.
refused-reenter-no-substitute = While the depots are blocked, pieces re-enter in a substitute city, and { $city } is none.

### 1, 3 and 12: beginning, Tactical Cards, games for 3 and 2

option-two_players = Game for two
option-two_players-description = Which scenario is played when there are only two players.
option-two_players-war-in-the-west = The War in the West
option-two_players-austrian-theatre = The Austrian Theatre
option-roles = Who plays which role
option-roles-description = Whether the roles are drawn by lot or taken in the order of the seats.
option-roles-drawn = Drawn by lot
option-roles-in-order = In the order of the seats
option-expert = Expert game
option-expert-description = Cards of Fate with the texts of all suits, and the Offensive Option; with three or four players only.
option-expert-true = Yes
option-expert-false = No
option-shared_victory = Shared victory
option-shared_victory-description = Whether several attackers who qualify at the same check win together.
option-shared_victory-true = Yes, they win together
option-shared_victory-false = No, one player wins
option-prepared_fate = Prepared Cards of Fate
option-prepared_fate-description = Whether Elisabeth, Poems and America are kept out of the first four Cards of Fate.
option-prepared_fate-true = Yes, they come later
option-prepared_fate-false = No, any card may come

ask-allotting = How many armies does { $general } get? { $nation } has { $left } to allot, 1 to 8 a general.
ask-discarding = Choose which of the cards { $nation } has just drawn is discarded unseen.
do-allot = Give { $general } { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
do-allot-word = allot, give
do-discard = Discard { $card }
do-discard-word = discard
event-role-taken = { $seat } plays { $role }.
event-allotted = Everybody has secretly allotted their armies.
event-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $nation } draws 1 Tactical Card.
       *[other] { $nation } draws { $count } Tactical Cards.
    }
   *[other] { $nation } draws { $cards }.
}
event-deck-opened = Cards are drawn from deck { $deck } now.
event-used-shuffled = { $decks-count ->
    [one] The used cards of deck { $decks } are shuffled and become the draw deck.
   *[other] The used cards of decks { $decks } are shuffled together and become the draw deck.
}
event-card-discarded = { $card ->
    [hidden] { $nation } discards a card unseen.
   *[other] { $nation } discards { $card } unseen.
}
event-cards-thrown = { $count ->
    [one] 1 Tactical Card of the draw deck goes unseen to the used cards.
   *[other] { $count } Tactical Cards of the draw deck go unseen to the used cards.
}
refused-allot-first = First allot the armies of { $general }.
refused-allot-other = The armies of { $general } are being allotted now.
refused-allot-range = Every general gets at least 1 army and at most { $most }.
refused-allot-sum = All armies of the nation must be allotted: { $general } gets { $least } to { $most }.
refused-discard-first = { $nation } must first discard one of the cards just drawn.
refused-not-just-drawn = Only one of the cards just drawn may be discarded.

### 7 and 8: combat and retreat

ask-attacking = { $nation } has combats to fight: choose the next one.
ask-duel = { $score ->
    [0] { $nation } against { $enemy }, score 0: play { $suit } if you hold any, or a Reserve.
   *[other] { $nation } against { $enemy }, score { $score }: play { $suit } or a Reserve, or play no more.
}
ask-bearing = Share out in secret what is left of the stack: it loses { $lost } and keeps { $left }.
ask-retreating = Choose where { $nation } retreats to: { $steps ->
    [one] 1 city
   *[other] { $steps } cities
}.
do-attack = Attack { $target } from { $origin }
do-play = Play { $card }
do-play-reserve = Play { $card } at a value of { $value }
do-play-double = Play { $card } at double value
do-yield = Play no more
do-keep = { $generals }: { $armies } left
do-retreat = Retreat to { $city }
do-attack-word = attack, fight
do-play-word = play
do-play-reserve-word = play reserve, reserve
do-play-double-word = play double, double
do-yield-word = yield, decline, pass
do-keep-word = keep, leave
do-retreat-word = retreat
event-attacked = Combat: { $nation } attacks { $target } from { $origin } with { $attack ->
    [one] 1 army
   *[other] { $attack } armies
}; { $enemy } defends with { $defence }.
event-card-played = { $nation } plays { $card }, which counts { $value }: its score is { $score }.
event-tied = A tie: { $nation } against { $enemy }, without losses or retreat.
event-beaten = { $nation } is beaten by { $enemy } and loses { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $total } left in all.
event-losses-shared = { $nation } shares out its losses in secret: { $total } left in all.
event-loss-borne = { $general } has { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left.
event-retreated = Retreat to { $city }: { $generals }.
event-routed = With no way to retreat, { $nation } also loses { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $total } left in all.
refused-no-advance = Nobody moves in the combat phase, and the winner stays where he is.
refused-attacks-due = There are still combats to fight, and none may be left out.
refused-attack-origin = There is no general of the active nation in { $origin }.
refused-attack-empty = There is nobody to attack in { $target }.
refused-attack-friends = There are no enemies in { $target }.
refused-attack-train = There is only a supply train in { $target }, and trains do not fight.
refused-attack-distant = No road joins { $origin } and { $target }.
refused-attack-beaten = A beaten stack neither attacks nor is attacked again in this phase.
refused-attack-not-listed = This combat has been fought, or the generals were not adjacent when the phase began.
refused-attack-suit = By the Card of Fate, Soubise and Hildburghausen may not attack with the same suit.
refused-attack-halle = By the Card of Fate, nobody may be attacked in Halle.
refused-combat-under-way = The combat under way must be fought to its end first.
refused-no-right = { $nation } has the right to play.
refused-suit = The generals in { $place } need { $suit }.
refused-value = By the Card of Fate, cards count { $most } at most between Prussia and France.
refused-double = Only Prussia may play a spades 11 at double value, once in the turn, if the Card of Fate allows it.
refused-reserve-unnamed = Whoever plays a Reserve must name its value, 1 to { $most }.
refused-no-reserve = That is no Reserve: its value is printed on it.
refused-reserve-value = A Reserve is worth 1 to { $most }.
refused-must-go-on = By the Card of Fate, Prussia must play on until her score is positive, as long as her cards can do it.
refused-must-play = At score 0 { $nation } must play, as there are { $suit } in the hand.
refused-loss-due = The losses must be shared out first: { $lost }.
refused-keep-generals = Say what each general of the stack keeps, in the order of their ranks.
refused-keep-army = A general has 0 to { $most } armies.
refused-keep-sum = The stack keeps exactly { $left ->
    [one] 1 army
   *[other] { $left } armies
}.
refused-retreat-split = A retreating stack stays together, and no other piece moves now.
refused-retreat-due = The retreat must be decided first.
refused-retreat-occupied = { $city } is occupied.
refused-retreat-near = { $city } is nearer to the winner than another possible city.
refused-retreat-path = No free way of exactly { $steps ->
    [one] 1 city
   *[other] { $steps } cities
} leads to { $city }.

### 4 and 5: movement, conquest of objectives

ask-maneuvering = { $nation }: move your pieces, recruit, or end the movement.
ask-marching = { $steps ->
    [0] Setting out from { $city }: which is the next city?
   *[other] At { $city }: go on, or end this move.
}
do-set-out = Move { $pieces }
do-step = Go to { $city }
do-halt = End this move
do-shift = { $armies ->
    [one] Pass 1 army from { $giver } to { $taker }
   *[other] Pass { $armies } armies from { $giver } to { $taker }
}
do-end-movement = End the movement
do-set-out-word = move, set out
do-step-word = go to, step
do-halt-word = halt, stop, here
do-shift-word = shift, hand over
do-end-movement-word = end movement, end
event-stepped = { $pieces }: to { $city }.
event-shifted = { $armies ->
    [one] 1 army passes from { $general } to { $taker }.
   *[other] { $armies } armies pass from { $general } to { $taker }.
}
event-conquered = { $nation } conquers { $objective }.
event-reconquered = { $nation } reconquers { $objective }.
event-questioned = { $objective } is protected: { $nation } leaves a question mark there.
event-question-dropped = { $objective } is still protected: the question mark goes.
refused-nobody-moving = Nobody is on the move. First pick the pieces that are to move; a move that has ended cannot go on.
refused-not-recruiting = First begin to recruit.
refused-in-movement = This is the movement phase.
refused-drop = Nobody can be left behind under way.
refused-halt-at-once = A move goes at least to the next city.
refused-move-unfinished = First finish the move under way.
refused-move-other-nation = Only pieces of { $nation } move in this stage.
refused-move-off-map = Only pieces on the map move.
refused-move-apart = Only generals who stand together move together.
refused-move-reentered = { $piece } has re-entered, and does not move in this phase.
refused-move-joined = { $piece } does not move any more: where generals join, movement ends for all of them.
refused-moved-already = { $piece } has moved in this phase already.
refused-no-way-out = No road out of { $city } is open.
refused-no-road = No road leads from { $origin } to { $city }.
refused-main-roads-only = { $steps } cities is the limit, and one more only if the whole move is on main roads.
refused-train-occupied = { $city } is occupied, and a supply train enters empty cities only.
refused-own-train = Your own supply train stands in { $city }.
refused-stack-full = There would be more than three generals in { $city }.
refused-enemy-general = An enemy general stands in { $city }.
refused-friend = A friendly nation’s piece stands in { $city }.
refused-shift-other = Armies pass only between generals of { $nation }.
refused-shift-apart = Armies pass only between two generals who stand together.
refused-shift-none = At least 1 army must pass.
refused-shift-last = { $general } must keep at least 1 army.
refused-shift-full = { $general } cannot have more than { $most } armies.
refused-unfair-stop = An ally so close to victory may not be obstructed: no stopping in { $city }, which { $nation } still needs.

### 11 and 13: Cards of Fate, victory, the Offensive Option

ask-retiring = Choose a Prussian general to leave the game for good. Friedrich cannot be chosen.
ask-passing-on = Divide the { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left behind between { $generals }, in secret.
ask-choosing-gain = Choose in secret the general of { $nation } who gets an army.
ask-choosing-loss = Choose in secret the general of { $nation } who loses an army.
ask-moving-laudon = You may move Laudon one city now.
ask-shifting-leaving = Armies may pass between Laudon and those he leaves. Decline to go on.
ask-shifting-joined = Armies may pass between Laudon and those he has joined. Decline to go on.
ask-bartering = { $nation } may exchange a card with { $other }: choose yours unseen. Both must agree.
ask-exchanging = France may lay a Tactical Card aside unseen and draw another.
ask-trading = Prussia may give Austria a Tactical Card, and then draw one at random from Austria’s hand.
ask-exhausting = Austria may put the Prussian generals in one city of Austria or Saxony out of supply.
ask-driving-west = You may move Hildburghausen two cities to the west.
ask-stepping-away = Prussian stacks that Daun is about to attack may step away, one city each.
ask-declaring = Declare the offensive by setting a Tactical Card aside, or give it up: then all Prussian control markers are removed.
do-retire = Retire { $general }
do-choose = Choose { $general }
do-go = Move to { $city }
do-dodge = Step from { $origin } to { $city }
do-exhaust = Put those in { $city } out of supply
do-give = Give { $card }
do-set-aside = Declare the offensive, with { $card } set aside
do-retire-word = retire
do-choose-word = choose
do-go-word = go
do-dodge-word = dodge, step away
do-exhaust-word = exhaust
do-give-word = give
do-set-aside-word = set aside, declare
event-fate-drawn = { $fate }: { $text }
event-no-effect = { $fate } changes nothing.
event-army-gained = { $nation } gets 1 army and now has { $total }.
event-army-lost = { $nation } loses 1 army and now has { $total }.
event-card-given = { $card ->
    [hidden] A Tactical Card goes from { $nation } to { $taker }.
   *[other] { $card } goes from { $nation } to { $taker }.
}
event-nation-left = { $nation } leaves the game.
event-general-retired = { $lost ->
    [0] { $general } leaves the game for good.
    [one] { $general } leaves the game for good; 1 army is lost.
   *[other] { $general } leaves the game for good; { $lost } armies are lost.
}
event-imperial-army-taken = { $seat } takes over the Imperial Army.
event-objectives-lapsed = { $nation } needs only the first-order objectives from now on.
event-declined = { $nation } declines.
event-offensive-declared = { $card ->
    [hidden] Prussia declares the offensive: a Tactical Card lies aside, face down.
   *[other] Prussia declares the offensive: { $card } lies aside, face down.
}
event-offensive-given-up = Prussia gives up the offensive, and loses her control markers.
event-offensive-card-taken = { $card ->
    [hidden] Austria takes the card of the offensive.
   *[other] Austria takes the card of the offensive: { $card }.
}
event-offensive-failed = The offensive has failed: Prussia loses her control markers and conquers no more.
event-won = { $seat } wins: { $nation } has every objective required.
event-frederick-won = { $seat } wins: Frederick has withstood.
refused-fermor = The Card of Fate keeps Fermor from moving while he stands in { $city }.
refused-unstacking = The Card of Fate keeps { $general } from being parted from his stack.
refused-attack-position = The Card of Fate keeps { $general } from ending a move next to an enemy general, and there is one beside { $city }.
refused-train-spared = The Card of Fate keeps { $general } from eliminating a supply train.
refused-halle = The Card of Fate protects the supply train in { $city }.
refused-moved-up = { $general } has moved next to an enemy general, and so gets no new army this turn.
refused-no-recruits = The Card of Fate gives no new army to { $general } this turn.
refused-declaration-due = First decide about the offensive.
refused-retirement-due = First choose the general who retires.
refused-retire-friedrich = Friedrich himself cannot retire.
refused-retire-foreign = { $general } is not a Prussian general.
refused-retired-already = { $general } has retired already.
refused-passing-on = Each keeps what he had, nobody has more than 8, and exactly { $armies ->
    [one] 1 army is
   *[other] { $armies } armies are
} passed on.
refused-choice-due = First choose a general, as the Card of Fate says.
refused-choose-foreign = { $general } is not a general of { $nation }.
refused-choose-off-map = { $general } is off the map.
refused-choose-full = { $general } already has 8 armies.
refused-choose-last = { $general } would lose his last army.
refused-laudon-due = First decide whether Laudon moves.
refused-laudon-distant = { $city } is not next to Laudon.
refused-laudon-closed = Laudon cannot enter { $city }: somebody stands there.
refused-shift-laudon = Armies pass between Laudon and those who stand with him; each keeps 1 to { $most }.
refused-give-due = First decide whether { $nation } gives a card.
refused-exhaust = No Prussian general in supply stands in { $city }, or it is neither in Austria nor in Saxony.
refused-exhaust-due = First decide which Prussian generals are put out of supply.
refused-west = { $city } is not two free cities to the west of Hildburghausen.
refused-west-due = First decide whether Hildburghausen is moved.
refused-dodge-due = First decide which Prussian stacks step away.
refused-dodge-stack = No Prussian stack in { $city } may step away from Daun now.
refused-dodge-city = { $city } is not a free city next to that stack.
result-objectives = Victory by objectives
result-withstood = Frederick withstood to the end
result-offensive = Victory of the Prussian offensive

### 11 and 13: what the Cards of Fate say

text-poems = Prussia draws fewer Tactical Cards: 5 in a stage after the first of Poems and Lord Bute, 4 after the second.
text-lord-bute = Prussia draws fewer Tactical Cards: 5 in a stage after the first of Lord Bute and Poems, 4 after the second.
text-elisabeth = Russia leaves the game. Prussia retires one general. Sweden now needs only its first-order objectives.
text-sweden = Sweden leaves the game. Prussia retires one general.
text-india = After the first of India and America, Austria draws 4 cards and France 3. After the second, France leaves the game, Cumberland retires and Hanover draws 1 card.
text-america = After the first of America and India, Austria draws 4 cards and France 3. After the second, France leaves the game, Cumberland retires and Hanover draws 1 card.
text-event-1-clubs = (clubs) One Russian general on the map gets 1 army.
text-event-1-diamonds = (diamonds) Tottleben gets 1 army if he is on the map.
text-event-1-hearts = (hearts) Austria and Russia may exchange one Tactical Card, unseen.
text-event-1-spades = (spades) Nothing happens.
text-event-2-clubs = (clubs) Next turn Fermor does not move if he begins in Küstrin or right beside it.
text-event-2-diamonds = (diamonds) Next turn Saltikov moves 2 cities at most, 3 on main roads.
text-event-2-hearts = (hearts) Apraxin loses 1 army, unless it is his last.
text-event-2-spades = (spades) Nothing happens.
text-event-3-clubs = (clubs) Next turn no Tactical Card of 10 or more may be played in combats between Prussia and France.
text-event-3-diamonds = (diamonds) Next turn nobody may be attacked in Halle, and no supply train eliminated there.
text-event-3-hearts = (hearts) Next turn Soubise and Hildburghausen may not both attack in the same suit.
text-event-3-spades = (spades) Nothing happens.
text-event-4-clubs = (clubs) Nothing happens.
text-event-4-diamonds = (diamonds) Next turn Cumberland may neither move into attack position nor eliminate a supply train.
text-event-4-hearts = (hearts) France may exchange one Tactical Card with the draw deck.
text-event-4-spades = (spades) Next turn the first Tactical Card that France plays in combat counts 1 more.
text-event-5-clubs = (clubs) Nothing happens.
text-event-5-diamonds = (diamonds) Next turn Chevert, if stacked, may not unstack.
text-event-5-hearts = (hearts) Next turn Richelieu moves 2 cities at most, 3 on main roads.
text-event-5-spades = (spades) Next turn Soubise may neither move into attack position nor eliminate a supply train.
text-event-6-clubs = (clubs) Daun gets 1 army if he is on the map.
text-event-6-diamonds = (diamonds) Austria may put one Prussian general or stack in Austria or Saxony out of supply.
text-event-6-hearts = (hearts) Nothing happens.
text-event-6-spades = (spades) Austria may move Laudon one city.
text-event-7-clubs = (clubs) Nothing happens.
text-event-7-diamonds = (diamonds) Next turn, in Friedrich’s first combat, Prussia must play on to a positive score once she has the right to play, if her cards allow it.
text-event-7-hearts = (hearts) Next turn Friedrich and those stacked with him get no new armies.
text-event-7-spades = (spades) Next turn Friedrich may neither move into attack position nor eliminate a supply train.
text-event-8-clubs = (clubs) Next turn Prussian stacks may step away to a free neighbouring city when Daun is about to attack them.
text-event-8-diamonds = (diamonds) Next turn the first Tactical Card that Prussia plays when Friedrich attacks counts 5 more.
text-event-8-hearts = (hearts) Nothing happens.
text-event-8-spades = (spades) One Prussian general on the map gets 1 army.
text-event-9-clubs = (clubs) Next turn Friedrich moves up to 4 cities, 5 on main roads, also with his stack.
text-event-9-diamonds = (diamonds) Prussia may give Austria a Tactical Card and then draws one at random from Austria’s hand.
text-event-9-hearts = (hearts) Nothing happens.
text-event-9-spades = (spades) Russian generals whose nearest supply train is 5 or 6 cities away are out of supply at once.
text-event-10-clubs = (clubs) One Prussian general with 2 armies or more loses 1.
text-event-10-diamonds = (diamonds) Nothing happens.
text-event-10-hearts = (hearts) Next turn the first Tactical Card that Prussia plays when Friedrich is attacked counts 0.
text-event-10-spades = (spades) Next turn a Prussian general who gets new armies may not move into attack position in that stage.
text-event-11-clubs = (clubs) One Hanoverian general on the map gets 1 army.
text-event-11-diamonds = (diamonds) Nothing happens.
text-event-11-hearts = (hearts) Next turn Heinrich protects objectives up to 4 cities away.
text-event-11-spades = (spades) Next turn Prussia may once play an 11 of spades at double value.
text-event-12-clubs = (clubs) Ehrensvärd is out of supply at once if his supply train is 5 or 6 cities away.
text-event-12-diamonds = (diamonds) Nothing happens.
text-event-12-hearts = (hearts) If Hildburghausen has lost a combat this turn, Prussia may move him 2 cities to the west.
text-event-12-spades = (spades) Next turn Daun moves 2 cities at most, 3 on main roads.

### 2: sequence of play

event-turn-began = Turn { $turn } begins.
event-turn-ended = Turn { $turn } ends.
event-stage-began = It is the stage of { $nation }.
event-marker-removed = { $left ->
    [0] The last turn marker is removed.
   *[other] A turn marker is removed; { $left } left.
}
