# The English messages. src/text/mod.rs tells how keys are named; every key and variable is checked
# when the crate is compiled. Printable ASCII only: what is not takes two cells in some terminals.

## Words that several places share

colour-black = Black
colour-white = White
colour-red = Red

common-you = You
common-othello = Othello
common-reversi = Reversi
common-level = level { $level }, { $name }
common-depth = depth { $depth }
common-time = { $seconds ->
    [one] 1 second a move
   *[other] { $seconds } seconds a move
}
common-clock = by the clock
common-plays = { $discs ->
    [0] { $side } plays { $square }.
    [one] { $side } plays { $square } and turns 1 disc.
   *[other] { $side } plays { $square } and turns { $discs } discs.
}
common-passes = { $side } has no move and passes.
common-passes-without-discs = { $side } has no discs left and passes.
common-won = The game is over. { $side } wins.
common-drawn = The game is over. It is a draw.
common-time-up = { $side } has run out of time. { $winner } wins.
common-resigned = { $player } resigns. { $winner } wins.
common-left = { $player } does not play on: { $reason }.
common-broken-off = The game ends here and counts as won by { $winner }.
common-time-left = Time left: { $times }.
common-opening = Opening: { $name }
common-discs = Discs: { $count }.
common-tournament-won = Tournament score, with the empty squares for the winner: { $score }.
common-tournament-drawn = Tournament score, with the empty squares shared: { $score }.
common-no-thread = a thread cannot be started: { $reason }
common-engine-failed = The engine met a fault of its own, and the game goes on: { $fault }.

## Levels of play: at most 16 characters with the number in front

level-1 = Newcomer
level-2 = Beginner
level-3 = Learner
level-4 = Apprentice
level-5 = Amateur
level-6 = Enthusiast
level-7 = Club player
level-8 = Regular
level-9 = Contender
level-10 = Challenger
level-11 = Tactician
level-12 = Strategist
level-13 = Specialist
level-14 = Veteran
level-15 = Expert
level-16 = Finalist
level-17 = Champion
level-18 = Master
level-19 = Senior master
level-20 = Grand master

## Why a move is refused

refusal-occupied = { $square } is occupied.
refusal-turns-nothing = { $square } is not a legal move: a disc there turns no other.
refusal-not-centre = { $square } is not in the centre: the first four discs go to d4, e4, d5 and e5.
refusal-no-discs-left = { $side } has placed all 32 discs and has no discs left.
refusal-pass-not-forced = You may not pass while you have a move. A turn passes by itself when there is none.
refusal-game-over = The game is over.
refusal-engine-to-move = The engine is to move.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-nothing-to-redo = Nothing was taken back.
refusal-no-engine = No engine is thinking.
refusal-no-engine-plays = No engine plays in this game.
refusal-cannot-hurry = Another program moves when it is ready.
refusal-strength-of-its-own = Another program is as strong as its command makes it.

## Why another program does not play on: after a colon

program-not-found = { $program } cannot be started ({ $reason })
program-ended = it has ended
program-ended-how = it has ended ({ $status })
program-last-words = { $ended } and said last: { $words }
program-stalled = { $seconds ->
    [one] no answer came for 1 second
   *[other] no answer came for { $seconds } seconds
}
program-endless = its answer to "{ $asked }" does not end
program-not-spoken = it does not speak { $protocol }: asked "{ $asked }" it said "{ $reply }"
program-refused = it answered "{ $reply }" to "{ $asked }"
program-no-move = it answered "{ $reply }", which is no move
program-illegal = it played { $reply }, which is not legal
program-no-command = { $reason }
program-no-depth = it cannot be told how deep to search
program-no-start = over GTP it can only be told games that begin at Othello's start
program-no-rules = it can only be told games of Othello
program-no-parts = it takes times in whole seconds only

## What becomes of games on disk

store-not-kept = The game cannot be kept, but it goes on: { $reason }.
store-not-put-away = The game cannot be put away: { $reason }.
store-damaged = A saved game is damaged and was put aside as { $path }.
store-newer = A saved game comes from a later version of Otello and was put aside as { $path }.
store-torn = The last of the finished games was not written to its end, and what there is of it was put aside in { $path }.
store-unreadable = A saved game cannot be taken up: { $reason }.
store-program-not-run = { $name } played the other side of this game. The command of a file is not run, and the engine sits down instead.
store-no-folder = there is no data folder, since neither OTELLO_DATA nor a home folder is set
store-cannot-write = { $path } cannot be written ({ $reason })
store-cannot-read = { $path } cannot be read ({ $reason })
store-busy = another program does not let go of { $path }

## What is pasted

