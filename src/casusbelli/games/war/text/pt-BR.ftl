### O jogo

game-title = War
game-description = Conquiste territórios com seus exércitos e cumpra seu objetivo secreto antes dos outros.

### Territórios

territory-alasca = Alasca
territory-mackenzie = Mackenzie
territory-groenlandia = Groenlândia
territory-vancouver = Vancouver
territory-ottawa = Ottawa
territory-labrador = Labrador
territory-california = Califórnia
territory-nova_york = Nova York
territory-mexico = México
territory-venezuela = Venezuela
territory-peru = Peru
territory-brasil = Brasil
territory-argentina = Argentina
territory-islandia = Islândia
territory-inglaterra = Inglaterra
territory-suecia = Suécia
territory-alemanha = Alemanha
territory-franca = França
territory-polonia = Polônia
territory-moscou = Moscou
territory-argelia = Argélia
territory-egito = Egito
territory-sudao = Sudão
territory-congo = Congo
territory-africa_do_sul = África do Sul
territory-madagascar = Madagascar
territory-oriente_medio = Oriente Médio
territory-aral = Aral
territory-omsk = Omsk
territory-dudinka = Dudinka
territory-siberia = Sibéria
territory-tchita = Tchita
territory-mongolia = Mongólia
territory-vladivostok = Vladivostok
territory-china = China
territory-india = Índia
territory-vietna = Vietnã
territory-japao = Japão
territory-sumatra = Sumatra
territory-borneo = Borneo
territory-nova_guine = Nova Guiné
territory-australia = Austrália

### Continentes

continent-america_do_norte = América do Norte
continent-america_do_sul = América do Sul
continent-europa = Europa
continent-africa = África
continent-asia = Ásia
continent-oceania = Oceania

### Cores: também os nomes dos jogadores

colour-white = Branco
colour-red = Vermelho
colour-black = Preto
colour-blue = Azul
colour-yellow = Amarelo
colour-green = Verde
colour-white-armies = os exércitos brancos
colour-red-armies = os exércitos vermelhos
colour-black-armies = os exércitos pretos
colour-blue-armies = os exércitos azuis
colour-yellow-armies = os exércitos amarelos
colour-green-armies = os exércitos verdes

### Cartas e figuras

figure-triangle = triângulo
figure-square = quadrado
figure-circle = círculo
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
card-wild_1 = Curinga 1
card-wild_2 = Curinga 2

### Objetivos

objective-destroy_white = Destruir por completo os exércitos brancos. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-destroy_red = Destruir por completo os exércitos vermelhos. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-destroy_black = Destruir por completo os exércitos pretos. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-destroy_blue = Destruir por completo os exércitos azuis. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-destroy_yellow = Destruir por completo os exércitos amarelos. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-destroy_green = Destruir por completo os exércitos verdes. Se forem os seus, ou se outro jogador os eliminar, seu objetivo passa a ser dominar 24 territórios.
objective-territories_24 = Dominar 24 territórios, quaisquer que sejam.
objective-territories_18x2 = Dominar 18 territórios com dois exércitos ou mais em cada um.
objective-asia_south_america = Dominar por inteiro a Ásia e a América do Sul.
objective-asia_africa = Dominar por inteiro a Ásia e a África.
objective-north_america_africa = Dominar por inteiro a América do Norte e a África.
objective-north_america_oceania = Dominar por inteiro a América do Norte e a Oceania.
objective-europe_south_america_plus_1 = Dominar por inteiro a Europa, a América do Sul e mais um continente, qualquer que seja.
objective-europe_oceania_plus_1 = Dominar por inteiro a Europa, a Oceania e mais um continente, qualquer que seja.

### Fases

phase-setup = Preparação
phase-place = Recebimento
phase-attack = Ataques
phase-advance = Avanço
phase-move = Deslocamentos
phase-card = Carta
phase-over = Partida encerrada

### Opções

