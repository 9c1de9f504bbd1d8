### Pages

web-home = Home
web-language = Language
web-theme-dark = Dark theme
web-theme-light = Light theme
web-lost = There is nothing here.
web-server-silent = The server does not answer. Your table is kept; try again in a moment.
web-offline = Reconnecting…
web-close = Close
web-menu = Menu
web-yes = Yes
web-no = No
web-copy = Copy
web-less = One less
web-more = One more

### Home

web-motto = War games at one table. Every move checked against the printed rulebook, every refusal explained, every die open to proof.
web-invitation = Invitation link
web-join = Join
web-no-invitation = That is not an invitation link.
web-continue = Continue
web-look-in = Look in
web-games = The games
web-new-table = New table
web-players-from-to = { $low ->
    [1] { $high ->
        [1] Solo
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}
web-import = Open a saved game
web-rules = Rules
web-rules-of = { $game }: rules
web-search-rules = Search by word or clause
web-ruling = ruling { $number }
web-clause = Clause { $clause }, { $title }: open the rules there
source-rulebook = rulebook
source-ruling = ruling
source-reconstruction = reconstruction

### A new table

web-new-table-of = { $game }: new table
web-seats = Seats
web-seat = Seat { $seat }
web-seat-me = At this screen
web-seat-bot = Bot
web-seat-open = By invitation
web-open-seat = waiting for somebody
web-level = Level
web-name = Name
web-options = Options
web-takebacks = Taking back
web-takebacks-help = Back to the last dice, and never past another player's answer.
web-opened = After the end
web-opened-rules = Open only what the rules open
web-opened-all = Open everything
web-reconstructed = Some components are reconstructed
web-found = Set up the table
web-invitations = Invitations
web-invitations-help = Each link seats one person, once.
web-spectators = To watch
web-to-table = To the table
web-invited = You are invited
web-sit-down = Take the seat
bot-random = random
bot-greedy = greedy
bot-solver = calculating

### The table

web-your-turn = Your turn
web-you = you
web-turn = Turn
web-bot = bot, { $level }
web-round = round { $round }
web-players = Players
web-step = Step { $at } of { $of }: { $name }
web-waiting = Waiting for { $names }
web-picked = { $things }: what next?
web-other = Another
web-number = A number from { $low } to { $high }
web-until-end = Until the end
web-until = Until { $keep } are left
web-stop = Stop
web-undo = Take back
web-next = Next
web-skip = Skip
web-past = You are looking at the past.
web-to-present = Back to the present
web-log = Log
web-see-moment = See this moment
web-missed = Since your last turn
web-replay = Replay
web-views = Views
web-tab-map = Map
web-tab-table = Table
web-tab-tray = Hand
web-tab-log = Log
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-no-board = This game has no board of its own yet; all that is legal is listed.
web-pace = Pace of others
web-pace-once = At once
web-pace-readable = Readable
web-pace-step = Step by step
web-resign = Hand the seat of { $seat } to a bot
web-resign-sure = A bot will play on in your place. Nothing counts as an elimination, and you can take the seat back.
web-resign-yes = Hand over
web-take-back = Take back the seat of { $seat }
web-text-table = Table as text
web-export = Save to a file
web-leave = To the home page
web-talk = Talk
web-why = Why not?
web-asking = Click or tap anything: you are told why it cannot be used, or that it can. Esc: leave it.
web-why-may = Nothing forbids that: you may do it now, by this rule.
web-unread = { $count ->
    [1] 1 unread message
   *[other] { $count } unread messages
}
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-guide = First game
web-guide-step = { $at } of { $of }
web-guide-play = To the game
web-guide-prompt = This bar always says the one thing that is asked of you. The § button opens the rule it comes from.
web-guide-board = What you may do is magenta. Tap or click it, then what glows next; you are asked once more before dice roll. Tab and Enter do the same.
web-guide-why = Click anything else and you are told why not, with the rule. Nothing is ever done by that.
web-guide-rules = The whole rulebook is here, to search by word or by number. “?” opens it at the rule in force.
web-guide-log = Everything that happens is written down here. Click a line to see the board as it was then.
web-curtain-turn = { $seat } to play
web-curtain-pass = Pass the screen. What is secret stays covered.
web-curtain-me = I am { $seat }

### The end

web-result = Result
web-won = { $names } won
web-nobody-won = Nobody won
web-rematch = Play again
web-verify = Verify the dice
web-verify-help = A saved game that is over contains the keys behind its dice. Every draw is computed anew from them and compared. This proves that no die was changed; it does not prove that the host did not look ahead.
web-verify-file = Choose a file
web-verify-right = All { $checked } draws are as the keys have it.
web-verify-wrong = { $wrong } of { $checked } draws do not agree with the keys.
web-verify-shut = { $shut } draws are kept shut and could not be checked.

### The coach

web-coach = Coach
web-coach-help = After each decision: what it cost against the best one
web-coach-well = { $action }: nothing better was to be had.
web-coach-best = The best was “{ $best }”: { $points } points and { $winning }{ "\u00A0" }% chance of winning lost.
web-coach-points = The best for the points; it cost { $winning }{ "\u00A0" }% chance of winning.
web-coach-review = What my decisions cost
web-coach-thinks = The coach goes through the game…
web-coach-total = { $count ->
    [one] One decision
   *[other] { $count } decisions
 }; they cost { $points } points in all.
web-coach-turn = Turn { $turn }
web-coach-chart = Chance of winning, turn by turn (%)

### The table as text

web-command = Command
web-do = Do it
web-command-help = ? shows what you may do; “why” explains a refusal; “rule 5.4” shows a clause; “board” shows everything; “undo” takes back.

### What the server refuses

refused-no-table = There is no such table, or it has been cleared away.
refused-no-seat = You have no seat at this table. Follow your invitation link, or the link to watch.
refused-foreign-seat = That seat is another player's.
refused-handed-over = A bot plays this seat for you. Take it back first.
refused-gathering = The game begins when every seat is taken.
refused-not-over = The game is not over yet.
refused-no-coach = This game has no coach.
refused-no-invitation = There is no such invitation. Ask for the link again.
refused-invitation-used = This invitation has been used already; each link seats one person, once.
refused-invitation-expired = This invitation has expired. Ask for a new table.
refused-no-game = There is no such game here.
refused-no-bot = No bot called { $level } plays this game.
refused-no-language = The server does not speak that language.
refused-no-moment = The table has no moment { $number } for you.
refused-no-channel = There is no such channel to talk on at this table.
refused-too-fast = Too many requests at once. Wait a moment.
refused-too-large = That is too large.
refused-malformed = The request could not be read. { $why }
refused-csrf = The page is out of date. Load it again.
refused-method = That cannot be done here.
refused-nothing-here = There is nothing here.
refused-broken = Something broke on the server. Your table is kept; try again in a moment.
refused-table-broken = The rules have changed in a way this old game cannot follow. Its file is kept.
refused-import-perspective = This file holds only what one seat had seen. Open it when the game is over and saved again.
refused-import-open = This file is of a game that is not over, without the keys to its dice.
why-allowed = Nothing forbids that: it is among what you may do now, though not as the next choice.
refused-typed = { $why }
