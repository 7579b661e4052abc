use std::fmt::Write as _;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;
use time::OffsetDateTime;

use super::TrainFailure;
use super::arguments::FitOptions;
use super::pack::MOST_BYTES;
use super::progress::Progress;
use super::test::{is_wthor, wthor};
use crate::files;
use crate::store::{Existing, check_file, write_files};
use crate::train::corpus::{CorpusError, Reader};
use crate::train::fit::{
    ORDERED, OrderFeatures, OrderFit, PatternFeatures, Settings, StageErrors, fit, fit_order,
};
use crate::train::{Errors, Fitted, Labelling, Samples, judged};

/// The numbers of empties whose stages' errors are also stated together.
const STATED: std::ops::RangeInclusive<u32> = 18..=41;

/// Fits weights to the games and says whether all of them could be read.
///
/// # Errors
/// When a file cannot be read or written.
pub(super) fn run(options: &FitOptions, out: &mut dyn Write) -> Result<bool, TrainFailure> {
    let report = report_path(options);
    let existing = Existing::goes_if(options.force);
    check_file(&options.output, existing)?;
    check_file(&report, existing)?;
    let mut read = Games::default();
    for path in &options.corpora {
        read.add(options, path)?;
    }
    read.samples.merge(options.threads);
    read.write(out)?;
    let FitOptions { passes, step, seed, threads, .. } = *options;
    let settings = Settings { passes, step, seed, threads };
    let mut progress = Progress::start(passes as u64, "passes");
    let mut rows = Vec::new();
    let fit = fit(&PatternFeatures::default(), &read.samples, settings, &mut |errors| {
        rows.push(errors);
        progress.advance();
    });
    progress.finish();
    for (errors, pass) in rows.iter().zip(1..) {
        let (mean, rms) = (errors.mean_absolute(), errors.root_mean_square());
        if errors.positions > 0 {
            writeln!(out, "pass {pass:2}: mean {mean:.3}, rms {rms:.3} held out")?;
        }
    }
    writeln!(out, "the network after pass {} is kept", fit.passes)?;
    let order = fit_order(&OrderFeatures::default(), &read.samples, seed);
    let table = table(&fit.stages, &order);
    write!(out, "{table}")?;
    let provenance = provenance(options, &read) + &table;
    let order = order.tables.concat();
    let fitted = Fitted { provenance, network: fit.network, order };
    let (fitted, errors) = (fitted.encode(), report_lines(&fit.stages));
    write_files(&[(&options.output, &fitted), (&report, errors.as_bytes())], existing)?;
    Ok(read.damaged == 0)
}

/// What the corpora hold.
#[derive(Default)]
struct Games {
    samples: Samples,
    games: u64,
    damaged: u64,
}

impl Games {
    /// Adds the games of a file. The record at its end may be incomplete: somebody may be writing
    /// it.
    fn add(&mut self, options: &FitOptions, path: &Path) -> Result<(), TrainFailure> {
        let labelling = Labelling { lambda: options.lambda, held_out: options.held_out };
        if is_wthor(path) {
            return self.add_tournaments(labelling, path);
        }
        let file = File::open(path).map_err(TrainFailure::file(path))?;
        for game in Reader::new(file) {
            match game {
                Ok(game) => {
                    self.games += 1;
                    labelling.add(&game, &mut self.samples);
                }
                Err(CorpusError::Io(fault)) => return Err(TrainFailure::file(path)(fault)),
                Err(CorpusError::Damaged { .. }) => self.damaged += 1,
                Err(CorpusError::Torn { .. }) => {}
            }
        }
        Ok(())
    }

    /// Adds the games of a WTHOR file.
    fn add_tournaments(&mut self, labelling: Labelling, path: &Path) -> Result<(), TrainFailure> {
        let games = wthor(path, &files::read(path, MOST_BYTES).map_err(TrainFailure::file(path))?)?;
        for record in &games.records {
            match judged(record, games.header.theory_depth()) {
                Ok(judged) => {
                    self.games += 1;
                    labelling.add_judged(&judged, &mut self.samples);
                }
                Err(_) => self.damaged += 1,
            }
        }
        Ok(())
    }

    fn write(&self, out: &mut dyn Write) -> Result<(), TrainFailure> {
        writeln!(out, "{}", self.told())?;
        if self.damaged > 0 {
            writeln!(out, "{} damaged records left out", self.damaged)?;
        }
        Ok(())
    }

    fn told(&self) -> String {
        let held_out = self.samples.iter().filter(|sample| sample.held_out).count();
        let learned = self.samples.len() - held_out;
        format!("{} games, {learned} positions to learn from, {held_out} held out", self.games)
    }
}

/// Where the weights come from, but for the errors.
fn provenance(options: &FitOptions, read: &Games) -> String {
    let mut text = format!("otello {} train fit", env!("CARGO_PKG_VERSION"));
    for path in &options.corpora {
        let name = path.file_name().unwrap_or(path.as_os_str());
        let _ = write!(text, " {}", name.to_string_lossy());
    }
    let FitOptions { lambda, held_out, passes, step, seed, .. } = options;
    let today = OffsetDateTime::now_utc().date();
    text += &format!(
        " --lambda {lambda} --held-out {held_out} --passes {passes} --step {step} --seed {seed}\n{today}\n{}\n",
        read.told()
    );
    text
}

/// The errors stage by stage, those of some stages together, and those of the order.
fn table(stages: &[StageErrors], order: &OrderFit) -> String {
    let mut text = String::from("empties    learned   mean    rms   held out   mean    rms\n");
    let mut stated = (Errors::default(), Errors::default());
    for stage in stages {
        let _ = write!(text, "{:7}", numbers(&stage.empties));
        text += &errors_told(stage.learned, stage.held_out);
        if stage.empties.iter().all(|empties| STATED.contains(empties)) {
            stated.0 += stage.learned;
            stated.1 += stage.held_out;
        }
    }
    let _ = write!(text, "{:7}", format!("{}-{}", STATED.start(), STATED.end()));
    text += &errors_told(stated.0, stated.1);
    let _ = write!(text, "{:7}", format!("o {}-{}", ORDERED.start(), ORDERED.end()));
    text += &errors_told(order.learned, order.held_out);
    text
}

/// As in `18-22`; every second number is meant.
fn numbers(empties: &[u32]) -> String {
    let ends = (empties.first(), empties.last());
    format!("{}-{}", ends.0.unwrap_or(&0), ends.1.unwrap_or(&0))
}

fn errors_told(learned: Errors, held_out: Errors) -> String {
    let told = |errors: Errors| {
        let (mean, rms) = (errors.mean_absolute(), errors.root_mean_square());
        format!(" {:10} {mean:6.3} {rms:6.3}", errors.positions)
    };
    format!("{}{}\n", told(learned), told(held_out))
}

/// The file of the errors, beside the weights.
fn report_path(options: &FitOptions) -> PathBuf {
    let mut name = options.output.clone().into_os_string();
    name.push(".jsonl");
    name.into()
}

/// The errors, one JSON object a stage.
fn report_lines(reports: &[StageErrors]) -> String {
    let mut lines = String::new();
    for report in reports {
        let errors = |errors: Errors| {
            json!({
                "positions": errors.positions,
                "mean_absolute": errors.mean_absolute(),
                "root_mean_square": errors.root_mean_square(),
            })
        };
        let line = json!({
            "empties": report.empties,
            "learned": errors(report.learned),
            "held_out": errors(report.held_out),
        });
        let _ = writeln!(lines, "{line}");
    }
    lines
}
