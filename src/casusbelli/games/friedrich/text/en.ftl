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
do-recruit-word = recruit
do-pay-word = pay
do-settle-word = buy, settle, purchase
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
do-play-reserve-word = play
do-play-double-word = play double, double
do-yield-word = yield, pass
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
do-step-word = go to, step, march to
do-halt-word = halt, stop, here
do-shift-word = shift, transfer
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
refused-cards-kept = A nation keeps its tactical cards until it plays them in combat or pays with them.
refused-declaration-time = The offensive is declared in turn 3 alone, right after Prussia has drawn.
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
do-go-word = go, go to
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
event-stage-began = Stage: { $nation }.
event-marker-removed = { $left ->
    [0] The last turn marker is removed.
   *[other] A turn marker is removed; { $left } left.
}

### Exact odds

odds-option-cards = Hidden cards in the enemy’s hand, by the deck they come from: 7, or 7,3
odds-option-seen_a = Values of the enemy’s suit that you have seen of the first deck, your own cards included
odds-option-seen_b = The same for the second deck
odds-option-seen_c = The same for the third deck
odds-option-seen_d = The same for the fourth deck
odds-option-seen_reserves = Reserves that you have seen, by deck
odds-option-seen_others = Cards of other suits that you have seen, by deck
odds-option-total = Strength of the enemy’s hand in his suit, if you know it
odds-option-foe_hand = Values of the enemy’s cards of his suit, if you know them
odds-option-foe_reserves = The enemy’s Reserves, if you know them
odds-option-behind = A combat: the points that you are below zero, with the right to play
odds-option-hand = Values of your cards of your suit
odds-option-hand_reserves = Your Reserves
odds-option-own = Armies of your stack, with open hands
odds-option-foe = Armies of the enemy’s stack, with open hands
odds-figure-strength = Strength of the hidden hand in the suit, expected
odds-figure-cards = Cards of the suit in it, expected
odds-figure-none = It has neither a card of the suit nor a Reserve
odds-figure-bound = It has a card of the suit
odds-figure-stronger = You are the stronger side
odds-figure-even = Neither side can be beaten
odds-figure-weaker = You are the weaker side
odds-figure-least_loss = The fewest armies to lose, if you give in
odds-figure-least_loss_costs = Strength that this costs
odds-figure-beating_costs = Strength that it costs to outlast the enemy
odds-figure-own_lost = Armies that you lose, if both sides play best
odds-figure-foe_lost = Armies that the enemy loses, if both sides play best
odds-column-strength = Strength
odds-column-score = Score
odds-column-cards = Cards
odds-column-reserves = Reserves
odds-column-play = Value
odds-column-reserve = Reserve
odds-column-own_lost = You lose
odds-column-foe_lost = Enemy loses
friedrich-odds = Odds
present-odds-play = Card
present-odds-score = Score
present-odds-stronger = Stronger
present-odds-even = Even
present-odds-weaker = Weaker
present-odds-unanswered = Unanswered
present-odds-suit = Suit
present-odds-points = Points
present-odds-half = In half of all cases
present-odds-range = { $low }–{ $high }
present-odds-none = Nothing
present-percent = { $whole }.{ $tenths }%
friedrich-odds-hand = What { $nation } can make
friedrich-odds-foe = { $nation } in { $suit }: about { $points } points, { $low } to { $high } in half of all cases
friedrich-odds-foe-certain = { $nation } in { $suit }: { $points } points
friedrich-odds-nothing = nothing
friedrich-expected = Its hand, in points by suit
friedrich-expected-range = { $points } points on average, { $low } to { $high } in half of all cases
friedrich-odds-stronger = Stronger, if both play on
friedrich-odds-unanswered = The enemy cannot answer
friedrich-odds-tied = A tie at once
friedrich-odds-even = Neither can be beaten
friedrich-odds-weaker = Weaker
friedrich-odds-tie = The combat ends in a tie.
friedrich-odds-lost = Whoever gives in then loses { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
friedrich-odds-given-up = If the enemy gives in then, he loses { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.

### The map in the browser

friedrich-board = Map: drag to move it, zoom with the wheel, two fingers or Page Up and Page Down
friedrich-legend = Signs
friedrich-first-order = first-order objective
friedrich-second-order = second-order objective
friedrich-depot = depot
friedrich-main-road = main road
friedrich-own-armies = armies, seen by you only
friedrich-piece = { $train ->
    [true] { $name }
   *[other] { $name }, { $nation } { $rank }
}{ $armies ->
    [-1] { "" }
    [one] , 1 army
   *[other] , { $armies } armies
}{ $down ->
    [true] , out of supply
   *[other] { "" }
}
friedrich-place = { $city }{ $what ->
    [none] { "" }
   *[other] : { $what }
}{ $can ->
    [yes] , can be chosen
   *[other] { "" }
}
friedrich-objective = { $order ->
    [1] First-order objective of { $nation }
   *[other] Second-order objective of { $nation }
}{ $state ->
    [conquered] , conquered
    [questioned] , to be decided in phase 4
   *[open] { "" }
}
friedrich-depot-of = Depot of { $nation }
friedrich-guards = { $count ->
    [0] Protects no objective here.
    [one] Protects 1 objective.
   *[other] Protects { $count } objectives.
}
friedrich-supply = { $roads ->
    [-1] No train within six roads: out of supply when it is checked.
    [0] With a supply train.
    [one] 1 road to the supply train.
   *[other] { $roads } roads to the supply train.
}
friedrich-way = { $roads ->
    [one] 1 road away
   *[other] { $roads } roads away
}
friedrich-go = Move to { $city }
friedrich-through = Through, and on
friedrich-together = All together
friedrich-north-sea = North Sea
friedrich-baltic = Baltic Sea

### Beside the map in the browser

friedrich-nations = Nations
friedrich-cards = Tactical Cards in hand
friedrich-armies = Armies
friedrich-trains = Supply trains
friedrich-objectives = Objectives held, of those needed
friedrich-no-objectives = conquers nothing
friedrich-eased = Only the first-order objectives are needed
friedrich-stage = Stage
friedrich-left = out of the game
friedrich-without = { $name } commands no nation any more.
friedrich-deck = of deck { $deck }
friedrich-off-map = off the map
friedrich-out-of-supply = out of supply
friedrich-order = { $order ->
    [1] First-order objectives
   *[other] Second-order objectives
}
friedrich-goal = { $state ->
    [conquered] conquered
    [questioned] passed while protected
    [protected] protected now
    [lapsed] no longer needed
   *[open] not conquered
}
friedrich-clock = Turns and Cards of Fate
friedrich-turn = turn { $round }
friedrich-turn-of = Turn { $turn }
friedrich-marker = Turn { $turn }: a marker is removed at its end
friedrich-fate-slot = Turn { $turn }: a Card of Fate is drawn at its end
friedrich-before-fate = After turn { $turn }, every turn ends with a Card of Fate.
friedrich-fates-left = { $left ->
    [one] 1 Card of Fate is left.
   *[other] { $left } Cards of Fate are left.
}
friedrich-spent = Used in this turn.
friedrich-strokes = Strokes of Fate
friedrich-drawn = drawn
friedrich-earlier = { $count ->
    [one] 1 earlier card
   *[other] { $count } earlier cards
}
friedrich-hands = Hands
friedrich-hand-of = Tactical Cards: { $nation }
friedrich-in-hand = { $cards } in hand{ $playable ->
    [-1] { "" }
   *[other] , { $combat ->
        [true] { $playable } playable here
       *[other] { $playable } to choose from
    }
}
friedrich-look-at-card = Look at a card to see the score it would make.
friedrich-no-cards = No cards in hand.
friedrich-makes = { $value }: score { $score }
friedrich-keeps-right = { $nation } keeps the right to play.
friedrich-passes-right = The right to play passes to { $nation }.
friedrich-at-zero = The right to play passes to { $nation }, who must play { $suit } if there are any in the hand.
friedrich-card-score = { $card }, makes the score { $score }
friedrich-card-not-now = { $card }, not playable here
friedrich-concede = { $lost ->
    [0] Play no card: a tie
    [one] Concede, lose 1 army
   *[other] Concede, lose { $lost } armies
}
friedrich-give-up = Give up the offensive
friedrich-score = Score of the combat
friedrich-last-combat = Last combat
friedrich-no-combat = No combat yet.
friedrich-ahead = { $nation } ahead
friedrich-combat-of = { $nation } with { $attack } against { $enemy } with { $defence }.
friedrich-step = { $nation }: { $card }, score { $score }.
friedrich-allot = Armies at the start: { $nation }
friedrich-seen-by-you = seen by you only
friedrich-allot-now = Allot these armies
friedrich-to-give = { $over ->
    [0] { $left ->
        [0] All { $total } given
       *[other] Still to give: { $left } of { $total }
    }
   *[other] { $over } too many
}
friedrich-less = One army less for { $general }
friedrich-more = One army more for { $general }
friedrich-losses = What is left to whom
friedrich-had = had { $armies }
friedrich-keep-so = Share out the losses so
friedrich-left-behind = Armies left behind
friedrich-divide-so = Divide them so
friedrich-shift = Shift armies in a stack
friedrich-shift-now = Shift
friedrich-payment = Payment
friedrich-pay-how = Lay down cards from the hand.
friedrich-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
friedrich-buys = { $units ->
    [0] buy nothing yet: one army or train costs { $price }.
   *[other] buy { $units } at { $price } each{ $over ->
        [0] .
        [one] ; 1 point is lost.
       *[other] ; { $over } points are lost.
    }
}
friedrich-buy = Buy { $armies ->
    [0] { "" }
    [one] 1 army
   *[other] { $armies } armies
}{ $trains ->
    [0] { "" }
    [one] { $armies ->
        [0] 1 train
       *[other] { " " }and 1 train
    }
   *[other] { $armies ->
        [0] { $trains } trains
       *[other] { " " }and { $trains } trains
    }
}
friedrich-placing = To place: { $armies ->
    [0] { "" }
    [one] 1 army
   *[other] { $armies } armies
}{ $trains ->
    [0] { "" }
    [one] { " " }+ 1 train
   *[other] { " " }+ { $trains } trains
}
friedrich-comes-back = off the map: back at
friedrich-combats = Combats to fight
friedrich-retreats = Where the retreat may end
friedrich-generals = Generals
friedrich-moves = Where to
friedrich-phase-draw = drawing
friedrich-phase-move = movement
friedrich-phase-fight = combat
friedrich-phase-conquer = conquest
friedrich-phase-supply = supply

### Chapters

chapter-0 = One against all
chapter-1 = The pieces, the map, how to begin
chapter-2 = Sequence of play
chapter-3 = Tactical Cards (TC)
chapter-4 = Movement
chapter-5 = Conquest of objectives
chapter-6 = Armies
chapter-7 = Combat
chapter-8 = Retreat
chapter-9 = Supply
chapter-10 = Recruiting and re-entry
chapter-11 = Cards of Fate and end of the game
chapter-12 = Games for three and two players
chapter-13 = Expert game

### Clauses of the rulebook

clause-0-1 = Players and their nations
clause-0-2 = Friends and enemies
clause-0-3 = Only one winner
clause-0-4 = Victory of an attacker
clause-0-5 = Second-order objectives may lapse
clause-0-6 = Victory of Frederick
clause-0-7 = End of the game
clause-0-8 = Prussian objectives do not count in the basic game
clause-1-1-1 = Contents of the box
clause-1-1-2 = Pieces
clause-1-1-3 = Name and rank
clause-1-1-4 = Roster of generals
clause-1-1-5 = Control markers
clause-1-2-1 = Cities and roads
clause-1-2-2 = Adjacent cities and distances
clause-1-2-3 = Sectors and suits
clause-1-2-4 = Countries
clause-1-2-5 = Objective cities
clause-1-2-6 = Depot cities
clause-1-2-7 = Cities of the same name
clause-1-3-1 = Drawing the roles
clause-1-3-2 = Which 13 is which role
clause-1-3-3 = Beginners
clause-1-3-4 = Private army record
clause-1-3-5 = Placing the pieces
clause-1-3-6 = Starting cities
clause-1-3-7 = Starting armies
clause-1-3-8 = Secret allotment
clause-1-3-9 = Forced allotments
clause-1-3-10 = Nothing conquered, all in supply
clause-1-3-11 = The four decks of Tactical Cards
clause-1-3-12 = Turn markers
clause-1-3-13 = Deck of Fate
clause-2-1 = The turn and the order of the nations
clause-2-2 = The active nation and its five phases
clause-2-3 = Phase 1: Tactical Cards
clause-2-4 = Phase 2: movement
clause-2-5 = Phase 3: combat
clause-2-6 = Phases 4 and 5: retroactive conquest and supply
clause-2-7 = Nations out of the game
clause-2-8 = End of the turn
clause-2-9 = Turns 1 to 5
clause-2-10 = From turn 6 on
clause-2-11 = Which text counts
clause-2-12 = The card goes to the bottom
clause-2-13 = Longest and shortest game
clause-3-1 = No cards at the start
clause-3-2 = Number of cards drawn
clause-3-3 = France discards one of four
clause-3-4 = Cuts for Prussia
clause-3-5 = Cuts for Austria, France and Hanover
clause-3-6 = Keeping cards
clause-3-7 = One hand per nation
clause-3-8 = Hands are secret
clause-3-9 = The number of cards is public
clause-3-10 = Suits and values
clause-3-11 = Composition of a deck
clause-3-12 = Reserve cards
clause-3-13 = Use of Reserves
clause-3-14 = Used cards
clause-3-15 = The next deck
clause-3-16 = After the fourth deck
clause-3-17 = Ties and shortage
clause-4-1 = Moving along roads
clause-4-2 = How many pieces move
clause-4-3 = No jumping
clause-4-4 = Range of a general
clause-4-5 = One city more on main roads
clause-4-6 = Range of a supply train
clause-4-7 = Back and forth
clause-4-8 = One piece per city
clause-4-9 = Trains enter empty cities only
clause-4-10 = Where a general is blocked
clause-4-11 = A stack moves as one
clause-4-12 = Splitting a stack
clause-4-13 = Moved generals stay moved
clause-4-14 = Joining ends the move
clause-4-15 = Supreme commander
clause-4-16 = Eliminating an enemy train
clause-4-17 = Shifting armies in a stack
clause-5-1-1 = Who conquers
clause-5-1-2 = Passing or leaving
clause-5-1-3 = Only if unprotected
clause-5-1-4 = Protection
clause-5-1-5 = A defender on the objective itself
clause-5-1-6 = Who defends what
clause-5-1-7 = Prussia and Hanover apart
clause-5-1-8 = Several objectives in one move
clause-5-1-9 = One general protects many
clause-5-1-10 = Conquest marker
clause-5-1-11 = No second conquest
clause-5-1-12 = A stack conquers like one general
clause-5-2-1 = The question mark
clause-5-2-2 = Question marks are decided
clause-5-2-3 = Any own general may drive off the defender
clause-5-2-4 = Why protection ended does not matter
clause-5-2-5 = Question marks never outlive the stage
clause-5-3-1 = Reconquest
clause-5-3-2 = Protection against reconquest
clause-5-3-3 = After reconquest
clause-5-3-4 = Prussia reconquers in Prussia and Saxony
clause-5-4-1 = Unfair conduct
clause-5-4-2 = What the program enforces
clause-5-4-3 = Blocking of roads
clause-5-5-1 = Trains neither conquer nor protect
clause-5-5-2 = The Imperial train
clause-5-5-3 = The Imperial train hit by the leaving step
clause-6-1 = Armies are numbers
clause-6-2 = Declaring the total
clause-6-3 = Armies and generals need each other
clause-6-4 = Eight at most
clause-6-5 = National ceiling
clause-6-6 = Ceiling by generals
clause-6-7 = What all may know
clause-6-8 = What is hidden
clause-7-1-1 = Duty to attack
clause-7-1-2 = Combats are fixed at the start
clause-7-1-3 = Order of combats
clause-7-1-4 = Beaten sides drop out
clause-7-1-5 = Winners go on
clause-7-1-6 = Trains do not fight
clause-7-2-1 = Stating the strength
clause-7-2-2 = The weaker side plays
clause-7-2-3 = The suit
clause-7-2-4 = Own nation only
clause-7-2-5 = The new score
clause-7-2-6 = Still negative
clause-7-2-7 = Positive: the right passes
clause-7-2-8 = Zero: the right passes with a duty
clause-7-2-9 = Equal start
clause-7-2-10 = Duty at zero
clause-7-2-11 = Declining below zero
clause-7-2-12 = Tie
clause-7-2-13 = Cards are spent
clause-7-3-1 = Losses
clause-7-3-2 = Length of the retreat
clause-7-3-3 = The winner
clause-7-3-4 = Losses in a stack
clause-7-3-5 = Generals without armies
clause-7-4-1 = Special cases
clause-7-4-2 = What a combat reveals
clause-8-1 = When and how far
clause-8-2 = A stack stays together
clause-8-3 = The winner chooses
clause-8-4 = Legal path
clause-8-5 = As far as possible from the winner
clause-8-6 = Only the end counts
clause-8-7 = No full retreat
clause-8-8 = A retreat does nothing else
clause-9-1 = When supply is checked
clause-9-2 = Home country
clause-9-3 = Saxony
clause-9-4 = Own depots of Russia and France
clause-9-5 = Supply way
clause-9-6 = What blocks it
clause-9-7 = In supply
clause-9-8 = Out of supply
clause-9-9 = Face-down generals act normally
clause-9-10 = Mixed stacks
clause-9-11 = Turned up only in phase 5
clause-9-12 = Trains need no supply
clause-9-13 = Lost generals may return
clause-10-1 = When to recruit
clause-10-2 = Price
clause-10-3 = No change
clause-10-4 = Reserve as money
clause-10-5 = Armies to any general
clause-10-6 = Re-entry of generals
clause-10-7 = Announcement
clause-10-8 = Where pieces re-enter
clause-10-9 = Re-entry of trains
clause-10-10 = No movement after re-entry
clause-10-11 = Re-entered generals fight
clause-10-12 = When depots are blocked
clause-10-13 = Not blocked but not usable
clause-10-14 = Substitute city and price of 8
clause-10-15 = Lists of substitute cities
clause-10-16 = Retired pieces
clause-11-1 = The deck
clause-11-2 = Now or next turn
clause-11-3 = No target, no effect
clause-11-4 = Attack position
clause-11-5 = Ban on attack positions
clause-11-6 = Ban on eliminating trains
clause-11-7 = Armies given or taken by a card
clause-11-8 = Modified card values
clause-11-9 = Moves by cards do not conquer
clause-11-10 = Event cards 1 to 12, basic game
clause-11-10-1 = Card 1: spades
clause-11-10-2 = Card 2: spades
clause-11-10-3 = Card 3: spades
clause-11-10-4 = Card 4: spades
clause-11-10-5 = Card 5: spades
clause-11-10-6 = Card 6: spades
clause-11-10-7 = Card 7: spades
clause-11-10-8 = Card 8: spades
clause-11-10-9 = Card 9: spades
clause-11-10-10 = Card 10: spades
clause-11-10-11 = Card 11: spades
clause-11-10-12 = Card 12: spades
clause-11-11 = Strokes of Fate: Lord Bute and Poems
clause-11-11-1 = Stroke of Fate: Poems
clause-11-11-2 = Stroke of Fate: Lord Bute
clause-11-11-3 = Stroke of Fate: Elisabeth
clause-11-11-4 = Stroke of Fate: Sweden
clause-11-11-5 = Stroke of Fate: India
clause-11-11-6 = Stroke of Fate: America
clause-11-12 = A nation quits
clause-11-13 = Eased victory of Sweden
clause-11-14 = Eased victory of Austria and the Imperial Army
clause-11-15 = Second-order cities lapse
clause-11-16 = Retiring a general
clause-11-17 = When victory counts
clause-11-18 = Frederick at the check
clause-11-19 = Several nations complete at one check
clause-11-20 = The Imperial Army changes its player
clause-11-20-1 = What the change keeps
clause-11-21 = Option: shared victory
clause-11-22 = Option: prepared deck of Fate
clause-12-1 = Four players
clause-12-2 = Three players
clause-12-3 = Three players: the Imperial Army
clause-12-4 = Two players: common rules
clause-12-5 = Two players: cards thrown away
clause-12-6 = The War in the West: set-up
clause-12-7 = The War in the West: Prussian cards
clause-12-8 = The War in the West: victory
clause-12-9 = The Austrian Theatre: set-up
clause-12-10 = The Austrian Theatre: cards
clause-12-11 = The Austrian Theatre: victory
clause-12-12 = The Austrian Theatre: Prussian conquest
clause-13-1 = The expert game
clause-13-2 = Which text is read
clause-13-3 = Last victorious general
clause-13-4 = The victor is off the map
clause-13-5 = Offensive: free conquest in turns 1 and 2
clause-13-6 = Offensive: declaration in turn 3
clause-13-7 = Offensive not declared
clause-13-8 = Prussian victory by the offensive
clause-13-9 = Austria takes the card
clause-13-10 = Failure of the offensive
clause-13-11 = Price of the offensive: Austria eased
clause-13-12 = Reconquest by Austria
clause-13-13 = South of line 5
clause-13-21-1 = Card 1: clubs
clause-13-21-2 = Card 1: hearts
clause-13-21-3 = Card 1: diamonds
clause-13-22-1 = Card 2: clubs
clause-13-22-2 = Card 2: hearts
clause-13-22-3 = Card 2: diamonds
clause-13-23-1 = Card 3: clubs
clause-13-23-2 = Card 3: hearts
clause-13-23-3 = Card 3: diamonds
clause-13-24-1 = Card 4: clubs
clause-13-24-2 = Card 4: hearts
clause-13-24-3 = Card 4: diamonds
clause-13-25-1 = Card 5: clubs
clause-13-25-2 = Card 5: hearts
clause-13-25-3 = Card 5: diamonds
clause-13-26-1 = Card 6: clubs
clause-13-26-2 = Card 6: hearts
clause-13-26-3 = Card 6: diamonds
clause-13-27-1 = Card 7: clubs
clause-13-27-2 = Card 7: hearts
clause-13-27-3 = Card 7: diamonds
clause-13-28-1 = Card 8: clubs
clause-13-28-2 = Card 8: hearts
clause-13-28-3 = Card 8: diamonds
clause-13-29-1 = Card 9: clubs
clause-13-29-2 = Card 9: hearts
clause-13-29-3 = Card 9: diamonds
clause-13-30-1 = Card 10: clubs
clause-13-30-2 = Card 10: hearts
clause-13-30-3 = Card 10: diamonds
clause-13-31-1 = Card 11: clubs
clause-13-31-2 = Card 11: hearts
clause-13-31-3 = Card 11: diamonds
clause-13-32-1 = Card 12: clubs
clause-13-32-2 = Card 12: hearts
clause-13-32-3 = Card 12: diamonds

### Presentation

do-decline-word = decline, no
field-general = GENERAL
field-armies = ARMIES
field-card = CARD
field-pieces = PIECE PIECE PIECE
field-city = CITY
field-giver = FROM
field-taker = TO
field-trains = TRAINS
field-piece = PIECE
field-origin = FROM
field-target = TO
field-value = VALUE
field-generals = GENERAL GENERAL GENERAL
mark-frederick = F
mark-elisabeth = E
mark-maria-theresa = MT
mark-pompadour = P
mark-elisabeth-pompadour = EP
name-elisabeth-pompadour = Elisabeth and Pompadour
present-nation = { $nation } ({ $armies })
present-train = { $number ->
    [0] Train
   *[other] Train { $number }
}
present-lost = lost
present-retired = retired
present-unsupplied = { $city }, out of supply
present-turn = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }
}
present-stage = Turn { $turn }, stage: { $nation }
present-final = The end, in turn { $turn }
present-player = Nation
present-armies = Armies
present-cards = Cards
present-objectives = Objectives
present-note = { "" }
present-out = out of the game
present-missing = { $count ->
    [0] has all it needs
   *[other] { $count } to go
}
present-winner = winner
present-offensive-open = may conquer
present-offensive-declared = offensive declared
present-offensive-given-up = no offensive
present-offensive-failed = offensive failed
present-markers = Markers on the map
present-conquered = conquered
present-questioned = with a question mark
present-fate = Fate
present-strokes = Strokes of Fate
present-duel = Combat: { $origin } attacks { $target }
present-side = Side
present-suit = Suit
present-score = Score
present-right = { "" }
present-played = Has played
present-to-play = to play
present-counts = { $card } ({ $value })
present-contacts = Face to face
present-stack = { $generals } ({ $city } { $suit })
present-wanted = Objectives still needed
present-protected = protected
present-unprotected = unprotected
present-hand = Hand ({ $nation }, { $count }): { $cards }
present-no-cards = Hand ({ $nation }): no cards
present-reserves = { $count ->
    [one] 1 Reserve
   *[other] { $count } Reserves
}
present-aside = Set aside for the offensive: { $card }
chart-objectives = Objectives conquered, by turn
chart-armies = Armies, by turn
digest-cards = Cards played: { $plays }.
digest-card = { $nation } { $card }: { $score }
digest-moved = { $pieces }: by { $over } to { $city }.