option-table_2_tail = Trocas a partir da nona
option-table_2_tail-description = Quantos exércitos vale cada troca depois da oitava, que vale 25.
option-table_2_tail-plus5 = De 5 em 5: 30, 35, 40…
option-table_2_tail-plus10 = De 10 em 10: 35, 45, 55…
option-advanced_armies_may_move = Exércitos que avançaram podem se deslocar
option-advanced_armies_may_move-description = Se os exércitos que entraram em um território conquistado podem se mover de novo no mesmo turno.
option-advanced_armies_may_move-true = Sim, mais uma vez
option-advanced_armies_may_move-false = Não, ficam onde estão
option-cap_hand_at_draw = Limite de cinco cartas na compra
option-cap_hand_at_draw-description = Se quem já tem cinco cartas no fim do turno fica sem a carta que ganhou.
option-cap_hand_at_draw-true = Sim, ninguém passa de cinco
option-cap_hand_at_draw-false = Não, a carta é sempre comprada
option-objective_check = Quando se vence
option-objective_check-description = Em que momento se verifica se um objetivo foi cumprido.
option-objective_check-immediate = Assim que o objetivo é cumprido
option-objective_check-end_of_turn = No fim do próprio turno
option-colours = Cores dos jogadores
option-colours-description = Se as cores são sorteadas ou cada jogador escolhe a sua.
option-colours-drawn = Por sorteio
option-colours-chosen = À escolha, um de cada vez
option-round_limit = Limite de rodadas
option-round_limit-description = Rodada após a qual a partida termina sem vencedor; só para simulações.
option-round_limit-0 = Sem limite

### Componentes, para dizer quais são reconstruções

component-board-continents = Tabela I: valor dos continentes
component-board-territories = Territórios e seus nomes
component-board-land = Fronteiras
component-board-sea = Linhas pontilhadas
component-cards-territories = Figuras das cartas de territórios
component-cards-wild = Curingas
component-objectives-objectives = Cartas-objetivo
component-objectives-switched = Mudança de objetivo para 24 territórios
component-tables-exchange = Tabela II: valor das trocas
component-tables-tails = Continuação da tabela II
component-pieces-colours = Cores dos exércitos
component-pieces-pieces = Valor das peças
component-pieces-attack_dice = Dados de ataque
component-pieces-defence_dice = Dados de defesa
component-deals-deals = Distribuição conforme o número de jogadores

### Capítulos

chapter-0 = Regras
chapter-1 = Componentes do jogo
chapter-2 = Preparação
chapter-3 = O jogo
chapter-4 = Recebimento de exércitos
chapter-5 = Ataques
chapter-6 = Batalha
chapter-7 = Conquista de território
chapter-8 = Deslocamentos
chapter-9 = Conquista de cartas
chapter-10 = Troca de cartas
chapter-11 = Observações
chapter-12 = Eliminação de um jogador
chapter-13 = Fim do jogo
chapter-14 = Resumo
chapter-15 = Informação pública e secreta
chapter-16 = Opções

### Cláusulas do regulamento

