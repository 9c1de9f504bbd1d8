### El juego

game-title = Friedrich
game-description = Federico el Grande, solo contra los ejércitos de cuatro potencias, hasta que el reloj del destino las obligue a abandonar.

### Naciones

nation-prussia = Prusia
nation-hanover = Hanover
nation-russia = Rusia
nation-sweden = Suecia
nation-austria = Austria
nation-imperial-army = Ejército Imperial
nation-france = Francia

### Países

country-prussia = Prusia
country-hanover = Hanover
country-sweden = Suecia
country-austria = Austria
country-saxony = Sajonia
country-empire = Imperio
country-poland = Polonia

### Roles

role-frederick = Federico
role-elisabeth = Elizabeth
role-maria-theresa = María Teresa
role-pompadour = Pompadour

### Palos

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

### Piezas: los generales llevan su nombre

piece-prussia-train-1 = Tren de suministro prusiano 1
piece-prussia-train-2 = Tren de suministro prusiano 2
piece-hanover-train = Tren de suministro de Hanover
piece-russia-train-1 = Tren de suministro ruso 1
piece-russia-train-2 = Tren de suministro ruso 2
piece-sweden-train = Tren de suministro sueco
piece-austria-train-1 = Tren de suministro austriaco 1
piece-austria-train-2 = Tren de suministro austriaco 2
piece-imperial-army-train = Tren de suministro imperial
piece-france-train-1 = Tren de suministro francés 1
piece-france-train-2 = Tren de suministro francés 2

### Cartas Tácticas: las demás muestran palo y valor

card-reserve-1-a = Reserva A1
card-reserve-2-a = Reserva A2
card-reserve-1-b = Reserva B1
card-reserve-2-b = Reserva B2
card-reserve-1-c = Reserva C1
card-reserve-2-c = Reserva C2
card-reserve-1-d = Reserva D1
card-reserve-2-d = Reserva D2

### Cartas del Destino

fate-event-1 = Carta del Destino 1
fate-event-2 = Carta del Destino 2
fate-event-3 = Carta del Destino 3
fate-event-4 = Carta del Destino 4
fate-event-5 = Carta del Destino 5
fate-event-6 = Carta del Destino 6
fate-event-7 = Carta del Destino 7
fate-event-8 = Carta del Destino 8
fate-event-9 = Carta del Destino 9
fate-event-10 = Carta del Destino 10
fate-event-11 = Carta del Destino 11
fate-event-12 = Carta del Destino 12
fate-poems = Poemas
fate-lord-bute = Lord Bute
fate-elisabeth = Elizabeth
fate-sweden = Suecia
fate-india = India
fate-america = América

### Componentes, para decir cuáles son reconstrucciones

component-sectors-sectors = Sectores y sus palos
component-cities-board = Medidas del mapa
component-cities-cities = Ciudades: nombre, lugar y país
component-roads-main = Caminos principales
component-roads-normal = Caminos normales
component-nations-nations = Naciones: ejércitos, cartas, países de origen y depósitos
component-pieces-generals = Generales y sus ciudades iniciales
component-pieces-trains = Trenes de suministro y sus ciudades iniciales
component-objectives-objectives = Ciudades objetivo
component-cards-decks = Número de mazos
component-cards-suits = Palos
component-cards-values = Valores de las Cartas Tácticas
component-cards-reserves = Cartas de Reserva de un mazo
component-cards-reserve_value = Valor de una Carta de Reserva
component-fate-cards = Cartas del Destino
component-scenarios-scenarios = Partidas para 4, 3 y 2 jugadores
