#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/netlink.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
// The x32 interface has its own numbers from here on.
#define NUMBER_LIMIT 0x40000000
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define NUMBER_LIMIT 0x7FFFFFFF
#endif

#ifdef ARCHITECTURE

// The numbers of calls that are newer than the headers of Debian 12; they are the same on all
// processors.
#define NUMBER_MEMFD_SECRET 447
#define NUMBER_LSM_SET_SELF_ATTR 460

// Calls with which a program reaches parts of the kernel that no widget and no compiler needs. They
// fail with EPERM. Sources: the list of Flatpak's sandbox, and the calls that container engines
// refuse. Calls of a later kernel that have the same purpose fail because they need a descriptor
// that a call of this list creates.
static const unsigned refused[] = {
    // Keyrings, which are not part of any namespace.
    __NR_add_key, __NR_keyctl, __NR_request_key,
    // Other processes.
    __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_kcmp, __NR_pidfd_getfd,
    __NR_process_madvise,
    // Namespaces and mounts.
    __NR_unshare, __NR_setns, __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot,
    // Files by handle bypass the folders above them.
    __NR_name_to_handle_at, __NR_open_by_handle_at, __NR_fanotify_init,
    // Parts of the kernel with many defects.
    __NR_bpf, __NR_perf_event_open, __NR_userfaultfd, __NR_io_uring_setup, __NR_io_uring_enter,
    __NR_io_uring_register, NUMBER_MEMFD_SECRET, NUMBER_LSM_SET_SELF_ATTR,
    // The placement of memory on processors.
    __NR_move_pages, __NR_migrate_pages, __NR_mbind, __NR_set_mempolicy, __NR_get_mempolicy,
    // The administration of the machine.
    __NR_syslog, __NR_acct, __NR_quotactl, __NR_quotactl_fd, __NR_reboot, __NR_swapon,
    __NR_swapoff, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_kexec_load,
    __NR_sethostname, __NR_setdomainname, __NR_settimeofday, __NR_clock_settime,
    __NR_clock_adjtime, __NR_adjtimex, __NR_vhangup, __NR_nfsservctl, __NR_lookup_dcookie,
#ifdef __NR_kexec_file_load
    __NR_kexec_file_load,
#endif
#ifdef __x86_64__
    __NR_uselib, __NR_iopl, __NR_ioperm, __NR_modify_ldt, __NR__sysctl, __NR_create_module,
    __NR_get_kernel_syms, __NR_query_module, __NR_ustat, __NR_sysfs,
#endif
};

// Calls that fail with ENOSYS, as on an old kernel, so that programs use an older call.
static const unsigned absent[] = {
    // The flags of clone3 are in memory, which a filter cannot read. The C library then calls
    // clone.
    __NR_clone3,
    __NR_open_tree, __NR_move_mount, __NR_fsopen, __NR_fsconfig, __NR_fsmount, __NR_fspick,
    __NR_mount_setattr,
};

// What ends up in the terminal's input. The sandbox has no terminal; this also holds for one that
// a process gets in another way.
static const unsigned refused_requests[] = {TIOCSTI, TIOCLINUX};

// CLONE_NEWTIME is a flag of clone3 and unshare only.
#define NAMESPACES                                                                       \
  (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | \
   CLONE_NEWNET)

enum { MOST_INSTRUCTIONS = 512 };

struct program {
  struct sock_filter instructions[MOST_INSTRUCTIONS];
  size_t count;
};

