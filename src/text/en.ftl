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
cli-terminal-fails = the terminal could not be prepared: { $reason }

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
analyze-searched = Searched { $depth } plies deep, and to the end from { $empties } empty squares.
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
help-redo = Play again what was taken back.
help-hints = Show what every legal square is worth; the game is then marked as assisted.
help-hide = Hide the hints.
help-new = Go to the menu for a new game. This one can be continued.
help-menu = Go to the menu for a new game.
help-level = Make the engine stronger or weaker; l does the first, too.
help-swap = Swap sides with the engine.
help-turn = Turn the board by half a turn.
help-shape = Draw the discs in another way.
help-scroll = Scroll through the moves; so does the wheel.
help-page = Turn to another page.
help-scroll-page = Scroll.
help-back = Go back.
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
menu-colour = You play
menu-level = Level
menu-clock = Clock
menu-no-clock = no limit
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
menu-about-colour = Black moves first.
menu-about-level = From 1, for somebody's first game, to 20.
menu-about-clock = For both sides. Whoever runs out of time loses.
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
game-nodes = { $nodes } nodes, { $speed }/s
game-hints = Hints
game-hints-estimated = Discs for { $side }, estimated { $plies } moves deep.
game-hints-solved = Discs for { $side }, exact.
game-welcome = Bracket discs of the other side, and they turn to your colour.
game-welcome-reversi = The first four discs go to the centre and turn nothing.
game-taken-back = Taken back. Choose again.
game-played-again = Played again.
game-paused = The game stands still.
game-wants-digit = { $letter } and then a digit from 1 to 8.
game-swapped = You play { $side } now.
game-strength = The engine plays at { $strength } now.
game-hints-shown = Every legal square shows what it is worth. Underlined: exact.
game-hints-hidden = Hints are hidden.
game-shape-block = Discs are blocks.
game-shape-round = Discs are round. If the board looks crooked, press k again.
game-shape-letters = Discs are letters.
game-short-passed = { $side }: pass
game-short-no = Not possible
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
game-key-redo = redo
game-key-hints = hints
game-key-hide = no hints
game-key-new = new
game-key-level = level
game-key-swap = swap sides
game-key-turn = turn
game-key-shape = discs
game-key-scroll = scroll
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
plain-engine-gave-up = the engine failed twice in a row
plain-off-board = { $square } is not a square: files are a to h, ranks 1 to 8.
plain-unknown = "{ $text }" is not a word of mine. Type a square such as { $square }, or { $words }.

plain-help-square = a square such as f5: play there
plain-help-pass = never needed; a turn without a move passes by itself
plain-help-board = draw the board
plain-help-moves = name the squares where you may play
plain-help-hint = tell the value of every move; the game then counts as assisted
plain-help-undo = go back to your last choice; the game then counts as assisted
plain-help-redo = play again what was taken back
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
word-moves = moves
word-hint = hint, hints
word-undo = undo, back
word-redo = redo
word-new = new
word-score = score
word-clock = clock, time
word-save = save
word-rules = rules
word-help = help, ?
word-quit = quit, exit, q
word-go = go, !
