### O jogo

game-title = Friedrich
game-description = Frederico, o Grande, sozinho contra os exércitos de quatro potências, até que o relógio do destino as obrigue a abandonar a guerra.

### Nações

nation-prussia = Prússia
nation-hanover = Hanôver
nation-russia = Rússia
nation-sweden = Suécia
nation-austria = Áustria
nation-imperial-army = Exército Imperial
nation-france = França

### Países

country-prussia = Prússia
country-hanover = Hanôver
country-sweden = Suécia
country-austria = Áustria
country-saxony = Saxônia
country-empire = Império
country-poland = Polônia

### Papéis

role-frederick = Frederico
role-elisabeth = Elisabeth
role-maria-theresa = Maria Teresa
role-pompadour = Pompadour

### Naipes

suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas

### Peças: os generais têm seu nome

piece-prussia-train-1 = Trem de suprimentos prussiano 1
piece-prussia-train-2 = Trem de suprimentos prussiano 2
piece-hanover-train = Trem de suprimentos de Hanôver
piece-russia-train-1 = Trem de suprimentos russo 1
piece-russia-train-2 = Trem de suprimentos russo 2
piece-sweden-train = Trem de suprimentos sueco
piece-austria-train-1 = Trem de suprimentos austríaco 1
piece-austria-train-2 = Trem de suprimentos austríaco 2
piece-imperial-army-train = Trem de suprimentos imperial
piece-france-train-1 = Trem de suprimentos francês 1
piece-france-train-2 = Trem de suprimentos francês 2

### Cartas Táticas: as outras mostram naipe e valor

card-reserve-1-a = Reserva A1
card-reserve-2-a = Reserva A2
card-reserve-1-b = Reserva B1
card-reserve-2-b = Reserva B2
card-reserve-1-c = Reserva C1
card-reserve-2-c = Reserva C2
card-reserve-1-d = Reserva D1
card-reserve-2-d = Reserva D2

### Cartas do Destino

fate-event-1 = Carta do Destino 1
fate-event-2 = Carta do Destino 2
fate-event-3 = Carta do Destino 3
fate-event-4 = Carta do Destino 4
fate-event-5 = Carta do Destino 5
fate-event-6 = Carta do Destino 6
fate-event-7 = Carta do Destino 7
fate-event-8 = Carta do Destino 8
fate-event-9 = Carta do Destino 9
fate-event-10 = Carta do Destino 10
fate-event-11 = Carta do Destino 11
fate-event-12 = Carta do Destino 12
fate-poems = Poemas
fate-lord-bute = Lorde Bute
fate-elisabeth = Elisabeth
fate-sweden = Suécia
fate-india = Índia
fate-america = América

### Componentes, para dizer quais são reconstruções

component-sectors-sectors = Setores e seus naipes
component-cities-board = Medidas do mapa
component-cities-cities = Cidades: nome, lugar e país
component-roads-main = Estradas principais
component-roads-normal = Estradas normais
component-nations-nations = Nações: exércitos, cartas, países de origem e depósitos
component-pieces-generals = Generais e suas cidades iniciais
component-pieces-trains = Trens de suprimentos e suas cidades iniciais
component-objectives-objectives = Cidades-objetivo
component-cards-decks = Número de baralhos
component-cards-suits = Naipes
component-cards-values = Valores das Cartas Táticas
component-cards-reserves = Cartas de Reserva de um baralho
component-cards-reserve_value = Valor de uma Carta de Reserva
component-fate-cards = Cartas do Destino
component-scenarios-scenarios = Partidas para 4, 3 e 2 jogadores
