import Dispatch
import Foundation
import ProcessCleanup

/// Runs a program with a time limit and without input.
package struct BoundedProcess {
  package struct Outcome {
    package var status: Int32
    /// At most 16 MiB.
    package var output: String
    package var errors: String
  }

  package enum Failure: Error {
    case notStarted(reason: String)
    case timedOut(seconds: Int)
  }

  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// The folder for the output.
  var scratch: URL
  var seconds: Int

  package init(
    executable: String, arguments: [String], environment: [String: String], scratch: URL,
    seconds: Int
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.scratch = scratch
    self.seconds = seconds
  }

  /// Throws `Failure`. The program and what it started end with the time limit.
  package func run() throws(Failure) -> Outcome {
    let output = scratch.appendingPathComponent("run-\(UUID().uuidString)")
    let errors = output.appendingPathExtension("errors")
    for file in [output, errors] { ProcessCleanup.shared.add(temporary: file) }
    defer {
      for file in [output, errors] {
        try? FileManager.default.removeItem(at: file)
        ProcessCleanup.shared.remove(temporary: file)
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let finished = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in finished.signal() }
    do {
      process.standardOutput = try Self.handle(output)
      process.standardError = try Self.handle(errors)
      try process.run()
    } catch {
      throw .notStarted(reason: "\(executable) cannot be run: \(error.localizedDescription)")
    }
    // Foundation gives each program its own process group.
    let group = process.processIdentifier
    ProcessCleanup.shared.add(processGroup: group)
    defer { ProcessCleanup.shared.remove(processGroup: group) }
    guard finished.wait(timeout: .now() + .seconds(seconds)) == .success else {
      kill(-group, SIGKILL)
      kill(group, SIGKILL)
      throw .timedOut(seconds: seconds)
    }
    return Outcome(
      status: process.terminationStatus, output: Self.text(output), errors: Self.text(errors))
  }

  private static func handle(_ file: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return try FileHandle(forWritingTo: file)
  }

  private static func text(_ file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    return String(decoding: (try? handle.read(upToCount: 16 << 20)) ?? Data(), as: UTF8.self)
  }

  /// The first program with a name in PATH.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
