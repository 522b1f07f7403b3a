#define _GNU_SOURCE
#include "CProcessCleanup.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { MOST_GROUPS = 4096 };

// A positive number adds the group, a negative one removes it. Smaller than PIPE_BUF, so that the
// messages of several threads do not mix.
struct message {
  pid_t group;
};

// Runs in the forked process, in which only async-signal-safe functions may be called.
static _Noreturn void watch(int reading) {
  static pid_t groups[MOST_GROUPS];
  int count = 0;
  // A signal to the tool's process group or session must not end the watcher.
  setsid();
  prctl(PR_SET_NAME, "vitrine-cleanup");
  if (dup2(reading, 0) < 0) _exit(1);
  // Also the writing end: the watcher waits for the end of the pipe. And the standard output:
  // whoever reads it waits for its end.
  close_range(1, ~0U, 0);
  if (chdir("/") != 0) { /* Only keeps a folder in use. */
  }
  struct message message;
  while (1) {
    const ssize_t size = read(0, &message, sizeof message);
    if (size < 0 && errno == EINTR) continue;
    if (size != sizeof message) break;
    if (message.group > 0) {
      if (count < MOST_GROUPS) groups[count++] = message.group;
      continue;
    }
    for (int i = 0; i < count; i++) {
      if (groups[i] != -message.group) continue;
      groups[i] = groups[--count];
      break;
    }
  }
  for (int i = 0; i < count; i++) kill(-groups[i], SIGKILL);
  _exit(0);
}

int cleanup_start_watcher(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  // The handlers of this process must not run in the other one.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = _Fork();
  if (child == 0) watch(ends[0]);
  const int failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  if (child > 0) return ends[1];
  close(ends[1]);
  errno = failure;
  return -1;
}

void cleanup_watch(int watcher, pid_t group, bool is_added) {
  const struct message message = {.group = is_added ? group : -group};
  if (write(watcher, &message, sizeof message) < 0) { /* The watcher was killed. */
  }
}

bool cleanup_has_running_process(pid_t group) {
  if (kill(-group, 0) != 0) return false;
  DIR *processes = opendir("/proc");
  if (!processes) return true;
  bool is_found = false;
  const struct dirent *entry;
  while (!is_found && (entry = readdir(processes))) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    if (size <= 0) continue;
    text[size] = 0;
    // The name is in parentheses and may contain any character.
    const char *rest = strrchr(text, ')');
    char state;
    int own;
    if (rest && sscanf(rest + 1, " %c %*d %d", &state, &own) == 2)
      is_found = own == group && state != 'Z' && state != 'X';
  }
  closedir(processes);
  return is_found;
}
