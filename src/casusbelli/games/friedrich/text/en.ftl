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
