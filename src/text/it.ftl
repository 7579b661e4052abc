# The Italian messages, in the order of en.ftl. In the words of the Italian clubs: othelliera,
# casella, imprigionare, girare. A colour in a sentence has its article ("Il Bianco gioca d6"); as a
# label ("Pedine: Nero 34, Bianco 30") and when it is spoken to ("Nero, tocca a te") it has none.

## Words that several places share

colour-black = Nero
colour-white = Bianco
colour-red = Rosso

common-you = Tu
common-othello = Othello
common-reversi = Reversi
common-level = livello { $level }, { $name }
common-depth = profondità { $depth }
common-time = { $seconds ->
    [one] 1 secondo a mossa
   *[other] { $seconds } secondi a mossa
}
common-clock = a orologio
common-plays = { $discs ->
    [0] Il { $side } gioca { $square }.
    [one] Il { $side } gioca { $square } e gira 1 pedina.
   *[other] Il { $side } gioca { $square } e gira { $discs } pedine.
}
common-passes = Il { $side } non ha mosse e passa.
common-passes-without-discs = Il { $side } non ha più pedine e passa.
common-won = La partita è finita. Vince il { $side }.
common-drawn = La partita è finita. È patta.
common-time-up = Il { $side } ha esaurito il tempo. Vince il { $winner }.
common-resigned = { $player } abbandona. Vince il { $winner }.
common-left = { $player } non gioca più: { $reason }.
common-broken-off = La partita finisce qui e vale come vinta dal { $winner }.
common-time-left = Tempo rimasto: { $times }.
common-opening = Apertura: { $name }
common-discs = Pedine: { $count }.
common-tournament-won = Punteggio da torneo, con le caselle vuote al vincitore: { $score }.
common-tournament-drawn = Punteggio da torneo, con le caselle vuote divise: { $score }.
common-no-thread = non si può avviare un thread: { $reason }
common-engine-failed = Il programma ha avuto un guasto, ma la partita continua: { $fault }.

## Levels of play: at most 16 characters with the number in front

level-1 = Esordiente
level-2 = Principiante
level-3 = Allievo
level-4 = Apprendista
level-5 = Dilettante
level-6 = Appassionato
level-7 = Da circolo
level-8 = Da torneo
level-9 = Agonista
level-10 = Sfidante
level-11 = Tattico
level-12 = Stratega
level-13 = Specialista
level-14 = Veterano
level-15 = Esperto
level-16 = Finalista
level-17 = Campione
level-18 = Maestro
level-19 = Gran maestro
level-20 = Fuoriclasse

## Why a move is refused

refusal-occupied = La casella { $square } è occupata.
refusal-turns-nothing = { $square } non è una mossa valida: lì una pedina non ne gira nessuna.
refusal-not-centre = { $square } non è al centro: le prime quattro pedine vanno in d4, e4, d5 ed e5.
refusal-no-discs-left = Il { $side } ha messo tutte e 32 le pedine e non ne ha più.
refusal-pass-not-forced = Non puoi passare finché hai una mossa. Quando non ce n'è nessuna, il turno passa da sé.
refusal-game-over = La partita è finita.
refusal-engine-to-move = Tocca al programma.
refusal-nothing-to-undo = Non c'è nessuna tua mossa da annullare.
refusal-nothing-to-redo = Non c'è nulla di annullato.
refusal-no-engine = Nessun programma sta pensando.
refusal-no-engine-plays = In questa partita non gioca nessun programma.
refusal-cannot-hurry = Un altro programma muove quando è pronto.
refusal-strength-of-its-own = La forza di un altro programma dipende dal suo comando.

## Why another program does not play on: after a colon

program-not-found = { $program } non si può avviare ({ $reason })
program-ended = è terminato
program-ended-how = è terminato ({ $status })
program-last-words = { $ended } dicendo per ultimo: { $words }
program-stalled = { $seconds ->
    [one] nessuna risposta per 1 secondo
   *[other] nessuna risposta per { $seconds } secondi
}
program-endless = la sua risposta a "{ $asked }" non finisce
program-not-spoken = non parla { $protocol }: a "{ $asked }" ha risposto "{ $reply }"
program-refused = ha risposto "{ $reply }" a "{ $asked }"
program-no-move = ha risposto "{ $reply }", che non è una mossa
program-illegal = ha giocato { $reply }, che non è una mossa valida
program-no-command = { $reason }
program-no-depth = non gli si può dire a che profondità cercare
program-no-start = via GTP gli si possono dire solo partite dall'inizio dell'Othello
program-no-rules = gli si possono dire solo partite di Othello
program-no-parts = accetta tempi solo in secondi interi

## What becomes of games on disk

store-not-kept = La partita non si può salvare, ma continua: { $reason }.
store-not-put-away = La partita non si può archiviare: { $reason }.
store-damaged = Una partita salvata è danneggiata ed è stata messa da parte come { $path }.
store-newer = Una partita salvata viene da una versione più recente di Otello ed è stata messa da parte come { $path }.
store-torn = L'ultima delle partite archiviate non era stata scritta per intero: quel che ne resta è stato messo da parte in { $path }.
store-unreadable = Una partita salvata non si può riprendere: { $reason }.
store-program-not-run = L'avversario di questa partita era { $name }. Il comando scritto in un file non si esegue: al suo posto gioca Otello.
store-no-folder = non c'è una cartella per i dati, perché né OTELLO_DATA né una cartella personale è impostata
store-cannot-write = non si può scrivere { $path } ({ $reason })
store-cannot-read = non si può leggere { $path } ({ $reason })
store-busy = un altro programma tiene occupato { $path }

## What is pasted

