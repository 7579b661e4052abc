//! What threads share, for use or under test: the types of `std`, or those of the model checker
//! loom, which tries the orders in which threads may act (see `models`).

#[cfg(not(loom))]
pub(in crate::search) use std::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};

#[cfg(loom)]
pub(in crate::search) use loom::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};
