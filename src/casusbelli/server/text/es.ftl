### Páginas

web-home = Inicio
web-language = Idioma
web-theme-dark = Tema oscuro
web-theme-light = Tema claro
web-lost = Aquí no hay nada.
web-server-silent = El servidor no responde. Tu mesa está guardada; inténtalo de nuevo en un momento.
web-offline = Reconectando…
web-close = Cerrar
web-menu = Menú
web-yes = Sí
web-no = No
web-copy = Copiar
web-less = Uno menos
web-more = Uno más

### Inicio

web-motto = Juegos de guerra en una mesa. Cada jugada se comprueba con el reglamento impreso, cada negativa se explica y cada dado se puede verificar.
web-invitation = Enlace de invitación
web-join = Entrar
web-no-invitation = Eso no es un enlace de invitación.
web-continue = Continuar
web-look-in = Mirar
web-games = Los juegos
web-new-table = Nueva mesa
web-players-from-to = { $low ->
    [1] { $high ->
        [1] En solitario
       *[other] De 1 a { $high } jugadores
    }
   *[other] De { $low } a { $high } jugadores
}
web-import = Abrir una partida guardada
web-rules = Reglas
web-rules-of = { $game }: reglas
web-search-rules = Buscar por palabra o cláusula
web-ruling = resolución { $number }
web-clause = Cláusula { $clause }, { $title }: abrir las reglas ahí
source-rulebook = reglamento
source-ruling = resolución
source-reconstruction = reconstrucción

### Una mesa nueva

web-new-table-of = { $game }: nueva mesa
web-seats = Asientos
web-seat = Asiento { $seat }
web-seat-me = En esta pantalla
web-seat-bot = Bot
web-seat-open = Por invitación
web-open-seat = se espera a alguien
web-level = Nivel
web-name = Nombre
web-options = Opciones
web-takebacks = Deshacer
web-takebacks-help = Hasta los últimos dados, y nunca más allá de lo que respondió otro jugador.
web-opened = Al terminar
web-opened-rules = Descubrir solo lo que descubren las reglas
web-opened-all = Descubrir todo
web-reconstructed = Algunos componentes son reconstrucciones
web-found = Poner la mesa
web-invitations = Invitaciones
web-invitations-help = Cada enlace sienta a una persona, una sola vez.
web-spectators = Para mirar
web-to-table = A la mesa
web-invited = Te han invitado
web-sit-down = Ocupar el asiento
bot-random = al azar
bot-greedy = codicioso
bot-solver = calculador

### La mesa

web-your-turn = Tu turno
web-you = tú
web-turn = Turno
web-bot = bot { $level }
web-round = ronda { $round }
web-players = Jugadores
web-step = Etapa { $at } de { $of }: { $name }
web-waiting = Esperando a { $names }
web-picked = { $things }: ¿y ahora?
web-other = Otro
web-number = Un número de { $low } a { $high }
web-until-end = Hasta el final
web-until = Hasta quedar con { $keep }
web-stop = Parar
web-undo = Deshacer
web-next = Siguiente
web-skip = Saltar
web-past = Estás viendo el pasado.
web-to-present = Volver al presente
web-log = Registro
web-see-moment = Ver este momento
web-missed = Desde tu último turno
web-replay = Repetición
web-views = Vistas
web-tab-map = Mapa
web-tab-table = Mesa
web-tab-tray = Mano
web-tab-log = Registro
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Tablero entero
web-no-board = Este juego aún no tiene tablero propio; se enumera todo lo que es legal.
web-pace = Ritmo de los demás
web-pace-once = De una vez
web-pace-readable = Legible
web-pace-step = Paso a paso
web-resign = Ceder el asiento de { $seat } a un bot
web-resign-sure = Un bot seguirá en tu lugar. Nada cuenta como eliminación, y puedes recuperar el asiento.
web-resign-yes = Ceder
web-take-back = Recuperar el asiento de { $seat }
web-text-table = Mesa en texto
web-export = Guardar en un archivo
web-leave = Ir al inicio
web-talk = Charla
web-why = ¿Por qué no?
web-asking = Pulsa cualquier cosa: se te dice por qué no puede usarse, o que sí puede. Esc: dejarlo.
web-why-may = Nada lo prohíbe: puedes hacerlo ahora, según esta regla.
web-unread = { $count ->
    [1] 1 mensaje sin leer
   *[other] { $count } mensajes sin leer
}
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-say = Di algo
web-talk-send = Enviar
web-guide = Primera partida
web-guide-step = { $at } de { $of }
web-guide-play = A jugar
web-guide-prompt = Esta barra dice siempre lo único que se te pide ahora. El botón § abre la regla de la que sale.
web-guide-board = Lo que puedes hacer está en magenta. Púlsalo, y luego lo que brille después; antes de tirar los dados se te pregunta otra vez. Tab y Intro hacen lo mismo.
web-guide-why = Pulsa cualquier otra cosa y se te explica por qué no, con su regla. Preguntar no cambia nada.
web-guide-rules = Aquí está el reglamento entero, para buscar por palabra o por número. «?» lo abre por la regla que se aplica.
web-guide-log = Todo lo que ocurre queda escrito aquí. Pulsa una línea para ver el tablero como estaba entonces.
web-curtain-turn = Turno de { $seat }
web-curtain-pass = Pasa la pantalla. Lo secreto sigue tapado.
web-curtain-me = Soy { $seat }