paste-no-game = Il testo incollato non è una partita.
paste-wrong-move = Il testo incollato non è una partita: la mossa { $number } non è una casella, o non è permessa.
paste-in-game = C'è una partita in corso; per guardarne un'altra, prima lasciala (n), poi incolla.
open-looked-at = Una partita finita, da guardare. Non si conserva, se non lo chiedi.
open-goes-on = { $moves ->
    [one] Questa partita continua qui dopo 1 mossa.
   *[other] Questa partita continua qui dopo { $moves } mosse.
}
open-kept = La partita è stata aggiunta alle tue.
open-known = La partita è già fra le tue.

## Why the program does not start

cli-nothing-to-resume = non c'è nessuna partita da riprendere; per cominciarne una: otello
cli-no-terminal-input = lo standard input non è un terminale; per giocare a righe di testo: otello --plain
cli-no-terminal-output = lo standard output non è un terminale; per giocare a righe di testo: otello --plain
cli-dumb-terminal = questo terminale non mostra schermate (TERM è dumb); per giocare a righe di testo: otello --plain
cli-no-memory = il motore ha bisogno di { $needed } MiB di memoria, e ce n'è per { $room }
cli-terminal-fails = non si è potuto preparare il terminale: { $reason }

## What the program says when its screens are left

cli-kept = La partita è salvata; per riprenderla: otello resume

## What is wrong with positions, games and files: within a sentence, or behind a colon

fault-move = mossa { $number }: { $fault }
fault-line = riga { $line }: { $fault }
fault-game-line = partita { $game } (riga { $line }): { $fault }
fault-game-byte = partita { $game } (byte { $offset }): { $fault }
fault-cannot-read = non si può leggere { $path }: { $reason }
fault-occupied = { $square } è occupata
fault-turns-nothing = { $square } non gira nessuna pedina
fault-not-centre = { $square } non è una delle quattro caselle centrali, che si riempiono per prime
fault-no-discs-left = non restano pedine da mettere
fault-pass-not-forced = non si può passare finché c'è una mossa valida
fault-game-over = la partita è finita
fault-square = "{ $text }" non è una casella
fault-two-discs = { $square } ha una pedina di tutti e due i colori
fault-too-many-discs = nel Reversi ognuno ha 32 pedine, non { $discs }
fault-wrong-supply = { $placed } pedine sull'othelliera e { $left } da mettere non fanno 64
fault-centre-not-full = { $square } è occupata, ma le quattro caselle centrali non sono ancora piene
fault-out-of-turn = mossa { $number }: non tocca al { $side } ({ $letter })
fault-board-square = casella { $square }: "{ $found }" non è né una pedina (X, O) né una casella vuota (-)
fault-behind-the-end = "{ $text }" viene dopo la fine della partita
fault-no-move = "{ $text }" non contiene nessuna mossa
fault-board-rows = un'othelliera ha 8 righe di 8 caselle, non { $rows }
fault-board-short = un'othelliera ha 64 caselle, non { $squares }
fault-board-side = dopo le 64 caselle: "{ $found }" non è un colore (X oppure O)
fault-board-long = dopo il colore che muove: "{ $text }" è di troppo
fault-supply = "/{ $text }" non dice quante pedine restano, come /13,14
fault-supply-othello = "/{ $text }": solo nel Reversi si contano le pedine che restano
fault-obf-field = campo { $field }: "{ $text }" non è una mossa con il suo punteggio, come G8:+18
fault-obf-illegal = campo { $field }: { $text } non è una mossa valida
fault-open-value = al valore di { $name } manca la parentesi finale
fault-other-game = GM[{ $value }] è un altro gioco; ci vuole 2 (Othello)
fault-sgf-end = la partita non ha fine; ci vuole una )
fault-sgf-too-large = la partita ha più nodi, proprietà e valori di qualunque partita
fault-sgf-property = "{ $text }" non è una proprietà, come PB[nome]
fault-sgf-size = SZ[{ $value }]: ci vuole un'othelliera da 8
fault-sgf-setup = { $name }[{ $value }]: ci vuole una casella, come d3 o dc
fault-sgf-side = PL[{ $value }]: ci vuole B o W
fault-sgf-late-setup = dopo la mossa { $number }: l'othelliera è preparata di nuovo a metà partita
fault-sgf-square = "{ $text }" non è una casella; ci vuole d3 o dc
fault-ggf-end = la partita non ha fine, che si scrive ;)
fault-ggf-tag = "{ $text }" non è un'etichetta, come PB[nome]
fault-ggf-game = GM[{ $value }] non è né Othello né Reversi
fault-ggf-size = un'othelliera da { $value } qui non si gioca, solo 8x8
fault-wthor-header = il file finisce al byte { $end }; ci vuole un'intestazione di 16 byte
fault-wthor-board = byte 12: l'othelliera è da { $size }; ci vuole 8 (o 0, che vuol dire 8)
fault-wthor-solitaires = byte 13: il file contiene solitari ({ $kind }); ci vogliono partite (0)
fault-wthor-game = partita
fault-wthor-name = nome
fault-wthor-short = { $what } { $number } (byte { $offset }): il file finisce al byte { $end }; l'intestazione ne promette { $stated }
fault-wthor-long = byte { $offset }: { $extra } byte seguono l'ultima voce ({ $what }), dove ci vuole la fine
fault-wthor-square = { $code } non è una casella; ci vuole da 11 (a1) a 88 (h8)
fault-wthor-after-end = { $code } segue la fine delle mosse; ci vuole 0
fault-no-game = non contiene nessuna partita
fault-binary = byte { $offset }: { $byte } non è né testo né l'intestazione di un file WTHOR
fault-names = contiene nomi (di giocatori o tornei) e nessuna partita; ci vuole un file .wtb
fault-not-othello = è Reversi, e qui si confrontano partite di Othello
fault-wthor-start = WTHOR conserva solo partite di Othello dalla posizione iniziale
fault-no-moves = { $format } conserva partite, e questa è una posizione senza mosse
fault-no-score = WTHOR conserva un punteggio, e questa partita non è finita
fault-clock-time = { $part }: "{ $text }" non è un tempo, come 5m, 90s, 1h30m o 0.5s
fault-clock-main = tempo base: ci vuole un tempo da 0.001s a 24h
fault-clock-increment = incremento: ci vuole un tempo da 0s a 1h
fault-part-main = tempo base
fault-part-increment = incremento
fault-saved-none = riga 1: questa non è una partita salvata
fault-saved-newer = riga 1: la versione { $version } del formato è più recente di questo programma, che conosce la { $known }
fault-saved-binary = questo non è testo
fault-saved-unknown = "{ $text }" qui non si conosce
fault-saved-twice = { $name } è detto due volte
fault-saved-missing = manca { $name }
fault-saved-value = { $name }: "{ $value }" non è { $expected }
fault-saved-rules = othello o reversi
fault-saved-seat = human, program o engine con un livello (da 1 a 20), una profondità, un tempo o il suo orologio
fault-saved-number = un numero
fault-saved-yes-or-no = yes o no
fault-saved-seconds = un tempo in secondi
fault-saved-forfeit = -, o un colore che ha abbandonato o è uscito
fault-saved-clock = un orologio, come 5m+2s
fault-saved-took = un tempo in secondi o - per ogni mossa
fault-saved-played = un numero di quelle mosse
fault-list-over = in quella posizione nessuno può muovere
fault-list-empty = l'elenco non ha nessuna posizione
fault-all-over = tutte le sue partite sono finite
fault-too-long = è più lungo di 1 GiB
fault-record-too-long = è troppo lungo per una partita
fault-endless-line = la riga { $line } non finisce
fault-changed = il file è cambiato

