import CProcess
import Foundation
import ProcessCleanup

/// A program to start in its own process group, in a sandbox if it has one.
struct ChildProgram {
  var path: String
  /// The arguments after the program's name.
  var arguments: [String]
  var environment: [String: String]
  /// The child's descriptors, starting at 0. No others are open in it.
  var descriptors: [Int32]
  var limits = ProcessLimits()
  var sandbox: ExtensionSandbox?

  /// Starts the program. The kernel kills the child when the calling thread ends, so that thread
  /// must wait for the child. Throws `SystemFailure`.
  func start() throws(SystemFailure) -> pid_t {
    var moved: [Int32] = []
    defer { for descriptor in moved { close(descriptor) } }
    var descriptors = descriptors
    var filter: Int32?
    defer { if let filter { close(filter) } }
    if let sandbox, !sandbox.allowsProcesses {
      let created = process_filter()
      guard created >= 0 else { throw SystemFailure(errno: errno) }
      filter = created
      descriptors.append(created)
    }
    let filterNumber = filter.map { _ in Int32(descriptors.count - 1) }
    let line = [path] + arguments
    let command = sandbox?.wrapping(line, filter: filterNumber) ?? line
    for descriptor in descriptors {
      // Above the numbers of the child's descriptors.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw SystemFailure(errno: errno) }
      moved.append(copy)
    }
    var child: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = withCStrings(command) { arguments in
      withCStrings(variables) { variables in
        moved.withUnsafeBufferPointer { descriptors in
          limits.systemLimits.withUnsafeBufferPointer { limits in
            command[0].withCString { path in
              var program = process_program(
                path: path, arguments: arguments, environment: variables,
                descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
                limits: limits.baseAddress, limit_count: Int32(limits.count),
                niceness: Int32(clamping: self.limits.niceness), ends_with_thread: true)
              return process_spawn(&program, &child)
            }
          }
        }
      }
    }
    guard code == 0 else { throw SystemFailure(errno: code) }
    ProcessCleanup.shared.add(processGroup: child)
    return child
  }
}

/// A system call's error number.
struct SystemFailure: Error, Equatable {
  var errno: Int32
}

/// How a process exited.
struct ProcessExit: Equatable {
  enum Reason: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  var reason: Reason
  /// The peak memory in bytes, including libraries and files. 0 if unknown: the kernel counts a
  /// child's peak from that of its parent, so a smaller one cannot be measured.
  var peakMemory = 0

  /// Waits until the child has exited. It must still be reaped, and can be signalled until then.
  static func wait(for child: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
  }

  /// Reaps a child that has exited.
  init(reaping child: pid_t) {
    ProcessCleanup.shared.remove(processGroup: child)
    var status: Int32 = 0
    var peak = 0
    _ = process_reap(child, &status, &peak)
    let number = status & 0x7F
    reason = number == 0 ? .status(status >> 8 & 0xFF) : .signal(number)
    peakMemory = peak << 10
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
