//! Puts the engine behind another program.

use std::env;
use std::io::{self, BufReader, Write};

use super::arguments::EngineOptions;
use super::client;
use super::play::{FAULT, HASH_MIB, quiet_worker_panics};
use super::room;
use crate::game::Strength;
use crate::protocols::{self, Settings};
use crate::session::Resources;

/// Speaks GTP on standard input until it ends, or the client is gone.
pub(super) fn gtp(options: &EngineOptions, out: &mut impl Write) -> io::Result<()> {
    quiet_worker_panics();
    client::end_with_it();
    protocols::gtp::serve(settings(options), &mut io::stdin().lock(), out)
}

/// Speaks the NBoard protocol on standard input until it ends, or the client is gone.
pub(super) fn nboard(options: &EngineOptions, out: &mut impl Write) -> io::Result<()> {
    quiet_worker_panics();
    client::end_with_it();
    protocols::nboard::serve(settings(options), BufReader::new(io::stdin()), out)
}

fn settings(options: &EngineOptions) -> Settings {
    let strength = match (options.level, options.depth, options.time) {
        (Some(level), ..) => Strength::Level(level),
        (_, Some(depth), _) => Strength::Depth(depth),
        (.., Some(time)) => Strength::Time(time),
        (None, None, None) => Strength::Clock,
    };
    Settings {
        strength,
        resources: Resources {
            hash_mib: room::table(options.hash, HASH_MIB),
            threads: options.threads,
        },
        seed: options.seed.unwrap_or_else(rand::random),
        faulty: env::var_os(FAULT).is_some_and(|what| what == "worker"),
    }
}