## What the system says of files

system-not-found = il file o la cartella non esiste
system-permission = permesso negato
system-exists = il file esiste già
system-is-folder = è una cartella
system-no-folder = non è una cartella
system-full = non c'è più spazio sul disco
system-read-only = il disco è di sola lettura
system-no-program = il programma non esiste
system-not-regular = non è un file normale
system-a-folder = è una cartella
system-too-long = supera { $most }
output-exists = { $path } esiste già; --force lo sostituisce
output-twice = { $path } verrebbe scritto due volte

## What is wrong with commands of other programs, players and matches

fault-spec-protocol = un programma si scrive gtp:COMANDO o nboard:COMANDO, non "{ $text }"
fault-spec-depth = "{ $text }" non è una profondità da 1 a 60, come in nboard@16:COMANDO
fault-spec-command = dopo i due punti non c'è nessun comando
fault-spec-quote = nel comando "{ $text }" manca la seconda virgoletta
fault-player-setting = "{ $text }" non descrive un giocatore: lo fanno depth:8, level:5, time:0.5, time:other, clock:5m+2s, threads:2, hash:64, eval:FILE, gtp:COMANDO e nboard:COMANDO
fault-player-value = { $name }: { $takes }
fault-player-mib = ci vuole un numero intero di MiB da { $from } a { $to }
fault-player-twice = un giocatore ha una cosa sola tra depth, level, time e clock, non due
fault-side-control = "{ $player }" non dice come gioca; usa --time, --clock, --depth o --level, o scrivi depth:8
fault-side-both = uno dei due può avere il tempo che usa l'altro, non tutti e due
fault-side-depth = a "{ $player }" non si può dire una profondità via GTP; forse con le sue opzioni
fault-no-results = { $path } esiste e non è un file di risultati
fault-in-use = in { $path } sta scrivendo un altro incontro; scegli un altro file
fault-other-match = { $path } contiene un altro incontro; scegli un altro file, o dai le stesse opzioni
fault-there = nel file:
fault-now = adesso:
fault-other-opening = la partita { $game } in { $path } cominciava con { $there }, e ora comincerebbe con { $now }: le aperture sono cambiate
fault-cannot-play = { $player } non può giocare: { $reason }
fault-sprt = ci vogliono due differenze di forza, prima la minore, come 0,10
fault-plies = le aperture a caso hanno da 0 a 50 mosse, come random:8
fault-levels = ci vogliono due livelli da 1 a 20, prima il più basso, come 3-8
fault-match-time = ci vuole un numero di secondi sopra lo 0, come 0.5, o la parola other

## What is wrong with weights

fault-weights-foreign = questo non è un file di pesi: non comincia con "OTELLO"
fault-weights-version = il file di pesi è della versione { $version }, e questo programma legge la { $known }
fault-weights-short = il file di pesi finisce al byte { $byte }, dove dovrebbe continuare
fault-weights-long = il file di pesi continua dopo la sua fine, al byte { $byte }
fault-weights-checksum = il file di pesi è danneggiato: la somma di controllo è { $found } e dovrebbe essere { $stored }
fault-weights-provenance = l'origine scritta nel file di pesi non è testo UTF-8
fault-weights-parts = il file di pesi ha { $parts } parti, e a questo programma ne servono { $needed }
fault-weights-infinite = la parte 0 del file di pesi ha un numero che non è finito
fault-weights-bias = la parte 0 del file di pesi ha una costante oltre { $most }
fault-weights-size = la parte { $part } del file di pesi ha { $found } byte, e a questo programma ne servono { $needed }
fault-weights-part = la parte { $part } del file di pesi non si può decomprimere

## What is wrong with arguments

