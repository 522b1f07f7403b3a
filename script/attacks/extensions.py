"""Hostile extensions: what one can reach while `vitrine list` starts it.

The extension is a package with a target in C, whose constructor makes each attempt once before
Swift starts, and writes what succeeded into its home folder.
"""

import contextlib
import os
import pathlib
import pty
import shutil
import socket
import subprocess
import tempfile

import common

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Probe", targets: [
  .target(name: "Widgets", dependencies: ["CProbe"]), .target(name: "CProbe"),
])
"""

WIDGET = """
import CProbe
import SwiftUI
import WidgetKit

@main struct Probe: Widget {
  init() { probe() }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
"""

# Calls that must fail with EPERM, ENOSYS or EAFNOSUPPORT, with arguments for which the kernel
# would answer something else.
CALLS = [
    "add_key", "keyctl", "request_key", "ptrace", "process_vm_readv", "process_vm_writev",
    "kcmp", "pidfd_getfd", "process_madvise", "unshare", "setns", "mount", "umount2",
    "pivot_root", "chroot", "clone3", "open_tree", "move_mount", "fsopen", "fsconfig",
    "fsmount", "fspick", "mount_setattr", "name_to_handle_at", "open_by_handle_at",
    "fanotify_init", "bpf", "perf_event_open", "userfaultfd", "io_uring_setup",
    "io_uring_enter", "io_uring_register", "memfd_secret", "move_pages", "migrate_pages",
    "mbind", "set_mempolicy", "get_mempolicy", "syslog", "acct", "quotactl", "quotactl_fd",
    "reboot", "swapon", "swapoff", "init_module", "finit_module", "delete_module", "kexec_load",
    "sethostname", "setdomainname", "settimeofday", "clock_settime", "clock_adjtime",
    "adjtimex", "vhangup", "fork", "vfork", "iopl", "ioperm", "modify_ldt",
]

FAMILIES = {"packet": 17, "alg": 38, "vsock": 40, "bluetooth": 31, "can": 29, "xdp": 44, "rds": 21,
            "tipc": 30, "key": 15, "qipcrtr": 42}
NETLINKS = {"audit": 9, "netfilter": 12, "uevent": 15, "generic": 16, "sock_diag": 4, "xfrm": 6}

DEVICES = [
    "/dev/tty", "/dev/ptmx", "/dev/pts/0", "/dev/console", "/dev/mem", "/dev/kmsg", "/dev/fuse",
    "/dev/kvm", "/dev/net/tun", "/dev/vda", "/dev/sda", "/dev/loop-control", "/dev/port",
]
FILES = ["/etc/shadow", "/etc/sudoers", "/etc/ssh/sshd_config", "/proc/kcore", "/proc/kallsyms",
         "/var/log/dpkg.log", "/var/lib/dpkg/status", "/boot/grub/grub.cfg", "/run/utmp"]
WRITES = [
    "/usr/probe", "/etc/probe", "/probe", "/dev/probe", "/run/probe", "/var/tmp/probe",
    "/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/sys/kernel/uevent_helper",
    "/proc/sys/kernel/hostname", "/home/probe", "/root/probe",
]

SOURCE = r"""
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <dirent.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

void probe(void) {}

static FILE *report;

static void result(const char *name, int escaped) {
  fprintf(report, "%s=%s\n", name, escaped ? "escaped" : "held");
  fflush(report);
}

static void call(const char *name, long number, long first, long second, long third) {
  errno = 0;
  long value = syscall(number, first, second, third, 0, 0, 0);
  if (value == 0 && (!strcmp(name, "fork") || !strcmp(name, "vfork"))) _exit(0);
  result(name, value >= 0 || (errno != EPERM && errno != ENOSYS && errno != EAFNOSUPPORT));
}

static void can_read(const char *path) {
  char byte;
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  result(path, file >= 0 && read(file, &byte, 1) >= 0);
  if (file >= 0) close(file);
}

static void can_list(const char *path) {
  DIR *folder = opendir(path);
  int count = 0;
  for (struct dirent *item; folder && (item = readdir(folder));)
    if (item->d_name[0] != '.') count++;
  if (folder) closedir(folder);
  result(path, count > 0);
}

static void can_write(const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  result(path, file >= 0);
  if (file >= 0) close(file);
}

static void can_open_device(const char *path) {
  int file = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  result(path, file >= 0);
  if (file >= 0) close(file);
}

// Types a line that the shell behind the terminal would execute.
static void type(const char *name, int terminal) {
  int typed = 0;
  for (const char *next = "echo typed\n"; *next; next++)
    if (ioctl(terminal, TIOCSTI, next) == 0) typed = 1;
  result(name, typed);
}

static void connects(const char *name, int family, const void *address, socklen_t size) {
  int client = socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  result(name, client >= 0 && connect(client, address, size) == 0);
  if (client >= 0) close(client);
}

static int file_has(const char *path, const char *text) {
  static char buffer[1 << 16];
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  size_t count = fread(buffer, 1, sizeof buffer - 1, file);
  fclose(file);
  return memmem(buffer, count, text, strlen(text)) != NULL;
}

__attribute__((constructor)) static void attempt(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/probes.txt", getenv("HOME") ? getenv("HOME") : "/tmp");
  report = fopen(path, "w");
  if (!report) return;
@CALLS@
  type("type into fd 0", 0);
  type("type into fd 1", 1);
  type("type into fd 2", 2);
  int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
  type("type into /dev/tty", terminal);
  setsid();
  int master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC);
  result("a new terminal", master >= 0);
  // The host and everything else.
  result("kill all", kill(-1, 0) == 0);
  result("kill the host", kill(@HOST@, 0) == 0);
  pid_t child;
  char *arguments[] = {"true", NULL};
  result("posix_spawn", posix_spawn(&child, "/bin/true", NULL, NULL, arguments, NULL) == 0);
  result("new privileges", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1);
  result("no filter", !file_has("/proc/self/status", "Seccomp:\t2"));
  result("capabilities", !file_has("/proc/self/status", "CapEff:\t0000000000000000"));
  result("environment", getenv("SECRET_TOKEN") != NULL);
  for (int process = 1; process < 4; process++) {
    snprintf(path, sizeof path, "/proc/%d/environ", process);
    char name[64];
    snprintf(name, sizeof name, "environment of %d", process);
    result(name, file_has(path, "@SECRET@"));
    snprintf(path, sizeof path, "/proc/%d/root/etc/shadow", process);
    can_read(path);
  }
  // Standard streams and the link to the host.
  int extra = 0;
  for (int number = 4; number < 256; number++)
    if (number != fileno(report) && fcntl(number, F_GETFD) >= 0) extra++;
  result("descriptors of the host", extra > 0);
  struct sockaddr_in internet = {.sin_family = AF_INET, .sin_port = htons(@PORT@),
                                 .sin_addr = {htonl(INADDR_LOOPBACK)}};
  connects("loopback", AF_INET, &internet, sizeof internet);
  struct sockaddr_un abstract = {.sun_family = AF_UNIX};
  strcpy(abstract.sun_path + 1, "@ABSTRACT@");
  connects("abstract socket", AF_UNIX, &abstract,
           (socklen_t)(sizeof(sa_family_t) + 1 + strlen("@ABSTRACT@")));
  struct sockaddr_un local = {.sun_family = AF_UNIX, .sun_path = "@SOCKET@"};
  connects("socket at a path", AF_UNIX, &local, sizeof local);
  fclose(report);
}
"""


def source(home, sockets):
    lines = []
    for name in CALLS:
        first = {"unshare": 0x10000000, "keyctl": 0, "userfaultfd": 1, "syslog": 10}.get(name, 0)
        lines += [f"#ifdef SYS_{name}", f'  call("{name}", SYS_{name}, {first}, 0, 0);', "#endif"]
    for name, flags in (("user", 0x10000000), ("net", 0x40000000), ("process", 0)):
        lines.append(f'  call("clone {name}", SYS_clone, {flags | 17}, 0, 0);')
    for name, family in FAMILIES.items():
        lines.append(f'  call("socket {name}", SYS_socket, {family}, 3, 0);')
    for name, protocol in NETLINKS.items():
        lines.append(f'  call("netlink {name}", SYS_socket, 16, 3, {protocol});')
    lines.append('  call("personality", SYS_personality, 0x0040000, 0, 0);')
    lines += [f'  can_open_device("{path}");' for path in DEVICES]
    secrets = [str(home.home / path) for path in (".ssh/id_rsa", ".aws/credentials", ".env")]
    lines += [f'  can_read("{path}");' for path in FILES + secrets + [str(common.__file__)]]
    folders = [home.home, "/mnt", "/media", "/srv", "/opt", "/boot", "/var/log", "/run/user"]
    toolchain = shutil.which("swift") or ""
    folders = [path for path in folders if not os.path.realpath(toolchain).startswith(f"{path}/")]
    lines += [f'  can_list("{path}");' for path in folders]
    lines += [f'  can_write("{path}");' for path in [*WRITES, home.home / "probe"]]
    text = SOURCE.replace("@CALLS@", "\n".join(lines)).replace("@HOST@", str(os.getpid()))
    for name, value in sockets.items():
        text = text.replace(f"@{name}@", str(value))
    return text.replace("@SECRET@", common.SECRET)


@contextlib.contextmanager
def listeners(folder):
    """What the extension must not reach: a port, an abstract socket and one at a path."""
    with contextlib.ExitStack() as stack:
        def listen(family, address):
            server = stack.enter_context(socket.socket(family))
            server.bind(address)
            server.listen()
            return server

        port = listen(socket.AF_INET, ("127.0.0.1", 0)).getsockname()[1]
        name = f"vitrine-attack-{os.getpid()}"
        listen(socket.AF_UNIX, f"\0{name}")
        path = str(folder / "s")
        listen(socket.AF_UNIX, path)
        yield {"PORT": port, "ABSTRACT": name, "SOCKET": path}


def probes(home):
    """The results that the extension has written, by name."""
    files = list((home.folder / "state").rglob("probes.txt"))
    lines = "\n".join(file.read_text() for file in files).splitlines()
    return dict(line.rsplit("=", 1) for line in lines)


def typed(tool, home, bundle):
    """What a shell reads from its terminal after the tool has run in it."""
    script = (
        f"'{tool}' list '{bundle}' > /dev/null 2>&1; IFS= read -r -t 0.3 line; "
        'echo "<$line>"')
    child, master = pty.fork()
    if child == 0:
        os.chdir(home.folder)
        os.execve("/bin/bash", ["bash", "-c", script], home.environment())
    output = b""
    with contextlib.suppress(OSError):
        while piece := os.read(master, 4096):
            output += piece
    os.waitpid(child, 0)
    os.close(master)
    return output.decode(errors="replace")


def attacks(tool, quick):
    del quick
    with (
        common.home() as home, tempfile.TemporaryDirectory() as short,
        listeners(pathlib.Path(short)) as sockets,
    ):
        project = home.folder / "Probe"
        for path, text in {
            "Package.swift": MANIFEST, "Sources/Widgets/Probe.swift": WIDGET,
            "Sources/CProbe/include/CProbe.h": "void probe(void);\n",
            "Sources/CProbe/probe.c": source(home, sockets),
        }.items():
            file = project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        status, output = common.run(
            tool, ["build", project, "-o", "Probe.vitrine"], home.folder, home.environment())
        bundle = home.folder / "Probe.vitrine"
        if status:
            yield "A hostile extension.", False, output[-400:]
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            common.run(tool, ["list", bundle], home.folder, home.environment())
        found = probes(home)
        escaped = [name for name, value in found.items() if value != "held"]
        complete = len(found) >= 120 and "socket at a path" in found
        detail = f"{len(found)} probes, none left the sandbox"
        yield (
            "A hostile extension.", complete and not escaped,
            ", ".join(escaped) or (detail if complete else f"only {len(found)} probes"))
        text = typed(tool, home, bundle)
        yield "Keys typed into the terminal.", "<>" in text, "none" if "<>" in text else text
        changes = home.changes()
        yield "The home folder.", not changes, ", ".join(changes[:3]) or "unchanged"
