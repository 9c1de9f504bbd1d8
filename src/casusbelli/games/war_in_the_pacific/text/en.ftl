### The game

game-title = War in the Pacific
game-description = Hop from island to island across the Pacific and force Japan to surrender within eleven turns.

### Islands and trackers

target-tarawa = Tarawa
target-kwajalein = Kwajalein
target-eniwetok = Eniwetok
target-saipan = Saipan
target-tinian_guam = Tinian & Guam
target-iwo_jima = Iwo Jima
target-guadalcanal = Guadalcanal
target-new_georgia = New Georgia
target-bougainville = Bougainville
target-new_guinea = New Guinea
target-leyte = Leyte
target-luzon = Luzon
target-okinawa = Okinawa
target-kyushu = Kyushu
target-honshu = Honshu
target-research = nuclear research
target-bombing = strategic bombing
target-naval = naval assets
target-nuclear = nuclear tracker
group-central = Central Pacific
group-south = South Pacific
group-japan = Japanese Home Islands

### Dice

die-p = die P
die-q = die Q
die-r = die R
die-s = die S
die-t = die T
die-u = die U
die-b1 = bomber die 1
die-b2 = bomber die 2
die-b3 = bomber die 3
die-b4 = bomber die 4
die-event = event die
die-nuclear = nuclear roll die

### Campaign events

happening-fleet_sorties = Japanese Fleet Sorties
happening-shipping_losses = Shipping Losses
happening-europe_first = Europe First
happening-fierce_resistance = Fierce Resistance
happening-manhattan_project = Manhattan Project
happening-nuclear_breakthrough = Nuclear Breakthrough
effect-lose_naval = { $amount ->
    [0] nothing
    [1] 1 black cube is lost
   *[other] { $amount } black cubes are lost
}
effect-remove_die = one die less this turn
effect-recolour_die = a white die turns red this turn
effect-free_roll = a free nuclear research roll
effect-breakthrough = a bomb, or progress in research

### Timeline

period-1942_05 = May–Aug 1942
period-1942_09 = Sep–Dec 1942
period-1943_01 = Jan–Apr 1943
period-1943_05 = May–Aug 1943
period-1943_09 = Sep–Dec 1943
period-1944_01 = Jan–Apr 1944
period-1944_05 = May–Aug 1944
period-1944_09 = Sep–Dec 1944
period-1945_01 = Jan–Apr 1945
period-1945_05 = May–Aug 1945
period-1945_09 = Sep–Dec 1945
label-build_up = American build-up
label-d_day = D-Day

### Options

option-red_naval_double_conversion = Red dice converted twice
option-red_naval_double_conversion-description = Whether a red die on the naval assets gains only 1 cube for a value of 2 and 2 cubes for a value of 3.
option-red_naval_double_conversion-true = Yes
option-red_naval_double_conversion-false = No
option-naval_modifies_bombing_dice = Black cubes on raids and free rolls
option-naval_modifies_bombing_dice-description = Whether black cubes may also raise the dice of a raid and of the free nuclear roll.
option-naval_modifies_bombing_dice-true = Yes
option-naval_modifies_bombing_dice-false = No
option-bomb_build_counts_as_nuclear_die = Building a bomb uses the research die
option-bomb_build_counts_as_nuclear_die-description = Whether a 6 allocated to build a bomb counts as the one research die of the turn.
option-bomb_build_counts_as_nuclear_die-true = Yes
option-bomb_build_counts_as_nuclear_die-false = No
option-strict_two_paths = Two separate paths
option-strict_two_paths-description = Whether Okinawa alone unlocks Kyushu, and Iwo Jima ends the Central path.
option-strict_two_paths-true = Yes
option-strict_two_paths-false = No
option-harder_sheet = Harder sheet
option-harder_sheet-description = Whether Iwo Jima and Honshu have more boxes, for strong players.
option-harder_sheet-true = Yes
option-harder_sheet-false = No
option-major_advance_wraps_rows = Major advances go on in the next row
option-major_advance_wraps_rows-description = Whether a major advance from the last box of a row also marks the first box of the next row.
option-major_advance_wraps_rows-true = Yes
option-major_advance_wraps_rows-false = No
option-breakthrough_when_locked = Nuclear Breakthrough before bombs
option-breakthrough_when_locked-description = What the event Nuclear Breakthrough does while research is incomplete.
option-breakthrough_when_locked-mark_one_box = Marks one research box
option-breakthrough_when_locked-free_roll = A free nuclear roll
option-breakthrough_when_locked-nothing = Nothing

