//! Every sentence that a player reads, in English and Italian.
//!
//! This layer imports nothing of ours. It does not know what is being said, or where.
