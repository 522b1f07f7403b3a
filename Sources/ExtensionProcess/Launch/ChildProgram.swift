import CProcess
import Foundation

/// A program that is about to be started in a process group of its own.
struct ChildProgram {
  var path: String
  /// Without the program's own name.
  var arguments: [String]
  var environment: [String: String]
  /// The child's descriptors from 0 on; nothing else is open in it.
  var descriptors: [Int32]
  var limits = ProcessLimits()

  /// Starts the program. The child is killed when the thread that calls this ends: it belongs to a
  /// thread that waits for the child. Throws `SystemFailure`.
  func start() throws(SystemFailure) -> pid_t {
    var moved: [Int32] = []
    defer { for descriptor in moved { close(descriptor) } }
    for descriptor in descriptors {
      // Above the numbers that the child's own descriptors get.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw SystemFailure(errno: errno) }
      moved.append(copy)
    }
    var child: pid_t = 0
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { variables in
        moved.withUnsafeBufferPointer { descriptors in
          limits.systemLimits.withUnsafeBufferPointer { limits in
            path.withCString { path in
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
    return child
  }
}

/// A system call's error number.
struct SystemFailure: Error, Equatable {
  var errno: Int32
}

/// How a process came to its end, as `wait` tells it.
struct ProcessEnd: Equatable {
  enum Way: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  var way: Way
  /// Bytes of memory, libraries and files included, that it had at most; 0 where that is not known,
  /// because this process has had more itself.
  var peak = 0

  /// Waits until the child has ended; it can still be signalled, and is to be reaped.
  static func wait(for child: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
  }

  /// Reaps a child that has ended.
  init(reaping child: pid_t) {
    var status: Int32 = 0
    var peak = 0
    _ = process_reap(child, &status, &peak)
    let number = status & 0x7F
    way = number == 0 ? .status(status >> 8 & 0xFF) : .signal(number)
    self.peak = peak << 10
  }

  init(_ way: Way, peak: Int = 0) {
    self.way = way
    self.peak = peak
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
