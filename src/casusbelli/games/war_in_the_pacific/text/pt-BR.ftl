### O jogo

game-title = War in the Pacific
game-description = Avance de ilha em ilha pelo Pacífico e force a rendição do Japão em onze turnos.

### Ilhas e rastreadores

target-tarawa = Tarawa
target-kwajalein = Kwajalein
target-eniwetok = Eniwetok
target-saipan = Saipan
target-tinian_guam = Tinian e Guam
target-iwo_jima = Iwo Jima
target-guadalcanal = Guadalcanal
target-new_georgia = Nova Geórgia
target-bougainville = Bougainville
target-new_guinea = Nova Guiné
target-leyte = Leyte
target-luzon = Luzon
target-okinawa = Okinawa
target-kyushu = Kyushu
target-honshu = Honshu
target-research = pesquisa nuclear
target-bombing = bombardeio estratégico
target-naval = ativos navais
target-nuclear = rastreador nuclear
group-central = Pacífico Central
group-south = Pacífico Sul
group-japan = Ilhas Japonesas

### Dados

die-p = dado P
die-q = dado Q
die-r = dado R
die-s = dado S
die-t = dado T
die-u = dado U
die-b1 = dado de bombardeio 1
die-b2 = dado de bombardeio 2
die-b3 = dado de bombardeio 3
die-b4 = dado de bombardeio 4
die-event = dado de evento
die-nuclear = dado do lançamento nuclear

### Eventos da campanha

happening-fleet_sorties = Surtida da Frota Japonesa
happening-shipping_losses = Perdas de Navegação
happening-europe_first = Prioridade para a Europa
happening-fierce_resistance = Resistência Feroz
happening-manhattan_project = Projeto Manhattan
happening-nuclear_breakthrough = Avanço Nuclear
effect-lose_naval = { $amount ->
    [0] nada
    [1] perde 1 cubo preto
   *[other] perde { $amount } cubos pretos
}
effect-remove_die = um dado a menos neste turno
effect-recolour_die = um dado branco vira vermelho neste turno
effect-free_roll = um lançamento livre de pesquisa nuclear
effect-breakthrough = uma bomba, ou avanço na pesquisa

### Linha do tempo

period-1942_05 = mai–ago de 1942
period-1942_09 = set–dez de 1942
period-1943_01 = jan–abr de 1943
period-1943_05 = mai–ago de 1943
period-1943_09 = set–dez de 1943
period-1944_01 = jan–abr de 1944
period-1944_05 = mai–ago de 1944
period-1944_09 = set–dez de 1944
period-1945_01 = jan–abr de 1945
period-1945_05 = mai–ago de 1945
period-1945_09 = set–dez de 1945
label-build_up = Reforço militar americano
label-d_day = Dia D

### Opções

option-red_naval_double_conversion = Dados vermelhos convertidos duas vezes
option-red_naval_double_conversion-description = Se um dado vermelho nos ativos navais rende só 1 cubo com valor 2 e 2 cubos com valor 3.
option-red_naval_double_conversion-true = Sim
option-red_naval_double_conversion-false = Não
option-naval_modifies_bombing_dice = Cubos pretos no bombardeio e no lançamento livre
option-naval_modifies_bombing_dice-description = Se cubos pretos também aumentam os dados do bombardeio e do lançamento nuclear livre.
option-naval_modifies_bombing_dice-true = Sim
option-naval_modifies_bombing_dice-false = Não
option-bomb_build_counts_as_nuclear_die = Construir bomba gasta o dado de pesquisa
option-bomb_build_counts_as_nuclear_die-description = Se um 6 alocado para construir uma bomba conta como o único dado de pesquisa do turno.
option-bomb_build_counts_as_nuclear_die-true = Sim
option-bomb_build_counts_as_nuclear_die-false = Não
option-strict_two_paths = Dois caminhos separados
option-strict_two_paths-description = Se Kyushu só é desbloqueada por Okinawa, e Iwo Jima encerra o caminho central.
option-strict_two_paths-true = Sim
option-strict_two_paths-false = Não
option-harder_sheet = Folha mais difícil
option-harder_sheet-description = Se Iwo Jima e Honshu têm mais caixas, para jogadores experientes.
option-harder_sheet-true = Sim
option-harder_sheet-false = Não
option-major_advance_wraps_rows = Grandes avanços passam de uma linha à outra
option-major_advance_wraps_rows-description = Se um grande avanço na última caixa de uma linha marca também a primeira da linha seguinte.
option-major_advance_wraps_rows-true = Sim
option-major_advance_wraps_rows-false = Não
option-breakthrough_when_locked = Avanço Nuclear antes das bombas
option-breakthrough_when_locked-description = O que faz o evento Avanço Nuclear enquanto a pesquisa não está completa.
option-breakthrough_when_locked-mark_one_box = Marca uma caixa de pesquisa
option-breakthrough_when_locked-free_roll = Um lançamento livre
option-breakthrough_when_locked-nothing = Nada

