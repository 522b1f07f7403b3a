#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

const int process_limit_core = RLIMIT_CORE, process_limit_data = RLIMIT_DATA,
          process_limit_files = RLIMIT_NOFILE, process_limit_file_size = RLIMIT_FSIZE,
          process_limit_processor = RLIMIT_CPU;

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int process_accept(int socket) { return accept4(socket, NULL, NULL, SOCK_CLOEXEC); }

static void apply_limit(const struct process_limit *limit) {
  struct rlimit value;
  if (getrlimit(limit->resource, &value) != 0) return;
  // Never above this process's own limit.
  if (value.rlim_max == RLIM_INFINITY || limit->value < value.rlim_max)
    value.rlim_max = limit->value;
  value.rlim_cur = value.rlim_max;
  // The signal of the soft limit lets a compiler say what it was doing.
  if (limit->resource == RLIMIT_CPU && value.rlim_max != RLIM_INFINITY) value.rlim_max += 5;
  setrlimit(limit->resource, &value);
}

// If the system runs out of memory, the kernel then kills the child before this process.
static void raise_oom_score(void) {
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  if (write(file, "500", 3) < 0) { /* Not fatal. */
  }
  close(file);
}

// Runs in the child, which shares this process's memory: only system calls are allowed. Returns an
// error number.
static int exec_program(const struct process_program *program, pid_t parent) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  // A new session has no controlling terminal, into which the program could type (TIOCSTI). It is
  // also a new process group.
  if (setsid() < 0) return errno;
  if (program->folder && chdir(program->folder) != 0) return errno;
  if (program->ends_with_thread) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
    if (getppid() != parent) return ESRCH;
  }
  for (int i = 0; i < program->descriptor_count; i++)
    if (dup2(program->descriptors[i], i) < 0) return errno;
  if (close_range(program->descriptor_count, ~0U, 0) != 0) return errno;
  if (program->niceness > 0) {
    errno = 0;
    if (nice(program->niceness) == -1 && errno != 0) return errno;
  }
  raise_oom_score();
  for (int i = 0; i < program->limit_count; i++) apply_limit(&program->limits[i]);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program->path, program->arguments, program->environment);
  return errno;
}

int process_spawn(const struct process_program *program, pid_t *child) {
  // No signal handler of this process may run in the child, which shares its memory.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t parent = getpid();
  volatile int failure = 0;
  const pid_t identifier = vfork();
  if (identifier == 0) {
    failure = exec_program(program, parent);
    _exit(127);
  }
  if (identifier < 0)
    failure = errno;
  else if (failure != 0)
    while (waitpid(identifier, NULL, 0) < 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  *child = identifier;
  return failure;
}

int process_reap(pid_t child, int *status, long *peak) {
  struct rusage usage;
  while (wait4(child, status, 0, &usage) < 0)
    if (errno != EINTR) return errno;
  // A child's peak starts at that of its parent, so a smaller one cannot be measured.
  struct rusage own;
  const int is_known = getrusage(RUSAGE_SELF, &own) == 0 && usage.ru_maxrss > own.ru_maxrss;
  *peak = is_known ? usage.ru_maxrss : 0;
  return 0;
}

int process_descriptor(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }
