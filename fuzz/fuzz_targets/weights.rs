//! Files of weights: any bytes, and a sound file with a few bytes changed. Checksums are put right,
//! since hardly an input would come past them.
#![no_main]

use std::sync::LazyLock;

use otello::eval::pattern::Weights;

/// A sound file without its checksum.
static SOUND: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut file = Weights::zero().encode();
    file.truncate(file.len() - 4);
    file
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    decode(bytes.to_vec());
    let mut damaged = SOUND.clone();
    for change in bytes.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]]));
        let length = damaged.len();
        damaged[at % length] ^= change[2];
    }
    if damaged != *SOUND {
        decode(damaged);
    }
});

fn decode(mut file: Vec<u8>) {
    let checksum = crc32fast::hash(&file);
    file.extend(checksum.to_le_bytes());
    let _ = Weights::decode(&file);
}