paste-no-game = What was pasted is no game.
paste-wrong-move = What was pasted is no game: its move { $number } is none, or is not legal.
paste-in-game = A game is going on; to look at another one, leave this one first (n), then paste.
open-looked-at = A game that is over, to be looked at. It is not kept unless you ask for it.
open-goes-on = { $moves ->
    [one] This game goes on here after 1 move.
   *[other] This game goes on here after { $moves } moves.
}
open-kept = The game was added to your games.
open-known = The game is among your games already.

## Why the program does not start

cli-nothing-to-resume = there is no game to go on with; start one with: otello
cli-no-terminal-input = standard input is not a terminal; to play in lines: otello --plain
cli-no-terminal-output = standard output is not a terminal; to play in lines: otello --plain
cli-dumb-terminal = this terminal shows no screens (TERM is dumb); to play in lines: otello --plain
cli-no-memory = the engine needs { $needed } MiB of memory, and there is room for { $room }
cli-terminal-fails = the terminal could not be prepared: { $reason }

## What the program says when its screens are left

cli-kept = The game is kept; to go on with it: otello resume

## What is wrong with positions, games and files: within a sentence, or behind a colon

fault-move = move { $number }: { $fault }
fault-line = line { $line }: { $fault }
fault-game-line = game { $game } (line { $line }): { $fault }
fault-game-byte = game { $game } (byte { $offset }): { $fault }
fault-cannot-read = cannot read { $path }: { $reason }
fault-occupied = { $square } is occupied
fault-turns-nothing = { $square } turns no disc
fault-not-centre = { $square } is not one of the four centre squares, which are filled first
fault-no-discs-left = no discs are left to place
fault-pass-not-forced = a pass is not allowed while there is a legal move
fault-game-over = the game is over
fault-square = "{ $text }" is not a square
fault-two-discs = { $square } has a disc of both colours
fault-too-many-discs = a side has 32 discs in Reversi, not { $discs }
fault-wrong-supply = { $placed } discs on the board and { $left } left to place do not add up to 64
fault-centre-not-full = { $square } is occupied although the four centre squares are not yet full
fault-out-of-turn = move { $number }: { $side } ({ $letter }) is not on move
fault-board-square = square { $square }: "{ $found }" is neither a disc (X, O) nor an empty square (-)
fault-behind-the-end = "{ $text }" stands behind the end of the game
fault-no-move = "{ $text }" holds no move
fault-board-rows = a board has 8 rows of 8 squares, not { $rows }
fault-board-short = a board has 64 squares, not { $squares }
fault-board-side = after the 64 squares: "{ $found }" is not a side (X or O)
fault-board-long = after the side to move: "{ $text }" is too much
fault-supply = "/{ $text }" is not what is left to place, as in /13,14
fault-supply-othello = "/{ $text }": only Reversi counts the discs that are left to place
fault-obf-field = field { $field }: "{ $text }" is not a move and its score, as in G8:+18
fault-obf-illegal = field { $field }: { $text } is not a legal move
fault-open-value = the value of { $name } has no closing bracket
fault-other-game = GM[{ $value }] is another game; 2 (Othello) is expected
fault-sgf-end = the game has no end; a ) is expected
fault-sgf-too-large = the game has more nodes, properties and values than any game has
fault-sgf-property = "{ $text }" is not a property, as in PB[name]
fault-sgf-size = SZ[{ $value }]: a board of 8 is expected
fault-sgf-setup = { $name }[{ $value }]: a square is expected, as in d3 or dc
fault-sgf-side = PL[{ $value }]: B or W is expected
fault-sgf-late-setup = after move { $number }: the board is set up again in the middle of the game
fault-sgf-square = "{ $text }" is not a square; d3 or dc is expected
fault-ggf-end = the game has no end, which is written ;)
fault-ggf-tag = "{ $text }" is not a tag, as in PB[name]
fault-ggf-game = GM[{ $value }] is neither Othello nor Reversi
fault-ggf-size = a board of size { $value } is not played here, only 8x8
fault-wthor-header = the file ends at byte { $end }; a header of 16 bytes is expected
fault-wthor-board = byte 12: the size of the board is { $size }; 8 (or 0, which means 8) is expected
fault-wthor-solitaires = byte 13: the file holds solitaires ({ $kind }); games (0) are expected
fault-wthor-game = game
fault-wthor-name = name
fault-wthor-short = { $what } { $number } (byte { $offset }): the file ends at byte { $end }; the header says that it holds { $stated }
fault-wthor-long = byte { $offset }: { $extra } bytes follow the last { $what }, where the end is expected
fault-wthor-square = { $code } is not a square; 11 (a1) to 88 (h8) is expected
fault-wthor-after-end = { $code } follows the end of the moves; 0 is expected
fault-no-game = there is no game in it
fault-binary = byte { $offset }: { $byte } is neither text nor the header of a WTHOR file
fault-names = it holds names (of players or tournaments), and no games; a .wtb file is expected
fault-not-othello = it is Reversi, and games of Othello are compared here
fault-wthor-start = WTHOR keeps games of Othello from the usual start only
fault-no-moves = { $format } keeps games, and this is a position without moves
fault-no-score = WTHOR keeps a score, and this game is unfinished
fault-clock-time = { $part }: "{ $text }" is not a time, as in 5m, 90s, 1h30m or 0.5s
fault-clock-main = main time: a time from 0.001s to 24h is needed
fault-clock-increment = increment: a time from 0s to 1h is needed
fault-part-main = main time
fault-part-increment = increment
fault-saved-none = line 1: this is not a saved game
fault-saved-newer = line 1: version { $version } of the format is newer than this program, which knows { $known }
fault-saved-binary = this is not text
fault-saved-unknown = "{ $text }" is not known here
fault-saved-twice = { $name } is said twice
fault-saved-missing = { $name } is missing
fault-saved-value = { $name }: "{ $value }" is not { $expected }
fault-saved-rules = othello or reversi
fault-saved-seat = human, program, or engine with a level (1 to 20), a depth, a time or its clock
fault-saved-number = a number
fault-saved-yes-or-no = yes or no
fault-saved-seconds = a time in seconds
fault-saved-forfeit = -, or a side that resigned or left
fault-saved-clock = a clock, as in 5m+2s
fault-saved-took = a time in seconds or - for every move
fault-saved-played = a number of those moves
fault-list-over = neither side can move in that position
fault-list-empty = the list has no position
fault-all-over = every game in it is over
fault-too-long = it is longer than 1 GiB
fault-record-too-long = it is too long for a game
fault-endless-line = line { $line } does not end
fault-changed = the file has changed

