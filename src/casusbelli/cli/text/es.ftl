### La línea de órdenes

help-casusbelli = Juegos de guerra de mesa en los que se cumple cada regla del reglamento impreso. Sin orden: jugar en la terminal.
help-commands = Órdenes
help-play = Jugar en la terminal.
help-games = Los juegos que hay: asientos, opciones, lo que se ha reconstruido.
help-simulate = Partidas enteras entre bots.
help-odds = Probabilidades exactas de las batallas.
help-rules = Una cláusula del reglamento, y qué la cumple y la prueba.
help-replay = Recorrer una partida guardada.
help-verify = Comprobar cada dado y cada carta de una mesa cerrada.
help-bench = Medir la velocidad de esta máquina.
help-game = La clave del juego; véase la orden «games».
help-lang = Idioma: es, pt-BR o en; si no se dice, el del entorno.
help-json = Un documento JSON en la salida estándar y nada más.
help-data = Cambia los archivos de datos de un juego por los de una carpeta.
help-seats = Quién juega: human, el nombre de un bot o archivo.py:Clase; por ejemplo human,greedy,random.
help-option = Una opción del juego; puede repetirse.
help-seed = La misma semilla da la misma partida.

### Lo que sale mal

unknown-command = No hay ninguna orden «{ $name }»; hay: { $known }.
unknown-command-near = No hay ninguna orden «{ $name }». ¿Querías decir { $near }?
unknown-language = Aquí no se habla «{ $text }»; hay: { $known }.
unknown-game = No hay ningún juego «{ $key }»; hay: { $known }.
not-a-pair = «{ $text }» no tiene la forma { $form }.
usage-wrong = { $text } Prueba: { $command } --help
input-ended = La entrada terminó antes de la respuesta.

### Jugar

help-save = Guarda la partida en este archivo, que no debe existir todavía.
help-load = Sigue con una partida guardada.
help-takebacks = Si se puede deshacer lo jugado.
which-game = ¿Qué juego? Hay: { $known }.
unknown-player = No hay ningún jugador «{ $name }»; hay: { $known }, o archivo.py:Clase.
wrong-seats = { $game } se juega de { $low } a { $high }, no con { $count }.
alone-without-terminal = «casusbelli serve» abre las mesas en el navegador, «casusbelli play war» empieza una partida en la terminal y «casusbelli --help» muestra todo lo demás.
take-up = Hay una partida sin terminar en { $file }. ¿Seguir con ella? [S/n]
ask-game = ¿Qué juego? [1]
ask-seats = ¿Quién juega? De { $low } a { $high } asientos, separados por comas; puede ser: { $known }. Con Intro:
kept-in = La partida se guarda en { $file }. El archivo contiene todos los secretos de la partida.
type-help-hint = «?» muestra lo que puedes hacer; «ayuda» explica lo demás.
player-human = tú
player-bot = el bot «{ $name }»
since-last = Lo que ha pasado
earlier = … { $count } líneas más antes de esto; «registro» las muestra.
curtain = Pasa el teclado a { $player }; que pulse Intro cuando nadie más mire.
left-saved = La partida queda guardada en { $file }. Para seguir: casusbelli play --load { $file }
game-kept = La partida entera está en { $file }. «casusbelli replay» la recorre y «casusbelli verify» comprueba sus dados.
won-by = Ganador: { $players }
scores = Puntos: { $scores }
no-result = La partida sigue.
bot-broke-down = El bot { $name } ha fallado ({ $why }). La partida queda guardada en { $file }.
how-many = ¿Cuántos? { $action }
which = ¿Cuál de estas? Escribe su número.
no-such-number = No hay ese número en la lista.
number-of-what = ¿Un número de qué? «?» muestra lo que puedes hacer.
leads-elsewhere = Con { $action } no se llega a { $things }.
cannot-repeat = { $action } no se puede repetir así.
go-on = ¿Adelante? [S/n]
unknown-word = «{ $text }» no significa nada aquí. «?» muestra lo que puedes hacer.
unknown-word-near = «{ $text }» no significa nada aquí. ¿Querías decir «{ $near }»?
nearest = Se puede: { $actions }
say-more = Falta algo: { $usage }
not-understood = No se ha entendido. «?» muestra lo que puedes hacer.
nothing-legal = Nada de lo que puedes hacer ahora tiene que ver con «{ $text }».
why-legal = Está permitido: { $action }
no-clause = No hay ninguna cláusula { $clause }. Los capítulos son: { $near }
no-odds = Aquí no hay nada que calcular.
no-coach = Este juego no tiene entrenador.
coach-nothing-yet = Todavía no has decidido nada.
coach-well-done = { $action }: no había nada mejor.
coach-better = { $action }: lo mejor era { $best } (se pierden { NUMBER($points, minimumFractionDigits: 1) } puntos y un { $winning } % de probabilidad de ganar).
coach-other = { $action }: lo mejor para los puntos, pero cuesta un { $winning } % de probabilidad de ganar.
coach-review = { $count ->
    [one] Una decisión, que costó
   *[other] { $count } decisiones, que costaron
 } { NUMBER($points, minimumFractionDigits: 1) } puntos en total.