### Componentes, para dizer o que foi reconstruído

component-islands-groups = Grupos de comando
component-islands-islands = Ilhas: caixas, ícones e caminhos
component-islands-harder = Caixas da folha mais difícil
component-islands-strict = Caminhos separados
component-timeline-boxes = Linha do tempo
component-events-rows = Tabela de eventos
component-research-rows = Caixas de pesquisa nuclear
component-sheet-dice = Dados
component-sheet-red_values = Valores dos dados vermelhos
component-sheet-naval = Rastreador de ativos navais
component-sheet-air = Rastreador de poder aéreo
component-sheet-nuclear = Rastreador nuclear
component-sheet-bombing = Rastreador de bombardeio
component-sheet-capitulation = Rastreador de PC
component-sheet-results = Faixas de resultado

### Capítulos

chapter-1 = Objetivo do jogo
chapter-2 = Preparação
chapter-3 = Fluxo do jogo
chapter-4 = Fase da Campanha
chapter-5 = Fase Americana
chapter-6 = Ações e como jogar
chapter-7 = Mecânica dos dados
chapter-8 = Ativos navais
chapter-9 = Pesquisa nuclear
chapter-10 = Bombardeio estratégico
chapter-11 = Atacando ilhas
chapter-12 = Fim de jogo e pontuação
chapter-13 = Vencendo o jogo
chapter-14 = Perdendo o jogo
chapter-15 = Dicas para vencer
chapter-16 = Dados da folha de jogo
chapter-17 = Opções, jogadores e informação

### Cláusulas do regulamento