## What the system says of files

system-not-found = No such file or directory
system-permission = Permission denied
system-exists = File exists
system-is-folder = Is a directory
system-no-folder = Not a directory
system-full = No space left on device
system-read-only = Read-only file system
system-no-program = there is no such program
system-not-regular = it is not a regular file
system-a-folder = it is a folder
system-too-long = it is longer than { $most }
output-exists = { $path } exists already; --force replaces it
output-twice = { $path } would be written twice

## What is wrong with commands of other programs, players and matches

fault-spec-protocol = an engine is written gtp:COMMAND or nboard:COMMAND, not "{ $text }"
fault-spec-depth = "{ $text }" is not a depth from 1 to 60, as in nboard@16:COMMAND
fault-spec-command = there is no command behind the colon
fault-spec-quote = a quote in the command "{ $text }" is not closed
fault-player-setting = "{ $text }" is not a player's setting: depth:8, level:5, time:0.5, time:other, clock:5m+2s, threads:2, hash:64, eval:FILE, gtp:COMMAND and nboard:COMMAND are
fault-player-value = { $name }: { $takes }
fault-player-mib = a whole number of MiB from { $from } to { $to } is needed
fault-player-twice = a player is given one of depth, level, time and clock, not two
fault-side-control = "{ $player }" does not say how it plays; give --time, --clock, --depth or --level, or write depth:8
fault-side-both = one side can have the time that the other uses, not both
fault-side-depth = "{ $player }" cannot be told a depth over GTP; its own options may
fault-no-results = { $path } exists and is no result file of a match
fault-in-use = { $path } is in use by another match; choose another file
fault-other-match = { $path } holds another match; choose another file, or give the same settings
fault-there = there:
fault-now = now:
fault-other-opening = game { $game } in { $path } began with { $there }, and would begin with { $now }: the openings have changed
fault-cannot-play = { $player } cannot play: { $reason }
fault-sprt = two rating differences are needed, the smaller first, as in 0,10
fault-plies = random openings have 0 to 50 plies, as in random:8
fault-levels = two levels from 1 to 20 are needed, the lower first, as in 3-8
fault-match-time = a number of seconds above 0 is needed, as in 0.5, or the word other

## What is wrong with weights

fault-weights-foreign = this is not a weights file: it does not begin with "OTELLO"
fault-weights-version = the weights file is of version { $version }, and this program reads version { $known }
fault-weights-short = the weights file ends at byte { $byte }, where more should follow
fault-weights-long = the weights file goes on after its end, at byte { $byte }
fault-weights-checksum = the weights file is damaged: its checksum is { $found } and should be { $stored }
fault-weights-provenance = the provenance in the weights file is not UTF-8 text
fault-weights-parts = the weights file has { $parts } parts, and this program needs { $needed }
fault-weights-infinite = part 0 of the weights file has a number that is not finite
fault-weights-bias = part 0 of the weights file has a bias beyond { $most }
fault-weights-size = part { $part } of the weights file has { $found } bytes, and this program needs { $needed }
fault-weights-part = part { $part } of the weights file cannot be decompressed

