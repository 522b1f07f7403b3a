#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
// The x32 interface has its own numbers from here on.
#define NUMBER_LIMIT 0x40000000
#define NUMBER_FORK __NR_fork
#define NUMBER_VFORK __NR_vfork
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define NUMBER_LIMIT 0x7FFFFFFF
// Has neither call; clone takes their place.
#define NUMBER_FORK __NR_clone3
#define NUMBER_VFORK __NR_clone3
#endif

#ifdef ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define IF_EQUAL(value, then, otherwise) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)

// Jumps count the instructions to skip.
static const struct sock_filter filter[] = {
    LOAD(arch),
    IF_EQUAL(ARCHITECTURE, 0, 9),
    LOAD(nr),
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, NUMBER_LIMIT, 7, 0),
    // Its flags are in memory, which a filter cannot read. The C library then calls clone.
    IF_EQUAL(__NR_clone3, 7, 0),
    IF_EQUAL(NUMBER_FORK, 5, 0),
    IF_EQUAL(NUMBER_VFORK, 4, 0),
    IF_EQUAL(__NR_clone, 0, 2),
    // The flags are the low half of the first argument; both processors are little-endian.
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
    RETURN(SECCOMP_RET_ALLOW),
    RETURN(SECCOMP_RET_ERRNO | EPERM),
    RETURN(SECCOMP_RET_ERRNO | ENOSYS),
};

int process_filter(void) {
  int ends[2];
  const int code = process_pipe(ends);
  if (code != 0) {
    errno = code;
    return -1;
  }
  // Fits into the pipe, so that nobody has to read yet.
  const ssize_t written = write(ends[1], filter, sizeof filter);
  close(ends[1]);
  if (written == sizeof filter) return ends[0];
  close(ends[0]);
  errno = EIO;
  return -1;
}

#else

int process_filter(void) {
  errno = ENOTSUP;
  return -1;
}

#endif