### Components, to tell which are reconstructions

component-islands-groups = Command groups
component-islands-islands = Islands: boxes, icons and paths
component-islands-harder = Boxes of the harder sheet
component-islands-strict = Separate paths
component-timeline-boxes = Timeline
component-events-rows = Event table
component-research-rows = Nuclear research boxes
component-sheet-dice = Dice
component-sheet-red_values = Values of red dice
component-sheet-naval = Naval assets tracker
component-sheet-air = Air power tracker
component-sheet-nuclear = Nuclear tracker
component-sheet-bombing = Bombing tracker
component-sheet-capitulation = Capitulation point track
component-sheet-results = Result bands

### Chapters

chapter-1 = Object of the game
chapter-2 = Set-up
chapter-3 = Course of the game
chapter-4 = Campaign Phase
chapter-5 = American Phase
chapter-6 = Actions and how to play
chapter-7 = Dice mechanics
chapter-8 = Naval assets
chapter-9 = Nuclear research
chapter-10 = Strategic bombing
chapter-11 = Attacking islands
chapter-12 = End of the game and scoring
chapter-13 = Winning the game
chapter-14 = Losing the game
chapter-15 = Hints for winning
chapter-16 = Data of the game sheet
chapter-17 = Options, players and information

### Clauses of the rulebook