coach-turn = Turno { $turn }: { $text }
coach-offer = Intro para salir; entrenador: lo que han costado tus decisiones.
undone = Deshecho.
saved = La partida entera, con todos sus secretos, está en { $file }.
load-what = ¿Cargar qué? Escribe: cargar ARCHIVO
file-exists = { $file } ya existe. Elige otro nombre o sigue con ella mediante --load.
file-not-ours = { $file } no es una partida guardada y se queda como está.
file-unwritable = No se puede escribir { $file }: { $why }
rests-on-rulebook = Del reglamento impreso.
rests-on-ruling = Una interpretación, donde el reglamento calla o no es claro.
rests-on-reconstruction = Una reconstrucción de un componente que no se pudo leer.

### Lo que se escribe, separado por comas, primero como se muestra

type-help = ayuda
type-list = lista, listar, opciones
type-why = por qué, porqué, por qué no
type-rule = regla, cláusula
type-odds = probabilidades, probabilidad, prob
type-coach = entrenador, repaso
type-undo = deshacer, deshaz, atrás
type-save = guardar, guarda
type-load = cargar, carga, abrir
type-log = registro, historial
type-board = tablero, mapa
type-secrets = secretos, mano, objetivo, cartas
type-quit = salir, adiós, fin
type-fillers = carta, cartas, de, desde, a, al, con, en, contra, y, ejércitos, ejército, el, la, los, las
type-until = hasta, hasta que queden, hasta quedar con
type-to-the-end = hasta el final, hasta el fin, a muerte
type-yes = s, sí, vale
usage-help = ayuda
usage-list = ?  |  ? brasil
usage-why = por qué atacar brasil japón
usage-rule = regla 6.3
usage-odds = probabilidades  |  prob brasil argelia
usage-coach = entrenador
usage-undo = deshacer
usage-save = guardar ARCHIVO
usage-load = cargar ARCHIVO
usage-log = registro  |  registro 50
usage-board = tablero
usage-secrets = secretos
usage-quit = salir
explain-help = esta lista
explain-list = lo que puedes hacer ahora, o lo que toca a algo
explain-why = qué cláusula prohíbe algo
explain-rule = una cláusula del reglamento
explain-odds = las probabilidades exactas de lo que tienes delante
explain-coach = lo que costó tu última decisión frente a la mejor
explain-undo = deshacer, hasta los últimos dados o el último secreto
explain-save = escribir la partida también en otro archivo
explain-load = dejar esta partida y seguir con otra
explain-log = lo que ha pasado
explain-board = la posición entera
explain-secrets = lo que solo tú puedes ver
explain-quit = salir; la partida queda guardada
explain-typing = Acciones: los nombres en cualquier idioma y orden, acortados si no hay duda; «atacar brasil argelia» usa todos los ejércitos que se puede, «… hasta 3» o «… hasta el final» lo repite. Un número elige de la última lista.
