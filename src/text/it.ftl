# The Italian messages, in the order of en.ftl.

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
    [0] { $side } gioca { $square }.
    [one] { $side } gioca { $square } e gira 1 pedina.
   *[other] { $side } gioca { $square } e gira { $discs } pedine.
}
common-passes = { $side } non ha mosse e passa.
common-passes-without-discs = { $side } non ha più pedine e passa.
common-won = La partita è finita. Vince { $side }.
common-drawn = La partita è finita. È patta.
common-time-up = { $side } ha esaurito il tempo. Vince { $winner }.
common-resigned = { $player } abbandona. Vince { $winner }.
common-left = { $player } non gioca più: { $reason }.
common-broken-off = La partita finisce qui e vale come vinta da { $winner }.
common-time-left = Tempo rimasto: { $times }.
common-opening = Apertura: { $name }
common-discs = Pedine: { $count }.
common-tournament-won = Punteggio da torneo, con le caselle vuote al vincitore: { $score }.
common-tournament-drawn = Punteggio da torneo, con le caselle vuote divise: { $score }.
common-engine-failed = Il programma ha avuto un guasto, ma la partita continua: { $fault }.

## Levels of play: at most 16 characters with the number in front

level-1 = Esordiente
level-2 = Principiante
level-3 = Allievo
level-4 = Apprendista
level-5 = Dilettante
level-6 = Appassionato
level-7 = Socio di club
level-8 = Assiduo
level-9 = Concorrente
level-10 = Sfidante
level-11 = Tattico
level-12 = Stratega
level-13 = Specialista
level-14 = Veterano
level-15 = Esperto
level-16 = Finalista
level-17 = Campione
level-18 = Maestro
level-19 = Primo maestro
level-20 = Gran maestro

## Why a move is refused

refusal-occupied = La casella { $square } è occupata.
refusal-turns-nothing = { $square } non è una mossa valida: lì una pedina non ne gira nessuna.
refusal-not-centre = { $square } non è al centro: le prime quattro pedine vanno in d4, e4, d5 ed e5.
refusal-no-discs-left = { $side } ha messo tutte e 32 le pedine e non ne ha più.
refusal-pass-not-forced = Non puoi passare finché hai una mossa. Quando non ce n'è nessuna, il turno passa da sé.
refusal-game-over = La partita è finita.
refusal-engine-to-move = Tocca al programma.
refusal-nothing-to-undo = Non c'è nessuna tua mossa da annullare.
refusal-nothing-to-redo = Non c'è nulla di annullato.
refusal-no-engine = Nessun programma sta pensando.
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
store-unreadable = Una partita salvata non si può riprendere: { $reason }.
store-program-not-run = L'altro lato di questa partita era di { $name }. Il comando scritto in un file non si esegue: al suo posto gioca Otello.
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
cli-terminal-fails = non si è potuto preparare il terminale: { $reason }

## Analisi delle partite, come le stampano i comandi analyze e hint

analyze-game = Partita { $number }
analyze-opening = Apertura: { $name }
analyze-unfinished = { $empties ->
    [one] La partita non è finita: resta vuota 1 casella.
   *[other] La partita non è finita: restano vuote { $empties } caselle.
}
analyze-values =
    Il valore di una mossa è in pedine per { $side }, giocando poi al meglio:
    un numero intero se è dimostrato, con i decimali se è una stima.
analyze-searched = Ricerca a profondità { $depth }, e fino in fondo da { $empties } caselle vuote.
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
    Valore per { $side } dopo ogni mossa: # esatto, : stima.
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
    [one] Valori per { $side } in pedine, a profondità 1:
   *[other] Valori per { $side } in pedine, a profondità { $depth }:
}
hint-exact = Risultati per { $side } giocando al meglio, in pedine:

## Help: every line of a page is a paragraph