cli-wrong-value = valore '{ $value }' non valido per '{ $option }': { $reason }
cli-whole = ci vuole un numero intero da { $from } a { $to }
cli-seconds = ci vuole un numero di secondi sopra lo 0, come 0.5 o 10, e al massimo un giorno
cli-hash = ci vuole un numero intero di MiB, come 256; in questa macchina c'è posto per { $most } al massimo
cli-years = ci vuole un anno, come 1999, o due, come 1990-1999
cli-results = ci vuole black, white, draw, unknown o un punteggio da -64 a +64
cli-usual-start = ci vogliono mosse dalla posizione iniziale; --position accetta othelliere
cli-no-red = a Othello giocano black e white; red gioca in --rules reversi
cli-no-white = in questo Reversi giocano black e red
cli-programs-play-othello = gli altri programmi giocano a Othello: '--rules reversi' non va con '--opponent'
cli-time-or-clock = a un programma si dice una cosa sola: '--time' e '--clock' non vanno insieme con '--opponent'
cli-neither = { $argument } non è un file, e così com'è non si può leggere: { $fault }
cli-no-such-game = non c'è una partita { $number }; { $games ->
    [one] ce n'è 1
   *[other] ce ne sono { $games }
}
cli-processor = questo eseguibile ha bisogno di { $features }, che a questo processore manca; compilalo su questa macchina
cli-bytes = questo formato non è testo per un terminale; indica un file con -o, o passalo a un altro comando
cli-standard-input = standard input
cli-argument = l'argomento

## Matches, as the command match prints them

match-games = partite
match-score = punti
match-pairs = coppie
match-faults = errori
match-time = tempo
match-games-of = { $games }: A ne ha vinte { $wins }, pareggiate { $draws }, perse { $losses }
match-score-of = { $share }% per A
match-discs = { $discs } pedine a partita
match-rating = { $rating } (95%; { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} di partite con la stessa apertura)
match-pairs-of = { $won } vinte 2-0, { $ahead } 1.5-0.5, { $even } 1-1, { $behind } 0.5-1.5, { $lost } perse 0-2
match-test = { $second } piuttosto che { $first }: LLR { $ratio } tra { $low } e { $high }; { $verdict }
match-accepted = si accetta { $elo }
match-open = nulla è deciso
match-faults-of = { $name }: { $illegal ->
    [one] 1 mossa non valida
   *[other] { $illegal } mosse non valide
}, { $crashes ->
    [one] 1 guasto
   *[other] { $crashes } guasti
}, { $time } tempo
match-time-of = { $name }: { $total } s, { $average } s a mossa in media, { $most } s al massimo
match-goes-on = continua dopo { $kept ->
    [one] 1 partita
   *[other] { $kept } partite
} su { $games }
match-damaged = { $lines ->
    [one] 1 riga del file non è una partita
   *[other] { $lines } righe del file non sono partite
}
match-ladder = | livello | profondità | esatto da | non vede | forza | contro il precedente |
match-overlooks = { $mean } pedine, al massimo { $most }
match-against = { $share }% di { $games }

## Games of files, as the command games prints them

games-count = { $games ->
    [0] nessuna partita
    [one] 1 partita
   *[other] { $games } partite
}
games-listed = { $games } partite, di cui { $shown ->
    [one] 1 elencata
   *[other] { $shown } elencate
}; vedi --limit
games-results = vinte dal Nero { $wins }, vinte dal Bianco { $losses }, patte { $draws }, senza risultato { $unknown }
games-average = risultato medio del Nero { $discs } pedine
games-year = anno (risultati del Nero)
games-player = giocatore
games-tournament = torneo (risultati del Nero)
games-opening = apertura (risultati del Nero)
games-move = mossa (risultati del { $side })
games-all = tutte
games-played = partite
games-won = vinte
games-drawn = patte
games-lost = perse
games-points = punti
games-score = pedine
games-event = Torneo
games-place = Luogo
games-date = Data
games-time = Tempo
games-result = Risultato
games-unfinished = non finita
games-as-written = Dichiarato
games-in-theory = In teoria
games-opening-name = Apertura
games-remarks = Note
games-squares = { $count }, vuote { $empties }
games-imported = { $added ->
    [one] 1 partita aggiunta
   *[other] { $added } partite aggiunte
} a { $folder }; { $known ->
    [one] 1 c'era
   *[other] { $known } c'erano
} già
games-comments-lost = partita { $number }: GGF non può contenere i suoi commenti alle mosse
games-unreadable = { $games ->
    [one] un'altra partita non si può leggere
   *[other] altre { $games } partite non si possono leggere
}
games-fault = partita { $game }: { $fault }
games-side-wins = vince il { $side }
games-draw = patta
games-resigned = abbandono
games-timed-out = tempo scaduto
games-agreed = accordo
games-left = uscita

## What the commands convert and solve say