clause-1-1 = Papel do jogador
clause-1-2 = Objetivo
clause-1-3 = Só duas fontes de PC
clause-2-1 = Folha em branco
clause-2-2 = Cubos iniciais
clause-2-3 = Dados do jogo
clause-2-4 = Quantidade de cubos
clause-2-5 = Limites dos rastreadores
clause-2-6 = Ganhos além do limite
clause-2-7 = Dois nomes para um rastreador
clause-3-1 = Onze turnos de duas fases
clause-3-2 = Ordem e obrigação na Fase da Campanha
clause-3-3 = O que passa de um turno a outro
clause-4-1 = Seis dados brancos
clause-4-2 = Marcar a linha do tempo
clause-4-3 = Dados vermelhos da linha do tempo
clause-4-4 = No máximo três dados vermelhos
clause-4-5 = Lançamento do evento
clause-4-6 = O dado de evento é um dado à parte
clause-4-7 = Cubos pretos no lançamento do evento
clause-4-8 = Cubo azul no lançamento do evento
clause-4-9 = Combinar cubos no lançamento do evento
clause-4-10 = Os cubos são pagos antes do evento
clause-4-11 = Tipos de evento
clause-4-12 = Evento que remove um dado
clause-4-13 = Evento que muda a cor de um dado
clause-4-14 = Lançamento nuclear livre
clause-4-15 = Avanço Nuclear
clause-4-16 = Nenhum bônus por seis na Fase da Campanha
clause-5-1 = Rolar o conjunto
clause-5-2 = Usos de um dado
clause-5-3 = Um dado, um alvo
clause-5-4 = Modificadores em qualquer ordem
clause-5-5 = O dado que teve efeito está gasto
clause-5-6 = Quando uma alocação é julgada
clause-5-7 = Alocação inútil é recusada
clause-5-8 = Dados não usados e fim da fase
clause-6-1 = Limites por turno
clause-7-1 = Dados vermelhos são D3
clause-7-2 = O valor vermelho vale para todo uso
clause-7-3 = Dados brancos
clause-7-4 = O seis natural dá um direito
clause-7-5 = Direito a um cubo azul
clause-7-6 = Dois direitos por uma bomba
clause-7-7 = Validade de um direito
clause-7-8 = Direitos e desbloqueio no mesmo turno
clause-7-9 = O cubo azul relança um dado
clause-7-10 = O seis relançado conta
clause-7-11 = Dado vermelho relançado
clause-7-12 = Relançar anula os aumentos
clause-7-13 = Cubos pretos aumentam um dado
clause-7-14 = Dado vermelho aumentado
clause-7-15 = Nenhum valor acima de seis
clause-7-16 = O seis aumentado não rende nada
clause-7-17 = Onde valem os cubos pretos
clause-8-1 = Ganhar ativos navais
clause-8-2 = Ganho de um dado branco
clause-8-3 = Espaço para cinco
clause-8-4 = Rastreador cheio
clause-8-5 = Dados vermelhos baixos barrados
clause-8-6 = Ganho de um dado vermelho
clause-8-7 = Aumentos não contam para ativos navais
clause-8-8 = Quantos dados navais se quiser
clause-9-1 = Um dado de pesquisa por turno
clause-9-2 = O que conta para o limite
clause-9-3 = Marcar uma caixa de pesquisa
clause-9-4 = Ordem das caixas de pesquisa
clause-9-5 = Avanço crítico na pesquisa
clause-9-6 = Avanço crítico na última caixa
clause-9-7 = Desbloquear as bombas
clause-9-8 = Três modos de construir uma bomba
clause-9-9 = Construir por alocação
clause-9-10 = Rastreador nuclear cheio
clause-10-1 = Bases de bombardeiros
clause-10-2 = Lançar um ataque de bombardeio
clause-10-3 = Valor do dado que lança o ataque
clause-10-4 = Lançamento do bombardeio
clause-10-5 = Um PC por ataque convencional
clause-10-6 = Natureza dos dados de bombardeio
clause-10-7 = Fixar o resultado do ataque
clause-10-8 = Anexar uma bomba
clause-10-9 = Dois PCs por ataque nuclear
clause-11-1 = Dois grupos de comando
clause-11-2 = Ilhas abertas no início
clause-11-3 = Atacar com um dado
clause-11-4 = Ordem das caixas de uma ilha
clause-11-5 = Igualar ou superar
clause-11-6 = Vários ataques
clause-11-7 = Grande avanço
clause-11-8 = Grande avanço no fim de uma linha
clause-11-9 = Grande avanço na última caixa
clause-11-10 = Valor para o teste do dobro
clause-11-11 = Captura
clause-11-12 = PCs de uma ilha
clause-11-13 = Ícone de bombardeiro
clause-11-14 = Desbloquear a próxima ilha
clause-11-15 = Tudo de imediato
clause-11-16 = Ícone naval
clause-11-17 = Ícone naval na primeira caixa
clause-11-18 = Ícone naval na segunda caixa
clause-11-19 = Ícones navais nas duas caixas
clause-11-20 = Aumento e transporte em um só ataque
clause-11-21 = Caminho para o Japão
clause-12-1 = Último turno
clause-12-2 = Sem fim antecipado
clause-13-1 = Contagem
clause-13-2 = Vitória histórica
clause-13-3 = Rendição incondicional
clause-14-1 = Derrota
clause-15-1 = Conselho: conduzir o evento
clause-15-2 = Conselho: gastar cubos azuis
clause-15-3 = Conselho: pesquisar cedo
clause-16-1 = Dados do caminho central
clause-16-2 = Dados do caminho sul
clause-16-3 = Dados do Japão
clause-16-4 = Totais do mapa
clause-16-5 = Dados da linha do tempo
clause-16-6 = Dados da tabela de eventos
clause-16-7 = Dados da pesquisa
clause-16-8 = Os dados da folha podem ser trocados
clause-17-1 = As opções são escolhidas antes do jogo
clause-17-2 = Opção: dados vermelhos convertidos duas vezes
clause-17-3 = Opção: cubos pretos no bombardeio e na pesquisa livre
clause-17-4 = Opção: grande avanço para no fim da linha
clause-17-5 = Opção: Avanço Nuclear antes do desbloqueio
clause-17-6 = Opção: construir bomba gasta o dado de pesquisa
clause-17-7 = Opção: dois caminhos separados
clause-17-8 = Opção: folha mais difícil
clause-17-9 = Vários jogadores
clause-17-10 = Informação aberta
clause-17-11 = Lançamentos futuros são desconhecidos

