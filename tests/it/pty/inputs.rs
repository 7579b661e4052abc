//! What arrives from the terminal, and that nothing wakes the program while nothing arrives.

use super::bench::Bench;
use super::specimen::specimen;

fn running(columns: u16, rows: u16) -> Bench {
    let bench = Bench::start(specimen("/dev/null".as_ref()), columns, rows);
    bench.wait_for(&format!("specimen {columns}x{rows}"));
    bench
}

#[test]
fn a_key_acts_once_where_releases_are_reported_too() {
    let mut bench = running(80, 24);
    // The keyboard protocol of kitty: press, repeat and release of an "a" (P35).
    bench.feed("\x1b[97;1:1u\x1b[97;1:3u\x1b[99;1:1u\x1b[99;1:2u\x1b[99;1:3u");
    bench.wait_for("keys \"acc\"");
}

#[test]
fn a_click_arrives_once_and_a_motion_never() {
    let mut bench = running(80, 24);
    bench.feed("\x1b[<35;5;6M");
    bench.click(10, 4);
    bench.feed("\x1b[<32;11;6M");
    bench.click(79, 23);
    bench.wait_for("clicks [(10, 4), (79, 23)]");
}

#[test]
fn a_pasted_text_arrives_whole() {
    let mut bench = running(80, 24);
    bench.feed("\x1b[200~f5 d6\nc3q\x1b[201~");
    bench.wait_for("pasted \"f5 d6\\nc3q\"");
}

#[test]
fn ctrl_c_is_obeyed_behind_a_sequence_that_does_not_end() {
    for unfinished in
        ["\x1b[<", "\x1b[<35;5", "\x1b[200~f5d6", "\x1b[M", "\x1b]52;", "\x1bP", "\x1b[1;"]
    {
        let mut bench = running(80, 24);
        bench.feed("a");
        bench.wait_for("keys \"a");
        bench.feed(unfinished);
        bench.feed("\x03");
        bench.ends_with(130);
    }
}

#[test]
fn a_deadline_comes_once() {
    let mut bench = running(80, 24);
    bench.feed("t");
    bench.wait_for("due 1");
    bench.feed("t");
    bench.wait_for("due 2");
}

#[test]
fn bell_and_clipboard_reach_the_terminal() {
    let mut bench = running(80, 24);
    bench.feed("b");
    bench.wait("bell", |_, heard| heard.bells == 1);
    bench.feed("y");
    bench.wait("text in the clipboard", |_, heard| heard.clipboard.as_deref() == Some("ZjVkNg=="));
}

#[test]
fn a_repaint_draws_over_whatever_was_on_the_screen() {
    let mut bench = running(80, 24);
    let before = bench.bytes_written();
    bench.feed("l");
    bench.wait_for("keys \"l\"");
    bench.wait_for("specimen 80x24");
    let repainted = bench.bytes_written() - before;
    assert!(repainted > "specimen 80x24".len() * 2, "{repainted} bytes are not a whole frame");
}

#[test]
fn a_terminal_of_any_size_is_drawn_in() {
    let mut bench = running(80, 24);
    for (columns, rows) in
        [(1, 1), (500, 200), (2, 2), (10, 11), (200, 8), (8, 200), (15, 54), (5, 5), (80, 24)]
    {
        bench.resize(columns, rows);
    }
    bench.wait_for("specimen 80x24");
    bench.resize(500, 200);
    bench.wait_for("specimen 500x200");
    bench.feed("q");
    bench.ends_with(0);
}

#[test]
fn a_terminal_of_one_cell_is_drawn_in() {
    let mut bench = Bench::start(specimen("/dev/null".as_ref()), 1, 1);
    bench.wait("one cell of the first line", |screen, _| screen.contents() == "s");
    bench.feed("q");
    bench.ends_with(0);
}

#[cfg(target_os = "linux")]
mod idle {
    use std::fs;
    use std::time::{Duration, Instant};

    use super::running;

    /// Counts how often the threads of a process went to sleep, since each began.
    fn sleeps(process: u32) -> u64 {
        fs::read_dir(format!("/proc/{process}/task"))
            .unwrap()
            .map(|task| {
                let status = fs::read_to_string(task.unwrap().path().join("status")).unwrap();
                let count = status
                    .lines()
                    .find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))
                    .expect("Linux counts them");
                count.trim().parse::<u64>().unwrap()
            })
            .sum()
    }

    #[test]
    fn an_idle_screen_never_wakes() {
        let mut bench = running(80, 24);
        bench.feed("a");
        bench.wait_for("keys \"a\"");
        // A thread that woke would have to go to sleep again, and be counted.
        let still = Duration::from_secs(2);
        let (mut since, mut count) = (Instant::now(), sleeps(bench.process()));
        let began = since;
        while since.elapsed() < still {
            assert!(began.elapsed() < Duration::from_secs(30), "the idle program keeps waking");
            std::thread::sleep(Duration::from_millis(100));
            let now = sleeps(bench.process());
            if now != count {
                (since, count) = (Instant::now(), now);
            }
        }
    }
}