clause-0-1 = Sobre a estratégia
clause-0-2 = Um objetivo secreto para cada um
clause-0-3 = O que é um exército
clause-0-4 = Sempre um dono e ao menos um exército
clause-0-5 = Só decide quem está na vez
clause-1-1 = Conteúdo da caixa
clause-1-2 = Territórios e continentes
clause-1-3 = Territórios contíguos
clause-1-3-1 = Fronteiras terrestres
clause-1-3-2 = Linhas pontilhadas
clause-1-3-3 = Territórios que não são contíguos
clause-1-4 = Tabela I: valor dos continentes
clause-1-5 = Tabela II: valor das trocas
clause-1-6 = Cartas de territórios e suas figuras
clause-1-7 = Curingas
clause-1-8 = As 14 cartas-objetivo
clause-1-9 = Exércitos sem limite
clause-2-1 = Número de jogadores
clause-2-2 = Escolha das cores
clause-2-3 = Valor das peças
clause-2-4 = Sorteio dos objetivos
clause-2-5 = Objetivos em jogo com menos de seis
clause-2-6 = Objetivos que sobram
clause-2-7 = Lista dos objetivos possíveis
clause-2-8 = O distribuidor
clause-2-9 = Empate para distribuidor
clause-2-10 = Distribuição dos territórios
clause-2-10-1 = Embaralhadas e uma carta por vez
clause-2-11-1 = Distribuição entre 3 jogadores
clause-2-11-2 = Distribuição entre 4 jogadores
clause-2-11-3 = Distribuição entre 5 jogadores
clause-2-11-4 = Distribuição entre 6 jogadores
clause-2-12 = Primeiros exércitos
clause-2-13 = O monte de compra
clause-2-14 = Ninguém vence durante a distribuição
clause-3-1 = Quem começa
clause-3-2 = Ordem dos turnos e das rodadas
clause-3-3 = Primeira rodada
clause-3-3-1 = Continentes na primeira rodada
clause-3-4 = Etapas de um turno completo
clause-3-5 = Não se volta atrás
clause-3-5-1 = Como se encerra uma etapa
clause-3-6 = Atacar e deslocar-se é opcional
clause-3-7 = Conquistados quer dizer próprios
clause-3-8 = Fim do turno
clause-4-1 = Três fontes de exércitos
clause-4-2 = Exércitos por territórios
clause-4-3 = Três no mínimo
clause-4-4 = Colocação dos exércitos por territórios
clause-4-5 = Exércitos por continente
clause-4-5-1 = Conta-se no início do turno
clause-4-5-2 = Os exércitos do continente ficam nele
clause-4-5-3 = Vários continentes
clause-4-6 = É preciso colocar tudo
clause-5-1 = Liberdade de atacar
clause-5-2 = Exército de ocupação
clause-5-3 = Cores dos dados
clause-5-4 = O que se pode atacar
clause-5-5 = Anúncio do ataque
clause-5-6 = No máximo três exércitos atacantes
clause-5-6-1 = Menos exércitos que o possível
clause-5-7 = A força do alvo não impede
clause-5-8 = Qualquer número de ataques
clause-5-9 = Uma só origem por lance
clause-5-10 = Todo ataque vai aos dados
clause-5-11 = Dados do atacante
clause-5-12 = Dados do defensor
clause-6-1 = Primeira comparação e empates
clause-6-2 = Segunda comparação
clause-6-3 = Terceira comparação
clause-6-4 = Perdas
clause-6-5 = Exércitos perdidos
clause-6-6 = Conta-se de novo a cada lance
clause-6-7 = Dados justos e à vista
clause-7-1 = Avanço obrigatório
clause-7-2 = Tamanho do avanço
clause-7-3 = Quando muda de dono
clause-7-4 = Continuar atacando dali
clause-7-5 = Nenhum outro remanejamento durante os ataques
clause-7-6 = Ordem do que se segue ao avanço
clause-8-1 = Dois tipos de remanejamento
clause-8-2 = A etapa de deslocamentos
clause-8-3 = O exército de ocupação fica
clause-8-4 = Um passo por exército
clause-8-5 = Contagem dos deslocamentos
clause-8-6 = Quem avançou pode se mover mais uma vez
clause-9-1 = Direito a uma carta
clause-9-2 = Uma carta por turno
clause-9-3 = Sigilo das cartas
clause-9-4 = Comprar com a mão cheia
clause-9-5 = A de cima do monte
clause-10-1 = Combinação válida
clause-10-2 = Quando se troca
clause-10-3 = Valor de uma troca
clause-10-4 = Opcional com até quatro cartas
clause-10-5 = Obrigatória com cinco
clause-10-5-1 = Com cinco cartas sempre há combinação
clause-10-6 = Várias trocas no mesmo turno
clause-10-7 = Colocação dos exércitos da troca
clause-10-8 = Território próprio em uma carta trocada
clause-10-8-1 = Momento e quantidade dos exércitos extras
clause-10-9 = A troca é pública
clause-11-1 = O curinga em uma combinação
clause-11-2 = Com curinga, três cartas quaisquer
clause-11-3 = O que valem as cartas
clause-11-4 = Cartas usadas e novo monte
clause-12-1 = Eliminação
clause-12-2 = Cartas do eliminado
clause-12-3 = Mais de cinco na mão
clause-12-3-1 = Os descartes ficam virados para baixo
clause-12-4 = Sem troca no meio do turno
clause-12-5 = A carta do turno vem além dessas
clause-12-6 = O objetivo do eliminado continua secreto
clause-13-1 = Vitória
clause-13-2 = Quando se verificam os objetivos
clause-13-3 = Ordem da verificação e vitória fora do turno
clause-13-4 = Nada depois do fim
clause-13-5 = Vale a posição do momento
clause-13-6 = Objetivo de destruir
clause-13-7 = Mudança para 24 territórios
clause-13-7-1 = A mudança é silenciosa
clause-13-8 = 24 territórios
clause-13-9 = 18 territórios com dois exércitos
clause-13-10 = Objetivos de continentes
clause-13-11 = Último sobrevivente
clause-13-12 = Sem empate nem limite
clause-14-1 = Resumo do turno
clause-15-1 = Informação pública
clause-15-2 = Informação secreta
clause-15-3 = A distribuição fica à vista
clause-15-4 = Cartas que passam em uma eliminação
clause-15-5 = O que se oferece ou se recusa não denuncia
clause-15-6 = Depois do fim
clause-16-1 = Opção: trocas a partir da nona
clause-16-2 = Opção: deslocar exércitos que avançaram
clause-16-3 = Opção: limite de cinco cartas na compra
clause-16-4 = Opção: quando se verificam os objetivos
clause-16-5 = Desistência e ausência
clause-16-6 = Limite de rodadas em simulações

