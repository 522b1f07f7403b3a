import Foundation

/// Runs a program to its end and gives what it printed, both streams together.
enum CommandRun {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
  }

  /// Cancelling the task ends the program. At most 4 MiB of output are given.
  static func run(
    _ executable: String, _ arguments: [String], scratch: URL
  ) async throws -> Outcome {
    let file = scratch.appendingPathComponent("output-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw BuildError.outputUnwritable(file.path, reason: String(cString: strerror(errno)))
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // The compiler leaves a folder in the temporary one at each run.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let identifier = ProcessIdentifier(process: process)
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Int32, any Error>) in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      identifier.process.terminate()
    }
    try Task.checkCancellation()
    let reading = try FileHandle(forReadingFrom: file)
    defer { try? reading.close() }
    let data = try reading.read(upToCount: 4 << 20) ?? Data()
    return Outcome(status: status, output: String(decoding: data, as: UTF8.self))
  }

  /// Lets the cancellation handler end the program.
  // Unchecked: `terminate` is safe from any thread, and nothing else is called through this.
  private struct ProcessIdentifier: @unchecked Sendable {
    var process: Process
  }

  /// The first executable of that name in the folders of `path`, as the variable PATH lists them.
  static func find(_ name: String, path: String = searchPath) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0) && !URL(fileURLWithPath: $0).isDirectory
    }
  }

  static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }
}