### Perguntas

ask-event = Evento { $number }: { $happening } ({ $effect }). Some cubos pretos, relance com um cubo azul, ou aceite.
ask-free-roll = Lançamento nuclear livre: { $value } contra a caixa { $box }. Modifique ou aceite.
ask-commanding = { $white-count ->
    [0] { $red-count ->
        [0] Todos os dados foram usados: encerre a fase quando quiser.
       *[other] Seus dados vermelhos: { $red }. Use um deles ou encerre a fase.
    }
   *[other] { $red-count ->
        [0] Seus dados: { $white }. Use um deles ou encerre a fase.
       *[other] Seus dados: { $white }; vermelhos: { $red }. Use um deles ou encerre a fase.
    }
}{ $claims ->
    [0] { "" }
    [1] { " " }Um seis natural espera pelo seu cubo.
   *[other] { " " }{ $claims } seis naturais esperam pelos seus cubos.
}
ask-arming = { $bombs ->
    [0] O ataque leva uma bomba?
    [1] O ataque leva a sua bomba?
   *[other] O ataque leva uma das suas { $bombs } bombas?
}
ask-landing = Grande avanço em { $target }: pagar um dos seus { $naval } cubos pretos pela segunda caixa?
ask-raid = { $success ->
    [true] O ataque teria sucesso com { $dice }. Aceite.
   *[other] O ataque falharia com { $dice }. Relance um dado ou aceite.
}

### Ações

do-attack = Atacar { $target } com o { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo preto
   *[other] { " " }+ { $cubes } cubos pretos
}
do-research = Pesquisar com o { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo preto
   *[other] { " " }+ { $cubes } cubos pretos
}
do-raid = Bombardear o Japão com o { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo preto
   *[other] { " " }+ { $cubes } cubos pretos
}
do-supply = Ganhar ativos navais com o { $die }
do-build = Construir uma bomba com o { $die }
do-reroll = Relançar o { $die } por um cubo azul
do-raise = { $cubes ->
    [1] Aumentar o { $die } em 1 por um cubo preto
   *[other] Aumentar o { $die } em { $cubes } por { $cubes } cubos pretos
}
do-claim-blue = Receber um cubo azul por um seis natural
do-claim-green = Receber uma bomba por dois seis naturais
do-pay = Pagar um cubo preto e marcar a segunda caixa
do-forgo = Deixar a segunda caixa
do-attach-bomb = Atacar com uma bomba
do-no-bomb = Atacar sem bomba
do-accept = Aceitar o resultado
do-end-phase = Encerrar a Fase Americana
do-lay = Deixar o { $die } sobre: { $target }
do-pick-up = Recolher o { $die }

### Recusas