### Prompts

choosing-colour = Escolha a cor dos seus exércitos.
ask-placing = { $bound ->
    [0] Coloque seus exércitos: { $free ->
        [1] falta 1
       *[other] faltam { $free }
    }.
   *[other] Coloque seus exércitos: { $free } onde quiser e { $bound } dentro dos seus continentes.
}
ask-must-exchange = Você tem cinco cartas ou mais: troque três.
ask-step-over = Todos os exércitos foram colocados. Ataque, desloque ou troque cartas se puder.
ask-attacking = Ataque ou passe ao deslocamento dos exércitos.
ask-advancing = { $target } caiu. Desloque de 1 a { $most } a partir de { $origin }.
ask-moving = Desloque exércitos entre territórios seus contíguos ou encerre a jogada.

### Actions

do-take = Escolher { $colour }
do-place = Colocar { $armies } em { $territory }
do-exchange = Trocar { $cards }
do-attack = Atacar { $target } a partir de { $origin } com { $armies }
do-advance = Avançar { $armies } de { $origin } para { $target }
do-move = Deslocar { $armies } de { $origin } para { $target }
do-end-step = Encerrar esta etapa
do-end-turn = Encerrar a jogada

### Refusals

refused-colour-taken = A cor { $colour } já foi escolhida.
refused-before-colours = Escolha uma cor primeiro.
refused-place-not-own = { $territory } não é seu: não dá para colocar exércitos lá.
refused-nothing-to-place = Você não tem mais exércitos para colocar.
refused-no-armies = O número de exércitos deve ser pelo menos 1.
refused-place-bound = Os exércitos de um continente ficam nele: em { $territory } cabem no máximo { $most }.
refused-place-too-many = Você não tem tantos: em { $territory } pode colocar no máximo { $most }.
refused-unplaced = Coloque antes todos os seus exércitos: { $armies ->
    [1] falta 1
   *[other] faltam { $armies }
}.
refused-five-cards = Com cinco cartas ou mais, você precisa trocar três antes de continuar.
refused-attack-in-round-1 = Na primeira rodada não há ataques.
refused-in-round-1 = Na primeira rodada apenas se colocam exércitos.
refused-exchange-late = As cartas só são trocadas ao receber exércitos, antes do primeiro ataque ou deslocamento.
refused-step-closed = { $step ->
    [2] Isso pertence à colocação de exércitos, que já terminou nesta jogada.
   *[other] Isso pertence a uma etapa anterior, que já terminou nesta jogada.
}
refused-no-advance = Não há para onde avançar: nenhum território acabou de cair.
refused-last-step = O deslocamento é a última etapa: o que resta é encerrar a jogada.
refused-colours-settled = As cores só são escolhidas antes de a partida começar.
refused-attack-origin = { $origin } não é seu: você não pode atacar de lá.
refused-attack-own = { $target } já é seu.
refused-not-contiguous = { $origin } e { $target } não têm fronteira em comum nem são ligados por uma linha pontilhada.
refused-occupation-army = { $origin } tem um só exército, e o de ocupação nunca ataca.
refused-attack-too-many = De { $origin } você pode atacar com no máximo { $most }.
refused-advance-due = Antes é preciso avançar para { $target }, que acabou de cair.
refused-advance-elsewhere = Só avançam exércitos de { $origin }, e só para { $target }.
refused-advance-too-many = Podem avançar no máximo { $most }, tantos quantos atacaram.
refused-move-not-own = { $origin } e { $target } precisam ser seus.
refused-move-occupation = Pelo menos um exército deve ficar em { $origin }.
refused-move-advanced = Os exércitos de { $origin } já se deslocaram ao conquistá-lo nesta jogada.
refused-move-again = Nesta jogada nenhum exército pode mais sair de { $origin }.
refused-move-too-many = Nesta jogada podem sair de { $origin } no máximo mais { $most }.
refused-exchange-count = Trocam-se exatamente três cartas, não { $cards }.
refused-exchange-twice = A mesma carta não pode contar duas vezes.
refused-no-set = Essas três não formam um jogo: são precisas três figuras iguais, três diferentes ou um curinga.
refused-not-in-hand = Você não tem essas cartas.

