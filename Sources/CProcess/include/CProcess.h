#pragma once
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/types.h>

// Starting programs: what has to happen between fork and exec, and GNU calls that Swift's Glibc
// module does not show.

/// A pipe whose ends are closed on exec: reading end first. 0, or an error number.
int process_pipe(int ends[2]);

/// One of setrlimit's resources, and its soft and hard value.
struct process_limit {
  int resource;
  rlim_t value;
};

/// Resources by the names that Swift knows them as values.
extern const int process_limit_core, process_limit_data, process_limit_files,
    process_limit_file_size;

/// A program in a process group of its own: its arguments and variables end with NULL.
struct process_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The child's descriptors from 0 on; each above 9 here. Nothing else stays open.
  const int *descriptors;
  int descriptor_count;
  const struct process_limit *limits;
  int limit_count;
  /// 0 to 19, added to this process's own.
  int niceness;
  /// The child is killed when the thread that starts it ends.
  bool ends_with_thread;
};

/// Starts the program with all signals at their defaults. 0, or an error number.
int process_spawn(const struct process_program *program, pid_t *child);

/// Waits for a child that has ended, and reaps it: its status as `wait` gives it, and the KiB of
/// memory that it, or one of those it has waited for, had at most (0 where that is not more than
/// this process has had itself, which a child inherits). 0, or an error number.
int process_reap(pid_t child, int *status, long *peak);

/// A descriptor that is readable once the child has ended, closed on exec; -1 and errno.
int process_descriptor(pid_t child);