### El final

web-result = Resultado
web-won = Gana { $names }
web-nobody-won = No gana nadie
web-rematch = Otra partida
web-verify = Verificar los dados
web-verify-help = Una partida guardada y terminada contiene las claves de sus dados. Cada tirada se calcula de nuevo con ellas y se compara. Eso prueba que ningún dado se cambió; no prueba que el anfitrión no mirara por adelantado.
web-verify-file = Elegir un archivo
web-verify-right = Las { $checked } tiradas coinciden con las claves.
web-verify-wrong = { $wrong } de { $checked } tiradas no coinciden con las claves.
web-verify-shut = { $shut } tiradas siguen cerradas y no se pudieron comprobar.

### The coach

web-coach = Entrenador
web-coach-help = Después de cada decisión: lo que costó frente a la mejor
web-coach-well = { $action }: no había nada mejor.
web-coach-best = Lo mejor era «{ $best }»: se pierden { $points } puntos y un { $winning }{ "\u00A0" }% de probabilidad de ganar.
web-coach-points = Lo mejor para los puntos; cuesta un { $winning }{ "\u00A0" }% de probabilidad de ganar.
web-coach-review = Lo que costaron mis decisiones
web-coach-thinks = El entrenador repasa la partida…
web-coach-total = { $count ->
    [one] Una decisión, que costó
   *[other] { $count } decisiones, que costaron
 } { $points } puntos en total.
web-coach-turn = Turno { $turn }
web-coach-chart = Probabilidad de ganar, turno a turno (%)

### La mesa en texto

web-command = Orden
web-do = Hacerlo
web-command-help = ? muestra lo que puedes hacer; «por qué» explica una negativa; «regla 5.4» muestra una cláusula; «tablero» lo muestra todo; «deshacer» vuelve atrás.

### Lo que el servidor rechaza

refused-no-table = Esa mesa no existe, o ya la levantaron.
refused-no-seat = No tienes puesto en esta mesa. Sigue tu enlace de invitación o el enlace para mirar.
refused-foreign-seat = Ese puesto es de otro jugador.
refused-handed-over = Un bot juega este puesto por ti. Retómalo primero.
refused-gathering = La partida empieza cuando todos los puestos están ocupados.
refused-not-over = La partida todavía no ha terminado.
refused-no-coach = Este juego no tiene entrenador.
refused-no-invitation = Esa invitación no existe. Pide el enlace de nuevo.
refused-invitation-used = Esta invitación ya se usó; cada enlace sienta a una persona, una sola vez.
refused-invitation-expired = Esta invitación caducó. Pide una mesa nueva.
refused-no-game = Ese juego no está aquí.
refused-no-bot = Ningún bot llamado { $level } juega a esto.
refused-no-language = El servidor no habla ese idioma.
refused-no-moment = La mesa no tiene para ti un momento { $number }.
refused-no-channel = En esta mesa no hay ese canal para hablar.
refused-too-fast = Demasiadas peticiones a la vez. Espera un momento.
refused-too-large = Es demasiado grande.
refused-malformed = No se pudo leer la petición. { $why }
refused-csrf = La página quedó vieja. Cárgala de nuevo.
refused-method = Eso no se puede hacer aquí.
refused-nothing-here = Aquí no hay nada.
refused-broken = Algo se rompió en el servidor. Tu mesa está guardada; prueba de nuevo en un momento.
refused-table-broken = Las reglas cambiaron de un modo que esta partida vieja no puede seguir. Su archivo está guardado.
refused-import-perspective = Este archivo solo contiene lo que vio un puesto. Ábrelo cuando la partida termine y se guarde otra vez.
refused-import-open = Este archivo es de una partida sin terminar y no trae las claves de sus dados.
why-allowed = Nada lo prohíbe: está entre lo que puedes hacer ahora, aunque no como próxima elección.
refused-typed = { $why }
