#pragma once
#include <stdbool.h>
#include <sys/types.h>

// The parts of ProcessCleanup that run in a signal handler or after a fork, where Swift code must
// not run, and GNU calls that are missing from Swift's Glibc module.

/// Opens /dev/null in place of each of the descriptors 0, 1 and 2 that is closed. Otherwise the
/// next file that is opened would become the standard output. Returns a bit for each that was
/// closed: 1, 2 and 4.
int cleanup_open_standard_descriptors(void);

/// Catches SIGINT, SIGTERM and SIGHUP, unless they are ignored, as SIGHUP is after `nohup`. Each
/// writes its number to a pipe as one byte; the third signal ends the process at once. SIGPIPE no
/// longer ends the process: writing to a closed pipe fails with EPIPE.
///
/// Programs that this process starts get the default actions: exec resets caught signals, but not
/// ignored ones.
///
/// Returns the reading end of the pipe, or -1 with errno.
int cleanup_catch_signals(void);

/// Ends the process as the signal's default action does, so that the parent sees the signal.
_Noreturn void cleanup_end_by_signal(int number);

/// Forks a process that kills process groups when this process ends, in whatever way. Returns the
/// descriptor for `cleanup_watch`, or -1 with errno.
int cleanup_start_watcher(void);

/// Adds a process group to those that the watcher kills, or removes it.
void cleanup_watch(int watcher, pid_t group, bool is_added);

/// Whether a process of a group is running. Those that have ended and are not reaped do not count.
bool cleanup_has_running_process(pid_t group);

/// Exchanges two files or folders of one file system in one step. Returns 0 or an error number.
int cleanup_exchange(const char *first, const char *second);