refused-no-blue = Você não tem cubo azul para relançar.
refused-no-cubes = São precisos cubos: ao menos 1, e um dado nunca diminui.
refused-too-few-cubes = Isso custa { $cubes } cubos pretos, e você tem { $naval }.
refused-campaign-six = Um seis na Fase da Campanha não dá direito a cubo nenhum.
refused-event-compulsory = O evento não pode ser pulado: modifique o lançamento ou aceite.
refused-campaign-phase = Isso pertence à Fase Americana, que vem depois do evento.
refused-raise-free-roll = Cubos pretos não aumentam o lançamento nuclear livre.
refused-event-accepted = O resultado já foi aceito.
refused-raid-die = Dados de bombardeio não fazem parte do seu conjunto.
refused-own-roll = O { $die } não faz parte do seu conjunto.
refused-not-in-set = O { $die } não está no seu conjunto neste turno.
refused-spent = O { $die } já teve efeito e está gasto.
refused-no-raid-open = Nenhum ataque está em curso, ou o seu resultado já foi fixado.
refused-raise-raid = Cubos pretos não aumentam dados de bombardeio.
refused-no-claim = Nenhum seis natural espera por um cubo.
refused-air-full = O rastreador de poder aéreo está cheio: só cabem { $limit } cubos azuis.
refused-two-claims = { $claims ->
    [0] Uma bomba exige dois seis naturais, e você não tem nenhum.
   *[other] Uma bomba exige dois seis naturais, e você só tem { $claims }.
}
refused-bombs-locked = As bombas ainda não foram desbloqueadas: falta marcar caixas de pesquisa.
refused-nuclear-full = { $attached ->
    [0] O rastreador nuclear está cheio.
   *[other] O rastreador nuclear está cheio: a bomba do ataque em curso também conta.
}
refused-research-complete = A pesquisa nuclear está completa.
refused-second-research = Só um dado por turno vai para a pesquisa nuclear.
refused-research-low = O { $die } não alcança a caixa de pesquisa { $box }.
refused-no-natural-six = Só um dado branco com um seis natural constrói uma bomba; o { $die } não é um.
refused-research-die-used = O dado de pesquisa deste turno já foi usado.
refused-naval-full = O rastreador de ativos navais está cheio: só cabem { $limit } cubos pretos.
refused-naval-raised = Para os ativos navais conta só o resultado do { $die }, sem aumentos.
refused-naval-low = O { $die } vale 1, e ativos navais exigem ao menos 2.
refused-in-hand = O { $die } já está na sua mão.
refused-lies-there = O { $die } já está ali: { $target }.
refused-no-launch = Uma bomba só é anexada ao lançar um ataque, antes dos dados.
refused-no-second-box = Não há segunda caixa a decidir.
refused-nothing-open = Não há resultado a aceitar.
refused-second-box-due = Decida primeiro sobre a segunda caixa de { $target }.
refused-no-island = Isto não é uma ilha: { $target }.
refused-captured = { $target } já foi capturada.
refused-locked = { $target } ainda está bloqueada: capture antes a ilha anterior no caminho.
refused-attack-low = O { $die } não alcança a caixa { $box } de { $target }.
refused-no-cube-for-icon = A caixa atual de { $target } tem um ícone naval, e você não tem cubo preto para pagá-la.
refused-no-base = Você ainda não tem base de bombardeiros.
refused-second-raid = Só há um ataque de bombardeio por turno.
refused-raid-low = O { $die } não chega a { $least }, o mínimo para lançar um ataque.
refused-arming-due = Decida primeiro se o ataque leva uma bomba.
refused-raid-open = Antes é preciso aceitar o resultado do ataque.
refused-bomb-late = Os dados do ataque já rolaram: é tarde para uma bomba.
refused-raid-dice = O ataque tem só { $dice } dados; o { $die } não está entre eles.

### O que acontece

