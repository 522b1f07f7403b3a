#define _GNU_SOURCE
#include "CProcessCleanup.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

static int writing_end = -1;
static volatile sig_atomic_t received;

static void receive(int number) {
  const int before = errno;
  received += 1;
  if (received > 2) _exit(128 + number);
  const unsigned char byte = (unsigned char)number;
  if (write(writing_end, &byte, 1) < 0) { /* The pipe has space for both signals. */
  }
  errno = before;
}

static void ignore(int number) { (void)number; }

static int catch(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART}, before;
  sigemptyset(&action.sa_mask);
  if (sigaction(number, NULL, &before) != 0) return -1;
  if (before.sa_handler == SIG_IGN) return 0;
  return sigaction(number, &action, NULL);
}

int cleanup_catch_signals(void) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  writing_end = ends[1];
  sigset_t caught;
  sigemptyset(&caught);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    if (catch(numbers[i], receive) != 0) return -1;
    sigaddset(&caught, numbers[i]);
  }
  if (catch(SIGPIPE, ignore) != 0) return -1;
  // The parent may have blocked them.
  sigprocmask(SIG_UNBLOCK, &caught, NULL);
  return ends[0];
}

_Noreturn void cleanup_end_by_signal(int number) {
  signal(number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  // To the process: other threads may have blocked nothing, but must not go on.
  kill(getpid(), number);
  raise(number);
  // The first process of a container has no default actions.
  _exit(128 + number);
}

int cleanup_open_standard_descriptors(void) {
  int closed = 0;
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
    // `open` returns the lowest free descriptor.
    if (open("/dev/null", O_RDWR) == descriptor) closed |= 1 << descriptor;
  }
  return closed;
}

int cleanup_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}
