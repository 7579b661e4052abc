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
common-plays = { $discs ->
    [0] { $side } plays { $square }.
    [one] { $side } plays { $square } and turns 1 disc.
   *[other] { $side } plays { $square } and turns { $discs } discs.
}
common-passes = { $side } has no move and passes.
common-passes-without-discs = { $side } has no discs left and passes.
common-won = The game is over. { $side } wins.
common-drawn = The game is over. It is a draw.
common-discs = Discs: { $count }.
common-tournament-won = Tournament score, with the empty squares for the winner: { $score }.
common-tournament-drawn = Tournament score, with the empty squares shared: { $score }.
common-engine-failed = The engine met a fault of its own, and the game goes on: { $fault }.

## Levels of play: at most 16 characters

level-1 = First steps
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

## What becomes of games on disk

store-not-kept = The game cannot be kept, but it goes on: { $reason }.
store-damaged = A saved game is damaged and was put aside as { $path }: { $fault }.
store-newer = A saved game comes from a later version of Otello and was put aside as { $path }.
store-unreadable = A saved game cannot be taken up: { $reason }.
store-no-folder = there is no data folder, since neither OTELLO_DATA nor a home folder is set
store-cannot-write = { $path } cannot be written ({ $reason })
store-cannot-read = { $path } cannot be read ({ $reason })
store-busy = another program does not let go of { $path }

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

## The line dialogue: one message is one line

plain-how-to-begin = Type a square such as f5 to play there, or { $help } for all the words.
plain-two-players = { $game } for two players.
plain-against-engine = { $game }. You play { $you }. The engine plays { $engine }, { $strength }.
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
plain-off-board = { $square } is not a square: files are a to h, ranks 1 to 8.
plain-unknown = "{ $text }" is not a word of mine. Type a square such as f5, or { $words }.

plain-help-square = a square such as f5: play there
plain-help-pass = never needed; a turn without a move passes by itself
plain-help-board = draw the board
plain-help-moves = name the squares where you may play
plain-help-hint = tell the value of every move; the game then counts as assisted
plain-help-undo = go back to your last choice; the game then counts as assisted
plain-help-redo = play again what was taken back
plain-help-new = put this game away and begin another
plain-help-score = count the discs
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
word-save = save
word-rules = rules
word-help = help, ?
word-quit = quit, exit, q
word-go = go, !
