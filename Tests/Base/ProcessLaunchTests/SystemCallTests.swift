import Foundation
import Testing

@testable import ProcessLaunch

/// The calls that the sandbox refuses, each made in it by its number.
@Suite struct SystemCallTests {
  /// What a call returns in the sandbox. The arguments are such that the kernel would answer
  /// something else, or succeed.
  private struct Call {
    var name: String
    /// The numbers on x86_64 and aarch64; nil if the processor does not have it.
    var numbers: (Int?, Int?)
    var arguments: [Int] = []
    var error = EPERM
  }

  private static let refused: [Call] = [
    // Keyrings.
    Call(name: "add_key", numbers: (248, 217)),
    Call(name: "request_key", numbers: (249, 218)),
    Call(name: "keyctl", numbers: (250, 219), arguments: [0, -3, 1]),
    // Other processes.
    Call(name: "ptrace", numbers: (101, 117)),
    Call(name: "process_vm_readv", numbers: (310, 270)),
    Call(name: "process_vm_writev", numbers: (311, 271)),
    Call(name: "kcmp", numbers: (312, 272)),
    Call(name: "pidfd_getfd", numbers: (438, 438)),
    Call(name: "process_madvise", numbers: (440, 440)),
    // Namespaces and mounts.
    Call(name: "unshare user", numbers: (272, 97), arguments: [0x1000_0000]),
    Call(name: "setns", numbers: (308, 268)),
    Call(name: "mount", numbers: (165, 40)),
    Call(name: "umount2", numbers: (166, 39)),
    Call(name: "pivot_root", numbers: (155, 41)),
    Call(name: "chroot", numbers: (161, 51)),
    Call(name: "clone user", numbers: (56, 220), arguments: [0x1000_0011]),
    Call(name: "clone net", numbers: (56, 220), arguments: [0x4000_0011]),
    Call(name: "clone3", numbers: (435, 435), error: ENOSYS),
    Call(name: "open_tree", numbers: (428, 428), error: ENOSYS),
    Call(name: "move_mount", numbers: (429, 429), error: ENOSYS),
    Call(name: "fsopen", numbers: (430, 430), error: ENOSYS),
    Call(name: "fsconfig", numbers: (431, 431), error: ENOSYS),
    Call(name: "fsmount", numbers: (432, 432), error: ENOSYS),
    Call(name: "fspick", numbers: (433, 433), error: ENOSYS),
    Call(name: "mount_setattr", numbers: (442, 442), error: ENOSYS),
    // Files by handle.
    Call(name: "name_to_handle_at", numbers: (303, 264)),
    Call(name: "open_by_handle_at", numbers: (304, 265)),
    Call(name: "fanotify_init", numbers: (300, 262)),
    // Parts of the kernel with many defects.
    Call(name: "bpf", numbers: (321, 280)),
    Call(name: "perf_event_open", numbers: (298, 241)),
    Call(name: "userfaultfd", numbers: (323, 282), arguments: [1]),
    Call(name: "io_uring_setup", numbers: (425, 425), arguments: [1]),
    Call(name: "io_uring_enter", numbers: (426, 426)),
    Call(name: "io_uring_register", numbers: (427, 427)),
    Call(name: "memfd_secret", numbers: (447, 447)),
    Call(name: "lsm_set_self_attr", numbers: (460, 460)),
    // The placement of memory.
    Call(name: "move_pages", numbers: (279, 239)),
    Call(name: "migrate_pages", numbers: (256, 238)),
    Call(name: "mbind", numbers: (237, 235)),
    Call(name: "set_mempolicy", numbers: (238, 237)),
    Call(name: "get_mempolicy", numbers: (239, 236)),
    // The machine.
    Call(name: "syslog", numbers: (103, 116), arguments: [10]),
    Call(name: "acct", numbers: (163, 89)),
    Call(name: "quotactl", numbers: (179, 60)),
    Call(name: "quotactl_fd", numbers: (443, 443)),
    Call(name: "reboot", numbers: (169, 142)),
    Call(name: "swapon", numbers: (167, 224)),
    Call(name: "swapoff", numbers: (168, 225)),
    Call(name: "init_module", numbers: (175, 105)),
    Call(name: "finit_module", numbers: (313, 273)),
    Call(name: "delete_module", numbers: (176, 106)),
    Call(name: "kexec_load", numbers: (246, 104)),
    Call(name: "kexec_file_load", numbers: (320, 294)),
    Call(name: "sethostname", numbers: (170, 161)),
    Call(name: "setdomainname", numbers: (171, 162)),
    Call(name: "settimeofday", numbers: (164, 170)),
    Call(name: "clock_settime", numbers: (227, 112)),
    Call(name: "clock_adjtime", numbers: (305, 266)),
    Call(name: "adjtimex", numbers: (159, 171)),
    Call(name: "vhangup", numbers: (153, 58)),
    Call(name: "nfsservctl", numbers: (180, 42)),
    Call(name: "lookup_dcookie", numbers: (212, 18)),
    Call(name: "uselib", numbers: (134, nil)),
    Call(name: "iopl", numbers: (172, nil)),
    Call(name: "ioperm", numbers: (173, nil)),
    Call(name: "modify_ldt", numbers: (154, nil)),
    Call(name: "_sysctl", numbers: (156, nil)),
    Call(name: "create_module", numbers: (174, nil)),
    Call(name: "get_kernel_syms", numbers: (177, nil)),
    Call(name: "query_module", numbers: (178, nil)),
    Call(name: "ustat", numbers: (136, nil)),
    Call(name: "sysfs", numbers: (139, nil), arguments: [3]),
    // The numbers of the x32 interface.
    Call(name: "x32 getpid", numbers: (0x4000_0027, nil)),
    // Personalities other than the standard one.
    Call(name: "personality", numbers: (135, 92), arguments: [0x004_0000]),
    // What ends up in a terminal's input: TIOCSTI and TIOCLINUX.
    Call(name: "TIOCSTI", numbers: (16, 29), arguments: [0, 0x5412]),
    Call(name: "TIOCLINUX", numbers: (16, 29), arguments: [0, 0x541C]),
    // The families packet, alg, vsock, and netlink of others than routes.
    Call(name: "packet", numbers: (41, 198), arguments: [17, 3, 0], error: EAFNOSUPPORT),
    Call(name: "alg", numbers: (41, 198), arguments: [38, 5, 0], error: EAFNOSUPPORT),
    Call(name: "vsock", numbers: (41, 198), arguments: [40, 1, 0], error: EAFNOSUPPORT),
    Call(name: "netlink audit", numbers: (41, 198), arguments: [16, 3, 9], error: EAFNOSUPPORT),
    Call(
      name: "netlink netfilter", numbers: (41, 198), arguments: [16, 3, 12], error: EAFNOSUPPORT),
    Call(name: "socketpair vsock", numbers: (53, 199), arguments: [40, 1, 0], error: EAFNOSUPPORT),
  ]

