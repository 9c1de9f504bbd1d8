### A linha de comando

help-casusbelli = Jogos de guerra de tabuleiro em que vale cada regra do regulamento impresso. Sem comando: jogar no terminal.
help-commands = Comandos
help-play = Jogar no terminal.
help-games = Os jogos que há: lugares, opções, o que foi reconstruído.
help-simulate = Partidas inteiras entre bots.
help-odds = Probabilidades exatas das batalhas.
help-rules = Uma cláusula do regulamento, e o que a cumpre e a testa.
help-replay = Percorrer uma partida salva.
help-verify = Conferir cada dado e cada carta de uma mesa fechada.
help-bench = Medir a velocidade desta máquina.
help-game = A chave do jogo; veja o comando “games”.
help-lang = Língua: es, pt-BR ou en; se não for dita, a do ambiente.
help-json = Um documento JSON na saída padrão e nada mais.
help-data = Troca os arquivos de dados de um jogo pelos de uma pasta.
help-seats = Quem joga: human, o nome de um bot ou arquivo.py:Classe; por exemplo human,greedy,random.
help-option = Uma opção do jogo; pode ser repetida.
help-seed = A mesma semente dá a mesma partida.

### O que dá errado

unknown-command = Não há o comando “{ $name }”; há: { $known }.
unknown-command-near = Não há o comando “{ $name }”. Você quis dizer { $near }?
unknown-language = Aqui não se fala “{ $text }”; há: { $known }.
unknown-game = Não há o jogo “{ $key }”; há: { $known }.
not-a-pair = “{ $text }” não tem a forma { $form }.
usage-wrong = { $text } Tente: { $command } --help
input-ended = A entrada terminou antes da resposta.

### Jogar

help-save = Guarda a partida neste arquivo, que ainda não pode existir.
help-load = Continua uma partida salva.
help-takebacks = Se é possível desfazer o que foi jogado.
which-game = Qual jogo? Há: { $known }.
unknown-player = Não há jogador “{ $name }”; há: { $known }, ou arquivo.py:Classe.
wrong-seats = { $game } se joga de { $low } a { $high }, não com { $count }.
alone-without-terminal = “casusbelli serve” abre as mesas no navegador, “casusbelli play war” começa uma partida no terminal e “casusbelli --help” mostra todo o resto.
take-up = Há uma partida inacabada em { $file }. Continuar com ela? [S/n]
ask-game = Qual jogo? [1]
ask-seats = Quem joga? De { $low } a { $high } lugares, separados por vírgulas; pode ser: { $known }. Com Enter:
kept-in = A partida fica guardada em { $file }. O arquivo contém todos os segredos da partida.
type-help-hint = “?” mostra o que você pode fazer; “ajuda” explica o resto.
player-human = você
player-bot = o bot “{ $name }”
since-last = O que aconteceu
earlier = … mais { $count } linhas antes disto; “histórico” mostra todas.
curtain = Passe o teclado a { $player }; tecle Enter quando ninguém mais estiver olhando.
left-saved = A partida fica guardada em { $file }. Para continuar: casusbelli play --load { $file }
game-kept = A partida inteira está em { $file }. “casusbelli replay” percorre a partida e “casusbelli verify” confere os dados.
won-by = Vencedor: { $players }
scores = Pontos: { $scores }
no-result = A partida continua.
bot-broke-down = O bot { $name } falhou ({ $why }). A partida fica guardada em { $file }.
how-many = Quantos? { $action }
which = Qual destas? Digite o número.
no-such-number = Não há esse número na lista.
number-of-what = Um número de quê? “?” mostra o que você pode fazer.
leads-elsewhere = Com { $action } não se chega a { $things }.
cannot-repeat = { $action } não pode ser repetido assim.
go-on = Continuar? [S/n]
unknown-word = “{ $text }” não significa nada aqui. “?” mostra o que você pode fazer.
unknown-word-near = “{ $text }” não significa nada aqui. Você quis dizer “{ $near }”?
nearest = É possível: { $actions }
say-more = Falta algo: { $usage }
not-understood = Não deu para entender. “?” mostra o que você pode fazer.
nothing-legal = Nada do que você pode fazer agora tem a ver com “{ $text }”.
why-legal = É permitido: { $action }
no-clause = Não há cláusula { $clause }. Os capítulos são: { $near }
no-odds = Não há nada para calcular aqui.
no-coach = Este jogo não tem treinador.
coach-nothing-yet = Você ainda não decidiu nada.
coach-well-done = { $action }: não havia nada melhor.
coach-better = { $action }: o melhor era { $best } (perdem-se { NUMBER($points, minimumFractionDigits: 1) } pontos e { $winning } % de chance de vencer).
coach-other = { $action }: o melhor para os pontos, mas custa { $winning } % de chance de vencer.
coach-review = { $count ->
    [one] Uma decisão, que custou
   *[other] { $count } decisões, que custaram
 } { NUMBER($points, minimumFractionDigits: 1) } pontos ao todo.