event-turn-began = { $red ->
    [0] { $seat }, turno { $turn } ({ $period }): { $white } dados brancos.
    [1] { $seat }, turno { $turn } ({ $period }): { $white } dados brancos e 1 vermelho.
   *[other] { $seat }, turno { $turn } ({ $period }): { $white } dados brancos e { $red } vermelhos.
}
event-rerolled = { $seat } gasta um cubo azul e relança o { $die }.
event-die-rolled = { $seat }: { $die } mostra { $face }.
event-raised = { $cubes ->
    [1] { $seat } gasta 1 cubo preto: { $die } vale { $value }.
   *[other] { $seat } gasta { $cubes } cubos pretos: { $die } vale { $value }.
}
event-happened = { $seat }: evento { $number }, { $happening }.
event-naval-lost = { $cubes ->
    [0] { $seat } não tem cubos pretos a perder.
    [1] { $seat } perde 1 cubo preto.
   *[other] { $seat } perde { $cubes } cubos pretos.
}
event-die-removed = { $red ->
    [0] { $seat } perde um dado neste turno: ficam { $white } brancos.
    [1] { $seat } perde um dado neste turno: ficam { $white } brancos e 1 vermelho.
   *[other] { $seat } perde um dado neste turno: ficam { $white } brancos e { $red } vermelhos.
}
event-die-recoloured = { $red ->
    [0] { $seat }: nada muda.
    [1] { $seat }: um dado vira vermelho neste turno; { $white } brancos e 1 vermelho.
   *[other] { $seat }: um dado vira vermelho neste turno; { $white } brancos e { $red } vermelhos.
}
event-no-effect = { $seat }: nada muda.
event-set-rolled = { $red-count ->
    [0] { $seat } rola { $white }.
   *[other] { $white-count ->
        [0] { $seat } rola, nos vermelhos, { $red }.
       *[other] { $seat } rola { $white }, e nos vermelhos { $red }.
    }
}
event-committed = { $seat }: { $die } ({ $value }) → { $target }.
event-laid = { $seat } deixa o { $die } sobre: { $target }.
event-picked-up = { $seat } recolhe o { $die }.
event-naval-gained = { $lost ->
    [0] { $cubes ->
        [1] { $seat } ganha 1 cubo preto.
       *[other] { $seat } ganha { $cubes } cubos pretos.
    }
   *[other] { $cubes ->
        [1] { $seat } ganha 1 cubo preto; { $lost } não cabem.
       *[other] { $seat } ganha { $cubes } cubos pretos; { $lost } não cabem.
    }
}
event-blue-gained = { $seat } recebe um cubo azul por um seis natural.
event-research-marked = { $boxes ->
    [1] { $seat } marca 1 caixa de pesquisa ({ $marked } no total).
   *[other] { $seat } marca { $boxes } caixas de pesquisa ({ $marked } no total).
}
event-bombs-unlocked = { $seat } completa a pesquisa: as bombas estão desbloqueadas.
event-bomb-built = { $bombs ->
    [1] { $seat } constrói uma bomba.
   *[other] { $seat } constrói uma bomba; agora são { $bombs }.
}
event-cube-paid = { $seat } paga um cubo preto pelo ícone naval de { $target }.
event-box-marked = { $seat } marca uma caixa de { $target }: { $marked } de { $boxes }.
event-forwent = { $seat } deixa a segunda caixa de { $target }.
event-captured = { $points ->
    [0] { $seat } captura { $target }.
    [1] { $seat } captura { $target }: 1 PC.
   *[other] { $seat } captura { $target }: { $points } PCs.
}
event-base-taken = { $bombing ->
    [1] { $target } é a primeira base de bombardeiros de { $seat }.
   *[other] { $target } é base de bombardeiros: { $seat } ataca agora com { $bombing } dados.
}
event-unlocked = { $target } está desbloqueada para { $seat }.
event-bomb-attached = { $seat } anexa uma bomba ao ataque.
event-left-behind = { $seat } ataca sem bomba.
event-raid-rolled = { $seat } bombardeia o Japão: { $dice }.
event-raid-ended = { $success ->
    [true] { $points ->
        [0] O ataque de { $seat } tem sucesso; a trilha de PC está cheia.
        [1] O ataque de { $seat } tem sucesso: 1 PC.
       *[other] O ataque de { $seat } tem sucesso: { $points } PCs.
    }
   *[other] O ataque de { $seat } fracassa.
}
event-phase-ended = { $unused ->
    [0] { $seat } encerra a Fase Americana.
    [1] { $seat } encerra a Fase Americana; 1 dado não foi usado.
   *[other] { $seat } encerra a Fase Americana; { $unused } dados não foram usados.
}
event-finished = { $grade ->
    [unconditional] { $seat } termina com { $points } PCs: rendição incondicional. O imperador é deposto e julgado.
    [historical] { $seat } termina com { $points } PCs: vitória histórica. O Japão se rende.
   *[other] { $seat } termina com { $points } PCs: derrota. O Japão resiste e conserva parte das conquistas.
}