clause-1-1 = Role of the player
clause-1-2 = Goal
clause-1-3 = Only two sources of PC
clause-2-1 = Blank sheet
clause-2-2 = Starting cubes
clause-2-3 = Dice of the game
clause-2-4 = Cube counts
clause-2-5 = Tracker limits
clause-2-6 = Gains beyond a limit
clause-2-7 = Two names for one tracker
clause-3-1 = Eleven turns of two phases
clause-3-2 = Order and duty inside the Campaign Phase
clause-3-3 = What carries over
clause-4-1 = Six white dice
clause-4-2 = Mark the timeline
clause-4-3 = Red dice from the timeline
clause-4-4 = At most three red dice
clause-4-5 = Event roll
clause-4-6 = The event die is a die of its own
clause-4-7 = Black cubes on the event roll
clause-4-8 = Blue cube on the event roll
clause-4-9 = Combining cubes on the event roll
clause-4-10 = Cubes are paid before the event
clause-4-11 = Kinds of event
clause-4-12 = Remove-a-die event
clause-4-13 = Recolour event
clause-4-14 = Free nuclear roll
clause-4-15 = Nuclear Breakthrough
clause-4-16 = No six bonus in the Campaign Phase
clause-5-1 = Roll the set
clause-5-2 = Uses of a die
clause-5-3 = One die, one target
clause-5-4 = Modifiers in any order
clause-5-5 = A die that took effect is spent
clause-5-6 = When an allocation is judged
clause-5-7 = Useless allocation is refused
clause-5-8 = Unused dice and end of the phase
clause-6-1 = Limits per turn
clause-7-1 = Red dice are D3
clause-7-2 = Red value holds for every use
clause-7-3 = White dice
clause-7-4 = Natural six earns a claim
clause-7-5 = Claim for a blue cube
clause-7-6 = Two claims for a bomb
clause-7-7 = Life of a claim
clause-7-8 = Claims and same-turn unlocking
clause-7-9 = Blue cube rerolls one die
clause-7-10 = Rerolled six counts
clause-7-11 = Rerolled red die
clause-7-12 = Reroll cancels increases
clause-7-13 = Black cubes raise a die
clause-7-14 = Raised red die
clause-7-15 = No value above six
clause-7-16 = Raised six earns nothing
clause-7-17 = Where black cubes work
clause-8-1 = Gain naval assets
clause-8-2 = Gain of a white die
clause-8-3 = Room for five
clause-8-4 = Full tracker
clause-8-5 = Low red dice barred
clause-8-6 = Gain of a red die
clause-8-7 = Increases do not count for naval assets
clause-8-8 = Any number of naval dice
clause-9-1 = One research die per turn
clause-9-2 = What counts against the limit
clause-9-3 = Mark a research box
clause-9-4 = Order of research boxes
clause-9-5 = Critical research
clause-9-6 = Critical on the last box
clause-9-7 = Unlocking bombs
clause-9-8 = Three ways to build a bomb
clause-9-9 = Building by allocation
clause-9-10 = Full nuclear tracker
clause-10-1 = Bomber bases
clause-10-2 = Launching a raid
clause-10-3 = Value of the launching die
clause-10-4 = Raid roll
clause-10-5 = One PC per conventional raid
clause-10-6 = Nature of raid dice
clause-10-7 = Fixing the raid result
clause-10-8 = Attaching a bomb
clause-10-9 = Two PC per nuclear raid
clause-11-1 = Two command groups
clause-11-2 = Islands open at the start
clause-11-3 = Attack with one die
clause-11-4 = Order of island boxes
clause-11-5 = Match or exceed
clause-11-6 = Several attacks
clause-11-7 = Major advance
clause-11-8 = Major advance across a row end
clause-11-9 = Major advance on the last box
clause-11-10 = Value for the double test
clause-11-11 = Capture
clause-11-12 = PC of an island
clause-11-13 = Bomber icon
clause-11-14 = Unlock the next island
clause-11-15 = Everything at once
clause-11-16 = Naval icon
clause-11-17 = Naval icon on the first box
clause-11-18 = Naval icon on the second box
clause-11-19 = Naval icons on both boxes
clause-11-20 = Raising and transport in one attack
clause-11-21 = Way into Japan
clause-12-1 = Last turn
clause-12-2 = No early end
clause-13-1 = Count
clause-13-2 = Historical victory
clause-13-3 = Unconditional surrender
clause-14-1 = Defeat
clause-15-1 = Advice: steer the event roll
clause-15-2 = Advice: spend blue cubes
clause-15-3 = Advice: research early
clause-16-1 = Central path data
clause-16-2 = South path data
clause-16-3 = Japan data
clause-16-4 = Totals of the map
clause-16-5 = Timeline data
clause-16-6 = Event table data
clause-16-7 = Research track data
clause-16-8 = Sheet data are replaceable
clause-17-1 = Options are chosen before the game
clause-17-2 = Option: red dice converted twice for naval assets
clause-17-3 = Option: black cubes on raid and free research rolls
clause-17-4 = Option: major advance stops at the row end
clause-17-5 = Option: Nuclear Breakthrough before unlocking
clause-17-6 = Option: bomb building uses the research die
clause-17-7 = Option: strict two paths
clause-17-8 = Option: harder sheet
clause-17-9 = Several players
clause-17-10 = Open information
clause-17-11 = Future rolls are unknown

### Prompts

