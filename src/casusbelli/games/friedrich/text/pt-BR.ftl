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
ask-retreating = Escolha para onde recua { $nation }: { $steps ->
    [one] 1 cidade
   *[other] { $steps } cidades
}.
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
event-losses-shared = { $nation } divide suas perdas em segredo: restam { $total } no total.
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
do-step-word = ir para, vou para, seguir para
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

### 11 e 13: Cartas do Destino, vitória, Opção Ofensiva

ask-retiring = Escolha um general prussiano que deixa o jogo para sempre. Friedrich não pode ser escolhido.
ask-passing-on = Distribua em segredo entre { $generals } { $armies ->
    [one] o exército que fica
   *[other] os { $armies } exércitos que ficam
}.
ask-choosing-gain = Escolha em segredo o general que recebe um exército. Nação: { $nation }.
ask-choosing-loss = Escolha em segredo o general que perde um exército. Nação: { $nation }.
ask-moving-laudon = Você pode mover Laudon uma cidade agora.
ask-shifting-leaving = Exércitos podem passar entre Laudon e os que ele deixa. Recuse para continuar.
ask-shifting-joined = Exércitos podem passar entre Laudon e aqueles a quem ele se juntou. Recuse para continuar.
ask-bartering = { $nation } pode trocar uma carta com { $other }: escolha a sua sem mostrá-la. As duas precisam concordar.
ask-exchanging = A França pode descartar uma CT sem mostrá-la e comprar outra.
ask-trading = A Prússia pode dar uma CT à Áustria e depois tirar uma ao acaso da mão da Áustria.
ask-exhausting = A Áustria pode deixar sem suprimento os generais prussianos de uma cidade da Áustria ou da Saxônia.
ask-driving-west = Você pode mover Hildburghausen duas cidades para o oeste.
ask-stepping-away = As pilhas prussianas que Daun vai atacar podem se afastar, cada uma para uma cidade vizinha.
ask-declaring = Declare a ofensiva separando uma CT, ou desista dela: nesse caso todos os marcadores de controle prussianos são retirados.
do-retire = Retirar { $general } do jogo
do-choose = Escolher { $general }
do-go = Mover para { $city }
do-dodge = Afastar-se de { $origin } para { $city }
do-exhaust = Deixar sem suprimento os de { $city }
do-give = Dar { $card }
do-set-aside = Declarar a ofensiva separando { $card }
do-retire-word = aposentar, aposenta
do-choose-word = escolher, escolhe
do-go-word = levar, leva
do-dodge-word = afastar, esquivar
do-exhaust-word = esgotar, esgota
do-give-word = entregar, entrega
do-set-aside-word = separar, declarar
event-fate-drawn = { $fate }: { $text }
event-no-effect = { $fate } não muda nada.
event-army-gained = { $nation } recebe 1 exército e agora tem { $total }.
event-army-lost = { $nation } perde 1 exército e agora tem { $total }.
event-card-given = { $card ->
    [hidden] Uma CT passa para outra mão: de { $nation } para { $taker }.
   *[other] { $card } passa para outra mão: de { $nation } para { $taker }.
}
event-nation-left = { $nation } deixa o jogo.
event-general-retired = { $lost ->
    [0] { $general } deixa o jogo para sempre.
    [one] { $general } deixa o jogo para sempre; perde-se 1 exército.
   *[other] { $general } deixa o jogo para sempre; perdem-se { $lost } exércitos.
}
event-imperial-army-taken = { $seat } assume o comando do Exército Imperial.
event-objectives-lapsed = { $nation } agora só precisa dos objetivos de primeira ordem.
event-declined = { $nation } não usa a carta.
event-offensive-declared = { $card ->
    [hidden] A Prússia declara a ofensiva: uma CT fica separada, virada para baixo.
   *[other] A Prússia declara a ofensiva: { $card } fica separada, virada para baixo.
}
event-offensive-given-up = A Prússia desiste da ofensiva e perde seus marcadores de controle.
event-offensive-card-taken = { $card ->
    [hidden] A Áustria pega a carta da ofensiva.
   *[other] A Áustria pega a carta da ofensiva: { $card }.
}
event-offensive-failed = A ofensiva fracassou: a Prússia perde seus marcadores de controle e não conquista mais.
event-won = { $seat } vence: { $nation } tem todos os objetivos de que precisa.
event-frederick-won = { $seat } vence: Frederico resistiu.
refused-fermor = A Carta do Destino impede que Fermor se mova enquanto estiver em { $city }.
refused-unstacking = A Carta do Destino impede que { $general } se separe de sua pilha.
refused-attack-position = A Carta do Destino impede que { $general } termine um movimento ao lado de um general inimigo, e junto de { $city } há um.
refused-train-spared = A Carta do Destino impede que { $general } elimine um trem de suprimentos.
refused-halle = A Carta do Destino protege o trem de suprimentos que está em { $city }.
refused-moved-up = { $general } se moveu para o lado de um general inimigo e por isso não recebe exércitos novos nesta rodada.
refused-no-recruits = A Carta do Destino não deixa { $general } receber exércitos novos nesta rodada.
refused-declaration-due = Antes é preciso decidir sobre a ofensiva.
refused-retirement-due = Antes é preciso escolher o general que se retira.
refused-retire-friedrich = Friedrich não pode se retirar.
refused-retire-foreign = { $general } não é um general prussiano.
refused-retired-already = { $general } já se retirou.
refused-passing-on = Cada um fica com o que tinha, ninguém passa de 8, e distribui-se exatamente { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}.
refused-choice-due = Antes é preciso escolher um general, como diz a Carta do Destino.
refused-choose-foreign = { $general } não é um general desta nação: { $nation }.
refused-choose-off-map = { $general } está fora do mapa.
refused-choose-full = { $general } já tem 8 exércitos.
refused-choose-last = { $general } perderia seu último exército.
refused-laudon-due = Antes é preciso decidir se Laudon se move.
refused-laudon-distant = { $city } não fica ao lado de Laudon.
refused-laudon-closed = Laudon não pode entrar em { $city }: há alguém lá.
refused-shift-laudon = Os exércitos passam entre Laudon e os que estão com ele; cada um fica com 1 a { $most }.
refused-give-due = Antes é preciso decidir se { $nation } dá uma carta.
refused-exhaust = Em { $city } não há nenhum general prussiano abastecido, ou a cidade não fica nem na Áustria nem na Saxônia.
refused-exhaust-due = Antes é preciso decidir quais generais prussianos ficam sem suprimento.
refused-west = { $city } não fica a duas cidades livres a oeste de Hildburghausen.
refused-west-due = Antes é preciso decidir se Hildburghausen é movido.
refused-dodge-due = Antes é preciso decidir quais pilhas prussianas se afastam.
refused-dodge-stack = Em { $city } não há nenhuma pilha prussiana que possa se afastar de Daun agora.
refused-dodge-city = { $city } não é uma cidade livre ao lado dessa pilha.
result-objectives = Vitória por objetivos
result-withstood = Frederico resistiu até o fim
result-offensive = Vitória da ofensiva prussiana

