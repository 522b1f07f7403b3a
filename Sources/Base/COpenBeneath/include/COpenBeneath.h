#pragma once

// openat2(2) in its strictest form. glibc has no function for it, and Swift cannot call
// `syscall`, which is variadic.

/// Opens a path below a folder. No component may be a symbolic link, and none may leave the folder.
///
/// Returns a descriptor, or -1 with `errno`: ENOSYS or EPERM if the kernel, or a filter for system
/// calls, does not offer openat2; EXDEV or ELOOP if the path leaves the folder or has a link.
int open_beneath(int folder, const char *path, int flags);

/// `O_PATH`, which glibc declares only for `_GNU_SOURCE`: the descriptor names a place, and cannot
/// be read.
int open_path_flag(void);