## What is wrong with arguments

cli-wrong-value = invalid value '{ $value }' for '{ $option }': { $reason }
cli-whole = a whole number from { $from } to { $to } is needed
cli-seconds = a number of seconds above 0 is needed, as in 0.5 or 10, and at most a day
cli-hash = a whole number of MiB is needed, as in 256; this machine has room for 1 to { $most }
cli-years = a year is needed, as in 1999, or two, as in 1990-1999
cli-results = black, white, draw, unknown or a score from -64 to +64 is needed
cli-usual-start = moves from the usual start are needed; --position takes boards
cli-no-red = Othello is played by black and white; red plays in --rules reversi
cli-no-white = this Reversi is played by black and red
cli-programs-play-othello = other programs play Othello: '--rules reversi' cannot be used with '--opponent'
cli-time-or-clock = a program is told one of both: '--time' and '--clock' cannot be used together with '--opponent'
cli-neither = { $argument } is no file, and cannot be read as it stands: { $fault }
cli-no-such-game = there is no game { $number }; there { $games ->
    [one] is 1
   *[other] are { $games }
}
cli-processor = this build needs { $features }, which this processor lacks; build it on this machine
cli-bytes = this format is no text for a terminal; name a file with -o, or send it on
cli-standard-input = standard input
cli-argument = the argument

## Matches, as the command match prints them