ask-event = Event { $number }: { $happening } ({ $effect }). Add black cubes, reroll with a blue cube, or accept.
ask-free-roll = Free nuclear roll: { $value } against box { $box }. Modify it or accept.
ask-commanding = { $white-count ->
    [0] { $red-count ->
        [0] All dice are used: end the phase when you like.
       *[other] Your red dice: { $red }. Use one of them or end the phase.
    }
   *[other] { $red-count ->
        [0] Your dice: { $white }. Use one of them or end the phase.
       *[other] Your dice: { $white }; red: { $red }. Use one of them or end the phase.
    }
}{ $claims ->
    [0] { "" }
    [1] { " " }A natural six awaits its cube.
   *[other] { " " }{ $claims } natural sixes await their cubes.
}
ask-arming = { $bombs ->
    [0] Does the raid carry a bomb?
    [1] Does the raid carry your bomb?
   *[other] Does the raid carry one of your { $bombs } bombs?
}
ask-landing = Major advance on { $target }: pay one of your { $naval } black cubes for the second box?
ask-raid = { $success ->
    [true] The raid would succeed with { $dice }. Accept.
   *[other] The raid would fail with { $dice }. Reroll a die or accept.
}

### Actions

do-attack = Attack { $target } with { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 black cube
   *[other] { " " }+ { $cubes } black cubes
}
do-research = Research with { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 black cube
   *[other] { " " }+ { $cubes } black cubes
}
do-raid = Raid Japan with { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 black cube
   *[other] { " " }+ { $cubes } black cubes
}
do-supply = Gain naval assets with { $die }
do-build = Build a bomb with { $die }
do-reroll = Reroll { $die } for a blue cube
do-raise = { $cubes ->
    [1] Raise { $die } by 1 for a black cube
   *[other] Raise { $die } by { $cubes } for { $cubes } black cubes
}
do-claim-blue = Take a blue cube for a natural six
do-claim-green = Take a bomb for two natural sixes
do-pay = Pay a black cube and mark the second box
do-forgo = Leave the second box
do-attach-bomb = Raid with a bomb
do-no-bomb = Raid without a bomb
do-accept = Accept the result
do-end-phase = End the American Phase
do-lay = Lay { $die } on { $target }
do-pick-up = Pick up { $die }

### Refusals

refused-no-blue = You have no blue cube for a reroll.
refused-no-cubes = It takes cubes, at least 1, and a die is never lowered.
refused-too-few-cubes = That costs { $cubes } black cubes, and you have { $naval }.
refused-campaign-six = A six in the Campaign Phase earns no cube.
refused-event-compulsory = The event cannot be skipped: modify the roll or accept it.
refused-campaign-phase = That belongs to the American Phase, which comes after the event.
refused-raise-free-roll = Black cubes do not raise the free nuclear roll.
refused-event-accepted = The result has been accepted already.
refused-raid-die = Bomber dice are none of your set.
refused-own-roll = The { $die } is none of your set.
refused-not-in-set = The { $die } is not in your set this turn.
refused-spent = The { $die } has taken effect and is spent.
refused-no-raid-open = No raid is under way, or its result is fixed already.
refused-raise-raid = Black cubes do not raise bomber dice.
refused-no-claim = No natural six awaits a cube.
refused-air-full = The air power tracker is full: it holds { $limit } blue cubes.
refused-two-claims = { $claims ->
    [0] A bomb takes two natural sixes, and you have none.
   *[other] A bomb takes two natural sixes, and you have only { $claims }.
}
refused-bombs-locked = Bombs are still locked: research boxes are left to mark.
refused-nuclear-full = { $attached ->
    [0] The nuclear tracker is full.
   *[other] The nuclear tracker is full: the bomb of the raid under way counts too.
}
refused-research-complete = Nuclear research is complete.
refused-second-research = Only one die a turn goes to nuclear research.
refused-research-low = The { $die } does not reach research box { $box }.
refused-no-natural-six = Only a white die with a natural six builds a bomb; the { $die } is none.
refused-research-die-used = The research die of this turn has been used.
refused-naval-full = The naval assets tracker is full: it holds { $limit } black cubes.
refused-naval-raised = For naval assets only the result of the { $die } counts, without increases.
refused-naval-low = The { $die } counts as 1, and naval assets take at least 2.
refused-in-hand = The { $die } is in your hand already.
refused-lies-there = The { $die } lies on { $target } already.
refused-no-launch = A bomb is attached only when a raid is launched, before its dice.
refused-no-second-box = There is no second box to decide about.
refused-nothing-open = There is no result to accept.
refused-second-box-due = First decide about the second box of { $target }.
refused-no-island = That is no island: { $target }.
refused-captured = { $target } has been captured already.
refused-locked = { $target } is still locked: first capture the island before it on the path.
refused-attack-low = The { $die } does not reach box { $box } of { $target }.
refused-no-cube-for-icon = The current box of { $target } has a naval icon, and you have no black cube to pay for it.
refused-no-base = You have no bomber base yet.
refused-second-raid = There is only one bombing attack a turn.
refused-raid-low = The { $die } does not reach { $least }, the least that launches a raid.
refused-arming-due = First decide whether the raid carries a bomb.
refused-raid-open = First accept the result of the raid.
refused-bomb-late = The dice of the raid have been rolled: it is too late for a bomb.
refused-raid-dice = The raid has only { $dice } dice; the { $die } is not among them.