help-rules-title = Come si gioca
help-rules =
    Metti una pedina su una casella vuota in modo da chiudere una fila di pedine avversarie tra questa e un'altra tua pedina: in orizzontale, in verticale o in diagonale.
    Tutte le pedine chiuse così diventano del tuo colore, in tutte e otto le direzioni insieme. Una mossa deve girare almeno una pedina.
    Se non hai mosse, il turno passa da sé. Se nessuno dei due ne ha, la partita è finita.
    Vince chi ha più pedine. Il punteggio da torneo dà al vincitore anche le caselle vuote.
help-questions-title = Domande
help-questions =
    Posso scegliere quali pedine girare? No. Si girano tutte quelle che la mossa chiude.
    Le pedine girate ne chiudono altre? No. Contano solo le file che partono dalla pedina appena messa.
    Posso passare? Solo se non hai mosse, e allora succede da sé.
    Si gioca finché l'othelliera è piena? Non sempre. La partita finisce appena nessuno dei due può muovere.
    Ai bordi valgono altre regole? No. Sono caselle come le altre.
    Reversi è solo un altro nome di Othello? No. Comincia con il centro vuoto, e ognuno ha 32 pedine.
help-reversi-title = Il Reversi dell'Ottocento
help-reversi =
    Nero e Rosso cominciano con la tavola vuota. Le prime quattro pedine vanno nelle quattro caselle centrali, in una qualsiasi libera, e non girano nulla.
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
help-left-right = Sin. Des.
help-up-down = Su Giù
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
help-redo = Ripeti le mosse annullate.
help-hints = Mostra quanto vale ogni casella possibile; la partita risulta allora con aiuti.
help-hide = Nascondi gli aiuti.
help-new = Vai al menu per una nuova partita. Questa si può continuare.
help-menu = Vai al menu per una nuova partita.
help-level = Rendi il programma più forte o più debole; anche l lo rende più forte.
help-swap = Scambia i colori con il programma.
help-turn = Gira la tavola di mezzo giro.
help-shape = Disegna le pedine in un altro modo.
help-scroll = Scorri le mosse; anche con la rotella.
help-page = Vai a un'altra pagina.
help-scroll-page = Scorri.
help-back = Torna indietro.
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
menu-colour = Giochi con
menu-level = Livello
menu-clock = Orologio
menu-no-clock = senza limite
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
menu-about-colour = Muove per primo il Nero.
menu-about-level = Da 1, per chi gioca la prima volta, a 20.
menu-about-clock = Per entrambi. Perde chi esaurisce il tempo.
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
game-nodes = { $nodes } nodi, { $speed }/s
game-hints = Aiuti
game-hints-estimated = Pedine per il { $side }, stima a { $plies } mosse.
game-hints-solved = Pedine per il { $side }, valori esatti.
game-welcome = Chiudi le pedine avversarie tra le tue: diventano del tuo colore.
game-welcome-reversi = Le prime quattro pedine vanno al centro e non girano nulla.
game-taken-back = Mossa annullata. Scegli di nuovo.
game-played-again = Mossa ripetuta.
game-paused = La partita è ferma.
game-wants-digit = { $letter } e poi una cifra da 1 a 8.
game-swapped = Ora giochi con il { $side }.
game-strength = Ora il programma gioca così: { $strength }.
game-hints-shown = Ogni casella possibile mostra quanto vale. Sottolineato: esatto.
game-hints-hidden = Aiuti nascosti.
game-shape-block = Le pedine sono blocchi.
game-shape-round = Le pedine sono tonde. Se la tavola appare storta, premi ancora k.
game-shape-letters = Le pedine sono lettere.
game-short-passed = { $side }: passo
game-short-no = Non si può
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
game-key-redo = ripeti
game-key-hints = aiuti
game-key-hide = via aiuti
game-key-new = nuova
game-key-level = livello
game-key-swap = scambia
game-key-turn = gira
game-key-shape = pedine
game-key-scroll = scorri
game-key-quit = esci

## Result