convert-disagreement = partita { $number }: il testo dice { $stated }; le mosse finiscono con { $replayed }, che è stato scritto
convert-cannot-carry = { $format } non può contenere: { $losses }
convert-loss = { $loss } ({ $games } su { $all })
convert-missing = { $written ->
    [one] 1 partita scritta
   *[other] { $written } partite scritte
}, { $failed } no
convert-years = un file WTHOR ha un anno solo; l'intestazione ha quello della maggior parte delle partite
convert-names = i nomi vanno in file a parte, accanto a quello di -o
format-transcript = una trascrizione
format-board = un'othelliera
loss-moves = le mosse prima dell'ultima posizione
loss-last-pass = il passo dopo l'ultima pedina
loss-names = i nomi
loss-ratings = i punteggi dei giocatori
loss-event = i tornei
loss-place = i luoghi
loss-date = le date per intero
loss-clock = le cadenze per intero
loss-times = i tempi delle mosse
loss-values = i valori delle mosse
loss-comment = i commenti come sono
loss-move-comments = i commenti alle mosse
loss-result = i risultati di partite non finite
loss-ending = come una partita è stata abbandonata o persa per il tempo
loss-variations = le varianti
loss-scores = i punteggi delle mosse di una posizione
loss-theory = i punteggi teorici
loss-supply = le pedine da mettere
loss-tags = le etichette del formato d'origine

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-glyphs = Pedine
settings-animation = Animazione
settings-bell = Suono
settings-marks = Caselle giocabili
settings-confirm = Conferma le mosse
settings-pause = Attesa al passo
settings-keys = Tasti
settings-threads = Thread
settings-table = Tabella
settings-about-language = La lingua del programma.
settings-about-theme = I colori dell'othelliera e della pagina.
settings-about-glyphs = La forma delle pedine.
settings-about-animation = Si vedono girare le pedine; un tasto qualsiasi taglia corto.
settings-about-bell = Un passo e la fine del tempo suonano.
settings-about-marks = Le caselle giocabili sono segnate.
settings-about-confirm = Una mossa si gioca con un secondo Invio o clic.
settings-about-pause = Un passo resta finché non si preme un tasto.
settings-about-keys = vim: h j k l muovono il cursore; le caselle cominciano con due punti, come :f5.
settings-about-threads = Con quanti thread cerca il programma, dal prossimo avvio. Con uno la stessa partita va di nuovo allo stesso modo.
settings-about-table = La memoria delle posizioni del programma, dal prossimo avvio.
settings-about-next = Come sarà la prossima partita.
settings-on = sì
settings-off = no
settings-auto = automatica
settings-classic = classici
settings-light = chiari
settings-high-contrast = forte contrasto
settings-colour-blind = per daltonici
settings-mono = nessuno
settings-block = blocchi
settings-round = tonde
settings-letters = lettere
settings-usual-keys = soliti
settings-mib = { $size } MiB
settings-by-variable = Ora lo dice { $variable }.
settings-by-flag = Per questa volta lo dice un'opzione.
settings-not-kept = Vale per ora, ma non si può conservare. { $reason }

settings-at-line = { $file }, riga { $line }: { $what }
settings-unknown = non c'è un'impostazione "{ $name }"
settings-unknown-near = non c'è un'impostazione "{ $name }"; forse "{ $near }"?
settings-value = { $name } non può essere { $found }; può essere { $allowed }
settings-syntax = questo non è TOML: { $reason }
settings-sound = { $count ->
    [one] un'impostazione, e nessun errore
   *[other] { $count } impostazioni, e nessun errore
}
settings-newer = il file è di una versione più recente di Otello

perft-pass-free = { $rules }, profondità { $depth }; un passo non costa nulla, e una partita finita prima conta una volta
perft-pass-costs = { $rules }, profondità { $depth }; un passo costa una semimossa, e una partita finita prima conta una volta
perft-speed = { $seconds } s, { $millions } milioni di foglie al secondo

solve-number = n.
solve-score = punti
solve-seconds = secondi
solve-nodes = nodi
solve-speed = nodi/s
solve-line = gioco
solve-error = errore: { $fault }
solve-file = file:
solve-total = totale
solve-sum = { $solved } risolte, { $disagreed } in disaccordo
solve-best = mossa migliore trovata: { $found }/{ $all } ({ $share }%)
solve-accuracy = errore assoluto medio: { $error } pedine; entro { $near } pedine: { $share }%
solve-progress = riga { $number }: { $empties } caselle vuote ...

## Analyses of games, as the commands analyze and hint print them

analyze-game = Partita { $number }
analyze-opening = Apertura: { $name }
analyze-unfinished = { $empties ->
    [one] La partita non è finita: resta vuota 1 casella.
   *[other] La partita non è finita: restano vuote { $empties } caselle.
}
analyze-values =
    Il valore di una mossa è in pedine per il { $side }, giocando poi al meglio:
    un numero intero se è dimostrato, con i decimali se è una stima.
analyze-searched = Ricerca a profondità { $depth }, e fino in fondo da { $empties ->
    [one] 1 casella vuota
   *[other] { $empties } caselle vuote
}.
analyze-searched-time = { $seconds ->
    [one] Ricerca di 1 secondo per mossa.
   *[other] Ricerca di { $seconds } secondi per mossa.
}
analyze-number = n.
analyze-side = colore
analyze-move = mossa
analyze-value = valore
analyze-loss = perde
analyze-best-line = gioco migliore
analyze-exact-from-here = Da qui in poi tutti i valori sono esatti.
analyze-goes-on = Il gioco migliore da qui, valore { $value }: { $line }
analyze-win-letter = V
analyze-draw-letter = P
analyze-loss-letter = S
analyze-marks =
    ?! perde 2 o 3 pedine, ? da 4 a 7, ?? 8 o più.
    V>S: da vinta a persa; V>P: da vinta a patta; P>S: da patta a persa.
analyze-moves = mosse
analyze-average-loss = perdita media
analyze-accuracy = precisione
analyze-win-to-draw = da vinta a patta
analyze-win-to-loss = da vinta a persa
analyze-draw-to-loss = da patta a persa
analyze-turning-point = Punto di svolta: { $play }, { $change }.
analyze-no-turning-point = Punto di svolta: nessuno; nessuna mossa ha ceduto il risultato.
analyze-largest-loss = Perdita maggiore: { $play }, { $loss } pedine; la migliore era { $best }.
analyze-graph =
    Valore per il { $side } dopo ogni mossa: # esatto, : stima.
    Sotto, le perdite: . 2 o 3 pedine, ? da 4 a 7, ! 8 o più.