### Events

event-colour-taken = { $seat } joga com { $colour }.
event-objective-drawn = { $objective ->
    [hidden] { $seat } recebe um objetivo.
   *[other] { $seat } recebe um objetivo: { $objective }
}
event-rolled-for-dealer = Dados para escolher o distribuidor: { $seats } tiram { $dice }.
event-dealt = { $dealer } distribui os territórios; { $first } começa.
event-round-began = Rodada { $round }
event-turn-began = Vez de { $seat }, com { $territories ->
    [1] 1 território
   *[other] { $territories } territórios
}.
event-received = { $bound ->
    [0] { $seat } recebe { $free } exércitos.
   *[other] { $seat } recebe { $free } exércitos, e { $bound } por continentes inteiros.
}
event-placed = { $seat } coloca { $armies } em { $territory }.
event-exchanged = { $seat } troca { $cards } (troca número { $number }) por { $armies } exércitos.
event-attacked = { $seat } ataca { $target } a partir de { $origin } com { $armies }.
event-fought = Vermelhos { $red } contra amarelos { $yellow }: { $origin } perde { $attacker_lost }, { $target } perde { $defender_lost }.
event-advanced = { $seat } conquista { $target } e avança { $armies } a partir de { $origin }.
event-eliminated = { $by } elimina { $seat }.
event-cards-passed = { $cards ->
    [0] { $seat } não tinha cartas para { $by }.
    [1] { $by } fica com a carta de { $seat }.
   *[other] { $by } fica com as { $cards } cartas de { $seat }.
}
event-cards-discarded = { $cards ->
    [0] { $seat } não descarta cartas.
    [1] { $seat } descarta 1 carta ao acaso, virada para baixo.
   *[other] { $seat } descarta { $cards } cartas ao acaso, viradas para baixo.
}
event-objective-switched = { $seat }: outro jogador destruiu o seu alvo. Agora seu objetivo é ter 24 territórios.
event-moved = { $seat } desloca { $armies } de { $origin } para { $target }.
event-card-drawn = { $card ->
    [hidden] { $seat } recebe uma carta.
   *[other] { $seat } recebe uma carta: { $card }.
}
event-reshuffled = As { $cards } cartas usadas são embaralhadas e formam um novo monte.
event-won = { $seat } vence a partida! O objetivo era: { $objective }
event-limit-reached = A partida termina após a rodada { $rounds } sem vencedor.

### How it ended

result-objective = Vitória por objetivo
result-survivor = Vitória do último sobrevivente
result-round-limit = Sem vencedor: o limite de rodadas foi atingido

### At the browser table

act-exchange = Trocar estas cartas
act-attack = Atacar { $target } com { $armies }
act-advance = Avançar { $armies }
act-move = Deslocar { $armies } para { $target }
war-board = Tabuleiro do mundo
war-territories = Territórios
war-armies = Exércitos
war-cards = Cartas
war-label = { $territory }, { $armies ->
    [1] 1 exército
   *[other] { $armies } exércitos
} de { $seat }
war-label-legal = { $territory }, { $armies ->
    [1] 1 exército
   *[other] { $armies } exércitos
} de { $seat }, pode ser escolhido
war-last-battle = Última batalha
war-no-battle = Ainda não houve batalhas.
war-higher = ▲ maior
war-lower = ▼ menor
war-tie = ▼ empate
war-no-partner = sem par
war-one-roll = Uma jogada de dados
war-conquest = Até o fim: { $chance }
war-against = { $attack } contra { $defence }
war-keep = Parar se restarem:
war-of-against = de { $seat }, { $attack } contra { $defence }
war-no-odds = Escolha um ataque para ver as chances.
war-my-cards = Minhas cartas
war-no-cards = Ainda sem cartas.
war-exchange = Trocar
war-objective = Objetivo secreto
war-third = { $continent } (terceiro)
war-next-exchange = Próxima troca de cartas
war-piles = Monte { $pile }, usadas { $used }
chart-territories = Territórios por rodada
chart-armies = Exércitos por rodada
chart-luck = Sorte: perdas evitadas por rodada
war-roll-row = { $attacker ->
    [0] A defesa perde { $defender }
   *[other] { $defender ->
        [0] O ataque perde { $attacker }
       *[other] O ataque perde { $attacker }; a defesa, { $defender }
    }
}
war-breaks-continent = { $seat } não receberia mais os { $armies } exércitos de { $continent }.

