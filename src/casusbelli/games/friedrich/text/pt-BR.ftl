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

### 6, 9 e 10: exércitos, suprimento, recrutamento

ask-paying = Entregue cartas: { $points } pontos até agora, o bastante para { $units } a { $price } cada.
ask-placing = { $trains ->
    [0] { $armies ->
        [one] Dê o exército novo a um general, ou traga de volta com ele um general perdido.
       *[other] Distribua os { $armies } exércitos novos entre os generais, ou traga de volta com eles os perdidos.
    }
   *[other] A colocar: { $armies } exércitos e { $trains } trens de suprimento.
}
do-recruit = Recrutar
do-pay = Pagar com { $card }
do-settle = Comprar: exércitos { $armies }, trens de suprimento { $trains }
do-reinforce = Dar um exército novo a { $general }
do-reenter = Trazer { $piece } de volta em { $city }
do-recruit-word = recrutar, recruta
do-pay-word = pagar, paga
do-settle-word = comprar, compra
do-reinforce-word = reforçar, reforça, dar
do-reenter-word = reentrar, retornar, voltar
event-paid = { $nation } paga com { $cards }: { $points } pontos.
event-recruited = { $armies ->
    [0] { $nation } não compra exércitos.
    [one] { $nation } compra 1 exército e agora tem { $total }.
   *[other] { $nation } compra { $armies } exércitos e agora tem { $total }.
}
event-reinforced = { $armies ->
    [one] { $general } recebe 1 exército novo.
   *[other] { $general } recebe { $armies } exércitos novos.
}
event-reentered = { $piece } volta ao mapa em { $city }.
event-general-lost = { $general } sai do mapa.
event-train-eliminated = { $piece } é eliminado em { $city }.
event-turned-up = { $general } volta a estar suprido.
event-turned-down = { $general } fica sem suprimento.
event-starved = { $general } se perde por falta de suprimento, e com ele { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}: restam { $total }.
refused-recruit-points = Esta mão não vale os { $price } pontos de um exército ou trem.
refused-recruit-ceiling = Esta nação já tem todos os exércitos que pode ter.
refused-recruit-nowhere = Não há onde colocar o que seria comprado.
refused-paying-first = Primeiro conclua este pagamento.
refused-card-not-held = Essa carta não está na mão desta nação.
refused-paid-twice = Essa carta já está no pagamento.
refused-paid-enough = Este pagamento já compra tudo o que se pode usar; os pontos a mais se perderiam.
refused-settle-points = { $units ->
    [0] Com estas cartas ainda não se compra nada.
   *[other] Com estas cartas compram-se no máximo { $units }, e alguma coisa é preciso comprar.
}
refused-settle-trains = Não há tantos trens de suprimento desta nação fora do mapa.
refused-placing-first = Primeiro coloque o que foi comprado.
refused-reinforce-other = Os exércitos novos são para generais da nação que pagou.
refused-reinforce-off-map = { $general } está fora do mapa: para receber exércitos, precisa voltar.
refused-ninth-army = { $general } já tem 8 exércitos.
refused-no-armies-left = Não resta nenhum exército para dar.
refused-reenter-piece = Só volta uma peça perdida da nação que pagou.
refused-reenter-retired = { $piece } está fora do jogo para sempre.
refused-reenter-unpaid = Do que foi comprado não resta nada para { $piece }.
refused-reenter-elsewhere = { $piece } volta em um depósito de sua nação, e { $city } não é um deles.
refused-reenter-occupied = Em { $city } não há lugar para { $piece }.
refused-reenter-no-room-left = Com { $piece } em { $city }, o resto já não poderia ser colocado.
refused-second-substitute = Só se pode usar uma cidade substituta por rodada.
refused-reenter-no-substitute = Com os depósitos bloqueados, as peças voltam em uma cidade substituta, e { $city } não é uma delas.

### 1, 3 e 12: começo, Cartas Táticas, partidas para 3 e 2

option-two_players = Partida para dois
option-two_players-description = Qual cenário é jogado quando há apenas dois jogadores.
option-two_players-war-in-the-west = A guerra no oeste
option-two_players-austrian-theatre = O teatro austríaco
option-roles = Distribuição dos papéis
option-roles-description = Se os papéis são sorteados ou tomados na ordem dos lugares.
option-roles-drawn = Por sorteio
option-roles-in-order = Na ordem dos lugares
option-expert = Modo avançado
option-expert-description = Cartas do Destino com os textos de todos os naipes e opção de ofensiva; só com três ou quatro jogadores.
option-expert-true = Sim
option-expert-false = Não
option-shared_victory = Vitória compartilhada
option-shared_victory-description = Se vários atacantes que cumprem sua condição na mesma verificação vencem juntos.
option-shared_victory-true = Sim, vencem juntos
option-shared_victory-false = Não, só um vence
option-prepared_fate = Cartas do Destino preparadas
option-prepared_fate-description = Se Elisabeth, Poemas e América não podem estar entre as quatro primeiras Cartas do Destino.
option-prepared_fate-true = Sim, saem mais tarde
option-prepared_fate-false = Não, tudo pode sair