  /// What programs need.
  private static let allowed: [Call] = [
    Call(name: "getpid", numbers: (39, 172), error: 0),
    Call(name: "personality query", numbers: (135, 92), arguments: [0xFFFF_FFFF], error: 0),
    Call(name: "unix", numbers: (41, 198), arguments: [1, 1, 0], error: 0),
    Call(name: "inet", numbers: (41, 198), arguments: [2, 1, 0], error: 0),
    Call(name: "inet6", numbers: (41, 198), arguments: [10, 2, 0], error: 0),
    Call(name: "netlink route", numbers: (41, 198), arguments: [16, 3, 0], error: 0),
  ]

  private static let needsProcesses: [Call] = [
    Call(name: "fork", numbers: (57, nil)), Call(name: "vfork", numbers: (58, nil)),
    Call(name: "clone", numbers: (56, 220), arguments: [17]),
  ]

  /// Makes the calls in one process, and prints the error number of each, 0 for success.
  private static func errors(
    of calls: [Call], allowsProcesses: Bool
  ) async throws -> [String: Int32]? {
    guard case .success(let program) = Sandbox.available else { return nil }
    let known = calls.compactMap { call in
      #if arch(arm64)
        call.numbers.1.map { (call, $0) }
      #else
        call.numbers.0.map { (call, $0) }
      #endif
    }
    let lines = known.map { call, number in
      let arguments = (call.arguments + [0, 0, 0, 0, 0, 0]).prefix(6).map(String.init)
      return "(\"\(call.name)\", \(number), [\(arguments.joined(separator: ", "))]),"
    }
    let script = """
      import ctypes, os
      libc = ctypes.CDLL(None, use_errno=True)
      libc.syscall.restype = ctypes.c_long
      for name, number, arguments in [\(lines.joined(separator: "\n"))]:
        ctypes.set_errno(0)
        result = libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) for a in arguments])
        if result == 0 and name in ("fork", "vfork", "clone"): os._exit(0)
        print(f"{name}={ctypes.get_errno() if result < 0 else 0}", flush=True)
      """
    var run = ProgramRun(
      program: URL(fileURLWithPath: "/usr/bin/python3"), arguments: ["-c", .ofProject(script)],
      environment: [:], sandbox: Sandbox(program: program, allowsProcesses: allowsProcesses),
      timeLimit: .seconds(30))
    run.limits.openFiles = 256
    let outcome = try await run.run()
    #expect(outcome.succeeded, "\(outcome.errorText)")
    return Dictionary(
      outcome.outputText.split(separator: "\n").compactMap { line in
        let sides = line.split(separator: "=")
        return Int32(sides[1]).map { (String(sides[0]), $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [true, false])
  func refusesDangerousCalls(allowsProcesses: Bool) async throws {
    var calls = Self.refused + Self.allowed
    if !allowsProcesses { calls += Self.needsProcesses }
    guard let errors = try await Self.errors(of: calls, allowsProcesses: allowsProcesses) else {
      return
    }
    for call in calls where errors[call.name] != nil || call.numbers.1 != nil {
      #expect(errors[call.name] == call.error, "\(call.name)")
    }
    #expect(errors.count > 80)
  }

  @Test func compilersStartProcesses() async throws {
    guard case .success(let program) = Sandbox.available else { return }
    let outcome = try await ProgramRun(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "/bin/echo child & wait"],
      environment: [:], sandbox: Sandbox(program: program), timeLimit: .seconds(30)
    ).run()
    #expect(outcome.outputText == "child\n")
  }
}