analyze-turning-point-here = punto di svolta
analyze-progress = partita { $game }, { $done } mosse su { $turns } ...
analyze-inaccuracy = Imprecisione
analyze-mistake = Errore
analyze-blunder = Errore grave
analyze-said = Mossa { $number }, { $side } { $square }: { $value }.
analyze-said-better = { $loss } pedine in meno di { $line }.
analyze-said-verdict = { $verdict }, { $loss } pedine perse; la migliore era { $line }.
analyze-said-change = La partita passa { $change }.
analyze-said-side = { $side }: perdita media { $loss } pedine, precisione { $accuracy } per cento; imprecisioni { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }.

hint-values = { $depth ->
    [one] Valori per il { $side } in pedine, a profondità 1:
   *[other] Valori per il { $side } in pedine, a profondità { $depth }:
}
hint-exact = Risultati per il { $side } giocando al meglio, in pedine:

## Help: every line of a page is a paragraph

help-rules-title = Come si gioca
help-rules =
    Metti una pedina su una casella vuota in modo da imprigionare una fila di pedine avversarie tra questa e un'altra tua pedina: in orizzontale, in verticale o in diagonale.
    Tutte le pedine imprigionate così diventano del tuo colore, in tutte e otto le direzioni insieme. Una mossa deve girare almeno una pedina.
    Se non hai mosse, il turno passa da sé. Se nessuno dei due ne ha, la partita è finita.
    Vince chi ha più pedine. Il punteggio da torneo dà al vincitore anche le caselle vuote.
help-questions-title = Domande
help-questions =
    Posso scegliere quali pedine girare? No. Si girano tutte quelle che la mossa imprigiona.
    Le pedine girate ne imprigionano altre? No. Contano solo le file che partono dalla pedina appena messa.
    Posso passare? Solo se non hai mosse, e allora succede da sé.
    Si gioca finché l'othelliera è piena? Non sempre. La partita finisce appena nessuno dei due può muovere.
    Ai bordi valgono altre regole? No. Sono caselle come le altre.
    Reversi è solo un altro nome di Othello? No. Comincia con il centro vuoto, e ognuno ha 32 pedine.
help-reversi-title = Il Reversi dell'Ottocento
help-reversi =
    Il Nero e il Rosso cominciano con l'othelliera vuota. Le prime quattro pedine vanno nelle quattro caselle centrali, in una qualsiasi libera, e non girano nulla.
    Dalla quinta pedina in poi si muove come a Othello.
    Ognuno ha 32 pedine per tutta la partita. Chi le ha messe tutte può solo passare, mentre l'altro continua.
    Vince chi alla fine ha più pedine. Le caselle vuote non vanno a nessuno.
help-advice-title = Consigli
help-advice =
    Una pedina in un angolo non si può più girare.
    Una pedina accanto a un angolo vuoto spesso lo regala, soprattutto quella in diagonale.
    Fino alle ultime mosse, avere molte mosse vale più che avere molte pedine.
    Gira poche pedine, tieniti libera la scelta e lascia l'avversario senza mosse sicure.
    Conta le pedine solo alla fine.
help-keys-title = Tasti
help-more = Continua sotto
help-enter = Invio
help-arrows = Frecce
help-left-right = ← →
help-up-down = ↑ ↓
help-key-page = pagina
help-key-back = indietro
help-key-help = guida
help-choose = Vai a un'altra voce.
help-change = Cambia la scelta.
help-start = Fai quello che dice la voce.
help-play = Gioca la casella del cursore; anche con la barra spaziatrice. Un clic gioca subito.
help-go-on = Continua la partita.
help-result = Mostra il risultato.
help-cursor = Sposta il cursore.
help-square = Scrivi una lettera e una cifra per andare a una casella.
help-take-back = Annulla la tua ultima mossa mentre il programma pensa.
help-pause = Ferma la partita.
help-move-now = Fai giocare al programma la mossa migliore trovata finora.
help-again = Riavvia il programma.
help-undo = Annulla la tua ultima mossa.
help-erase-key = Backspace
help-erase = Cancella la lettera battuta.
help-board = Guarda l'othelliera.
help-redo = Ripeti le mosse annullate.
help-hints = Mostra quanto vale ogni casella possibile; la partita risulta allora con aiuti.
help-hide = Nascondi gli aiuti.
help-new = Vai al menu per una nuova partita. Questa si può continuare.
help-new-game = Vai alla voce della nuova partita.
help-menu = Vai al menu per una nuova partita.
help-level = Rendi il programma più forte o più debole; anche l lo rende più forte.
help-swap = Scambia i colori con il programma.
help-turn = Gira l'othelliera di mezzo giro.
help-shape = Disegna le pedine in un altro modo.
help-scroll = Scorri le mosse; anche con la rotella.
help-page = Vai a un'altra pagina.
help-scroll-page = Scorri.
help-back = Torna indietro.
help-settings = Cambia le impostazioni.
help-help = Mostra queste pagine.
help-quit = Esci. Una partita non finita si può continuare la prossima volta.
help-redraw = Ridisegna lo schermo.
help-leave = Esci da qualunque punto.
help-clocks = Ogni giocatore ha un orologio di { $clock }. Chi esaurisce il tempo perde. Una mossa annullata riporta gli orologi a quando era cominciata.
help-clocks-stand = Finché questa guida è aperta gli orologi sono fermi.
help-ponder = Il programma pensa anche durante il tuo tempo, sulla mossa che si aspetta da te; non mostra che cosa trova.

## Start menu