ask-allotting = Quantos exércitos { $general } recebe? { $nation } tem { $left } por distribuir, de 1 a 8 por general.
ask-discarding = Escolha qual das cartas que { $nation } acaba de comprar será descartada sem ser mostrada.
do-allot = Dar { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
} a { $general }
do-allot-word = distribuir, distribui, dar
do-discard = Descartar { $card }
do-discard-word = descartar, descarta
event-role-taken = { $seat } joga com { $role }.
event-allotted = Todos distribuíram em segredo os seus exércitos.
event-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $nation } compra 1 Carta Tática.
       *[other] { $nation } compra { $count } Cartas Táticas.
    }
   *[other] { $nation } compra { $cards }.
}
event-deck-opened = Agora se compra do baralho { $deck }.
event-used-shuffled = { $decks-count ->
    [one] As cartas usadas do baralho { $decks } são embaralhadas e formam o novo monte.
   *[other] As cartas usadas dos baralhos { $decks } são embaralhadas juntas e formam o novo monte.
}
event-card-discarded = { $card ->
    [hidden] { $nation } descarta uma carta sem mostrá-la.
   *[other] { $nation } descarta { $card } sem mostrar a carta.
}
event-cards-thrown = { $count ->
    [one] 1 Carta Tática do monte vai para as usadas sem ser vista.
   *[other] { $count } Cartas Táticas do monte vão para as usadas sem serem vistas.
}
refused-allot-first = Primeiro distribua os exércitos de { $general }.
refused-allot-other = Agora se decidem os exércitos de { $general }.
refused-allot-range = Cada general recebe no mínimo 1 exército e no máximo { $most }.
refused-allot-sum = Todos os exércitos da nação precisam ser distribuídos: { $general } recebe de { $least } a { $most }.
refused-discard-first = { $nation } precisa antes descartar uma das cartas que acaba de comprar.
refused-not-just-drawn = Só se descarta uma das cartas que acabaram de ser compradas.

### 7 e 8: combate e retirada

ask-attacking = { $nation } tem combates pendentes: escolha o próximo.
ask-duel = { $score ->
    [0] { $nation } contra { $enemy }, pontuação 0: jogue uma CT de { $suit } se tiver, ou uma Carta de Reserva.
   *[other] { $nation } contra { $enemy }, pontuação { $score }: jogue uma CT de { $suit } ou uma Carta de Reserva, ou não jogue mais.
}
ask-bearing = Divida em segredo o que resta da pilha: ela perde { $lost } e fica com { $left }.
ask-retreating = Escolha para onde recua { $nation }, a { $steps ->
    [one] 1 cidade
   *[other] { $steps } cidades
} de caminho.
do-attack = Atacar { $target } a partir de { $origin }
do-play = Jogar { $card }
do-play-reserve = Jogar { $card } com valor { $value }
do-play-double = Jogar { $card } pelo dobro do valor
do-yield = Não jogar mais
do-keep = { $generals }: restam { $armies }
do-retreat = Retirada até { $city }
do-attack-word = atacar, ataca, ataque
do-play-word = jogar, joga, jogue
do-play-reserve-word = jogar reserva, reserva
do-play-double-word = jogar dobro, dobro
do-yield-word = não jogar, ceder, passo
do-keep-word = manter, mantém, deixar
do-retreat-word = recuar, recua, retirada
event-attacked = Combate: { $nation } ataca { $target } a partir de { $origin } com { $attack ->
    [one] 1 exército
   *[other] { $attack } exércitos
}; { $enemy } se defende com { $defence }.
event-card-played = { $nation } joga { $card }, que conta { $value }: sua pontuação é { $score }.
event-tied = Empate: { $nation } contra { $enemy }, sem perdas nem retirada.
event-beaten = { $nation } perde o combate contra { $enemy } e { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}: restam { $total } no total.
event-loss-borne = { $general } fica com { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}.
event-retreated = Retirada para { $city }: { $generals }.
event-routed = Sem retirada possível, { $nation } perde mais { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}: restam { $total } no total.
refused-no-advance = Na fase de combate ninguém se move, e quem vence fica onde está.
refused-attacks-due = Há combates pendentes, e todos precisam ser travados.
refused-attack-origin = Em { $origin } não há nenhum general da nação ativa.
refused-attack-empty = Em { $target } não há ninguém para atacar.
refused-attack-friends = Em { $target } não há inimigos.
refused-attack-train = Em { $target } há só um trem de suprimentos, e trens não combatem.
refused-attack-distant = Nenhum caminho liga { $origin } a { $target }.
refused-attack-beaten = Uma pilha derrotada não ataca nem é atacada de novo nesta fase.
refused-attack-not-listed = Esse combate já foi travado, ou os generais não estavam lado a lado quando a fase começou.
refused-attack-suit = Pela Carta do Destino, Soubise e Hildburghausen não podem atacar com o mesmo naipe.
refused-attack-halle = Pela Carta do Destino, ninguém pode ser atacado em Halle.
refused-combat-under-way = Primeiro é preciso terminar o combate em andamento.
refused-no-right = O direito de jogar é de { $nation }.
refused-suit = Os generais em { $place } precisam de { $suit }.
refused-value = Pela Carta do Destino, entre a Prússia e a França as CT valem no máximo { $most }.
refused-double = Só a Prússia pode jogar pelo dobro um 11 de espadas, uma vez na rodada, se a Carta do Destino permitir.
refused-reserve-unnamed = Ao jogar uma Carta de Reserva é preciso dizer seu valor, de 1 a { $most }.
refused-no-reserve = Essa não é uma Carta de Reserva: seu valor está impresso.
refused-reserve-value = Uma Carta de Reserva vale de 1 a { $most }.
refused-must-go-on = Pela Carta do Destino, a Prússia precisa continuar jogando até sua pontuação ficar positiva, enquanto suas cartas bastarem.
refused-must-play = Com pontuação 0, { $nation } precisa jogar, pois tem { $suit } na mão.
refused-loss-due = Primeiro é preciso dividir as perdas: { $lost }.
refused-keep-generals = É preciso dizer com quanto fica cada general da pilha, por ordem de patente.
refused-keep-army = Um general tem de 0 a { $most } exércitos.
refused-keep-sum = A pilha fica com exatamente { $left ->
    [one] 1 exército
   *[other] { $left } exércitos
}.
refused-retreat-split = Uma pilha em retirada não se divide, e nenhuma outra peça se move agora.
refused-retreat-due = Primeiro é preciso decidir a retirada.
refused-retreat-occupied = { $city } está ocupada.
refused-retreat-near = { $city } fica mais perto do vencedor que outra cidade possível.
refused-retreat-path = Nenhum caminho livre de exatamente { $steps ->
    [one] 1 cidade
   *[other] { $steps } cidades
} leva a { $city }.

