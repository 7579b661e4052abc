//! What the system is told about memory.

/// Asks the system to give large pages to memory that is read here and there: a processor that
/// looks for a small one among thousands often has to look twice. Nothing else changes, and the
/// system may refuse.
///
/// Ask before the memory is first touched: pages that it has been given mostly stay small.
#[cfg_attr(
    target_os = "linux",
    expect(unsafe_code, reason = "a hint to the system, harmless for any memory of ours")
)]
pub fn prefer_large_pages<T>(memory: &[T]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};

        let page = rustix::param::page_size();
        let range = memory.as_ptr_range();
        let start = range.start.addr().next_multiple_of(page);
        let end = range.end.addr() / page * page;
        if start < end {
            let address = range.start.with_addr(start).cast_mut().cast();
            // SAFETY: this advice has no effect that a program could see, and the pages lie within
            // the memory. A refusal leaves all as it was.
            let _ = unsafe { madvise(address, end - start, Advice::LinuxHugepage) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