### Events

event-turn-began = { $red ->
    [0] { $seat }, turn { $turn } ({ $period }): { $white } white dice.
    [1] { $seat }, turn { $turn } ({ $period }): { $white } white dice and 1 red.
   *[other] { $seat }, turn { $turn } ({ $period }): { $white } white dice and { $red } red.
}
event-rerolled = { $seat } spends a blue cube and rerolls { $die }.
event-die-rolled = { $seat }: { $die } shows { $face }.
event-raised = { $cubes ->
    [1] { $seat } spends 1 black cube: { $die } counts { $value }.
   *[other] { $seat } spends { $cubes } black cubes: { $die } counts { $value }.
}
event-happened = { $seat }: event { $number }, { $happening }.
event-naval-lost = { $cubes ->
    [0] { $seat } has no black cubes to lose.
    [1] { $seat } loses 1 black cube.
   *[other] { $seat } loses { $cubes } black cubes.
}
event-die-removed = { $red ->
    [0] { $seat } loses a die this turn: { $white } white ones are left.
    [1] { $seat } loses a die this turn: { $white } white and 1 red one are left.
   *[other] { $seat } loses a die this turn: { $white } white and { $red } red ones are left.
}
event-die-recoloured = { $red ->
    [0] { $seat }: nothing changes.
    [1] { $seat }: a die turns red this turn; { $white } white and 1 red.
   *[other] { $seat }: a die turns red this turn; { $white } white and { $red } red.
}
event-no-effect = { $seat }: nothing changes.
event-set-rolled = { $red-count ->
    [0] { $seat } rolls { $white }.
   *[other] { $white-count ->
        [0] { $seat } rolls { $red } on red dice.
       *[other] { $seat } rolls { $white }, and { $red } on red dice.
    }
}
event-committed = { $seat }: { $die } ({ $value }) → { $target }.
event-laid = { $seat } lays { $die } on { $target }.
event-picked-up = { $seat } picks up { $die }.
event-naval-gained = { $lost ->
    [0] { $cubes ->
        [1] { $seat } gains 1 black cube.
       *[other] { $seat } gains { $cubes } black cubes.
    }
   *[other] { $cubes ->
        [1] { $seat } gains 1 black cube; { $lost } do not fit.
       *[other] { $seat } gains { $cubes } black cubes; { $lost } do not fit.
    }
}
event-blue-gained = { $seat } takes a blue cube for a natural six.
event-research-marked = { $boxes ->
    [1] { $seat } marks 1 research box ({ $marked } in all).
   *[other] { $seat } marks { $boxes } research boxes ({ $marked } in all).
}
event-bombs-unlocked = { $seat } completes research: bombs are unlocked.
event-bomb-built = { $bombs ->
    [1] { $seat } builds a bomb.
   *[other] { $seat } builds a bomb; there are { $bombs } now.
}
event-cube-paid = { $seat } pays a black cube for the naval icon of { $target }.
event-box-marked = { $seat } marks a box of { $target }: { $marked } of { $boxes }.
event-forwent = { $seat } leaves the second box of { $target }.
event-captured = { $points ->
    [0] { $seat } captures { $target }.
    [1] { $seat } captures { $target }: 1 capitulation point.
   *[other] { $seat } captures { $target }: { $points } capitulation points.
}
event-base-taken = { $bombing ->
    [1] { $target } is the first bomber base of { $seat }.
   *[other] { $target } is a bomber base: { $seat } raids with { $bombing } dice now.
}
event-unlocked = { $target } is unlocked for { $seat }.
event-bomb-attached = { $seat } attaches a bomb to the raid.
event-left-behind = { $seat } raids without a bomb.
event-raid-rolled = { $seat } raids Japan: { $dice }.
event-raid-ended = { $success ->
    [true] { $points ->
        [0] The raid of { $seat } succeeds; the point track is full.
        [1] The raid of { $seat } succeeds: 1 capitulation point.
       *[other] The raid of { $seat } succeeds: { $points } capitulation points.
    }
   *[other] The raid of { $seat } fails.
}
event-phase-ended = { $unused ->
    [0] { $seat } ends the American Phase.
    [1] { $seat } ends the American Phase; 1 die was not used.
   *[other] { $seat } ends the American Phase; { $unused } dice were not used.
}
event-finished = { $grade ->
    [unconditional] { $seat } ends with { $points } points: unconditional surrender. The emperor is deposed and tried.
    [historical] { $seat } ends with { $points } points: historical victory. Japan surrenders.
   *[other] { $seat } ends with { $points } points: defeat. Japan holds out and keeps some of its conquests.
}

