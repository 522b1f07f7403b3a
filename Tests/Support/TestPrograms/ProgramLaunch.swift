import CProcess
import Foundation

/// Starts a program in its own process group, with the given output and no other descriptors.
struct ProgramLaunch: Sendable {
  var executable: URL
  var arguments: [String]
  /// nil passes on the variables of this process.
  var environment: [String: String]?
  /// The current folder; nil is that of this process.
  var folder: URL?
  /// The descriptors of the standard output and the standard error.
  var output: Int32
  var error: Int32

  /// Returns the process identifier. The kernel kills the program when the calling thread ends, so
  /// that thread must wait for the program. Throws `POSIXError`.
  func start() throws -> pid_t {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for descriptor in [input, output, error] {
      // `process_spawn` requires descriptors from 10.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw Self.error(errno) }
      descriptors.append(copy)
    }
    let line = line
    let variables = environment ?? ProcessInfo.processInfo.environment
    let words = line.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var identifier: pid_t = 0
    let code = words.withUnsafeBufferPointer { words in
      pairs.withUnsafeBufferPointer { pairs in
        descriptors.withUnsafeBufferPointer { descriptors in
          line[0].withCString { path in
            var program = process_program(
              path: path, arguments: words.baseAddress, environment: pairs.baseAddress, folder: nil,
              descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
              limits: nil, limit_count: 0, niceness: 0, ends_with_thread: true)
            return process_spawn(&program, &identifier)
          }
        }
      }
    }
    guard code == 0 else { throw Self.error(code) }
    return identifier
  }

  /// The program's path and arguments. `env` sets the current folder and then becomes the program.
  private var line: [String] {
    let own = [executable.path] + arguments
    guard let folder else { return own }
    return ["/usr/bin/env", "--chdir=\(folder.path)"] + own
  }

  static func error(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL)
  }
}