coach-turn = Turno { $turn }: { $text }
coach-offer = Enter para sair; treinador: o que suas decisões custaram.
undone = Desfeito.
saved = A partida inteira, com todos os segredos, está em { $file }.
load-what = Carregar o quê? Digite: carregar ARQUIVO
file-exists = { $file } já existe. Escolha outro nome ou continue a partida com --load.
file-not-ours = { $file } não é uma partida salva e fica como está.
file-unwritable = Não foi possível gravar { $file }: { $why }
rests-on-rulebook = Do livro de regras impresso.
rests-on-ruling = Uma interpretação, onde as regras se calam ou não são claras.
rests-on-reconstruction = Uma reconstrução de um componente que não pôde ser lido.

### O que se digita, separado por vírgulas, primeiro como é mostrado

type-help = ajuda
type-list = lista, listar, opções
type-why = por quê, por que, porque, por que não
type-rule = regra, cláusula
type-odds = chances, probabilidades, prob
type-coach = treinador, revisão
type-undo = desfazer, desfaz, voltar
type-save = salvar, salva, gravar
type-load = carregar, carrega, abrir
type-log = histórico, registro
type-board = tabuleiro, mapa
type-secrets = segredos, mão, objetivo, cartas
type-quit = sair, tchau, fim
type-fillers = carta, cartas, de, do, da, a, ao, à, com, em, no, na, contra, e, para, pra, exércitos, exército, o, os, as
type-until = até, até ficar com, até sobrarem
type-to-the-end = até o fim, até o final, até a morte
type-yes = s, sim
usage-help = ajuda
usage-list = ?  |  ? brasil
usage-why = por que atacar brasil japão
usage-rule = regra 6.3
usage-odds = chances  |  chances brasil argélia
usage-coach = treinador
usage-undo = desfazer
usage-save = salvar ARQUIVO
usage-load = carregar ARQUIVO
usage-log = histórico  |  histórico 50
usage-board = tabuleiro
usage-secrets = segredos
usage-quit = sair
explain-help = esta lista
explain-list = o que você pode fazer agora, ou o que diz respeito a algo
explain-why = qual cláusula proíbe algo
explain-rule = uma cláusula do livro de regras
explain-odds = as chances exatas do que está à sua frente
explain-coach = o que sua última decisão custou diante da melhor
explain-undo = desfazer, até os últimos dados ou o último segredo
explain-save = gravar a partida também em outro arquivo
explain-load = deixar esta partida e continuar outra
explain-log = o que aconteceu
explain-board = a posição inteira
explain-secrets = o que só você pode ver
explain-quit = sair; a partida fica guardada
explain-typing = Ações: os nomes em qualquer língua e ordem, abreviados se não houver dúvida; “atacar brasil argélia” usa todos os exércitos possíveis, “… até 3” ou “… até o fim” repete. Um número escolhe da última lista.