### How it ended

result-defeat = Defeat
result-historical = Historical victory
result-unconditional = Unconditional surrender
chart-points = Capitulation points by turn
chart-boxes = Island boxes marked by turn

### Presentation

mark-alone = C
name-alone = Commander
mark-commander = C{ $number }
name-commander = Commander { $number }
do-attack-word = attack, hit
do-research-word = research, study
do-raid-word = raid, bomb
do-supply-word = supply, gain
do-build-word = build
do-reroll-word = reroll, roll again
do-raise-word = raise, add
do-claim-blue-word = claim blue, blue
do-claim-green-word = claim bomb, green, claim green
do-pay-word = pay
do-forgo-word = leave, forgo
do-attach-bomb-word = with bomb, attach bomb
do-no-bomb-word = without bomb, no bomb
do-accept-word = accept, ok
do-end-phase-word = end phase, end, done
do-lay-word = lay, put
do-pick-up-word = pick up, take back
field-die = DIE
field-target = TARGET
field-cubes = CUBES
present-title = { $title }
present-title-of = { $title }: { $seat }
present-captured = captured
present-locked = locked
present-trackers = Trackers
present-points = Points
present-naval = Naval assets
present-air = Air power
present-bombs = Bombs
present-bombing = Bombing
present-research = Research
present-players = Players
present-player = Player
present-turn = Turn
present-note = { "" }
present-claims = { $claims ->
    [1] 1 natural six waiting
   *[other] { $claims } natural sixes waiting
}
present-dice = Your dice
present-die = Die
present-colour = Colour
present-value = Value
present-worth = { $value } (face { $face })
present-place = Where
present-could = Could do
present-red = red
present-white = white
present-spent = spent: { $target }
present-laid = on { $target }
present-raid = Chance of a bombing attack
present-raid-dice = Dice
present-chance = Chance
present-exactly = Exactly
present-percent = { $whole }.{ $tenths }%

### Odds asked for on the command line

odds-option-boxes = Numbers of the boxes to mark on an island, in order
odds-option-icons = Which of these boxes have a naval icon, counted from 1
odds-option-white = White dice of the set; six, less the red ones, if left out
odds-option-red = Red dice of the set
odds-option-black = Black cubes
odds-option-blue = Blue cubes
odds-option-bases = Bombing boxes marked, for the odds of a raid
odds-option-bomb = 1 if a bomb flies with the raid
odds-figure-boxes = { $number ->
    [1] Chance of marking the first box
   *[other] Chance of marking the first { $number } boxes
}
odds-figure-raid = Chance that the raid succeeds
odds-figure-points = Points, expected
odds-column-boxes = Boxes without rerolls
odds-column-points = Points