### Tactical Cards as they are typed: suit, value and the letter of the deck

card-clubs-2-a = { suit-clubs } 2 A
card-clubs-3-a = { suit-clubs } 3 A
card-clubs-4-a = { suit-clubs } 4 A
card-clubs-5-a = { suit-clubs } 5 A
card-clubs-6-a = { suit-clubs } 6 A
card-clubs-7-a = { suit-clubs } 7 A
card-clubs-8-a = { suit-clubs } 8 A
card-clubs-9-a = { suit-clubs } 9 A
card-clubs-10-a = { suit-clubs } 10 A
card-clubs-11-a = { suit-clubs } 11 A
card-clubs-12-a = { suit-clubs } 12 A
card-clubs-13-a = { suit-clubs } 13 A
card-diamonds-2-a = { suit-diamonds } 2 A
card-diamonds-3-a = { suit-diamonds } 3 A
card-diamonds-4-a = { suit-diamonds } 4 A
card-diamonds-5-a = { suit-diamonds } 5 A
card-diamonds-6-a = { suit-diamonds } 6 A
card-diamonds-7-a = { suit-diamonds } 7 A
card-diamonds-8-a = { suit-diamonds } 8 A
card-diamonds-9-a = { suit-diamonds } 9 A
card-diamonds-10-a = { suit-diamonds } 10 A
card-diamonds-11-a = { suit-diamonds } 11 A
card-diamonds-12-a = { suit-diamonds } 12 A
card-diamonds-13-a = { suit-diamonds } 13 A
card-hearts-2-a = { suit-hearts } 2 A
card-hearts-3-a = { suit-hearts } 3 A
card-hearts-4-a = { suit-hearts } 4 A
card-hearts-5-a = { suit-hearts } 5 A
card-hearts-6-a = { suit-hearts } 6 A
card-hearts-7-a = { suit-hearts } 7 A
card-hearts-8-a = { suit-hearts } 8 A
card-hearts-9-a = { suit-hearts } 9 A
card-hearts-10-a = { suit-hearts } 10 A
card-hearts-11-a = { suit-hearts } 11 A
card-hearts-12-a = { suit-hearts } 12 A
card-hearts-13-a = { suit-hearts } 13 A
card-spades-2-a = { suit-spades } 2 A
card-spades-3-a = { suit-spades } 3 A
card-spades-4-a = { suit-spades } 4 A
card-spades-5-a = { suit-spades } 5 A
card-spades-6-a = { suit-spades } 6 A
card-spades-7-a = { suit-spades } 7 A
card-spades-8-a = { suit-spades } 8 A
card-spades-9-a = { suit-spades } 9 A
card-spades-10-a = { suit-spades } 10 A
card-spades-11-a = { suit-spades } 11 A
card-spades-12-a = { suit-spades } 12 A
card-spades-13-a = { suit-spades } 13 A
card-clubs-2-b = { suit-clubs } 2 B
card-clubs-3-b = { suit-clubs } 3 B
card-clubs-4-b = { suit-clubs } 4 B
card-clubs-5-b = { suit-clubs } 5 B
card-clubs-6-b = { suit-clubs } 6 B
card-clubs-7-b = { suit-clubs } 7 B
card-clubs-8-b = { suit-clubs } 8 B
card-clubs-9-b = { suit-clubs } 9 B
card-clubs-10-b = { suit-clubs } 10 B
card-clubs-11-b = { suit-clubs } 11 B
card-clubs-12-b = { suit-clubs } 12 B
card-clubs-13-b = { suit-clubs } 13 B
card-diamonds-2-b = { suit-diamonds } 2 B
card-diamonds-3-b = { suit-diamonds } 3 B
card-diamonds-4-b = { suit-diamonds } 4 B
card-diamonds-5-b = { suit-diamonds } 5 B
card-diamonds-6-b = { suit-diamonds } 6 B
card-diamonds-7-b = { suit-diamonds } 7 B
card-diamonds-8-b = { suit-diamonds } 8 B
card-diamonds-9-b = { suit-diamonds } 9 B
card-diamonds-10-b = { suit-diamonds } 10 B
card-diamonds-11-b = { suit-diamonds } 11 B
card-diamonds-12-b = { suit-diamonds } 12 B
card-diamonds-13-b = { suit-diamonds } 13 B
card-hearts-2-b = { suit-hearts } 2 B
card-hearts-3-b = { suit-hearts } 3 B
card-hearts-4-b = { suit-hearts } 4 B
card-hearts-5-b = { suit-hearts } 5 B
card-hearts-6-b = { suit-hearts } 6 B
card-hearts-7-b = { suit-hearts } 7 B
card-hearts-8-b = { suit-hearts } 8 B
card-hearts-9-b = { suit-hearts } 9 B
card-hearts-10-b = { suit-hearts } 10 B
card-hearts-11-b = { suit-hearts } 11 B
card-hearts-12-b = { suit-hearts } 12 B
card-hearts-13-b = { suit-hearts } 13 B
card-spades-2-b = { suit-spades } 2 B
card-spades-3-b = { suit-spades } 3 B
card-spades-4-b = { suit-spades } 4 B
card-spades-5-b = { suit-spades } 5 B
card-spades-6-b = { suit-spades } 6 B
card-spades-7-b = { suit-spades } 7 B
card-spades-8-b = { suit-spades } 8 B
card-spades-9-b = { suit-spades } 9 B
card-spades-10-b = { suit-spades } 10 B
card-spades-11-b = { suit-spades } 11 B
card-spades-12-b = { suit-spades } 12 B
card-spades-13-b = { suit-spades } 13 B
card-clubs-2-c = { suit-clubs } 2 C
card-clubs-3-c = { suit-clubs } 3 C
card-clubs-4-c = { suit-clubs } 4 C
card-clubs-5-c = { suit-clubs } 5 C
card-clubs-6-c = { suit-clubs } 6 C
card-clubs-7-c = { suit-clubs } 7 C
card-clubs-8-c = { suit-clubs } 8 C
card-clubs-9-c = { suit-clubs } 9 C
card-clubs-10-c = { suit-clubs } 10 C
card-clubs-11-c = { suit-clubs } 11 C
card-clubs-12-c = { suit-clubs } 12 C
card-clubs-13-c = { suit-clubs } 13 C
card-diamonds-2-c = { suit-diamonds } 2 C
card-diamonds-3-c = { suit-diamonds } 3 C
card-diamonds-4-c = { suit-diamonds } 4 C
card-diamonds-5-c = { suit-diamonds } 5 C
card-diamonds-6-c = { suit-diamonds } 6 C
card-diamonds-7-c = { suit-diamonds } 7 C
card-diamonds-8-c = { suit-diamonds } 8 C
card-diamonds-9-c = { suit-diamonds } 9 C
card-diamonds-10-c = { suit-diamonds } 10 C
card-diamonds-11-c = { suit-diamonds } 11 C
card-diamonds-12-c = { suit-diamonds } 12 C
card-diamonds-13-c = { suit-diamonds } 13 C
card-hearts-2-c = { suit-hearts } 2 C
card-hearts-3-c = { suit-hearts } 3 C
card-hearts-4-c = { suit-hearts } 4 C
card-hearts-5-c = { suit-hearts } 5 C
card-hearts-6-c = { suit-hearts } 6 C
card-hearts-7-c = { suit-hearts } 7 C
card-hearts-8-c = { suit-hearts } 8 C
card-hearts-9-c = { suit-hearts } 9 C
card-hearts-10-c = { suit-hearts } 10 C
card-hearts-11-c = { suit-hearts } 11 C
card-hearts-12-c = { suit-hearts } 12 C
card-hearts-13-c = { suit-hearts } 13 C
card-spades-2-c = { suit-spades } 2 C
card-spades-3-c = { suit-spades } 3 C
card-spades-4-c = { suit-spades } 4 C
card-spades-5-c = { suit-spades } 5 C
card-spades-6-c = { suit-spades } 6 C
card-spades-7-c = { suit-spades } 7 C
card-spades-8-c = { suit-spades } 8 C
card-spades-9-c = { suit-spades } 9 C
card-spades-10-c = { suit-spades } 10 C
card-spades-11-c = { suit-spades } 11 C
card-spades-12-c = { suit-spades } 12 C
card-spades-13-c = { suit-spades } 13 C
card-clubs-2-d = { suit-clubs } 2 D
card-clubs-3-d = { suit-clubs } 3 D
card-clubs-4-d = { suit-clubs } 4 D
card-clubs-5-d = { suit-clubs } 5 D
card-clubs-6-d = { suit-clubs } 6 D
card-clubs-7-d = { suit-clubs } 7 D
card-clubs-8-d = { suit-clubs } 8 D
card-clubs-9-d = { suit-clubs } 9 D
card-clubs-10-d = { suit-clubs } 10 D
card-clubs-11-d = { suit-clubs } 11 D
card-clubs-12-d = { suit-clubs } 12 D
card-clubs-13-d = { suit-clubs } 13 D
card-diamonds-2-d = { suit-diamonds } 2 D
card-diamonds-3-d = { suit-diamonds } 3 D
card-diamonds-4-d = { suit-diamonds } 4 D
card-diamonds-5-d = { suit-diamonds } 5 D
card-diamonds-6-d = { suit-diamonds } 6 D
card-diamonds-7-d = { suit-diamonds } 7 D
card-diamonds-8-d = { suit-diamonds } 8 D
card-diamonds-9-d = { suit-diamonds } 9 D
card-diamonds-10-d = { suit-diamonds } 10 D
card-diamonds-11-d = { suit-diamonds } 11 D
card-diamonds-12-d = { suit-diamonds } 12 D
card-diamonds-13-d = { suit-diamonds } 13 D
card-hearts-2-d = { suit-hearts } 2 D
card-hearts-3-d = { suit-hearts } 3 D
card-hearts-4-d = { suit-hearts } 4 D
card-hearts-5-d = { suit-hearts } 5 D
card-hearts-6-d = { suit-hearts } 6 D
card-hearts-7-d = { suit-hearts } 7 D
card-hearts-8-d = { suit-hearts } 8 D
card-hearts-9-d = { suit-hearts } 9 D
card-hearts-10-d = { suit-hearts } 10 D
card-hearts-11-d = { suit-hearts } 11 D
card-hearts-12-d = { suit-hearts } 12 D
card-hearts-13-d = { suit-hearts } 13 D
card-spades-2-d = { suit-spades } 2 D
card-spades-3-d = { suit-spades } 3 D
card-spades-4-d = { suit-spades } 4 D
card-spades-5-d = { suit-spades } 5 D
card-spades-6-d = { suit-spades } 6 D
card-spades-7-d = { suit-spades } 7 D
card-spades-8-d = { suit-spades } 8 D
card-spades-9-d = { suit-spades } 9 D
card-spades-10-d = { suit-spades } 10 D
card-spades-11-d = { suit-spades } 11 D
card-spades-12-d = { suit-spades } 12 D
card-spades-13-d = { suit-spades } 13 D
