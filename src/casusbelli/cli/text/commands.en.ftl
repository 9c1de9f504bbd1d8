### The commands beside play

### Options of the commands

help-clause = Number of a clause, such as 6.3, or of a chapter.
help-coverage = Which code and which tests cite each clause; exit status 1 while something is missing.
help-games-wanted = How many games.
help-seats-bots = The bots by seat: the name of a bot, or file.py:Class; for example greedy,random,random.
help-rotate = Move every bot on by one seat from game to game.
help-workers = Processes that play at the same time.
help-save-games = Keep every game as a file in this folder.
help-file = A saved game.
help-to = Stop after so many entries.
help-seat = As this seat has seen it, from 1.
help-verify-states = Play it all again and compare the states; exit status 1 at the first difference.
help-game-or-all = The key of a game; without it, every game.
help-rounds = How often everything is measured in turn; the medians count.
help-seconds = Seconds of each measurement in each round.

### games

games-seats = Seats
games-version = Version of the rules
games-clauses = Clauses
games-reconstructed = Reconstructed
games-nothing = nothing
games-data = Digest of the data
games-option = Option
games-default = Default
games-values = Possible
option-unknown = { $key } has no option “{ $name }”; there are: { $known }.
option-bad = { $name } can be { $possible }, not “{ $value }”.
games-meaning = Meaning

### Clauses

kind-rule = rule
kind-setup = setup
kind-component = component
kind-definition = definition
kind-option = option
kind-advice = advice
kind-example = example
source-rulebook = printed rulebook
source-ruling = ruling of ours
source-reconstruction = reconstruction
rules-in-english = Statement:
rules-kind = Kind
rules-source = Source
rules-ruling = Ruling
rules-decides = Who decides
rules-refuses = Refused
rules-examples = Examples
rules-code = Code
rules-tests = Tests
rules-clause = Clause
rules-title = Title
rules-example = Example
rules-unknown-clause = { $title } has no clause { $id }; there are: { $known }.
rules-no-tests = The tests of { $key } are not installed here; run this in a clone of the project.
rules-totals = { $clauses } clauses; code: { $have_code } of { $need_code }; tests: { $have_test } of { $need_test }; examples: { $examples_played } of { $examples }; missing: { $failures }.
coverage-unknown-clause = { $where }: there is no clause { $subject }
coverage-unknown-example = { $where }: there is no example { $subject }
coverage-unreadable = { $where }: a citation that cannot be read from the source
coverage-not-a-test = { $where }: { $subject } is cited by something that no test run collects
coverage-no-code = No code cites clause { $subject }
coverage-no-test = No test cites clause { $subject }
coverage-no-example-test = No test plays example { $subject }
coverage-no-ruling = Ruling { $subject } is not explained

### odds

odds-chance = Chance
odds-fraction = Exactly
odds-fractions-elsewhere = The exact fractions are long; --json shows them.
odds-options = { $title } (casusbelli odds { $key } OPTION VALUE ...):
odds-none = { $key } has no odds to ask for.
odds-unknown = There is no option { $option }; there are: { $known }.
odds-missing = Missing: { $option }
odds-no-number = { $option } takes whole numbers, not “{ $text }”.
odds-out-of-range = { $option } can be { $low } to { $high }, not { $value }.
odds-not-together = { $option } does not go with { $other }.
odds-too-many = That is { $value } armies in all; at most { $high } can be reckoned with.

### simulate

simulate-games = Games
simulate-decisions = Decisions
simulate-mean = Decisions a game
simulate-seconds = Seconds
simulate-speed = Decisions a second
simulate-wins = Wins of seat { $seat }
simulate-wins-by-bot = Wins of { $bot }
simulate-draws = Without a winner
simulate-ended = Ended: { $reason }
simulate-score = Mean points of seat { $seat }
simulate-number = { $option } must be 1 or more, not { $value }.
simulate-cannot-save = Cannot write in { $folder }: { $why }
simulate-unknown-bot = There is no bot “{ $name }”; there are: { $known }, or file.py:Class.
simulate-stuck = no end within the bound of the rules
simulate-seats = { $key } takes { $seats } seats, not { $count }.

### Saved games

file-unreadable = { $file }: cannot be read: { $why }
replay-out-of-range = { $option } can be { $low } to { $high }, not { $value }.
replay-other-seat = This file is what others have seen; --seat can be { $seats }.
replay-ask = [Enter: on, number: up to there, q: stop]
replay-seen-only = { $file }: it holds what one seat has seen, not the whole game, and cannot be played again.
replay-differs = { $file }: line { $line }: { $why }
replay-same = { $entries } entries played again, { $compared } states compared: all the same.
verify-counts = { $checked } draws recomputed; { $shut } kept shut by the table; { $unkeyed } without a commitment.
verify-good = Everything agrees with the published keys. It proves that no die was changed, not that the host did not look ahead.
verify-none = Nothing could be checked: this table committed to no keys.
verify-fault = line { $line }: { $why }

### bench

bench-figure = Figure
bench-decisions_per_second = Decisions a second, bare engine
bench-refereed_per_second = Decisions a second, with the referee
bench-copy_us = Copy of a state, µs
bench-view_us = View of a seat, µs
bench-legal_us = List of legal actions, µs
bench-save_load_us = Save and load of a state, µs