### Odds asked for on the command line

odds-option-attack = Exércitos na origem, incluído o que fica
odds-option-defend = Exércitos no território atacado
odds-option-stop_at = Parar quando restarem na origem tantos exércitos ou menos
odds-option-until = Parar quando restarem no território atacado tantos exércitos ou menos
odds-option-chain = Exércitos nos territórios atacados um após o outro, atrás do primeiro se houver
odds-figure-conquest = Probabilidade de conquista
odds-figure-reached = Probabilidade de reduzir a defesa até onde se quer
odds-figure-attackers = Atacantes restantes, em média
odds-figure-attackers_given_conquest = Atacantes restantes, em média, se houver conquista
odds-figure-attackers_given_failure = Atacantes restantes, em média, se a defesa resistir
odds-figure-defenders = Defensores restantes, em média
odds-figure-defenders_given_failure = Defensores restantes, em média, se a defesa resistir
odds-figure-first_roll_loses = Primeira jogada de dados: o atacante perde { $number }
odds-figure-conquests = Probabilidade de conquistar { $number } ou mais
odds-figure-conquered = Territórios conquistados, em média
odds-column-attack = Restam atacantes
odds-column-defence = Restam defensores
odds-column-conquered = Conquistados

### Apresentação

mark-white = Br
mark-red = Vm
mark-black = Pr
mark-blue = Az
mark-yellow = Am
mark-green = Vd
do-take-word = escolher, escolhe, pegar
do-place-word = colocar, coloca, pôr
do-exchange-word = trocar, troca, troque
do-attack-word = atacar, ataca, ataque
do-advance-word = avançar, avança, ocupar
do-move-word = deslocar, desloca, mover, move
do-end-step-word = encerrar etapa, pronto, próximo
do-end-turn-word = encerrar jogada, encerrar, passar, passo
field-colour = COR
field-territory = TERRITÓRIO
field-armies = EXÉRCITOS
field-cards = CARTA CARTA CARTA
field-origin = DE
field-target = PARA
present-continent = { $continent } (+{ $armies })
present-players = Rodada { $round }
present-final = Depois da rodada { $round }
present-player = Jogador
present-territories = Territórios
present-armies = Exércitos
present-cards = Cartas
present-note = { "" }
present-eliminated = eliminado por { $by }
present-winner = vencedor
present-holds = domina { $continents }
present-fronts = Suas fronteiras
present-strength = { $territory } { $armies }
present-objective = Seu objetivo: { $objective }
progress-territories = Até agora: { $have } de { $need } territórios.
progress-destroy = { $territories ->
    [0] Não lhes resta nenhum território.
    [1] Resta-lhes 1 território.
   *[other] Restam-lhes { $territories } territórios.
}
progress-continent = { $continent } { $have } de { $need }
progress-further = outros continentes { $have } de { $need }
progress-continents = Até agora: { $parts }.
present-hand = Suas cartas ({ $count }): { $cards }
present-no-cards = Você não tem cartas.
present-odds = Lutando até o fim
present-odds-from = De
present-odds-against = Contra
present-odds-conquest = Conquista
present-odds-left = Sobram se cair
present-odds-lost = Inimigos se não
present-roll = O próximo lançamento
present-roll-dice = Dados
present-roll-loses = Você perde
present-roll-beats = Eles perdem
present-chance = Chance
present-exactly = Exatamente
present-percent = { $whole },{ $tenths }%
present-decimal = { $whole },{ $tenths }
present-dice = { $attack } contra { $defence }
present-stop = Parando a tempo
present-stop-at = Parar com
present-stop-held = Sobram se não cair
present-chances = { $target } cai com probabilidade { $chance } ({ $exactly }); então sobram uns { $left } exércitos.
present-now = Agora: { $parts }
digest-turn = { $seat }, com { $territories } territórios, recebe { $armies } exércitos.
digest-placed = { $seat } coloca exércitos: { $parts }.
digest-attacked = { $seat } ataca { $target } a partir de { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }{ $rolls } vezes
}: perde { $lost } e elimina { $beaten }.
digest-conquered = { $seat } conquista { $target } a partir de { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }em { $rolls } lançamentos
} e avança com { $armies }.
