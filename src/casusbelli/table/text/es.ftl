### Lo que comparten todos los juegos

## Nombres

name-seat = Jugador { $number }
mark-seat = { $number }
language-es = Español
language-pt-BR = Português
language-en = English

## Listas

list-and = { $most } y { $last }
list-and-before-i = { $most } e { $last }
list-nothing = nada

## Acciones que puede tener cualquier juego

do-decline = No, gracias
do-agree = De acuerdo
do-disagree = En desacuerdo

## Lo que ha pasado en la mesa

event-taken-back = { $numbers-count ->
    [one] Se ha deshecho la última jugada.
   *[other] Se han deshecho las últimas { $numbers-count } anotaciones.
}

## Rechazos

refused-game-over = La partida ha terminado.
refused-no-such-thing = Eso no existe en este juego.
refused-not-your-turn = { $seats-count ->
    [0] No es tu turno.
   *[other] No es tu turno: le toca a { $seats }.
}
refused-stale = Esa pregunta ya está contestada o ya no se hace.
refused-covered = Antes hay que resolver otra cosa; tu pregunta espera.
refused-key-used = Esa respuesta ya se dio a otra pregunta.
refused-closed = La mesa está cerrada.
refused-no-use = Ahora no puedes hacer nada con eso.
refused-undo-off = En esta mesa no se deshace nada.
refused-undo-nothing = No tienes nada que deshacer.
refused-undo-final = Desde entonces ha salido algo a la luz: dados, una carta o un secreto. No hay vuelta atrás.
refused-undo-answered = Desde entonces ha jugado otra persona.

## Órdenes que no se entienden

notation-unknown-command = «{ $text }» no es ninguna orden.
notation-too-much = Sobra «{ $text }». Se escribe así: { $usage }
notation-missing = Falta { $field }. Se escribe así: { $usage }
notation-unknown-name = { $near ->
    [none] No hay nada que se llame «{ $text }».
   *[other] No hay nada que se llame «{ $text }». ¿Querías decir { $near }?
}
notation-no-number = «{ $text }» no es un número, y { $field } debería serlo. Se escribe así: { $usage }

## Partidas guardadas

save-empty = El archivo está vacío.
save-cut = El archivo está cortado en la línea { $line }.
save-foreign = Esto no es una partida guardada de Casus Belli.
save-damaged = La línea { $line } está dañada ({ $key }): { $why }.
save-newer = Esta partida la guardó una versión más nueva del programa (línea { $line }, { $key }): { $why }.
save-other-game = Es una partida de otro juego (línea { $line }, { $key }): { $why }.
save-other-data = Esta partida se jugó con otros datos de componentes (línea { $line }, { $key }).
save-broken = Las reglas de esta versión no permiten la línea { $line } ({ $key }): { $why }.
save-differs = Con las reglas de esta versión la partida cambia a partir de la línea { $line }: { $why }.
save-no-keys = No se puede seguir jugando con este archivo, porque no contiene las claves de sus dados.