### Como terminou

result-defeat = Derrota
result-historical = Vitória histórica
result-unconditional = Rendição incondicional
chart-points = Pontos de capitulação por turno
chart-boxes = Caixas de ilhas marcadas por turno

### Apresentação

mark-alone = C
name-alone = Comandante
mark-commander = C{ $number }
name-commander = Comandante { $number }
do-attack-word = atacar, ataca, ataque
do-research-word = pesquisar, pesquisa
do-raid-word = bombardear, bombardeia, bombardeio
do-supply-word = abastecer, abastece, ativos
do-build-word = construir, constrói
do-reroll-word = relançar, relança
do-raise-word = aumentar, aumenta, somar
do-claim-blue-word = receber azul, azul, cubo azul
do-claim-green-word = receber bomba, verde, cubo verde
do-pay-word = pagar, paga
do-forgo-word = deixar, renunciar
do-attach-bomb-word = com bomba, anexar bomba
do-no-bomb-word = sem bomba
do-accept-word = aceitar, aceito, aceita
do-end-phase-word = encerrar fase, encerrar, fim
do-lay-word = pôr, põe, colocar
do-pick-up-word = recolher, recolhe, pegar
field-die = DADO
field-target = ALVO
field-cubes = CUBOS
present-title = { $title }
present-title-of = { $title }: { $seat }
present-captured = capturada
present-locked = bloqueada
present-trackers = Rastreadores
present-points = PC
present-naval = Ativos navais
present-air = Poder aéreo
present-bombs = Bombas
present-bombing = Bombardeio
present-research = Pesquisa
present-players = Jogadores
present-player = Jogador
present-turn = Turno
present-note = { "" }
present-claims = { $claims ->
    [1] 1 seis natural à espera
   *[other] { $claims } seis naturais à espera
}
present-dice = Seus dados
present-die = Dado
present-colour = Cor
present-value = Valor
present-worth = { $value } (face { $face })
present-place = Onde
present-could = Serve para
present-red = vermelho
present-white = branco
present-spent = gasto: { $target }
present-laid = sobre: { $target }
present-raid = Chance de um ataque de bombardeio
present-raid-dice = Dados
present-chance = Chance
present-exactly = Exatamente
present-percent = { $whole },{ $tenths }%

### Probabilidades pedidas na linha de comando

odds-option-boxes = Números das caixas a marcar numa ilha, em ordem
odds-option-icons = Quais dessas caixas têm ícone naval, contando a partir de 1
odds-option-white = Dados brancos do conjunto; se não informado, seis menos os vermelhos
odds-option-red = Dados vermelhos do conjunto
odds-option-black = Cubos pretos
odds-option-blue = Cubos azuis
odds-option-bases = Caixas de bombardeio marcadas, para as chances de um ataque de bombardeio
odds-option-bomb = 1 se o ataque leva uma bomba
odds-figure-boxes = { $number ->
    [1] Chance de marcar a primeira caixa
   *[other] Chance de marcar as { $number } primeiras caixas
}
odds-figure-raid = Chance de o ataque ter sucesso
odds-figure-points = Pontos esperados
odds-column-boxes = Caixas sem relançar
odds-column-points = Pontos

