### The command line

help-casusbelli = War board games with every rule of the printed rulebook enforced. Without a command: play in the terminal.
help-commands = Commands
help-play = Play a game in the terminal.
help-games = The games there are: seats, options, what is reconstructed.
help-simulate = Whole games between bots.
help-odds = Exact odds of battles.
help-rules = A clause of the rulebook, and what carries it out and tests it.
help-replay = Step through a saved game.
help-verify = Check every die and card of a closed table.
help-bench = Measure the speed of this machine.
help-game = The key of the game; see the command “games”.
help-lang = Language: es, pt-BR or en; by default that of the environment.
help-json = One JSON document on standard output and nothing else.
help-data = Replace the data files of a game by those of a folder.
help-seats = Who plays: human, the name of a bot, or file.py:Class; for example human,greedy,random.
help-option = An option of the game; may be repeated.
help-seed = The same seed gives the same game.

### What goes wrong

unknown-command = There is no command “{ $name }”; there are: { $known }.
unknown-command-near = There is no command “{ $name }”. Did you mean { $near }?
unknown-language = The language “{ $text }” is not spoken here; there are: { $known }.
unknown-game = There is no game “{ $key }”; there are: { $known }.
not-a-pair = “{ $text }” does not have the form { $form }.
usage-wrong = { $text } Try: { $command } --help
input-ended = The input ended before the answer.

### Playing

help-save = Keep the game in this file, which must not exist yet.
help-load = Go on with a saved game.
help-takebacks = Whether answers can be taken back.
which-game = Which game? There are: { $known }.
unknown-player = There is no player “{ $name }”; there are: { $known }, or file.py:Class.
wrong-seats = { $game } takes { $low } to { $high } players, not { $count }.
alone-without-terminal = “casusbelli serve” opens the tables in the browser, “casusbelli play war” starts a game at the terminal, “casusbelli --help” lists everything else.
take-up = An unfinished game lies in { $file }. Go on with it? [Y/n]
ask-game = Which game? [1]
ask-seats = Who plays? { $low } to { $high } seats, separated by commas; possible: { $known }. Enter takes:
kept-in = The game is kept in { $file }. The file contains all secrets of the game.
type-help-hint = “?” lists what you may do, “help” explains the rest.
player-human = you
player-bot = the bot “{ $name }”
since-last = What has happened
earlier = … { $count } more lines before this; “log” shows them.
curtain = Pass the keyboard to { $player } and press Enter when only this player is looking.
left-saved = The game is kept in { $file }. Go on with: casusbelli play --load { $file }
game-kept = The whole game is in { $file }. “casusbelli replay” steps through it, “casusbelli verify” checks its dice.
won-by = Winner: { $players }
scores = Points: { $scores }
no-result = The game goes on.
bot-broke-down = The bot { $name } has broken down ({ $why }). The game is kept in { $file }.
how-many = How many? { $action }
which = Which of these? Type its number.
no-such-number = There is no such number in the list.
number-of-what = A number of what? “?” lists what you may do.
leads-elsewhere = { $action } does not lead to { $things }.
cannot-repeat = { $action } cannot be repeated like that.
go-on = Go on? [Y/n]
unknown-word = “{ $text }” means nothing here. “?” lists what you may do.
unknown-word-near = “{ $text }” means nothing here. Did you mean “{ $near }”?
nearest = Possible: { $actions }
say-more = Say more: { $usage }
not-understood = That could not be understood. “?” lists what you may do.
nothing-legal = Nothing that you may do now has to do with “{ $text }”.
why-legal = That is allowed: { $action }
no-clause = There is no clause { $clause }. The chapters are: { $near }
no-odds = There is nothing to reckon with here.
no-coach = Nobody coaches this game.
coach-nothing-yet = You have decided nothing yet.
coach-well-done = { $action }: nothing better was to be had.
coach-better = { $action }: the best was { $best } ({ NUMBER($points, minimumFractionDigits: 1) } points and { $winning }% chance of winning lost).
coach-other = { $action }: the best for the points, but it cost { $winning }% chance of winning.
coach-review = { $count ->
    [one] One decision
   *[other] { $count } decisions
 }; they cost { NUMBER($points, minimumFractionDigits: 1) } points in all.
coach-turn = Turn { $turn }: { $text }
coach-offer = Enter to leave; coach: what your decisions have cost.
undone = Taken back.
saved = The whole game, with all its secrets, is in { $file }.
load-what = Load what? Type: load FILE
file-exists = { $file } exists already. Choose another name, or go on with it by --load.
file-not-ours = { $file } is something else than a saved game, and stays as it is.
file-unwritable = { $file } cannot be written: { $why }
rests-on-rulebook = From the printed rulebook.
rests-on-ruling = A ruling, where the rulebook is silent or unclear.
rests-on-reconstruction = A reconstruction of a component that could not be read.

### What is typed, separated by commas, the first as it is shown

type-help = help, h
type-list = list, ls, legal, options
type-why = why, why not
type-rule = rule, clause, rules
type-odds = odds, chances
type-coach = coach, review
type-undo = undo, u, take back, back
type-save = save
type-load = load, open
type-log = log, history
type-board = board, b, map, show
type-secrets = secrets, s, hand, objective, cards
type-quit = quit, q, exit, bye
type-fillers = card, cards, from, to, with, in, into, on, against, and, armies, army, the, x, at
type-until = until, till, down to
type-to-the-end = to the end, until the end, to the death
type-yes = y, yes, ok
usage-help = help
usage-list = ?  |  ? brazil
usage-why = why attack brazil japan
usage-rule = rule 6.3
usage-odds = odds  |  odds brazil algeria
usage-coach = coach
usage-undo = undo
usage-save = save FILE
usage-load = load FILE
usage-log = log  |  log 50
usage-board = board
usage-secrets = secrets
usage-quit = quit
explain-help = this list
explain-list = what you may do now, or what of it concerns something
explain-why = which clause forbids something
explain-rule = a clause of the rulebook
explain-odds = the exact chances of what lies before you
explain-coach = what your last decision cost against the best one
explain-undo = take back, as far as the last dice or secret
explain-save = write the game to another file too
explain-load = leave this game and go on with another
explain-log = what has happened
explain-board = the whole position
explain-secrets = what only you may see
explain-quit = leave; the game is kept
explain-typing = Actions: names in any language and order, shortened if they stay clear; “attack brazil algeria” uses all it can, “… until 3” or “… to the end” repeats it. A number picks from the list shown last.
