### The commands beside play

### Options of the commands

help-clause = Número de uma cláusula, como 6.3, ou de um capítulo.
help-coverage = Que código e que testes citam cada cláusula; código de saída 1 enquanto faltar algo.
help-games-wanted = Quantas partidas.
help-seats-bots = Os bots por lugar: o nome de um bot ou arquivo.py:Classe; por exemplo greedy,random,random.
help-rotate = Passar cada bot ao lugar seguinte de uma partida para outra.
help-workers = Processos que jogam ao mesmo tempo.
help-save-games = Salvar cada partida como arquivo nesta pasta.
help-file = Uma partida salva.
help-to = Parar depois de tantas entradas.
help-seat = Como este lugar a viu, a partir de 1.
help-verify-states = Jogá-la de novo por inteiro e comparar as posições; código de saída 1 na primeira diferença.
help-game-or-all = A chave de um jogo; sem ela, todos os jogos.
help-rounds = Quantas vezes tudo é medido em rodízio; valem as medianas.
help-seconds = Segundos de cada medição em cada rodada.

### games

games-seats = Lugares
games-version = Versão das regras
games-clauses = Cláusulas
games-reconstructed = Reconstruído
games-nothing = nada
games-data = Resumo dos dados
games-option = Opção
games-default = Padrão
games-values = Possível
option-unknown = { $key } não tem a opção “{ $name }”; há: { $known }.
option-bad = { $name } pode ser { $possible }, não “{ $value }”.
games-meaning = Significado

### Clauses

kind-rule = regra
kind-setup = preparação
kind-component = componente
kind-definition = definição
kind-option = opção
kind-advice = conselho
kind-example = exemplo
source-rulebook = regulamento impresso
source-ruling = interpretação nossa
source-reconstruction = reconstrução
rules-in-english = Enunciado (por enquanto, em inglês):
rules-kind = Tipo
rules-source = Fonte
rules-ruling = Interpretação
rules-decides = Quem decide
rules-refuses = Recusa-se
rules-examples = Exemplos
rules-code = Código
rules-tests = Testes
rules-clause = Cláusula
rules-title = Título
rules-example = Exemplo
rules-unknown-clause = { $title } não tem cláusula { $id }; há: { $known }.
rules-no-tests = Os testes de { $key } não estão instalados aqui; use isto em um clone do projeto.
rules-totals = { $clauses } cláusulas; código: { $have_code } de { $need_code }; testes: { $have_test } de { $need_test }; exemplos: { $examples_played } de { $examples }; falta: { $failures }.
coverage-unknown-clause = { $where }: não existe a cláusula { $subject }
coverage-unknown-example = { $where }: não existe o exemplo { $subject }
coverage-unreadable = { $where }: uma citação que não se consegue ler no código-fonte
coverage-not-a-test = { $where }: { $subject } é citado por algo que nenhum teste executa
coverage-no-code = Nenhum código cita a cláusula { $subject }
coverage-no-test = Nenhum teste cita a cláusula { $subject }
coverage-no-example-test = Nenhum teste joga o exemplo { $subject }
coverage-no-ruling = A interpretação { $subject } não está explicada

### odds

odds-chance = Probabilidade
odds-fraction = Exata
odds-fractions-elsewhere = As frações exatas são longas; --json as mostra.
odds-options = { $title } (casusbelli odds { $key } OPÇÃO VALOR ...):
odds-none = { $key } não tem probabilidades a consultar.
odds-unknown = Não há opção { $option }; há: { $known }.
odds-missing = Falta: { $option }
odds-no-number = { $option } recebe números inteiros, não “{ $text }”.
odds-out-of-range = { $option } pode ser de { $low } a { $high }, não { $value }.
odds-not-together = { $option } não se combina com { $other }.
odds-too-many = São { $value } exércitos ao todo; o cálculo vai até { $high }.

### simulate

simulate-games = Partidas
simulate-decisions = Decisões
simulate-mean = Decisões por partida
simulate-seconds = Segundos
simulate-speed = Decisões por segundo
simulate-wins = Vitórias do lugar { $seat }
simulate-wins-by-bot = Vitórias de { $bot }
simulate-draws = Sem vencedor
simulate-ended = Fim: { $reason }
simulate-score = Média de pontos do lugar { $seat }
simulate-number = { $option } deve ser 1 ou mais, não { $value }.
simulate-cannot-save = Não é possível escrever em { $folder }: { $why }
simulate-unknown-bot = Não há um bot “{ $name }”; há: { $known }, ou arquivo.py:Classe.
simulate-stuck = sem fim dentro do limite das regras
simulate-seats = { $key } é para { $seats } lugares, não { $count }.

### Saved games

file-unreadable = { $file }: não é possível ler: { $why }
replay-out-of-range = { $option } pode ser de { $low } a { $high }, não { $value }.
replay-other-seat = Este arquivo é o que outros viram; --seat pode ser { $seats }.
replay-ask = [Enter: continuar, número: até lá, q: parar]
replay-seen-only = { $file }: contém o que um lugar viu, não a partida inteira, e não pode ser jogada de novo.
replay-differs = { $file }: linha { $line }: { $why }
replay-same = { $entries } entradas jogadas de novo, { $compared } posições comparadas: tudo igual.
verify-counts = { $checked } sorteios recalculados; { $shut } que a mesa mantém fechados; { $unkeyed } sem compromisso.
verify-good = Tudo confere com as chaves publicadas. Prova que nenhum dado foi trocado, não que o anfitrião não tenha olhado antes.
verify-none = Não há nada a conferir: esta mesa não se comprometeu com nenhuma chave.
verify-fault = linha { $line }: { $why }

### bench

bench-figure = Medida
bench-decisions_per_second = Decisões por segundo, só o motor
bench-refereed_per_second = Decisões por segundo, com o árbitro
bench-copy_us = Cópia de uma posição, µs
bench-view_us = Visão de um lugar, µs
bench-legal_us = Lista de ações permitidas, µs
bench-save_load_us = Salvar e carregar uma posição, µs