menu-tagline = Othello nel terminale
menu-continue = Continua
menu-new = Nuova partita
menu-two-players = Due giocatori
menu-watch = Guarda giocare
menu-rules = Regole
menu-start = Inizio
menu-start-usual = solito
menu-start-balanced = apertura equilibrata
menu-start-corners = { $count ->
    [one] un angolo di vantaggio
   *[other] { $count } angoli di vantaggio
}
menu-colour = Giochi con il
menu-level = Livello
menu-clock = Orologio
menu-no-clock = senza limite
menu-settings = Impostazioni
menu-quit = Esci
menu-reversi = Reversi, 1880
menu-first = { $side }, primo
menu-second = { $side }, secondo
menu-program = Gioca con { $name }
menu-about-program = Tu contro l'altro programma, a Othello, con il colore e l'orologio scelti sotto.
menu-about-new = Tu contro il programma, con le regole, il colore e il livello qui sotto.
menu-about-two-players = Due persone a questa tastiera.
menu-about-watch = Il programma gioca contro se stesso.
menu-about-continue = { $black }, { $white }. { $number ->
    [one] Una pedina giocata.
   *[other] { $number } pedine giocate.
}
menu-about-othello = Il gioco moderno: si comincia con quattro pedine, e le pedine non finiscono mai.
menu-about-reversi = Il gioco dell'Ottocento: si comincia con il centro vuoto e 32 pedine a testa.
menu-about-start = L'inizio solito, un'apertura equilibrata, o angoli di vantaggio: tuoi, o del Nero.
menu-about-colour = Muove per primo il Nero.
menu-about-level = Da 1, per chi gioca la prima volta, a 20.
menu-about-clock = Per entrambi. Perde chi esaurisce il tempo.
menu-about-settings = Lingua, colori, tasti e altro.
menu-about-quit = Lascia Otello.
menu-key-choose = scegli
menu-key-change = cambia
menu-key-start = vai

## Game

game-engine = Programma
game-engine-at = Programma, { $strength }
game-moves = Mosse
game-pass = passo
game-assisted = con aiuti
game-move-number = mossa { $number }/{ $all }
game-legal-squares = { $squares ->
    [one] 1 casella possibile
   *[other] { $squares } caselle possibili
}
game-discs-left = scorta { $discs }
game-thinks = pensa
game-solved = esatto
game-nodes = { $count ->
    [one] 1 nodo, { $speed }/s
   *[other] { $nodes } nodi, { $speed }/s
}
game-hints = Aiuti
game-hints-estimated = { $plies ->
    [one] Pedine per il { $side }, stima a 1 mossa.
   *[other] Pedine per il { $side }, stima a { $plies } mosse.
}
game-hints-solved = Pedine per il { $side }, valori esatti.
game-welcome = Imprigiona le pedine avversarie: diventano del tuo colore.
game-welcome-reversi = Le prime quattro pedine vanno al centro e non girano nulla.
game-confirm = Invio o un clic gioca { $square }.
game-taken-back = Mossa annullata. Scegli di nuovo.
game-played-again = Mossa ripetuta.
game-paused = La partita è ferma.
game-wants-digit = { $letter } e poi una cifra da 1 a 8.
game-no-square = "{ $text }" non è una casella: scrivi lettera latina, da a a h, e cifra.
game-swapped = Ora giochi con il { $side }.
game-strength = Ora il programma gioca così: { $strength }.
game-hints-shown = Ogni casella possibile mostra quanto vale. Sottolineato: esatto.
game-hints-hidden = Aiuti nascosti.
game-shape-block = Le pedine sono blocchi.
game-shape-round = Le pedine sono tonde. Se l'othelliera è storta, premi ancora k.
game-shape-letters = Le pedine sono lettere.
game-short-passed = { $side }: passo
game-short-no = Non si può
game-short-no-square = Non c'è: { $text }
game-short-over = Partita finita
game-short-time-up = { $side }: tempo
game-short-left = { $side }: uscito
game-short-resigned = { $side } lascia
game-short-failed = Guasto
game-short-done = Fatto
game-your-move = Tocca a te:
game-to-move = Tocca al { $side }:
game-engine-thinking = Il programma sta pensando ...
game-side-thinking = Il { $side } sta pensando ...
game-prompt-paused = In pausa. Invio per continuare.
game-prompt-failed = Programma fermo. ! lo riavvia.
game-prompt-pass = Invio continua
game-prompt-over = Finita. Invio mostra il risultato.
game-too-small = Otello: almeno 20x11
game-program-thinking = { $player } sta pensando ...
game-key-play = gioca
game-key-go-on = continua
game-key-result = risultato
game-key-cursor = cursore
game-key-square = casella
game-key-take-back = annulla
game-key-pause = pausa
game-key-move-now = muovi ora
game-key-again = riavvia
game-key-undo = annulla
game-key-erase = cancella
game-key-redo = ripeti
game-key-hints = aiuti
game-key-hide = via aiuti
game-key-new = nuova
game-key-level = livello
game-key-swap = scambia
game-key-turn = gira
game-key-shape = pedine
game-key-scroll = scorri
game-key-settings = impostazioni
game-key-quit = esci

## Result

result-title = Risultato
result-you-win = Hai vinto!
result-player-wins = Vince { $player }.
result-side-wins = Vince il { $side }!
result-draw = Patta.
result-time-up = Il { $side } ha esaurito il tempo.
result-broken-off = La partita finisce qui.
result-recorded = Il testo la dice finita prima della fine del gioco.
result-full = L'othelliera è piena.
result-blocked = { $squares ->
    [one] Resta 1 casella vuota, e nessuno può muovere.
   *[other] Restano { $squares } caselle vuote, e nessuno può muovere.
}
result-assisted = Con aiuti o mosse annullate.
result-rematch = Gioca ancora
result-swapped = Gioca ancora a colori scambiati
result-board = All'othelliera
result-key-board = othelliera
result-copy = Copia le mosse
result-keep = Conserva questa partita
result-menu = Menu
result-quit = Esci
result-copied-short = Inviate agli appunti del terminale.
result-copied = Inviate agli appunti del terminale. Da selezionare:

