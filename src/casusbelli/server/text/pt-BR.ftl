### Páginas

web-home = Início
web-language = Idioma
web-theme-dark = Tema escuro
web-theme-light = Tema claro
web-lost = Não há nada aqui.
web-server-silent = O servidor não responde. Sua mesa está guardada; tente de novo daqui a pouco.
web-offline = Reconectando…
web-close = Fechar
web-menu = Menu
web-yes = Sim
web-no = Não
web-copy = Copiar
web-less = Um a menos
web-more = Um a mais

### Início

web-motto = Jogos de guerra numa só mesa. Cada jogada conferida com o manual impresso, cada recusa explicada, cada dado aberto à prova.
web-invitation = Link de convite
web-join = Entrar
web-no-invitation = Isso não é um link de convite.
web-continue = Continuar
web-look-in = Espiar
web-games = Os jogos
web-new-table = Nova mesa
web-players-from-to = { $low ->
    [1] { $high ->
        [1] Solo
       *[other] De 1 a { $high } jogadores
    }
   *[other] De { $low } a { $high } jogadores
}
web-import = Abrir uma partida salva
web-rules = Regras
web-rules-of = { $game }: regras
web-search-rules = Buscar por palavra ou cláusula
web-ruling = resolução { $number }
web-clause = Cláusula { $clause }, { $title }: abrir as regras ali
source-rulebook = manual
source-ruling = resolução
source-reconstruction = reconstrução

### Uma mesa nova

web-new-table-of = { $game }: nova mesa
web-seats = Lugares
web-seat = Lugar { $seat }
web-seat-me = Nesta tela
web-seat-bot = Robô
web-seat-open = Por convite
web-open-seat = esperando alguém
web-level = Nível
web-name = Nome
web-options = Opções
web-takebacks = Desfazer
web-takebacks-help = Até os últimos dados, e nunca além da resposta de outro jogador.
web-opened = Depois do fim
web-opened-rules = Abrir só o que as regras abrem
web-opened-all = Abrir tudo
web-reconstructed = Alguns componentes são reconstruções
web-found = Montar a mesa
web-invitations = Convites
web-invitations-help = Cada link vale para uma pessoa, uma única vez.
web-spectators = Para assistir
web-to-table = Ir à mesa
web-invited = Você foi convidado
web-sit-down = Ocupar o lugar
bot-random = aleatório
bot-greedy = ganancioso
bot-solver = calculista

### A mesa

web-your-turn = Sua vez
web-you = você
web-turn = Vez
web-bot = robô { $level }
web-round = rodada { $round }
web-players = Jogadores
web-step = Etapa { $at } de { $of }: { $name }
web-waiting = Esperando { $names }
web-picked = { $things }: e agora?
web-other = Outro
web-number = Um número de { $low } a { $high }
web-until-end = Até o fim
web-until = Até ficar com { $keep }
web-stop = Parar
web-undo = Desfazer
web-next = Próximo
web-skip = Pular
web-past = Você está vendo o passado.
web-to-present = Voltar ao presente
web-log = Registro
web-see-moment = Ver este momento
web-missed = Desde a sua última vez
web-replay = Replay
web-views = Vistas
web-tab-map = Mapa
web-tab-table = Mesa
web-tab-tray = Mão
web-tab-log = Registro
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = Tabuleiro inteiro
web-no-board = Este jogo ainda não tem tabuleiro próprio; tudo o que é permitido está na lista.
web-pace = Ritmo dos outros
web-pace-once = De uma vez
web-pace-readable = Legível
web-pace-step = Passo a passo
web-resign = Entregar o lugar de { $seat } a um robô
web-resign-sure = Um robô continuará no seu lugar. Nada conta como eliminação, e você pode retomar o lugar.
web-resign-yes = Entregar
web-take-back = Retomar o lugar de { $seat }
web-text-table = Mesa em texto
web-export = Salvar em arquivo
web-leave = Ir ao início
web-talk = Conversa
web-why = Por que não?
web-asking = Toque em qualquer coisa: você fica sabendo por que ela não serve agora, ou que serve. Esc: deixar.
web-why-may = Nada proíbe: você pode fazer isso agora, por esta regra.
web-unread = { $count ->
    [1] 1 mensagem não lida
   *[other] { $count } mensagens não lidas
}
web-talk-empty = Ninguém disse nada ainda.
web-talk-say = Diga algo
web-talk-send = Enviar
web-guide = Primeira partida
web-guide-step = { $at } de { $of }
web-guide-play = Jogar
web-guide-prompt = Esta barra diz sempre a única coisa que se pede a você agora. O botão § abre a regra de onde ela vem.
web-guide-board = O que você pode fazer está em magenta. Toque ali, e depois no que brilhar em seguida; antes de rolar os dados, há mais uma pergunta. Tab e Enter fazem o mesmo.
web-guide-why = Toque em qualquer outra coisa e você fica sabendo por que não, com a regra. Perguntar não muda nada.
web-guide-rules = Aqui está o manual inteiro, para procurar por palavra ou por número. “?” abre na regra que está valendo.
web-guide-log = Tudo o que acontece fica escrito aqui. Toque numa linha para ver o tabuleiro como estava naquele momento.
web-curtain-turn = Vez de { $seat }
web-curtain-pass = Passe a tela. O que é secreto continua coberto.
web-curtain-me = Sou { $seat }

