### O que todos os jogos têm em comum

## Nomes

name-seat = Jogador { $number }
mark-seat = { $number }
language-es = Español
language-pt-BR = Português
language-en = English

## Listas

list-and = { $most } e { $last }
list-and-before-i = { $most } e { $last }
list-nothing = nada

## Ações que qualquer jogo pode ter

do-decline = Não, obrigado
do-agree = Concordo
do-disagree = Discordo

## O que aconteceu na mesa

event-taken-back = { $numbers-count ->
    [one] A última jogada foi desfeita.
   *[other] As últimas { $numbers-count } anotações foram desfeitas.
}

## Recusas

refused-game-over = A partida terminou.
refused-no-such-thing = Isso não existe neste jogo.
refused-not-your-turn = { $seats-count ->
    [0] Não é a sua vez.
   *[other] Não é a sua vez: é a vez de { $seats }.
}
refused-stale = Essa pergunta já foi respondida ou não vale mais.
refused-covered = Antes é preciso resolver outra coisa; a sua pergunta espera.
refused-key-used = Essa resposta já foi dada a outra pergunta.
refused-closed = A mesa está fechada.
refused-no-use = Não há nada que você possa fazer com isso agora.
refused-undo-off = Nesta mesa nada se desfaz.
refused-undo-nothing = Você não tem nada a desfazer.
refused-undo-final = Depois disso saíram dados, uma carta ou um segredo. Não há como voltar atrás.
refused-undo-answered = Outra pessoa já jogou depois disso.

## Comandos que não deu para entender

notation-unknown-command = “{ $text }” não é um comando.
notation-too-much = “{ $text }” está sobrando. Escreve-se assim: { $usage }
notation-missing = Falta { $field }. Escreve-se assim: { $usage }
notation-unknown-name = { $near ->
    [none] Não há nada chamado “{ $text }”.
   *[other] Não há nada chamado “{ $text }”. Você quis dizer { $near }?
}
notation-no-number = “{ $text }” não é um número, e { $field } deveria ser. Escreve-se assim: { $usage }

## Partidas salvas

save-empty = O arquivo está vazio.
save-cut = O arquivo foi cortado na linha { $line }.
save-foreign = Isto não é uma partida salva do Casus Belli.
save-damaged = A linha { $line } está danificada ({ $key }): { $why }.
save-newer = Esta partida foi salva por uma versão mais nova do programa (linha { $line }, { $key }): { $why }.
save-other-game = Esta é uma partida de outro jogo (linha { $line }, { $key }): { $why }.
save-other-data = Esta partida foi jogada com outros dados de componentes (linha { $line }, { $key }).
save-broken = As regras desta versão não permitem a linha { $line } ({ $key }): { $why }.
save-differs = Com as regras desta versão a partida muda a partir da linha { $line }: { $why }.
save-no-keys = Não dá para continuar com este arquivo, porque ele não contém as chaves dos seus dados.
