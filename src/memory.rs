//! What the system is told about memory, and what it allows.

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

/// The bytes that this process may still take by the limits that it runs under; `None` where nothing
/// limits it but the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Of addresses, some of which are only set aside.
    pub addresses: Option<u64>,
    /// Of memory: on Linux by the limits of its control groups.
    pub memory: Option<u64>,
}

impl Room {
    /// Asks the system, of which only Linux answers.
    #[must_use]
    pub fn now() -> Self {
        #[cfg(target_os = "linux")]
        return linux::room();
        #[cfg(not(target_os = "linux"))]
        Self::default()
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::path::Path;

    use rustix::process::{Resource, getrlimit};

    use super::Room;

    pub(super) fn room() -> Room {
        let taken = fs::read_to_string("/proc/self/statm").unwrap_or_default();
        let left = |resource, field| {
            getrlimit(resource).current.map(|limit| limit.saturating_sub(pages(&taken, field)))
        };
        let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        Room {
            addresses: [left(Resource::As, 0), left(Resource::Data, 5)].into_iter().flatten().min(),
            memory: limit_of_groups(&groups, Path::new("/sys/fs/cgroup")),
        }
    }

    /// The bytes of a field of `statm`, which counts pages; none if it cannot be read.
    fn pages(statm: &str, field: usize) -> u64 {
        let pages = statm.split_whitespace().nth(field).and_then(|field| field.parse().ok());
        pages.unwrap_or(0_u64).saturating_mul(rustix::param::page_size() as u64)
    }

    /// The least limit of the groups that a process is in, and of those above them: `groups` is its
    /// `/proc/self/cgroup`. Of the second version there is one tree, of the first one for memory.
    ///
    /// In a container the path may not be there, and the container's own limit is that of the root.
    pub(super) fn limit_of_groups(groups: &str, mount: &Path) -> Option<u64> {
        let limits = groups.lines().flat_map(|line| {
            let mut fields = line.splitn(3, ':').skip(1);
            let (controllers, path) = (fields.next(), fields.next().unwrap_or_default());
            let (trees, file): (&[&str], _) = match controllers {
                Some("") => (&["", "unified"], "memory.max"),
                Some(list) if list.split(',').any(|own| own == "memory") => {
                    (&["memory"], "memory.limit_in_bytes")
                }
                _ => (&[], ""),
            };
            let above = Path::new(path.trim_start_matches('/')).ancestors();
            above.flat_map(move |group| {
                trees.iter().filter_map(move |tree| {
                    let limit = fs::read_to_string(mount.join(tree).join(group).join(file));
                    // Without a limit it says "max", which is no number.
                    limit.ok()?.trim().parse().ok()
                })
            })
        });
        limits.min()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn limits(files: &[(&str, &str)], groups: &str) -> Option<u64> {
            let mount = tempfile::tempdir().unwrap();
            for (name, limit) in files {
                let path = mount.path().join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, limit).unwrap();
            }
            limit_of_groups(groups, mount.path())
        }

        #[test]
        fn the_least_limit_of_a_group_and_of_those_above_it_counts() {
            let second =
                [("memory.max", "max\n"), ("a/memory.max", "7000\n"), ("a/b/memory.max", "9000\n")];
            assert_eq!(limits(&second, "0::/a/b\n"), Some(7000));
            assert_eq!(limits(&second, "0::/\n"), None);
            let first = [
                ("memory/memory.limit_in_bytes", "9223372036854771712\n"),
                ("memory/x/memory.limit_in_bytes", "5000\n"),
                ("cpu/x/memory.limit_in_bytes", "1\n"),
            ];
            let groups = "4:cpu,cpuacct:/x\n3:hugetlb,memory:/x/y\n0::/\n";
            assert_eq!(limits(&first, groups), Some(5000));
            assert_eq!(limits(&[], groups), None);
        }

        #[test]
        fn in_a_container_the_root_has_its_limit() {
            let root = [("memory/memory.limit_in_bytes", "4096\n")];
            assert_eq!(limits(&root, "4:memory:/docker/0123\n"), Some(4096));
        }
    }
}
