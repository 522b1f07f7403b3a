#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

// Starts programs. Contains the work between fork and exec, which Swift code must not do, and GNU
// calls that are missing from Swift's Glibc module.

/// Creates a pipe whose ends are closed on exec; the reading end is first. Returns 0 or an error
/// number.
int process_pipe(int ends[2]);

/// Accepts a connection, which is closed on exec. Returns its descriptor, or -1 and sets errno.
int process_accept(int socket);

/// A resource of setrlimit, and the value of both its soft and its hard limit.
struct process_limit {
  int resource;
  rlim_t value;
};

/// The RLIMIT_ constants as plain integers, for Swift.
extern const int process_limit_core, process_limit_data, process_limit_files,
    process_limit_file_size, process_limit_processor;

/// A program to start in its own session, without a controlling terminal. `arguments` and
/// `environment` end with NULL.
struct process_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The working folder; NULL is that of this process.
  const char *folder;
  /// The descriptors that become 0, 1, 2 and so on. Each must be at least 10 in this process.
  /// All others are closed in the child.
  const int *descriptors;
  int descriptor_count;
  const struct process_limit *limits;
  int limit_count;
  /// From 0 to 19; added to this process's own niceness.
  int niceness;
  /// Whether the kernel kills the child when the thread that started it ends.
  bool ends_with_thread;
};

/// Starts the program with default signal handling. Returns 0 or an error number.
int process_spawn(const struct process_program *program, pid_t *child);

/// Reaps a child that has exited. Returns 0 or an error number.
///
/// `status` has the format of `wait`. `peak` is the peak memory in KiB of the child or of one of
/// its own children, or 0 if it is not larger than this process's peak, from which a child's peak
/// starts.
int process_reap(pid_t child, int *status, long *peak);

/// Measures the space on the disk, in bytes, and the number of files and folders in a folder and
/// its subfolders, without following symbolic links. Both are 0 if the folder does not exist.
void process_measure_folder(const char *path, int64_t *bytes, int64_t *files);

/// Returns a descriptor from which a seccomp filter can be read. It forbids the parts of the kernel
/// that a sandbox must not offer, and new processes unless `allows_processes`; it allows threads.
/// On failure, returns -1 and sets errno; ENOTSUP for an unknown processor.
int process_filter(bool allows_processes);

/// Returns a descriptor that becomes readable when the child exits. It is closed on exec. On
/// failure, returns -1 and sets errno.
int process_descriptor(pid_t child);

/// Keeps glibc's mmap threshold at its initial value, 128 KiB. Larger allocations are then separate
/// mappings, which are returned to the system when they are freed. By default, glibc raises the
/// threshold to the size of each freed mapping, up to 32 MiB, and later pictures fragment the heaps
/// of all threads.
void process_fix_mapping_threshold(void);