## The line dialogue: one message is one line

plain-how-to-begin = Scrivi una casella, per esempio { $square }, per giocare lì, oppure { $help } per tutte le parole.
plain-two-players = { $game } per due giocatori.
plain-against-engine = { $game }. Giochi con il { $you }. Il programma gioca con il { $engine }, { $strength }.
plain-against-program = { $game }. Giochi con il { $you }. { $program } gioca con il { $side }.
plain-watch = { $game }. Il programma gioca da solo, { $strength }.
plain-goes-on = { $moves ->
    [one] La partita riprende dopo 1 mossa.
   *[other] La partita riprende dopo { $moves } mosse.
}
plain-your-move = { $squares ->
    [one] { $side }, tocca a te: 1 casella.
   *[other] { $side }, tocca a te: { $squares } caselle.
}
plain-moves = Il { $side } può giocare { $squares }.
plain-on = { $square }: { $contents }.
plain-empty = vuota
plain-empty-legal = vuota, e il { $side } può giocare lì
plain-row = Riga { $row }: { $squares }.
plain-column = Colonna { $column }: { $squares }.
plain-turned = Il { $side } ha giocato { $square } e ha girato { $turned }.
plain-turned-nothing = Il { $side } ha giocato { $square } e non ha girato nulla.
plain-list = Mosse: { $moves }.
plain-no-move-yet = Non è stata ancora giocata nessuna mossa.
plain-level = Il programma gioca così: { $strength }.
plain-level-how = Scrivi { $usage } per cambiare il livello, che va da 1 a 20.
plain-no-engine = In questa partita non gioca nessun programma.
plain-usage = Si scrive { $usage }: { $meaning }.
plain-too-long = Questa riga è troppo lunga per un comando.
plain-legend = X è il { $black }, O è il { $white }, * è dove può giocare il { $side }.
plain-legend-over = X è il { $black }, O è il { $white }.
plain-supply = Ancora da mettere: { $left }.
plain-no-clocks = Questa partita non ha orologi.
plain-how-to-go-on = Scrivi { $new } per un'altra partita, oppure { $quit } per smettere.
plain-taken-back = Annullato: { $moves }.
plain-played-again = Ripetuto: { $moves }.
plain-pass = passa
plain-hints = { $depth ->
    [one] Valori per il { $side } in pedine, a profondità 1: { $values }.
   *[other] Valori per il { $side } in pedine, a profondità { $depth }: { $values }.
}
plain-hints-exact = Risultati per il { $side } giocando al meglio, in pedine: { $values }.
plain-assisted = D'ora in poi la partita risulta con aiuti.
plain-kept = La partita è salvata. Si riprende con il comando "otello resume".
plain-nothing-to-keep = Prima della prima mossa non c'è nulla da salvare.
plain-engine-waits = Il programma non muove. Scrivi { $word } per farlo riprovare.
plain-input-fails = non si possono leggere i comandi: { $reason }
plain-output-fails = non si possono scrivere le risposte: { $reason }
plain-endless = una riga di ciò che si legge non finisce mai
plain-engine-gave-up = il programma ha fallito due volte di fila
plain-off-board = { $square } non è una casella: le colonne vanno dalla a alla h, le righe dall'1 all'8.
plain-unknown = "{ $text }" non è una parola che conosco. Scrivi una casella, per esempio { $square }, oppure { $help } per tutte le parole.

plain-help-square = una casella, per esempio f5: gioca lì
plain-help-pass = non serve mai; un turno senza mosse passa da sé
plain-help-board = disegna l'othelliera
plain-help-row = dice a parole una riga dell'othelliera
plain-help-column = dice a parole una colonna dell'othelliera
plain-help-on = dice che cosa c'è su una casella
plain-help-moves = elenca le caselle dove puoi giocare
plain-help-turned = dice quali pedine ha girato l'ultima mossa
plain-help-list = dice tutte le mosse giocate finora
plain-help-hint = dice il valore di ogni mossa; poi la partita risulta con aiuti
plain-help-undo = torna alla tua ultima scelta; poi la partita risulta con aiuti
plain-help-redo = rigioca le mosse annullate
plain-help-level = cambia il livello del programma, da 1 a 20; senza numero, lo dice
plain-help-new = mette via questa partita e ne comincia un'altra
plain-help-score = conta le pedine
plain-help-clock = dice il tempo che resta
plain-help-save = salva la partita su disco
plain-help-rules = spiega le regole, con qualche consiglio
plain-help-help = elenca le parole
plain-help-quit = esce; una partita salvata si può riprendere
plain-help-go = fa riprovare il programma dopo un guasto

## The words of the line dialogue: the first is taught, the others are known as well

word-pass = passa, passo
word-board = othelliera, tavola
word-row = riga, traversa
word-column = colonna
word-on = su, in, cosa c'è in, che cosa c'è in, cosa c'è su, che cosa c'è su, casella
word-moves = mosse
word-turned = girate, quali pedine si sono girate, quali pedine ha girato
word-list = partita, lista, elenco
word-hint = consiglio, suggerimento
word-undo = annulla, indietro
word-redo = ripeti, rifai
word-level = livello
word-new = nuova, nuovo
word-score = punti, punteggio
word-clock = orologio, tempo
word-save = salva
word-rules = regole
word-help = aiuto
word-quit = esci, fine
word-go = vai, !