### O fim

web-result = Resultado
web-won = { $names } venceu
web-nobody-won = Ninguém venceu
web-rematch = Jogar de novo
web-verify = Conferir os dados
web-verify-help = Uma partida salva e terminada contém as chaves dos seus dados. Cada sorteio é calculado de novo com elas e comparado. Isso prova que nenhum dado foi trocado; não prova que o anfitrião não olhou antes.
web-verify-file = Escolher um arquivo
web-verify-right = Todos os { $checked } sorteios conferem com as chaves.
web-verify-wrong = { $wrong } de { $checked } sorteios não conferem com as chaves.
web-verify-shut = { $shut } sorteios continuam fechados e não puderam ser conferidos.

### The coach

web-coach = Treinador
web-coach-help = Depois de cada decisão: o que ela custou diante da melhor
web-coach-well = { $action }: não havia nada melhor.
web-coach-best = O melhor era “{ $best }”: perdem-se { $points } pontos e { $winning }{ "\u00A0" }% de chance de vencer.
web-coach-points = O melhor para os pontos; custa { $winning }{ "\u00A0" }% de chance de vencer.
web-coach-review = O que minhas decisões custaram
web-coach-thinks = O treinador repassa a partida…
web-coach-total = { $count ->
    [one] Uma decisão, que custou
   *[other] { $count } decisões, que custaram
 } { $points } pontos ao todo.
web-coach-turn = Turno { $turn }
web-coach-chart = Chance de vencer, turno a turno (%)

### A mesa em texto

web-command = Comando
web-do = Fazer
web-command-help = ? mostra o que você pode fazer; “por que” explica uma recusa; “regra 5.4” mostra uma cláusula; “tabuleiro” mostra tudo; “desfazer” volta atrás.

### O que o servidor recusa

refused-no-table = Essa mesa não existe, ou já foi desfeita.
refused-no-seat = Você não tem lugar nesta mesa. Siga o seu link de convite ou o link para assistir.
refused-foreign-seat = Esse lugar é de outro jogador.
refused-handed-over = Um bot joga neste lugar por você. Retome-o primeiro.
refused-gathering = A partida começa quando todos os lugares estiverem ocupados.
refused-not-over = A partida ainda não terminou.
refused-no-coach = Este jogo não tem treinador.
refused-no-invitation = Esse convite não existe. Peça o link de novo.
refused-invitation-used = Este convite já foi usado; cada link dá lugar a uma pessoa, uma só vez.
refused-invitation-expired = Este convite expirou. Peça uma mesa nova.
refused-no-game = Esse jogo não existe aqui.
refused-no-bot = Nenhum bot chamado { $level } joga isto.
refused-no-language = O servidor não fala esse idioma.
refused-no-moment = A mesa não tem para você um momento { $number }.
refused-no-channel = Não há esse canal de conversa nesta mesa.
refused-too-fast = Pedidos demais ao mesmo tempo. Espere um momento.
refused-too-large = É grande demais.
refused-malformed = Não foi possível ler o pedido. { $why }
refused-csrf = A página está desatualizada. Carregue-a de novo.
refused-method = Isso não pode ser feito aqui.
refused-nothing-here = Não há nada aqui.
refused-broken = Algo quebrou no servidor. Sua mesa está guardada; tente de novo em instantes.
refused-table-broken = As regras mudaram de um modo que esta partida antiga não consegue acompanhar. O arquivo dela está guardado.
refused-import-perspective = Este arquivo só contém o que um lugar viu. Abra-o quando a partida terminar e for salva de novo.
refused-import-open = Este arquivo é de uma partida não terminada e não traz as chaves dos dados.
why-allowed = Nada proíbe: está entre o que você pode fazer agora, embora não como próxima escolha.
refused-typed = { $why }
