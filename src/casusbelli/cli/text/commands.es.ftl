### The commands beside play

### Options of the commands

help-clause = Número de una cláusula, como 6.3, o de un capítulo.
help-coverage = Qué código y qué pruebas citan cada cláusula; estado de salida 1 mientras falte algo.
help-games-wanted = Cuántas partidas.
help-seats-bots = Los bots por asiento: el nombre de un bot o archivo.py:Clase; por ejemplo greedy,random,random.
help-rotate = Correr cada bot un asiento de una partida a la siguiente.
help-workers = Procesos que juegan a la vez.
help-save-games = Guardar cada partida como archivo en esta carpeta.
help-file = Una partida guardada.
help-to = Detenerse después de tantas entradas.
help-seat = Tal como la vio este asiento, desde 1.
help-verify-states = Volver a jugarla entera y comparar las posiciones; estado de salida 1 a la primera diferencia.
help-game-or-all = La clave de un juego; sin ella, todos los juegos.
help-rounds = Cuántas veces se mide todo por turnos; valen las medianas.
help-seconds = Segundos de cada medición en cada ronda.

### games

games-seats = Asientos
games-version = Versión de las reglas
games-clauses = Cláusulas
games-reconstructed = Reconstruido
games-nothing = nada
games-data = Suma de los datos
games-option = Opción
games-default = Por defecto
games-values = Posible
option-unknown = { $key } no tiene la opción «{ $name }»; hay: { $known }.
option-bad = { $name } puede ser { $possible }, no «{ $value }».
games-meaning = Significado

### Clauses

kind-rule = regla
kind-setup = preparación
kind-component = componente
kind-definition = definición
kind-option = opción
kind-advice = consejo
kind-example = ejemplo
source-rulebook = reglamento impreso
source-ruling = interpretación nuestra
source-reconstruction = reconstrucción
rules-in-english = Enunciado (por ahora, en inglés):
rules-kind = Clase
rules-source = Fuente
rules-ruling = Interpretación
rules-decides = Quién decide
rules-refuses = Se rechaza
rules-examples = Ejemplos
rules-code = Código
rules-tests = Pruebas
rules-clause = Cláusula
rules-title = Título
rules-example = Ejemplo
rules-unknown-clause = { $title } no tiene cláusula { $id }; hay: { $known }.
rules-no-tests = Las pruebas de { $key } no están instaladas aquí; úsalo en un clon del proyecto.
rules-totals = { $clauses } cláusulas; código: { $have_code } de { $need_code }; pruebas: { $have_test } de { $need_test }; ejemplos: { $examples_played } de { $examples }; falta: { $failures }.
coverage-unknown-clause = { $where }: no existe la cláusula { $subject }
coverage-unknown-example = { $where }: no existe el ejemplo { $subject }
coverage-unreadable = { $where }: una cita que no se puede leer en el código fuente
coverage-not-a-test = { $where }: cita { $subject } algo que ninguna prueba ejecuta
coverage-no-code = Ningún código cita la cláusula { $subject }
coverage-no-test = Ninguna prueba cita la cláusula { $subject }
coverage-no-example-test = Ninguna prueba juega el ejemplo { $subject }
coverage-no-ruling = No se explica la interpretación { $subject }

### odds

odds-chance = Probabilidad
odds-fraction = Exacta
odds-fractions-elsewhere = Las fracciones exactas son largas; --json las muestra.
odds-options = { $title } (casusbelli odds { $key } OPCIÓN VALOR ...):
odds-none = { $key } no tiene probabilidades que consultar.
odds-unknown = No hay opción { $option }; hay: { $known }.
odds-missing = Falta: { $option }
odds-no-number = { $option } lleva números enteros, no «{ $text }».
odds-out-of-range = { $option } puede ser de { $low } a { $high }, no { $value }.
odds-not-together = { $option } no se combina con { $other }.
odds-too-many = Son { $value } ejércitos en total; se puede calcular con { $high } como máximo.

### simulate

simulate-games = Partidas
simulate-decisions = Decisiones
simulate-mean = Decisiones por partida
simulate-seconds = Segundos
simulate-speed = Decisiones por segundo
simulate-wins = Victorias del asiento { $seat }
simulate-wins-by-bot = Victorias de { $bot }
simulate-draws = Sin ganador
simulate-ended = Final: { $reason }
simulate-score = Media de puntos del asiento { $seat }
simulate-number = { $option } debe ser 1 o más, no { $value }.
simulate-cannot-save = No se puede escribir en { $folder }: { $why }
simulate-unknown-bot = No hay un bot «{ $name }»; hay: { $known }, o archivo.py:Clase.
simulate-stuck = sin final dentro del límite de las reglas
simulate-seats = { $key } es para { $seats } asientos, no { $count }.

### Saved games

file-unreadable = { $file }: no se puede leer: { $why }
replay-out-of-range = { $option } puede ser de { $low } a { $high }, no { $value }.
replay-other-seat = Este archivo es lo que vieron otros; --seat puede ser { $seats }.
replay-ask = [Intro: seguir, número: hasta ahí, q: parar]
replay-seen-only = { $file }: contiene lo que vio un asiento, no la partida entera, y no se puede volver a jugar.
replay-differs = { $file }: línea { $line }: { $why }
replay-same = { $entries } entradas jugadas de nuevo, { $compared } posiciones comparadas: todo igual.
verify-counts = { $checked } sorteos recalculados; { $shut } que la mesa mantiene cerrados; { $unkeyed } sin compromiso.
verify-good = Todo concuerda con las claves publicadas. Prueba que no se cambió ningún dado, no que el anfitrión no mirara por adelantado.
verify-none = No hay nada que comprobar: esta mesa no se comprometió con ninguna clave.
verify-fault = línea { $line }: { $why }

### bench

bench-figure = Medida
bench-decisions_per_second = Decisiones por segundo, motor solo
bench-refereed_per_second = Decisiones por segundo, con el árbitro
bench-copy_us = Copia de una posición, µs
bench-view_us = Vista de un asiento, µs
bench-legal_us = Lista de acciones legales, µs
bench-save_load_us = Guardar y cargar una posición, µs
