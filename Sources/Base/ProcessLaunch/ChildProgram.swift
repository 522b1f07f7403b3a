import CProcess
import Foundation
import ProcessCleanup

/// A program to start in its own session, in a sandbox if it has one. All programs that the tool
/// starts are started here.
///
/// A session without a terminal: the program cannot type into the terminal of the user's shell.
package struct ChildProgram {
  package var path: String
  /// The arguments after the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  /// The child's descriptors, starting at 0. No others are open in it.
  package var descriptors: [Int32]
  package var limits = ResourceLimits()
  package var sandbox: Sandbox?
  /// Whether the program starts in the working folder of this process, and not in `/`. In a
  /// sandbox, `Sandbox.folder` decides.
  package var keepsFolder = false

  package init(
    path: String, arguments: [String], environment: [String: String], descriptors: [Int32],
    limits: ResourceLimits = ResourceLimits(), sandbox: Sandbox? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.descriptors = descriptors
    self.limits = limits
    self.sandbox = sandbox
  }

  /// Starts the program. The kernel kills the child when the calling thread ends, so that thread
  /// must wait for the child. Throws `SystemFailure`.
  package func start() throws(SystemFailure) -> pid_t {
    var moved: [Int32] = []
    defer { for descriptor in moved { close(descriptor) } }
    var descriptors = descriptors
    var filter: Int32?
    defer { if let filter { close(filter) } }
    if let sandbox {
      let created = process_filter(sandbox.allowsProcesses)
      guard created >= 0 else { throw SystemFailure(errno: errno) }
      filter = created
      descriptors.append(created)
    }
    let filterNumber = filter.map { _ in Int32(descriptors.count - 1) }
    let line = [path] + arguments
    let command =
      sandbox?.wrapping(line, environment: environment, filter: filterNumber) ?? line
    for descriptor in descriptors {
      // Above the numbers of the child's descriptors.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw SystemFailure(errno: errno) }
      moved.append(copy)
    }
    var child: pid_t = 0
    // bubblewrap sets the variables in the sandbox. In its own environment, one of a project could
    // make the dynamic linker load a library outside of the sandbox.
    let variables =
      sandbox == nil ? environment.map { "\($0.key)=\($0.value)" }.sorted() : []
    let code = withCStrings(command) { arguments in
      withCStrings(variables) { variables in
        moved.withUnsafeBufferPointer { descriptors in
          limits.values.withUnsafeBufferPointer { limits in
            withPath(command[0], keepsFolder && sandbox == nil ? nil : "/") { path, folder in
              var program = process_program(
                path: path, arguments: arguments, environment: variables, folder: folder,
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
package struct SystemFailure: Error, Equatable {
  package var errno: Int32

  package init(errno: Int32) {
    self.errno = errno
  }

  /// Returns the result of a call that returns a negative number if it fails.
  static func check(_ result: Int32) throws(SystemFailure) -> Int32 {
    guard result >= 0 else { throw SystemFailure(errno: Foundation.errno) }
    return result
  }
}

/// How a process exited.
package struct ProcessExit: Equatable {
  package enum Reason: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  package var reason: Reason
  /// The peak memory in bytes, including libraries and files. 0 if unknown: the kernel counts a
  /// child's peak from that of its parent, so a smaller one cannot be measured.
  package var peakMemory = 0

  /// Waits until the child has exited. It must still be reaped, and can be signalled until then.
  package static func wait(for child: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
  }

  /// Reaps a child that has exited.
  package init(reaping child: pid_t) {
    ProcessCleanup.shared.remove(processGroup: child)
    var status: Int32 = 0
    var peak = 0
    _ = process_reap(child, &status, &peak)
    let number = status & 0x7F
    reason = number == 0 ? .status(status >> 8 & 0xFF) : .signal(number)
    peakMemory = peak << 10
  }
}

private func withPath<Result>(
  _ path: String, _ folder: String?,
  _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Result
) -> Result {
  path.withCString { path in
    guard let folder else { return body(path, nil) }
    return folder.withCString { body(path, $0) }
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