### At the browser table

act-attack = Atacar { $target }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-research = Pesquisar{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-raid = Bombardear o Japão{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-supply = Ganhar ativos navais
act-build = Construir uma bomba
act-reroll = Relançar (1 cubo azul)
act-raise = Somar { $cubes } (preto)
act-claim-blue = Cubo azul pelo 6
act-claim-green = Bomba por dois 6
act-pay = Pagar e marcar a segunda
act-forgo = Deixar a segunda
act-accept = Aceitar
act-end-phase = Encerrar a fase
act-lay = Deixar em: { $target }
act-pick-up = Recolher o dado
pacific-board = Carta do Pacífico
pacific-ocean = OCEANO PACÍFICO
pacific-island = { $name }, { $state ->
    [open] aberta
    [captured] capturada
   *[locked] bloqueada
}: { $marked } de { $boxes } caixas, { $points } PC
pacific-tab-sheet = Folha
pacific-tab-dice = Dados
pacific-dice = Conjunto de dados
pacific-spent = gasto
pacific-chosen = escolhido
pacific-natural = 6 natural
pacific-worth = vale { $value }
pacific-what = O que cada dado pode
pacific-pick = Escolha um dado para ver o que ele pode fazer, e depois uma ilha ou um rastreador.
pacific-could = O que o { $die } pode
pacific-if = Se for o { $die }
pacific-marks = Marca a caixa { $number }.
pacific-marks-naval = Marca a caixa { $number } com âncora.
pacific-costs-nothing = Não gasta cubos.
pacific-costs = { $cubes ->
    [1] Gasta 1 cubo preto
   *[other] Gasta { $cubes } cubos pretos
}: { $left ->
    [0] não sobra nenhum.
    [1] sobra 1.
   *[other] sobram { $left }.
}
pacific-major = É um grande avanço: alcança o dobro, { $number }.
pacific-not-major = Não é um grande avanço: seria preciso { $number }.
pacific-captures = Captura a ilha e ganha { $points } PC.
pacific-left = { $boxes ->
    [1] Falta 1 caixa
   *[other] Faltam { $boxes } caixas
} para capturar a ilha e ganhar { $points } PC.
pacific-timeline = Linha do tempo
pacific-naval = Ativos navais
pacific-air = Poder aéreo
pacific-nuclear = Bombas nucleares
pacific-bombing = Bases de bombardeiros
pacific-research = Pesquisa nuclear
pacific-points = Pontos de capitulação
pacific-round = turno { $round } de 11
pacific-turn = Turno
pacific-short-naval = navais
pacific-short-research = pesq.
pacific-short-bombing = bases
pacific-short-nuclear = bombas
pacific-short-air = aéreos
pacific-short-points = PC
pacific-odds = Chances
pacific-odds-none = Aponte para uma ilha aberta, ou escolha um dado e um lugar, para ver as chances.
pacific-odds-capture = Chance de capturar { $target } neste turno
pacific-odds-after = Chance de capturar { $target } neste turno depois disso
pacific-odds-raid = Chance de o bombardeio ter sucesso
pacific-odds-boxes = { $boxes ->
    [1] Pelo menos 1 caixa
   *[other] Pelo menos { $boxes } caixas
}
pacific-odds-laid = Só com os dados deixados ali
pacific-odds-plain = Sem cubos
pacific-odds-cubes = Com { $blue ->
    [0] nenhum relançamento
    [1] 1 relançamento
   *[other] { $blue } relançamentos
}{ $black ->
    [0] { "" }
    [1] { " " }e 1 cubo preto
   *[other] { " " }e { $black } cubos pretos
}
pacific-odds-reroll = Com um relançamento
pacific-sheets = Folhas
pacific-sheet-of = Folha de { $seat }
pacific-looking = Folha de { $seat }: você está só olhando.
pacific-own-sheet = Voltar à sua
