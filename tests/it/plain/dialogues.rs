//! Whole dialogues. Each file of `data/plain/` begins with how the game is set up, on lines
//! `# key: value`; after that, `> ` marks what is typed and all else is what must be answered.
//! `OTELLO_BLESS=1 cargo test plain` writes the answers as they are; read the difference then.

use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use super::setup::Setup;

/// Both ends of a dialogue, as it looks on paper.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Typed lines, each put on paper when it is read.
struct Typed {
    lines: std::vec::IntoIter<String>,
    paper: Paper,
}

impl Read for Typed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(line) = self.lines.next() else { return Ok(0) };
        writeln!(self.paper, "> {line}").unwrap();
        let typed = format!("{line}\n");
        buffer[..typed.len()].copy_from_slice(typed.as_bytes());
        Ok(typed.len())
    }
}

fn replayed(script: &str) -> String {
    let (head, body): (Vec<_>, Vec<_>) = script.lines().partition(|line| line.starts_with("# "));
    let says = head.iter().map(|line| line[2..].split_once(": ").unwrap()).collect();
    let typed = body.iter().filter_map(|line| line.strip_prefix("> "));
    let typed: Vec<_> = typed.map(str::to_owned).collect();
    let paper = Paper::default();
    let typed = Typed { lines: typed.into_iter(), paper: paper.clone() };
    Setup::of(&says).run(BufReader::new(typed), &mut paper.clone()).unwrap();
    let talk = String::from_utf8(std::mem::take(&mut *paper.0.lock().unwrap())).unwrap();
    head.iter().map(|line| format!("{line}\n")).collect::<String>() + &talk
}

#[test]
fn every_dialogue_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/plain");
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let script = fs::read_to_string(&file).unwrap();
        let talk = replayed(&script);
        if std::env::var_os("OTELLO_BLESS").is_some() {
            fs::write(&file, talk).unwrap();
        } else {
            assert_eq!(talk, script, "{}", file.display());
        }
    }
}