### 4 e 5: movimento, conquista de objetivos

ask-maneuvering = { $nation }: mova suas peças, recrute ou termine o movimento.
ask-marching = { $steps ->
    [0] Saindo de { $city }: qual é a próxima cidade?
   *[other] Em { $city }: siga adiante ou termine este movimento.
}
do-set-out = Mover { $pieces }
do-step = Ir para { $city }
do-halt = Terminar este movimento
do-shift = { $armies ->
    [one] Passar 1 exército de { $giver } para { $taker }
   *[other] Passar { $armies } exércitos de { $giver } para { $taker }
}
do-end-movement = Terminar a fase de movimento
do-set-out-word = mover, move, sair
do-step-word = ir para, vou para, para
do-halt-word = parar, alto, aqui
do-shift-word = passar, passa, transferir
do-end-movement-word = terminar movimento, fim do movimento
event-stepped = { $pieces }: até { $city }.
event-shifted = { $armies ->
    [one] 1 exército passa de { $general } para { $taker }.
   *[other] { $armies } exércitos passam de { $general } para { $taker }.
}
event-conquered = { $nation } conquista { $objective }.
event-reconquered = { $nation } reconquista { $objective }.
event-questioned = { $objective } está protegida: { $nation } deixa ali um ponto de interrogação.
event-question-dropped = { $objective } continua protegida: o ponto de interrogação é retirado.
refused-nobody-moving = Não há nenhum movimento em curso: escolha antes as peças que vão se mover. Um movimento terminado não continua.
refused-not-recruiting = Antes é preciso começar a recrutar.
refused-in-movement = Esta é a fase de movimento.
refused-drop = Ninguém pode ser deixado no caminho.
refused-halt-at-once = Um movimento vai pelo menos até a cidade seguinte.
refused-move-unfinished = Antes é preciso terminar o movimento em curso.
refused-move-other-nation = Nesta etapa só se movem as peças de { $nation }.
refused-move-off-map = Só se movem as peças que estão no mapa.
refused-move-apart = Só se movem juntos os generais que estão na mesma cidade.
refused-move-reentered = { $piece } acabou de voltar ao mapa e não se move nesta fase.
refused-move-joined = { $piece } não se move mais: quando generais se juntam, o movimento termina para todos.
refused-moved-already = { $piece } já se moveu nesta fase.
refused-no-way-out = Nenhuma estrada que sai de { $city } está livre.
refused-no-road = Nenhuma estrada liga { $origin } a { $city }.
refused-main-roads-only = O limite é de { $steps } cidades, e mais uma só se todo o movimento for por estradas principais.
refused-train-occupied = { $city } está ocupada, e um trem de suprimentos só entra em cidades vazias.
refused-own-train = Em { $city } está um trem de suprimentos seu.
refused-stack-full = Em { $city } haveria mais de três generais.
refused-enemy-general = Em { $city } há um general inimigo.
refused-friend = Em { $city } há uma peça de uma nação amiga.
refused-shift-other = Exércitos só passam entre generais de { $nation }.
refused-shift-apart = Exércitos só passam entre dois generais que estão na mesma cidade.
refused-shift-none = É preciso passar pelo menos 1 exército.
refused-shift-last = { $general } precisa ficar com pelo menos 1 exército.
refused-shift-full = { $general } não pode ter mais de { $most } exércitos.
refused-unfair-stop = Não se pode atrapalhar um aliado tão perto da vitória: ninguém para em { $city }, de que { $nation } ainda precisa.