match-games = games
match-score = score
match-pairs = pairs
match-faults = faults
match-time = time
match-games-of = { $games }: A won { $wins }, drew { $draws }, lost { $losses }
match-score-of = { $share }% for A
match-discs = { $discs } discs a game
match-rating = { $rating } (95%; { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games with one opening)
match-pairs-of = { $won } won 2-0, { $ahead } 1.5-0.5, { $even } 1-1, { $behind } 0.5-1.5, { $lost } lost 0-2
match-test = { $second } rather than { $first }: LLR { $ratio } of { $low } to { $high }; { $verdict }
match-accepted = { $elo } is accepted
match-open = nothing is decided
match-faults-of = { $name }: { $illegal ->
    [one] 1 illegal move
   *[other] { $illegal } illegal moves
}, { $crashes ->
    [one] 1 crash
   *[other] { $crashes } crashes
}, { $time } time
match-time-of = { $name }: { $total } s, { $average } s a move on average, { $most } s at most
match-goes-on = goes on after { $kept } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
match-damaged = { $lines ->
    [one] 1 line of the file is no game
   *[other] { $lines } lines of the file are no games
}
match-ladder = | level | plies | exact from | overlooks | rating | against the one before |
match-overlooks = { $mean } discs, at most { $most }
match-against = { $share }% of { $games }

## Games of files, as the command games prints them

games-count = { $games ->
    [0] no games
    [one] 1 game
   *[other] { $games } games
}
games-listed = { $games } games, of which { $shown ->
    [one] 1 is
   *[other] { $shown } are
} listed; see --limit
games-results = Black won { $wins }, White won { $losses }, drawn { $draws }, unknown { $unknown }
games-average = Black's average score { $discs } discs
games-year = year (results of Black)
games-player = player
games-tournament = tournament (results of Black)
games-opening = opening (results of Black)
games-move = move (results of { $side })
games-all = all
games-played = games
games-won = won
games-drawn = drawn
games-lost = lost
games-points = points
games-score = score
games-event = Tournament
games-place = Place
games-date = Date
games-time = Time
games-result = Result
games-unfinished = unfinished
games-as-written = As written
games-in-theory = In theory
games-opening-name = Opening
games-remarks = Remarks
games-squares = { $count }, empty { $empties }
games-imported = { $added ->
    [one] 1 game was added
   *[other] { $added } games were added
} to { $folder }; { $known ->
    [one] 1 was
   *[other] { $known } were
} there already
games-comments-lost = game { $number }: GGF cannot carry its comments on moves
games-unreadable = { $games ->
    [one] 1 more game cannot be read
   *[other] { $games } more games cannot be read
}
games-fault = game { $game }: { $fault }
games-side-wins = { $side } wins
games-draw = draw
games-resigned = resigned
games-timed-out = timed out
games-agreed = agreed
games-left = left

## What the commands convert and solve say

convert-disagreement = game { $number }: the record says { $stated }; its moves end in { $replayed }, which was written
convert-cannot-carry = { $format } cannot carry: { $losses }
convert-loss = { $loss } ({ $games } of { $all })
convert-missing = { $written ->
    [one] 1 game was
   *[other] { $written } games were
} written, { $failed ->
    [one] 1 was
   *[other] { $failed } were
} not
convert-years = a file of WTHOR has one year; its header has that of most games
convert-names = names go into files of their own, beside that of -o
format-transcript = a transcript
format-board = a board
loss-moves = the moves before the last position
loss-last-pass = a pass behind the last disc
loss-names = names
loss-ratings = ratings
loss-event = tournaments
loss-place = places
loss-date = dates in full
loss-clock = time controls in full
loss-times = times of moves
loss-values = values of moves
loss-comment = comments as they are
loss-move-comments = comments on moves
loss-result = results of unfinished games
loss-ending = how a game was given up or lost on time
loss-variations = variations
loss-scores = scores of a position's moves
loss-theory = theoretical scores
loss-supply = discs left to place
loss-tags = tags of its own format

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-glyphs = Discs
settings-animation = Animation
settings-bell = Bell
settings-marks = Legal squares
settings-confirm = Confirm moves
settings-pause = Wait at a pass
settings-keys = Keys
settings-threads = Threads
settings-table = Table
settings-about-language = What is spoken here.
settings-about-theme = The colours of board and page.
settings-about-glyphs = The shape of the discs.
settings-about-animation = Discs are seen turning; any key skips it.
settings-about-bell = A pass and the end of the time ring the bell.
settings-about-marks = Squares that may be played are marked.
settings-about-confirm = A move is played by a second Enter or click.
settings-about-pause = A pass stands until a key is pressed.
settings-about-keys = vim: h j k l move the cursor; squares begin with a colon, as in :f5.
settings-about-threads = How many threads the engine searches with, from the next start on. With one, the same game goes the same way again.
settings-about-table = The size of the engine's memory of positions, from the next start on.
settings-about-next = What the next game is to be.
settings-on = on
settings-off = off
settings-auto = automatic
settings-classic = classic
settings-light = light
settings-high-contrast = high contrast
settings-colour-blind = colour-blind
settings-mono = none
settings-block = blocks
settings-round = round
settings-letters = letters
settings-usual-keys = usual
settings-mib = { $size } MiB
settings-by-variable = { $variable } says so now.
settings-by-flag = A flag says so for this run.
settings-not-kept = This holds for now but cannot be kept. { $reason }

settings-at-line = { $file }, line { $line }: { $what }
settings-unknown = there is no setting "{ $name }"
settings-unknown-near = there is no setting "{ $name }"; is "{ $near }" meant?
settings-value = { $name } cannot be { $found }; it may be { $allowed }
settings-syntax = this is not TOML: { $reason }
settings-sound = { $count ->
    [one] one setting, and nothing is wrong with it
   *[other] { $count } settings, and nothing is wrong with them
}
settings-newer = the file is of a later version of Otello

perft-pass-free = { $rules }, depth { $depth }; a pass is free, and a game that ended earlier counts once
perft-pass-costs = { $rules }, depth { $depth }; a pass costs a ply, and a game that ended earlier counts once
perft-speed = { $seconds } s, { $millions } million leaves a second

solve-number = no
solve-score = score
solve-seconds = seconds
solve-nodes = nodes
solve-speed = nodes/s
solve-line = line
solve-error = error: { $fault }
solve-file = file:
solve-total = total
solve-sum = { $solved } solved, { $disagreed } disagreed
solve-best = best move found: { $found }/{ $all } ({ $share }%)
solve-accuracy = mean absolute error: { $error } discs; within { $near } discs: { $share }%
solve-progress = line { $number }: { $empties } empties ...

## Analyses of games, as the commands analyze and hint print them

analyze-game = Game { $number }
analyze-opening = Opening: { $name }
analyze-unfinished = { $empties ->
    [one] The game is not finished: 1 square is empty.
   *[other] The game is not finished: { $empties } squares are empty.
}
analyze-values =
    The value of a move is in discs for { $side }, with best play behind it:
    a whole number where it is proved, with decimals where it is an estimate.
analyze-searched = Searched { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
} deep, and to the end from { $empties ->
    [one] 1 empty square
   *[other] { $empties } empty squares
}.
analyze-searched-time = { $seconds ->
    [one] Searched 1 second a move.
   *[other] Searched { $seconds } seconds a move.
}
analyze-number = no
analyze-side = side
analyze-move = move
analyze-value = value
analyze-loss = loss
analyze-best-line = best line
analyze-exact-from-here = From here on all values are exact.
analyze-goes-on = Best play from here, value { $value }: { $line }
analyze-win-letter = W
analyze-draw-letter = D
analyze-loss-letter = L
analyze-marks =
    ?! loses 2 or 3 discs, ? 4 to 7, ?? 8 or more.
    W>L: a win became a loss; W>D: a draw; D>L: a draw became a loss.
analyze-moves = moves
analyze-average-loss = average loss
analyze-accuracy = accuracy
analyze-win-to-draw = a win became a draw
analyze-win-to-loss = a win became a loss
analyze-draw-to-loss = a draw became a loss
analyze-turning-point = Turning point: { $play }, { $change }.
analyze-no-turning-point = Turning point: none; no move gave the result away.
analyze-largest-loss = Largest loss: { $play }, { $loss } discs; the best was { $best }.
analyze-graph =
    Value for { $side } after each move: # exact, : estimate.
    Losses below it: . 2 or 3 discs, ? 4 to 7, ! 8 or more.
analyze-turning-point-here = turning point
analyze-progress = game { $game }, { $done } of { $turns } moves ...
analyze-inaccuracy = Inaccuracy
analyze-mistake = Mistake
analyze-blunder = Blunder
analyze-said = Move { $number }, { $side } { $square }: { $value }.
analyze-said-better = { $loss } discs less than { $line }.
analyze-said-verdict = { $verdict }, { $loss } discs lost; the best was { $line }.
analyze-said-change = Here { $change }.
analyze-said-side = { $side }: average loss { $loss } discs, accuracy { $accuracy } percent; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.

hint-values = { $depth ->
    [one] Values for { $side } in discs, 1 move deep:
   *[other] Values for { $side } in discs, { $depth } moves deep:
}
hint-exact = Results for { $side } with best play, in discs:

## Help: every line of a page is a paragraph

help-rules-title = How to play
help-rules =
    Put a disc on an empty square so that it brackets a straight line of the other side's discs between itself and another disc of yours: across, down or diagonally.
    Every disc bracketed in this way turns to your colour, in all eight directions at once. A move must turn at least one disc.
    If you have no such move, your turn passes by itself. If neither side has one, the game is over.
    Whoever then has more discs wins. The tournament score also gives the empty squares to the winner.
help-questions-title = Questions
help-questions =
    May I choose which discs turn? No. Every disc that your move brackets turns.
    Do discs that turned bracket others? No. Only lines that begin at the disc just placed count.
    May I pass? Only when you cannot move, and then it happens by itself.
    Does the game go on until the board is full? Not always. It ends as soon as neither side can move.
    Are there other rules at the edges? No. They are squares like all others.
    Is Reversi just another name for Othello? No. It begins with an empty centre, and each side has 32 discs.
help-reversi-title = Reversi, as in the 1880s
help-reversi =
    Black and Red begin with an empty board. Their first four discs go to the four squares in the centre, any that is free, and turn nothing.
    From the fifth disc on, moves are as in Othello.
    Each side has 32 discs for the whole game. A side that has placed them all can only pass, while the other plays on.
    Whoever has more discs in the end wins. Empty squares go to nobody.
help-advice-title = Advice
help-advice =
    Nobody can ever turn a disc in a corner.
    A disc beside an empty corner often gives that corner away, above all on the diagonal.
    Until late in the game, many moves are worth more than many discs.
    Turn few discs, keep your choice of moves, and leave the other side without a safe one.
    Count the discs only in the end.
help-keys-title = Keys
help-more = More below
help-enter = Enter
help-arrows = Arrows
help-left-right = Left Right
help-up-down = Up Down
help-key-page = page
help-key-back = back
help-key-help = help
help-choose = Go to another entry.
help-change = Change what is chosen.
help-start = Do what the entry says.
help-play = Play the square of the cursor; so does the space bar. A click plays at once.
help-go-on = Go on with the game.
help-result = Show the result.
help-cursor = Move the cursor.
help-square = Type a letter and a digit to go to a square.
help-take-back = Take your last move back while the engine thinks.
help-pause = Let the game stand still.
help-move-now = Let the engine play the best move that it has found.
help-again = Start the engine again.
help-undo = Take your last move back.
help-erase-key = Backspace
help-erase = Take the typed letter away.
help-board = Look at the board.
help-redo = Play again what was taken back.
help-hints = Show what every legal square is worth; the game is then marked as assisted.
help-hide = Hide the hints.
help-new = Go to the menu for a new game. This one can be continued.
help-new-game = Go to the entry for a new game.
help-menu = Go to the menu for a new game.
help-level = Make the engine stronger or weaker; l does the first, too.
help-swap = Swap sides with the engine.
help-turn = Turn the board by half a turn.
help-shape = Draw the discs in another way.
help-scroll = Scroll through the moves; so does the wheel.
help-page = Turn to another page.
help-scroll-page = Scroll.
help-back = Go back.
help-settings = Change the settings.
help-help = Show these pages.
help-quit = Leave. An unfinished game can be continued next time.
help-redraw = Draw the screen again.
help-leave = Leave from anywhere.
help-clocks = Both sides have a clock of { $clock }. Whoever runs out of time loses. A move taken back sets the clocks to what they were when it was begun.
help-clocks-stand = While this help is open the clocks stand.
help-ponder = The engine thinks on your time, too, about the move that it expects of you; it does not show what it finds.

## Start menu

menu-tagline = Othello in the terminal
menu-continue = Continue
menu-new = New game
menu-two-players = Two players
menu-watch = Watch the engine
menu-rules = Rules
menu-start = Start
menu-start-usual = usual
menu-start-balanced = balanced opening
menu-start-corners = { $count ->
    [one] one corner given
   *[other] { $count } corners given
}
menu-colour = You play
menu-level = Level
menu-clock = Clock
menu-no-clock = no limit
menu-settings = Settings
menu-quit = Quit
menu-reversi = Reversi, 1880s
menu-first = { $side }, first
menu-second = { $side }, second
menu-program = Play { $name }
menu-about-program = You against the other program, at Othello, with the colour and the clock below.
menu-about-new = You against the engine, with the rules, the colour and the level below.
menu-about-two-players = Two people at this keyboard.
menu-about-watch = The engine plays against itself.
menu-about-continue = { $black }, { $white }. { $number ->
    [one] 1 disc has been placed.
   *[other] { $number } discs have been placed.
}
menu-about-othello = The modern game: it begins with four discs, and discs never run out.
menu-about-reversi = The game of the 1880s: it begins with an empty centre and 32 discs each.
menu-about-start = The usual start, a balanced opening, or corners as a start: yours, or Black's.
menu-about-colour = Black moves first.
menu-about-level = From 1, for somebody's first game, to 20.
menu-about-clock = For both sides. Whoever runs out of time loses.
menu-about-settings = Language, colours, keys and more.
menu-about-quit = Leave Otello.
menu-key-choose = choose
menu-key-change = change
menu-key-start = go

## Game

game-engine = Engine
game-engine-at = Engine, { $strength }
game-moves = Moves
game-pass = pass
game-assisted = assisted
game-move-number = move { $number }/{ $all }
game-legal-squares = { $squares ->
    [one] 1 legal square
   *[other] { $squares } legal squares
}
game-discs-left = { $discs } left
game-thinks = thinking
game-solved = exact
game-nodes = { $count ->
    [one] 1 node, { $speed }/s
   *[other] { $nodes } nodes, { $speed }/s
}
game-hints = Hints
game-hints-estimated = { $plies ->
    [one] Discs for { $side }, estimated 1 move deep.
   *[other] Discs for { $side }, estimated { $plies } moves deep.
}
game-hints-solved = Discs for { $side }, exact.
game-welcome = Bracket discs of the other side, and they turn to your colour.
game-welcome-reversi = The first four discs go to the centre and turn nothing.
game-confirm = Enter or a click plays { $square }.
game-taken-back = Taken back. Choose again.
game-played-again = Played again.
game-paused = The game stands still.
game-wants-digit = { $letter } and then a digit from 1 to 8.
game-no-square = "{ $text }" is no square: type a Latin letter from a to h, then a digit.
game-swapped = You play { $side } now.
game-strength = The engine plays at { $strength } now.
game-hints-shown = Every legal square shows what it is worth. Underlined: exact.
game-hints-hidden = Hints are hidden.
game-shape-block = Discs are blocks.
game-shape-round = Discs are round. If the board looks crooked, press k again.
game-shape-letters = Discs are letters.
game-short-passed = { $side }: pass
game-short-no = Not possible
game-short-no-square = No square: { $text }
game-short-over = Game over
game-short-time-up = { $side }: time
game-short-left = { $side }: gone
game-short-resigned = { $side }: resigns
game-short-failed = Engine fault
game-short-done = Done
game-your-move = Your move:
game-to-move = { $side } to move:
game-engine-thinking = The engine is thinking ...
game-side-thinking = { $side } is thinking ...
game-prompt-paused = Paused. Enter goes on.
game-prompt-failed = The engine stopped. ! starts it.
game-prompt-pass = Enter goes on
game-prompt-over = Game over. Enter shows the result.
game-too-small = Otello needs 20x11
game-program-thinking = { $player } is thinking ...
game-key-play = play
game-key-go-on = go on
game-key-result = result
game-key-cursor = cursor
game-key-square = square
game-key-take-back = take back
game-key-pause = pause
game-key-move-now = move now
game-key-again = start again
game-key-undo = undo
game-key-erase = erase
game-key-redo = redo
game-key-hints = hints
game-key-hide = no hints
game-key-new = new
game-key-level = level
game-key-swap = swap sides
game-key-turn = turn
game-key-shape = discs
game-key-scroll = scroll
game-key-settings = settings
game-key-quit = quit

## Result

result-title = Result
result-you-win = You win!
result-player-wins = { $player } wins.
result-side-wins = { $side } wins!
result-draw = A draw.
result-time-up = { $side } has run out of time.
result-broken-off = The game ends here.
result-recorded = It ended before its end on the board, as its record says.
result-full = The board is full.
result-blocked = { $squares ->
    [one] 1 square is empty, and neither side can move.
   *[other] { $squares } squares are empty, and neither side can move.
}
result-assisted = Assisted: with hints or moves taken back.
result-rematch = Play again
result-swapped = Play again, colours swapped
result-board = Look at the board
result-key-board = board
result-copy = Copy the moves
result-keep = Keep this game
result-menu = Menu
result-quit = Quit
result-copied-short = Sent to the terminal's clipboard.
result-copied = Sent to the terminal's clipboard. Here to select:

## The line dialogue: one message is one line

plain-how-to-begin = Type a square such as { $square } to play there, or { $help } for all the words.
plain-two-players = { $game } for two players.
plain-against-engine = { $game }. You play { $you }. The engine plays { $engine }, { $strength }.
plain-against-program = { $game }. You play { $you }. { $program } plays { $side }.
plain-watch = { $game }. The engine plays both sides, { $strength }.
plain-goes-on = { $moves ->
    [one] The game goes on after 1 move.
   *[other] The game goes on after { $moves } moves.
}
plain-your-move = { $squares ->
    [one] { $side }, your move: 1 square.
   *[other] { $side }, your move: { $squares } squares.
}
plain-moves = { $side } may play { $squares }.
plain-on = { $square }: { $contents }.
plain-empty = empty
plain-empty-legal = empty, and { $side } may play there
plain-row = Row { $row }: { $squares }.
plain-column = Column { $column }: { $squares }.
plain-turned = { $side } played { $square } and turned { $turned }.
plain-turned-nothing = { $side } played { $square } and turned nothing.
plain-list = Moves: { $moves }.
plain-no-move-yet = No move has been played.
plain-level = The engine plays at { $strength }.
plain-level-how = Type { $usage } to change its level, which may be 1 to 20.
plain-no-engine = No engine plays in this game.
plain-usage = The form is { $usage }: { $meaning }.
plain-too-long = That line is too long for a command.
plain-legend = X is { $black }, O is { $white }, and * is where { $side } may play.
plain-legend-over = X is { $black }, O is { $white }.
plain-supply = Left to place: { $left }.
plain-no-clocks = This game has no clocks.
plain-how-to-go-on = Type { $new } for another game, or { $quit } to leave.
plain-taken-back = Taken back: { $moves }.
plain-played-again = Played again: { $moves }.
plain-pass = pass
plain-hints = { $depth ->
    [one] Values for { $side } in discs, 1 move deep: { $values }.
   *[other] Values for { $side } in discs, { $depth } moves deep: { $values }.
}
plain-hints-exact = Results for { $side } with best play, in discs: { $values }.
plain-assisted = From now on this game counts as assisted.
plain-kept = The game is kept. The command "otello resume" goes on with it.
plain-nothing-to-keep = There is nothing to keep before the first move.
plain-engine-waits = The engine does not move. Type { $word } to let it try again.
plain-input-fails = the commands cannot be read: { $reason }
plain-output-fails = the answers cannot be written: { $reason }
plain-endless = a line of the input does not end
plain-engine-gave-up = the engine failed twice in a row
plain-off-board = { $square } is not a square: files are a to h, ranks 1 to 8.
plain-unknown = "{ $text }" is not a word of mine. Type a square such as { $square }, or { $help } for all the words.

plain-help-square = a square such as f5: play there
plain-help-pass = never needed; a turn without a move passes by itself
plain-help-board = draw the board
plain-help-row = tell a row of the board in words
plain-help-column = tell a column of the board in words
plain-help-on = tell what is on a square
plain-help-moves = name the squares where you may play
plain-help-turned = tell which discs the last move turned
plain-help-list = tell all the moves played so far
plain-help-hint = tell the value of every move; the game then counts as assisted
plain-help-undo = go back to your last choice; the game then counts as assisted
plain-help-redo = play again what was taken back
plain-help-level = change the level of the engine, from 1 to 20; without a number, tell it
plain-help-new = put this game away and begin another
plain-help-score = count the discs
plain-help-clock = tell the time that is left
plain-help-save = keep the game on disk
plain-help-rules = tell the rules, with some advice
plain-help-help = tell the words
plain-help-quit = leave; a game that is kept can be resumed
plain-help-go = let the engine try again after a fault

## The words of the line dialogue: the first is taught, the others are known as well

word-pass = pass
word-board = board, show
word-row = row, rank
word-column = column, file
word-on = on, what is on, what's on, square
word-moves = moves
word-turned = turned, flipped, which discs turned
word-list = list, history, transcript
word-hint = hint, hints
word-undo = undo, back
word-redo = redo
word-level = level
word-new = new
word-score = score
word-clock = clock, time
word-save = save
word-rules = rules
word-help = help, ?
word-quit = quit, exit, q
word-go = go, !
