#pragma once
#include <spawn.h>

// GNU calls that Swift's Glibc module does not show.

/// A pipe whose ends are closed on exec: reading end first. 0, or an error number.
int process_pipe(int ends[2]);

/// Closes all descriptors from `lowest` on in the child. 0, or an error number.
int process_close_from(posix_spawn_file_actions_t *actions, int lowest);