### 11 e 13: o que dizem as Cartas do Destino

text-poems = A Prússia compra menos CT: 5 por etapa depois da primeira de Poemas e Lorde Bute, 4 depois da segunda.
text-lord-bute = A Prússia compra menos CT: 5 por etapa depois da primeira de Lorde Bute e Poemas, 4 depois da segunda.
text-elisabeth = A Rússia deixa o jogo. A Prússia retira um general. A Suécia agora só precisa dos objetivos de primeira ordem.
text-sweden = A Suécia deixa o jogo. A Prússia retira um general.
text-india = Depois da primeira de Índia e América, a Áustria compra 4 cartas e a França 3. Depois da segunda, a França deixa o jogo, Cumberland se retira e Hanôver compra 1 carta.
text-america = Depois da primeira de América e Índia, a Áustria compra 4 cartas e a França 3. Depois da segunda, a França deixa o jogo, Cumberland se retira e Hanôver compra 1 carta.
text-event-1-clubs = (paus) Um general russo que está no mapa recebe 1 exército.
text-event-1-diamonds = (ouros) Tottleben recebe 1 exército se estiver no mapa.
text-event-1-hearts = (copas) A Áustria e a Rússia podem trocar uma CT, sem mostrá-la.
text-event-1-spades = (espadas) Não acontece nada.
text-event-2-clubs = (paus) Na próxima rodada Fermor não se move se começar em Küstrin ou bem ao lado.
text-event-2-diamonds = (ouros) Na próxima rodada Saltikov se move no máximo 2 cidades, 3 por estradas principais.
text-event-2-hearts = (copas) Apraxin perde 1 exército, a não ser que seja o último.
text-event-2-spades = (espadas) Não acontece nada.
text-event-3-clubs = (paus) Na próxima rodada não se podem jogar CT de 10 ou mais nos combates entre a Prússia e a França.
text-event-3-diamonds = (ouros) Na próxima rodada ninguém pode ser atacado em Halle, nem se pode eliminar ali um trem de suprimentos.
text-event-3-hearts = (copas) Na próxima rodada Soubise e Hildburghausen não podem atacar ambos com o mesmo naipe.
text-event-3-spades = (espadas) Não acontece nada.
text-event-4-clubs = (paus) Não acontece nada.
text-event-4-diamonds = (ouros) Na próxima rodada Cumberland não pode se mover para posição de ataque nem eliminar um trem de suprimentos.
text-event-4-hearts = (copas) A França pode trocar uma CT por outra do baralho.
text-event-4-spades = (espadas) Na próxima rodada a primeira CT que a França jogar em combate vale 1 a mais.
text-event-5-clubs = (paus) Não acontece nada.
text-event-5-diamonds = (ouros) Na próxima rodada Chevert, se estiver em uma pilha, não pode se separar.
text-event-5-hearts = (copas) Na próxima rodada Richelieu se move no máximo 2 cidades, 3 por estradas principais.
text-event-5-spades = (espadas) Na próxima rodada Soubise não pode se mover para posição de ataque nem eliminar um trem de suprimentos.
text-event-6-clubs = (paus) Daun recebe 1 exército se estiver no mapa.
text-event-6-diamonds = (ouros) A Áustria pode deixar sem suprimento um general ou uma pilha da Prússia na Áustria ou na Saxônia.
text-event-6-hearts = (copas) Não acontece nada.
text-event-6-spades = (espadas) A Áustria pode mover Laudon uma cidade.
text-event-7-clubs = (paus) Não acontece nada.
text-event-7-diamonds = (ouros) Na próxima rodada, no primeiro combate de Friedrich, quando a Prússia tiver o direito de jogar precisa continuar até uma pontuação positiva, se suas cartas permitirem.
text-event-7-hearts = (copas) Na próxima rodada Friedrich e os que estão com ele não recebem exércitos novos.
text-event-7-spades = (espadas) Na próxima rodada Friedrich não pode se mover para posição de ataque nem eliminar um trem de suprimentos.
text-event-8-clubs = (paus) Na próxima rodada as pilhas prussianas que Daun for atacar podem se afastar para uma cidade vizinha livre.
text-event-8-diamonds = (ouros) Na próxima rodada a primeira CT que a Prússia jogar quando Friedrich atacar vale 5 a mais.
text-event-8-hearts = (copas) Não acontece nada.
text-event-8-spades = (espadas) Um general prussiano que está no mapa recebe 1 exército.
text-event-9-clubs = (paus) Na próxima rodada Friedrich se move até 4 cidades, 5 por estradas principais, também com sua pilha.
text-event-9-diamonds = (ouros) A Prússia pode dar uma CT à Áustria e depois tira uma ao acaso da mão da Áustria.
text-event-9-hearts = (copas) Não acontece nada.
text-event-9-spades = (espadas) Os generais russos cujo trem de suprimentos mais próximo está a 5 ou 6 cidades ficam na hora sem suprimento.
text-event-10-clubs = (paus) Um general prussiano com 2 exércitos ou mais perde 1.
text-event-10-diamonds = (ouros) Não acontece nada.
text-event-10-hearts = (copas) Na próxima rodada a primeira CT que a Prússia jogar quando Friedrich for atacado vale 0.
text-event-10-spades = (espadas) Na próxima rodada um general prussiano que receber exércitos novos não pode se mover para posição de ataque nessa etapa.
text-event-11-clubs = (paus) Um general de Hanôver que está no mapa recebe 1 exército.
text-event-11-diamonds = (ouros) Não acontece nada.
text-event-11-hearts = (copas) Na próxima rodada Heinrich protege objetivos a até 4 cidades.
text-event-11-spades = (espadas) Na próxima rodada a Prússia pode jogar uma vez um 11 de espadas pelo dobro do valor.
text-event-12-clubs = (paus) Ehrensvärd fica na hora sem suprimento se seu trem de suprimentos estiver a 5 ou 6 cidades.
text-event-12-diamonds = (ouros) Não acontece nada.
text-event-12-hearts = (copas) Se Hildburghausen perdeu um combate nesta rodada, a Prússia pode movê-lo 2 cidades para o oeste.
text-event-12-spades = (espadas) Na próxima rodada Daun se move no máximo 2 cidades, 3 por estradas principais.

### 2: sequência de jogo

event-turn-began = Começa a rodada { $turn }.
event-turn-ended = Termina a rodada { $turn }.
event-stage-began = É a vez de { $nation }.
event-marker-removed = { $left ->
    [0] Sai o último marcador de rodada.
    [one] Sai um marcador de rodada; resta 1.
   *[other] Sai um marcador de rodada; restam { $left }.
}
