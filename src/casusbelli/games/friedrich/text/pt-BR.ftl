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
   *[other] A colocar: { $armies } exércitos e { $trains } trens de suprimentos.
}
do-recruit = Recrutar
do-pay = Pagar com { $card }
do-settle = Comprar: exércitos { $armies }, trens de suprimentos { $trains }
do-reinforce = Dar um exército novo a { $general }
do-reenter = Trazer { $piece } de volta em { $city }
do-recruit-word = recrutar, recruta
do-pay-word = pagar, paga
do-settle-word = comprar, compra
do-reinforce-word = reforçar, reforça, dar
do-reenter-word = reentrar, retornar, trazer
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
refused-settle-trains = Não há tantos trens de suprimentos desta nação fora do mapa.
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

ask-allotting = Quantos exércitos { $general } recebe? { $nation } tem { $left } a distribuir, de 1 a 8 por general.
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
do-play-reserve-word = jogar, joga, jogue
do-play-double-word = jogar dobro, dobro
do-yield-word = não jogar, ceder, cede, passo
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
refused-attack-distant = Nenhuma estrada liga { $origin } a { $target }.
refused-attack-beaten = Uma pilha derrotada não ataca nem é atacada de novo nesta fase.
refused-attack-not-listed = Esse combate já foi travado, ou os generais não estavam lado a lado quando a fase começou.
refused-attack-suit = Pela Carta do Destino, Soubise e Hildburghausen não podem atacar com o mesmo naipe.
refused-attack-halle = Pela Carta do Destino, ninguém pode ser atacado em Halle.
refused-combat-under-way = Primeiro é preciso terminar o combate em andamento.
refused-no-right = O direito de jogar é da outra nação: { $nation }.
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
do-set-out-word = mover, move, partir
do-step-word = ir para, vou para, seguir para
do-halt-word = parar, alto, aqui
do-shift-word = passar, passa, transferir
do-end-movement-word = terminar movimento, terminar, pronto
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
refused-cards-kept = Uma nação guarda suas cartas táticas até jogá-las em combate ou pagar com elas.
refused-declaration-time = A ofensiva só é declarada na terceira rodada, logo depois que a Prússia compra suas cartas.
refused-drop = Ninguém pode ser deixado no caminho.
refused-halt-at-once = Um movimento vai pelo menos até a cidade seguinte.
refused-move-unfinished = Antes é preciso terminar o movimento em curso.
refused-move-other-nation = Nesta etapa só se movem as peças da nação ativa: { $nation }.
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
refused-shift-other = Exércitos só passam entre generais da nação ativa: { $nation }.
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
do-go-word = levar, leva, ir para
do-dodge-word = afastar, esquivar
do-exhaust-word = esgotar, esgota
do-give-word = entregar, entrega, dar
do-set-aside-word = separar, declarar
event-fate-drawn = { $fate }: { $text }
event-no-effect = { $fate } não muda nada.
event-army-gained = { $nation } recebe 1 exército e agora tem { $total }.
event-army-lost = { $nation } perde 1 exército e agora tem { $total }.
event-card-given = { $card ->
    [hidden] Uma CT muda de mão: { $nation } a dá e { $taker } a recebe.
   *[other] { $card } muda de mão: { $nation } dá a carta e { $taker } a recebe.
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
event-stage-began = Etapa: { $nation }.
event-marker-removed = { $left ->
    [0] Sai o último marcador de rodada.
    [one] Sai um marcador de rodada; resta 1.
   *[other] Sai um marcador de rodada; restam { $left }.
}

### Probabilidades exatas

odds-option-cards = Cartas ocultas na mão do inimigo, por baralho: 7, ou 7,3
odds-option-seen_a = Valores do naipe do inimigo que você já viu do primeiro baralho, incluindo as suas cartas
odds-option-seen_b = O mesmo do segundo baralho
odds-option-seen_c = O mesmo do terceiro baralho
odds-option-seen_d = O mesmo do quarto baralho
odds-option-seen_reserves = Cartas de Reserva que você já viu, por baralho
odds-option-seen_others = Cartas de outros naipes que você já viu, por baralho
odds-option-total = Força da mão do inimigo no naipe dele, se você a conhece
odds-option-foe_hand = Valores das CT do inimigo no naipe dele, se você as conhece
odds-option-foe_reserves = Cartas de Reserva do inimigo, se você as conhece
odds-option-behind = Um combate: quantos pontos você está abaixo de zero, com o direito de jogar
odds-option-hand = Valores das suas CT do seu naipe
odds-option-hand_reserves = Suas Cartas de Reserva
odds-option-own = Exércitos da sua pilha, com as mãos abertas
odds-option-foe = Exércitos da pilha inimiga, com as mãos abertas
odds-figure-strength = Força da mão oculta no naipe, em média
odds-figure-cards = Cartas do naipe que ela tem, em média
odds-figure-none = Não tem nem carta do naipe nem Carta de Reserva
odds-figure-bound = Tem alguma carta do naipe
odds-figure-stronger = Você é o lado mais forte
odds-figure-even = Nenhum lado pode ser derrotado
odds-figure-weaker = Você é o lado mais fraco
odds-figure-least_loss = O mínimo de exércitos que você perde se desistir
odds-figure-least_loss_costs = Força que isso custa
odds-figure-beating_costs = Força que custa vencer o inimigo
odds-figure-own_lost = Exércitos que você perde se os dois lados jogarem da melhor forma
odds-figure-foe_lost = Exércitos que o inimigo perde se os dois lados jogarem da melhor forma
odds-column-strength = Força
odds-column-score = Pontuação
odds-column-cards = Cartas
odds-column-reserves = Reservas
odds-column-play = Valor
odds-column-reserve = Reserva
odds-column-own_lost = Você perde
odds-column-foe_lost = Inimigo perde
friedrich-odds = Probabilidades
present-odds-play = CT
present-odds-score = Pontuação
present-odds-stronger = Mais forte
present-odds-even = Igualdade
present-odds-weaker = Mais fraco
present-odds-unanswered = Sem resposta
present-odds-suit = Naipe
present-odds-points = Pontos
present-odds-half = Em metade dos casos
present-odds-range = { $low }–{ $high }
present-odds-none = Nada
present-percent = { $whole },{ $tenths }%
friedrich-odds-hand = O que { $nation } pode somar
friedrich-odds-foe = { $nation } em { $suit }: uns { $points } pontos, de { $low } a { $high } em metade dos casos
friedrich-odds-foe-certain = { $nation } em { $suit }: { $points } pontos
friedrich-odds-nothing = nada
friedrich-expected = Sua mão, em pontos por naipe
friedrich-expected-range = { $points } pontos em média, de { $low } a { $high } em metade dos casos
friedrich-odds-stronger = Mais forte, se ambos seguirem jogando
friedrich-odds-unanswered = O inimigo não pode responder
friedrich-odds-tied = Empate imediato
friedrich-odds-even = Ninguém pode ser derrotado
friedrich-odds-weaker = Mais fraco
friedrich-odds-tie = O combate termina empatado.
friedrich-odds-lost = Quem parar de jogar então perde { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}.
friedrich-odds-given-up = Se o inimigo parar de jogar então, perde { $armies ->
    [one] 1 exército
   *[other] { $armies } exércitos
}.

### O mapa no navegador

friedrich-board = Mapa: arraste para movê-lo, e aproxime com a roda, dois dedos ou Page Up e Page Down
friedrich-legend = Sinais
friedrich-first-order = objetivo de primeira ordem
friedrich-second-order = objetivo de segunda ordem
friedrich-depot = depósito
friedrich-main-road = estrada principal
friedrich-own-armies = exércitos, só você vê
friedrich-piece = { $train ->
    [true] { $name }
   *[other] { $name }, { $nation } { $rank }
}{ $armies ->
    [-1] { "" }
    [one] , 1 exército
   *[other] , { $armies } exércitos
}{ $down ->
    [true] , sem suprimento
   *[other] { "" }
}
friedrich-place = { $city }{ $what ->
    [none] { "" }
   *[other] : { $what }
}{ $can ->
    [yes] , pode ser escolhida
   *[other] { "" }
}
friedrich-objective = { $order ->
    [1] Objetivo de primeira ordem: { $nation }
   *[other] Objetivo de segunda ordem: { $nation }
}{ $state ->
    [conquered] , conquistado
    [questioned] , decide-se na fase 4
   *[open] { "" }
}
friedrich-depot-of = Depósito: { $nation }
friedrich-guards = { $count ->
    [0] Não protege nenhum objetivo aqui.
    [one] Protege 1 objetivo.
   *[other] Protege { $count } objetivos.
}
friedrich-supply = { $roads ->
    [-1] Nenhum trem a até seis estradas: sem suprimento quando for verificado.
    [0] Junto a um trem de suprimentos.
    [one] A 1 estrada do trem de suprimentos.
   *[other] A { $roads } estradas do trem de suprimentos.
}
friedrich-way = { $roads ->
    [one] A 1 estrada
   *[other] A { $roads } estradas
}
friedrich-go = Mover para { $city }
friedrich-through = Passar e seguir
friedrich-together = Todos juntos
friedrich-north-sea = Mar do Norte
friedrich-baltic = Mar Báltico

### Ao lado do mapa no navegador

friedrich-nations = Nações
friedrich-cards = CT na mão
friedrich-armies = Exércitos
friedrich-trains = Trens de suprimentos
friedrich-objectives = Objetivos conquistados, dos necessários
friedrich-no-objectives = não conquista nada
friedrich-eased = Só precisa dos objetivos de primeira ordem
friedrich-stage = Etapa
friedrich-left = fora do jogo
friedrich-without = { $name } não comanda mais nenhuma nação.
friedrich-deck = do baralho { $deck }
friedrich-off-map = fora do mapa
friedrich-out-of-supply = sem suprimento
friedrich-order = { $order ->
    [1] Objetivos de primeira ordem
   *[other] Objetivos de segunda ordem
}
friedrich-goal = { $state ->
    [conquered] conquistado
    [questioned] percorrido sob proteção
    [protected] protegido agora
    [lapsed] não é mais necessário
   *[open] não conquistado
}
friedrich-clock = Rodadas e Cartas do Destino
friedrich-turn = rodada { $round }
friedrich-turn-of = Rodada { $turn }
friedrich-marker = Rodada { $turn }: no fim sai um marcador
friedrich-fate-slot = Rodada { $turn }: no fim é tirada uma Carta do Destino
friedrich-before-fate = Depois da rodada { $turn }, cada rodada termina com uma Carta do Destino.
friedrich-fates-left = { $left ->
    [one] Resta 1 Carta do Destino.
   *[other] Restam { $left } Cartas do Destino.
}
friedrich-spent = Já foi usada nesta rodada.
friedrich-strokes = Golpes do Destino
friedrich-drawn = já saiu
friedrich-earlier = { $count ->
    [one] 1 carta anterior
   *[other] { $count } cartas anteriores
}
friedrich-hands = Mãos
friedrich-hand-of = CT: { $nation }
friedrich-in-hand = { $cards } na mão{ $playable ->
    [-1] { "" }
   *[other] , { $combat ->
        [true] { $playable } jogáveis aqui
       *[other] { $playable } para escolher
    }
}
friedrich-look-at-card = Olhe uma carta para ver que pontuação daria.
friedrich-no-cards = Não há cartas na mão.
friedrich-makes = { $value }: pontuação { $score }
friedrich-keeps-right = { $nation } mantém o direito de jogar.
friedrich-passes-right = O direito de jogar passa a { $nation }.
friedrich-at-zero = O direito de jogar passa a { $nation }, que deve jogar uma CT de { $suit } se tiver.
friedrich-card-score = { $card }, a pontuação seria { $score }
friedrich-card-not-now = { $card }, não pode ser jogada aqui
friedrich-concede = { $lost ->
    [0] Não jogar: empate
    [one] Ceder e perder 1 exército
   *[other] Ceder e perder { $lost } exércitos
}
friedrich-give-up = Desistir da ofensiva
friedrich-score = Pontuação do combate
friedrich-last-combat = Último combate
friedrich-no-combat = Ainda não houve combates.
friedrich-ahead = Vantagem: { $nation }
friedrich-combat-of = { $nation } com { $attack } contra { $enemy } com { $defence }.
friedrich-step = { $nation }: { $card }, pontuação { $score }.
friedrich-allot = Exércitos iniciais: { $nation }
friedrich-seen-by-you = só você vê
friedrich-allot-now = Distribuir estes exércitos
friedrich-to-give = { $over ->
    [0] { $left ->
        [0] Todos os { $total } distribuídos
       *[other] A distribuir: { $left } de { $total }
    }
   *[other] { $over } a mais
}
friedrich-less = Um exército a menos para { $general }
friedrich-more = Um exército a mais para { $general }
friedrich-losses = Quanto resta a cada um
friedrich-had = tinha { $armies }
friedrich-keep-so = Dividir assim as perdas
friedrich-left-behind = Exércitos que ficam
friedrich-divide-so = Distribuir assim
friedrich-shift = Passar exércitos numa pilha
friedrich-shift-now = Passar
friedrich-payment = Pagamento
friedrich-pay-how = Ponha cartas da mão.
friedrich-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
friedrich-buys = { $units ->
    [0] ainda não bastam: um exército ou trem custa { $price }.
   *[other] bastam para { $units } a { $price } cada{ $over ->
        [0] .
        [one] ; 1 ponto se perde.
       *[other] ; { $over } pontos se perdem.
    }
}
friedrich-buy = Comprar { $armies ->
    [0] { "" }
    [one] 1 exército
   *[other] { $armies } exércitos
}{ $trains ->
    [0] { "" }
    [one] { $armies ->
        [0] 1 trem
       *[other] { " " }e 1 trem
    }
   *[other] { $armies ->
        [0] { $trains } trens
       *[other] { " " }e { $trains } trens
    }
}
friedrich-placing = A colocar: { $armies ->
    [0] { "" }
    [one] 1 exército
   *[other] { $armies } exércitos
}{ $trains ->
    [0] { "" }
    [one] { " " }+ 1 trem
   *[other] { " " }+ { $trains } trens
}
friedrich-comes-back = fora do mapa: volta em
friedrich-combats = Combates pendentes
friedrich-retreats = Onde a retirada pode terminar
friedrich-generals = Generais
friedrich-moves = Para onde
friedrich-phase-draw = comprar cartas
friedrich-phase-move = movimento
friedrich-phase-fight = combate
friedrich-phase-conquer = conquista
friedrich-phase-supply = suprimento

### Capítulos

chapter-0 = Um contra todos
chapter-1 = Peças, mapa e começo
chapter-2 = Sequência de jogo
chapter-3 = Cartas Táticas (CT)
chapter-4 = Movimento
chapter-5 = Conquista de objetivos
chapter-6 = Exércitos
chapter-7 = Combate
chapter-8 = Retirada
chapter-9 = Suprimento
chapter-10 = Recrutamento e retorno
chapter-11 = Cartas do Destino e fim do jogo
chapter-12 = Partidas para três e dois jogadores
chapter-13 = Modo avançado

### Cláusulas do regulamento

clause-0-1 = Os jogadores e suas nações
clause-0-2 = Amigos e inimigos
clause-0-3 = Um único vencedor
clause-0-4 = Vitória de um atacante
clause-0-5 = Objetivos de segunda ordem que deixam de contar
clause-0-6 = Vitória de Frederico
clause-0-7 = Fim do jogo
clause-0-8 = Os objetivos prussianos não contam no jogo básico
clause-1-1-1 = Conteúdo da caixa
clause-1-1-2 = O que é uma peça
clause-1-1-3 = Nome e posto
clause-1-1-4 = Lista dos generais
clause-1-1-5 = Marcadores de controle
clause-1-2-1 = Cidades e estradas
clause-1-2-2 = Cidades adjacentes e distâncias
clause-1-2-3 = Setores e naipes
clause-1-2-4 = Países
clause-1-2-5 = Cidades-objetivo
clause-1-2-6 = Cidades com depósito
clause-1-2-7 = Cidades de mesmo nome
clause-1-3-1 = Sorteio dos papéis
clause-1-3-2 = Qual 13 é cada papel
clause-1-3-3 = Iniciantes
clause-1-3-4 = Folha de exércitos secreta
clause-1-3-5 = Colocação das peças
clause-1-3-6 = Cidades iniciais
clause-1-3-7 = Exércitos iniciais
clause-1-3-8 = Distribuição secreta dos exércitos
clause-1-3-9 = Distribuições forçadas
clause-1-3-10 = Nada conquistado e todos com suprimento
clause-1-3-11 = Os quatro baralhos de Cartas Táticas
clause-1-3-12 = Marcadores de rodada
clause-1-3-13 = O baralho do destino
clause-2-1 = A rodada e a ordem das nações
clause-2-2 = A nação ativa e suas cinco fases
clause-2-3 = Fase 1: Cartas Táticas
clause-2-4 = Fase 2: movimento
clause-2-5 = Fase 3: combate
clause-2-6 = Fases 4 e 5: conquista retroativa e suprimento
clause-2-7 = Nações fora do jogo
clause-2-8 = Fim da rodada
clause-2-9 = Rodadas 1 a 5
clause-2-10 = A partir da rodada 6
clause-2-11 = Qual texto é lido
clause-2-12 = A carta vai para o fundo
clause-2-13 = A partida mais longa e a mais curta
clause-3-1 = Começa-se sem cartas
clause-3-2 = Quantas cartas se compram
clause-3-3 = A França descarta uma de quatro
clause-3-4 = Menos cartas para a Prússia
clause-3-5 = Menos cartas para Áustria, França e Hanôver
clause-3-6 = As cartas ficam na mão
clause-3-7 = Uma mão por nação
clause-3-8 = As mãos são secretas
clause-3-9 = O número de cartas é público
clause-3-10 = Naipes e valores
clause-3-11 = Composição de um baralho
clause-3-12 = Cartas de Reserva
clause-3-13 = Uso das Reservas
clause-3-14 = Cartas usadas
clause-3-15 = O baralho seguinte
clause-3-16 = Depois do quarto baralho
clause-3-17 = Empates e falta de cartas
clause-4-1 = Pelas estradas
clause-4-2 = Quantas peças se movem
clause-4-3 = Não se salta
clause-4-4 = Alcance de um general
clause-4-5 = Uma cidade a mais por estradas principais
clause-4-6 = Alcance de um trem de suprimentos
clause-4-7 = Ida e volta
clause-4-8 = Uma peça por cidade
clause-4-9 = Trens só entram em cidades vazias
clause-4-10 = Por onde um general não passa
clause-4-11 = Uma pilha se move como uma peça
clause-4-12 = Separar uma pilha
clause-4-13 = Quem se moveu não se move mais
clause-4-14 = Juntar-se termina o movimento
clause-4-15 = O comandante supremo
clause-4-16 = Eliminar um trem inimigo
clause-4-17 = Passar exércitos dentro de uma pilha
clause-5-1-1 = Quem conquista
clause-5-1-2 = Passar ou sair
clause-5-1-3 = Só se não estiver protegido
clause-5-1-4 = Proteção
clause-5-1-5 = O defensor sobre o próprio objetivo
clause-5-1-6 = Quem defende o quê
clause-5-1-7 = Prússia e Hanôver, cada uma por si
clause-5-1-8 = Vários objetivos em um movimento
clause-5-1-9 = Um general protege vários
clause-5-1-10 = Marcador de conquista
clause-5-1-11 = Não se conquista duas vezes
clause-5-1-12 = Uma pilha conquista como um general
clause-5-2-1 = O ponto de interrogação
clause-5-2-2 = As interrogações são decididas
clause-5-2-3 = Qualquer general próprio expulsa o defensor
clause-5-2-4 = Não importa por que a proteção acabou
clause-5-2-5 = As interrogações não passam da etapa
clause-5-3-1 = Reconquista
clause-5-3-2 = Proteção contra a reconquista
clause-5-3-3 = Depois da reconquista
clause-5-3-4 = A Prússia reconquista na Prússia e na Saxônia
clause-5-4-1 = Condutas desleais
clause-5-4-2 = O que o programa impede
clause-5-4-3 = Bloquear estradas
clause-5-5-1 = Trens não conquistam nem protegem
clause-5-5-2 = O trem imperial
clause-5-5-3 = O trem imperial eliminado na saída
clause-6-1 = Os exércitos são números
clause-6-2 = Declarar o total
clause-6-3 = Não há exércitos sem general nem general sem exércitos
clause-6-4 = Oito no máximo
clause-6-5 = Limite da nação
clause-6-6 = Limite segundo os generais
clause-6-7 = O que todos veem
clause-6-8 = O que é secreto
clause-7-1-1 = Obrigação de atacar
clause-7-1-2 = Os combates são fixados no começo
clause-7-1-3 = Ordem dos combates
clause-7-1-4 = O derrotado fica de fora
clause-7-1-5 = O vencedor continua
clause-7-1-6 = Trens não combatem
clause-7-2-1 = Declarar a força
clause-7-2-2 = Joga o inferior
clause-7-2-3 = O naipe
clause-7-2-4 = Só cartas da própria nação
clause-7-2-5 = A nova pontuação
clause-7-2-6 = Ainda negativa
clause-7-2-7 = Positiva: o direito passa ao outro
clause-7-2-8 = Zero: o direito passa com obrigação
clause-7-2-9 = Forças iguais no começo
clause-7-2-10 = Obrigação com pontuação zero
clause-7-2-11 = Não jogar mais abaixo de zero
clause-7-2-12 = Empate
clause-7-2-13 = As cartas jogadas se gastam
clause-7-3-1 = Perdas
clause-7-3-2 = Extensão da retirada
clause-7-3-3 = O vencedor
clause-7-3-4 = Perdas de uma pilha
clause-7-3-5 = Generais sem exércitos
clause-7-4-1 = Casos especiais
clause-7-4-2 = O que um combate revela
clause-8-1 = Quando e quanto
clause-8-2 = A pilha não se separa
clause-8-3 = O vencedor escolhe
clause-8-4 = Caminho permitido
clause-8-5 = O mais longe possível do vencedor
clause-8-6 = Só conta a cidade final
clause-8-7 = Retirada impossível
clause-8-8 = Uma retirada não faz mais nada
clause-9-1 = Quando se verifica o suprimento
clause-9-2 = País de origem
clause-9-3 = Saxônia
clause-9-4 = Depósitos próprios de Rússia e França
clause-9-5 = Linha de suprimento
clause-9-6 = O que a corta
clause-9-7 = Com suprimento
clause-9-8 = Sem suprimento
clause-9-9 = Um general virado para baixo age igual
clause-9-10 = Pilhas misturadas
clause-9-11 = Só se vira de novo na fase 5
clause-9-12 = Trens não precisam de suprimento
clause-9-13 = Generais perdidos podem voltar
clause-10-1 = Quando se recruta
clause-10-2 = Preço
clause-10-3 = Não há troco
clause-10-4 = A Reserva como pagamento
clause-10-5 = Exércitos para qualquer general
clause-10-6 = Retorno de generais
clause-10-7 = O que se anuncia
clause-10-8 = Onde as peças voltam
clause-10-9 = Retorno de trens
clause-10-10 = Quem volta não se move
clause-10-11 = Quem volta combate
clause-10-12 = Depósitos bloqueados
clause-10-13 = Depósitos não bloqueados, mas sem lugar
clause-10-14 = Cidade substituta e preço de 8
clause-10-15 = Listas de cidades substitutas
clause-10-16 = Peças retiradas para sempre
clause-11-1 = O baralho
clause-11-2 = Agora ou na próxima rodada
clause-11-3 = Sem alvo não há efeito
clause-11-4 = Posição de ataque
clause-11-5 = Proibição de ficar em posição de ataque
clause-11-6 = Proibição de eliminar trens
clause-11-7 = Exércitos que uma carta dá ou tira
clause-11-8 = Valores de cartas modificados
clause-11-9 = Movimentos de cartas não conquistam
clause-11-10 = Cartas de evento 1 a 12, jogo básico
clause-11-10-1 = Carta 1: espadas
clause-11-10-2 = Carta 2: espadas
clause-11-10-3 = Carta 3: espadas
clause-11-10-4 = Carta 4: espadas
clause-11-10-5 = Carta 5: espadas
clause-11-10-6 = Carta 6: espadas
clause-11-10-7 = Carta 7: espadas
clause-11-10-8 = Carta 8: espadas
clause-11-10-9 = Carta 9: espadas
clause-11-10-10 = Carta 10: espadas
clause-11-10-11 = Carta 11: espadas
clause-11-10-12 = Carta 12: espadas
clause-11-11 = Golpes do Destino: Lorde Bute e Poemas
clause-11-11-1 = Golpe do Destino: Poemas
clause-11-11-2 = Golpe do Destino: Lorde Bute
clause-11-11-3 = Golpe do Destino: Elisabeth
clause-11-11-4 = Golpe do Destino: Suécia
clause-11-11-5 = Golpe do Destino: Índia
clause-11-11-6 = Golpe do Destino: América
clause-11-12 = Uma nação deixa o jogo
clause-11-13 = Vitória mais fácil da Suécia
clause-11-14 = Vitória mais fácil da Áustria e do Exército Imperial
clause-11-15 = As cidades de segunda ordem deixam de contar
clause-11-16 = Um general se retira para sempre
clause-11-17 = Quando a vitória conta
clause-11-18 = Frederico na verificação
clause-11-19 = Várias nações completas ao mesmo tempo
clause-11-20 = O Exército Imperial troca de jogador
clause-11-20-1 = O que não muda com ele
clause-11-21 = Opção: vitória compartilhada
clause-11-22 = Opção: baralho do destino preparado
clause-12-1 = Quatro jogadores
clause-12-2 = Três jogadores
clause-12-3 = Três jogadores: o Exército Imperial
clause-12-4 = Dois jogadores: regras comuns
clause-12-5 = Dois jogadores: cartas jogadas fora
clause-12-6 = A guerra no oeste: começo
clause-12-7 = A guerra no oeste: cartas prussianas
clause-12-8 = A guerra no oeste: vitória
clause-12-9 = O teatro austríaco: começo
clause-12-10 = O teatro austríaco: cartas
clause-12-11 = O teatro austríaco: vitória
clause-12-12 = O teatro austríaco: conquista prussiana
clause-13-1 = O modo avançado
clause-13-2 = Qual texto é lido
clause-13-3 = O último general vitorioso
clause-13-4 = O vencedor está fora do mapa
clause-13-5 = Ofensiva: conquista livre nas rodadas 1 e 2
clause-13-6 = Ofensiva: declaração na rodada 3
clause-13-7 = Ofensiva não declarada
clause-13-8 = Vitória prussiana pela ofensiva
clause-13-9 = A Áustria pega a carta
clause-13-10 = Fracasso da ofensiva
clause-13-11 = O preço da ofensiva: vantagem para a Áustria
clause-13-12 = Reconquista pela Áustria
clause-13-13 = Ao sul da linha 5
clause-13-21-1 = Carta 1: paus
clause-13-21-2 = Carta 1: copas
clause-13-21-3 = Carta 1: ouros
clause-13-22-1 = Carta 2: paus
clause-13-22-2 = Carta 2: copas
clause-13-22-3 = Carta 2: ouros
clause-13-23-1 = Carta 3: paus
clause-13-23-2 = Carta 3: copas
clause-13-23-3 = Carta 3: ouros
clause-13-24-1 = Carta 4: paus
clause-13-24-2 = Carta 4: copas
clause-13-24-3 = Carta 4: ouros
clause-13-25-1 = Carta 5: paus
clause-13-25-2 = Carta 5: copas
clause-13-25-3 = Carta 5: ouros
clause-13-26-1 = Carta 6: paus
clause-13-26-2 = Carta 6: copas
clause-13-26-3 = Carta 6: ouros
clause-13-27-1 = Carta 7: paus
clause-13-27-2 = Carta 7: copas
clause-13-27-3 = Carta 7: ouros
clause-13-28-1 = Carta 8: paus
clause-13-28-2 = Carta 8: copas
clause-13-28-3 = Carta 8: ouros
clause-13-29-1 = Carta 9: paus
clause-13-29-2 = Carta 9: copas
clause-13-29-3 = Carta 9: ouros
clause-13-30-1 = Carta 10: paus
clause-13-30-2 = Carta 10: copas
clause-13-30-3 = Carta 10: ouros
clause-13-31-1 = Carta 11: paus
clause-13-31-2 = Carta 11: copas
clause-13-31-3 = Carta 11: ouros
clause-13-32-1 = Carta 12: paus
clause-13-32-2 = Carta 12: copas
clause-13-32-3 = Carta 12: ouros

### Apresentação

do-decline-word = recusar, recusa, não
field-general = GENERAL
field-armies = EXÉRCITOS
field-card = CARTA
field-pieces = PEÇA PEÇA PEÇA
field-city = CIDADE
field-giver = DE
field-taker = PARA
field-trains = TRENS
field-piece = PEÇA
field-origin = DE
field-target = PARA
field-value = VALOR
field-generals = GENERAL GENERAL GENERAL
mark-frederick = F
mark-elisabeth = E
mark-maria-theresa = MT
mark-pompadour = P
mark-elisabeth-pompadour = EP
name-elisabeth-pompadour = Elisabeth e Pompadour
present-nation = { $nation } ({ $armies })
present-train = { $number ->
    [0] Trem
   *[other] Trem { $number }
}
present-lost = perdido
present-retired = aposentado
present-unsupplied = { $city }, sem suprimento
present-turn = { $turn ->
    [0] Preparação
   *[other] Rodada { $turn }
}
present-stage = Rodada { $turn }, etapa: { $nation }
present-final = Fim, na rodada { $turn }
present-player = Nação
present-armies = Exércitos
present-cards = Cartas
present-objectives = Objetivos
present-note = { "" }
present-out = fora do jogo
present-missing = { $count ->
    [0] tem os que precisa
    [one] falta 1
   *[other] faltam { $count }
}
present-winner = vencedor
present-offensive-open = pode conquistar
present-offensive-declared = ofensiva declarada
present-offensive-given-up = sem ofensiva
present-offensive-failed = ofensiva fracassada
present-markers = Marcadores no mapa
present-conquered = conquistados
present-questioned = com interrogação
present-fate = Destino
present-strokes = Golpes do Destino
present-duel = Combate: de { $origin } para { $target }
present-side = Lado
present-suit = Naipe
present-score = Pontuação
present-right = { "" }
present-played = Já jogou
present-to-play = é a vez
present-counts = { $card } ({ $value })
present-contacts = Frente a frente
present-stack = { $generals } ({ $city } { $suit })
present-wanted = Objetivos que faltam
present-protected = protegidos
present-unprotected = sem proteção
present-hand = Mão ({ $nation }, { $count }): { $cards }
present-no-cards = Mão ({ $nation }): sem cartas
present-reserves = { $count ->
    [one] 1 Reserva
   *[other] { $count } Reservas
}
present-aside = Carta separada para a ofensiva: { $card }
chart-objectives = Objetivos conquistados, por rodada
chart-armies = Exércitos, por rodada
digest-cards = Cartas jogadas: { $plays }.
digest-card = { $nation } { $card }: { $score }
digest-moved = { $pieces }: por { $over } até { $city }.

### Cartas Táticas como se escrevem: naipe, valor e letra do baralho

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