result-title = Risultato
result-you-win = Hai vinto!
result-player-wins = Vince { $player }.
result-side-wins = Vince il { $side }!
result-draw = Patta.
result-time-up = { $side } ha esaurito il tempo.
result-broken-off = La partita finisce qui.
result-recorded = È finita prima della fine sulla tavola, dice il testo.
result-full = L'othelliera è piena.
result-blocked = { $squares ->
    [one] Resta 1 casella vuota, e nessuno può muovere.
   *[other] Restano { $squares } caselle vuote, e nessuno può muovere.
}
result-assisted = Con aiuti o mosse annullate.
result-rematch = Gioca ancora
result-swapped = Gioca ancora a colori scambiati
result-board = Guarda la tavola
result-copy = Copia le mosse
result-keep = Conserva questa partita
result-menu = Menu
result-quit = Esci
result-copied-short = Inviate agli appunti del terminale.
result-copied = Inviate agli appunti del terminale. Da selezionare:

## The line dialogue: one message is one line

plain-how-to-begin = Scrivi una casella, per esempio { $square }, per giocare lì, oppure { $help } per tutte le parole.
plain-two-players = { $game } per due giocatori.
plain-against-engine = { $game }. Tu sei { $you }, il programma è { $engine }, { $strength }.
plain-against-program = { $game }. Tu sei { $you }, { $program } è { $side }.
plain-watch = { $game }. Il programma gioca da solo, { $strength }.
plain-goes-on = { $moves ->
    [one] La partita riprende dopo 1 mossa.
   *[other] La partita riprende dopo { $moves } mosse.
}
plain-your-move = { $squares ->
    [one] { $side }, tocca a te: 1 casella.
   *[other] { $side }, tocca a te: { $squares } caselle.
}
plain-moves = { $side } può giocare { $squares }.
plain-legend = X è { $black }, O è { $white }, * è dove può giocare { $side }.
plain-legend-over = X è { $black }, O è { $white }.
plain-supply = Ancora da mettere: { $left }.
plain-no-clocks = Questa partita non ha orologi.
plain-how-to-go-on = Scrivi { $new } per un'altra partita, oppure { $quit } per smettere.
plain-taken-back = Annullato: { $moves }.
plain-played-again = Ripetuto: { $moves }.
plain-pass = passa
plain-hints = { $depth ->
    [one] Valori per { $side } in pedine, a profondità 1: { $values }.
   *[other] Valori per { $side } in pedine, a profondità { $depth }: { $values }.
}
plain-hints-exact = Risultati per { $side } giocando al meglio, in pedine: { $values }.
plain-assisted = D'ora in poi la partita vale come assistita.
plain-kept = La partita è salvata. Si riprende con il comando "otello resume".
plain-nothing-to-keep = Prima della prima mossa non c'è nulla da salvare.
plain-engine-waits = Il programma non muove. Scrivi { $word } per farlo riprovare.
plain-input-fails = non si possono leggere i comandi: { $reason }
plain-output-fails = non si possono scrivere le risposte: { $reason }
plain-engine-gave-up = il programma ha fallito due volte di fila
plain-off-board = { $square } non è una casella: le colonne vanno dalla a alla h, le righe dall'1 all'8.
plain-unknown = "{ $text }" non è una parola che conosco. Scrivi una casella, per esempio { $square }, oppure { $words }.

plain-help-square = una casella, per esempio f5: gioca lì
plain-help-pass = non serve mai; un turno senza mosse passa da sé
plain-help-board = disegna l'othelliera
plain-help-moves = elenca le caselle dove puoi giocare
plain-help-hint = dice il valore di ogni mossa; poi la partita vale come assistita
plain-help-undo = torna alla tua ultima scelta; poi la partita vale come assistita
plain-help-redo = rigioca le mosse annullate
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
word-moves = mosse
word-hint = consiglio, suggerimento
word-undo = annulla, indietro
word-redo = ripeti, rifai
word-new = nuova, nuovo
word-score = punti, punteggio
word-clock = orologio, tempo
word-save = salva
word-rules = regole
word-help = aiuto
word-quit = esci, fine
word-go = vai, !