### At the browser table

act-attack = Attack { $target }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cube
   *[other] { " " }+ { $cubes } cubes
}
act-research = Research{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cube
   *[other] { " " }+ { $cubes } cubes
}
act-raid = Bomb Japan{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cube
   *[other] { " " }+ { $cubes } cubes
}
act-supply = Gain naval assets
act-build = Build a bomb
act-reroll = Reroll (1 blue cube)
act-raise = Add { $cubes } (black)
act-claim-blue = Blue cube for the 6
act-claim-green = Bomb for two 6s
act-pay = Pay and mark the second
act-forgo = Leave the second
act-accept = Accept
act-end-phase = End the phase
act-lay = Lay on { $target }
act-pick-up = Pick up the die
pacific-board = Chart of the Pacific
pacific-ocean = PACIFIC OCEAN
pacific-island = { $name }, { $state ->
    [open] open
    [captured] captured
   *[locked] locked
}: { $marked } of { $boxes } boxes, { $points } CP
pacific-tab-sheet = Sheet
pacific-tab-dice = Dice
pacific-dice = Dice of the turn
pacific-spent = spent
pacific-chosen = chosen
pacific-natural = natural 6
pacific-worth = counts { $value }
pacific-what = What each die could do
pacific-pick = Pick a die to see what it could do, then an island or a tracker.
pacific-could = What { $die } could do
pacific-if = If { $die } goes there
pacific-marks = Marks box { $number }.
pacific-marks-naval = Marks box { $number } with an anchor.
pacific-costs-nothing = Costs no cubes.
pacific-costs = { $cubes ->
    [1] Costs 1 black cube
   *[other] Costs { $cubes } black cubes
}: { $left ->
    [0] none is left.
    [1] 1 is left.
   *[other] { $left } are left.
}
pacific-major = A major advance: it reaches the double, { $number }.
pacific-not-major = No major advance: that would take { $number }.
pacific-captures = Captures the island for { $points } CP.
pacific-left = { $boxes ->
    [1] 1 box is left
   *[other] { $boxes } boxes are left
} until the island is captured for { $points } CP.
pacific-timeline = Timeline
pacific-naval = Naval assets
pacific-air = Air power
pacific-nuclear = Nuclear bombs
pacific-bombing = Bomber bases
pacific-research = Nuclear research
pacific-points = Capitulation points
pacific-round = turn { $round } of 11
pacific-turn = Turn
pacific-short-naval = naval
pacific-short-research = research
pacific-short-bombing = bases
pacific-short-nuclear = bombs
pacific-short-air = air
pacific-short-points = CP
pacific-odds = Odds
pacific-odds-none = Point at an open island, or choose a die and a place, to see the odds.
pacific-odds-capture = Chance to capture { $target } this turn
pacific-odds-after = Chance to capture { $target } this turn after that
pacific-odds-raid = Chance that the bombing succeeds
pacific-odds-boxes = { $boxes ->
    [1] At least 1 box
   *[other] At least { $boxes } boxes
}
pacific-odds-laid = With the dice laid there alone
pacific-odds-plain = Without cubes
pacific-odds-cubes = With { $blue ->
    [0] no reroll
    [1] 1 reroll
   *[other] { $blue } rerolls
}{ $black ->
    [0] { "" }
    [1] { " " }and 1 black cube
   *[other] { " " }and { $black } black cubes
}
pacific-odds-reroll = With one reroll
pacific-sheets = Sheets
pacific-sheet-of = Sheet of { $seat }
pacific-looking = Sheet of { $seat }: you are only looking.
pacific-own-sheet = Back to your own