static void add(struct program *program, struct sock_filter instruction) {
  // The tables above are constant, and a test reads the complete filter.
  if (program->count < MOST_INSTRUCTIONS) program->instructions[program->count++] = instruction;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

// Loads the low half of an argument; both processors are little-endian. The kernel ignores the high
// half of the arguments that are examined here.
static void load_argument(struct program *program, int index) {
  load(program, offsetof(struct seccomp_data, args) + sizeof(__u64) * (size_t)index);
}

static void answer(struct program *program, unsigned action) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

// Skips `count` instructions unless the comparison holds.
static void unless(struct program *program, int comparison, unsigned value, int count) {
  add(program, (struct sock_filter)BPF_JUMP(
                   BPF_JMP | comparison | BPF_K, value, 0, (unsigned char)count));
}

static void refuse(struct program *program, unsigned number, int error) {
  unless(program, BPF_JEQ, number, 1);
  answer(program, SECCOMP_RET_ERRNO | (unsigned)error);
}

// Threads only, or processes, too, but no namespaces.
static void check_clone(struct program *program, bool allows_processes) {
  const int count = allows_processes ? 4 : 6;
  unless(program, BPF_JEQ, __NR_clone, count);
  load_argument(program, 0);
  unless(program, BPF_JSET, NAMESPACES, 1);
  answer(program, SECCOMP_RET_ERRNO | EPERM);
  if (!allows_processes) {
    add(program,
        (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    answer(program, SECCOMP_RET_ERRNO | EPERM);
  }
  answer(program, SECCOMP_RET_ALLOW);
}

// Unix sockets and the Internet; of netlink only what the C library uses to list interfaces.
static void check_socket(struct program *program, unsigned number) {
  static const unsigned families[] = {AF_UNIX, AF_INET, AF_INET6};
  enum { COUNT = sizeof families / sizeof families[0] };
  unless(program, BPF_JEQ, number, 6 + 2 * COUNT);
  load_argument(program, 0);
  for (size_t index = 0; index < COUNT; index++) {
    unless(program, BPF_JEQ, families[index], 1);
    answer(program, SECCOMP_RET_ALLOW);
  }
  unless(program, BPF_JEQ, AF_NETLINK, 3);
  load_argument(program, 2);
  unless(program, BPF_JEQ, NETLINK_ROUTE, 1);
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EAFNOSUPPORT);
}

// Only the question for the personality, and the standard one.
static void check_personality(struct program *program) {
  unless(program, BPF_JEQ, __NR_personality, 6);
  load_argument(program, 0);
  unless(program, BPF_JEQ, 0, 1);
  answer(program, SECCOMP_RET_ALLOW);
  unless(program, BPF_JEQ, 0xFFFFFFFF, 1);
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EPERM);
}

static void check_ioctl(struct program *program) {
  enum { COUNT = sizeof refused_requests / sizeof refused_requests[0] };
  unless(program, BPF_JEQ, __NR_ioctl, 2 + 2 * COUNT);
  load_argument(program, 1);
  for (size_t index = 0; index < COUNT; index++) refuse(program, refused_requests[index], EPERM);
  answer(program, SECCOMP_RET_ALLOW);
}

static struct program filter(bool allows_processes) {
  struct program result = {.count = 0};
  load(&result, offsetof(struct seccomp_data, arch));
  add(&result, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  answer(&result, SECCOMP_RET_ERRNO | EPERM);
  load(&result, offsetof(struct seccomp_data, nr));
  unless(&result, BPF_JGE, NUMBER_LIMIT, 1);
  answer(&result, SECCOMP_RET_ERRNO | EPERM);
  for (size_t index = 0; index < sizeof absent / sizeof absent[0]; index++)
    refuse(&result, absent[index], ENOSYS);
  for (size_t index = 0; index < sizeof refused / sizeof refused[0]; index++)
    refuse(&result, refused[index], EPERM);
#ifdef __x86_64__
  if (!allows_processes) {
    refuse(&result, __NR_fork, EPERM);
    refuse(&result, __NR_vfork, EPERM);
  }
#endif
  // Each of these ends with an answer, because it replaces the loaded number.
  check_clone(&result, allows_processes);
  check_socket(&result, __NR_socket);
  check_socket(&result, __NR_socketpair);
  check_personality(&result);
  check_ioctl(&result);
  answer(&result, SECCOMP_RET_ALLOW);
  return result;
}

int process_filter(bool allows_processes) {
  int ends[2];
  const int code = process_pipe(ends);
  if (code != 0) {
    errno = code;
    return -1;
  }
  const struct program program = filter(allows_processes);
  const ssize_t size = (ssize_t)(program.count * sizeof program.instructions[0]);
  // Fits into the pipe, so that nothing has to read yet.
  const ssize_t written =
      program.count < MOST_INSTRUCTIONS ? write(ends[1], program.instructions, (size_t)size) : -1;
  close(ends[1]);
  if (written == size) return ends[0];
  close(ends[0]);
  errno = EIO;
  return -1;
}

#else

int process_filter(bool allows_processes) {
  (void)allows_processes;
  errno = ENOTSUP;
  return -1;
}

#endif
