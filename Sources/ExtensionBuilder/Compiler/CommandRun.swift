import Foundation
import ProcessCleanup
import Synchronization

/// Runs a program until it exits and returns its standard output and error as one text.
enum CommandRun {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
  }

  /// Returns at most the first 4 MiB of output. Cancelling the task kills the program
  /// with those that it has started.
  static func run(
    _ executable: String, _ arguments: [String], scratch: URL
  ) async throws -> Outcome {
    let file = scratch.appendingPathComponent("output-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw BuildError.outputUnwritable(file.path, reason: String(cString: strerror(errno)))
    }
    ProcessCleanup.shared.add(temporary: file)
    defer {
      try? FileManager.default.removeItem(at: file)
      ProcessCleanup.shared.remove(temporary: file)
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // Each run of the compiler leaves a folder in TMPDIR.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let run = CancellableRun(process: process)
    let status = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Int32, any Error>) in
        process.terminationHandler = {
          ProcessCleanup.shared.remove(processGroup: $0.processIdentifier)
          continuation.resume(returning: $0.terminationStatus)
        }
        do {
          try run.start()
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      run.cancel()
    }
    try Task.checkCancellation()
    let reading = try FileHandle(forReadingFrom: file)
    defer { try? reading.close() }
    let data = try reading.read(upToCount: 4 << 20) ?? Data()
    return Outcome(status: status, output: String(decoding: data, as: UTF8.self))
  }

  /// Lets the cancellation handler kill the program, which may not run yet.
  // Unchecked: the lock protects the process until it runs, and after that its identifier is read.
  private final class CancellableRun: @unchecked Sendable {
    private let process: Process
    private let isCancelled = Mutex(false)

    init(process: Process) {
      self.process = process
    }

    func start() throws {
      try isCancelled.withLock { isCancelled in
        if isCancelled { throw CancellationError() }
        try process.run()
        // Foundation starts each program in its own process group.
        ProcessCleanup.shared.add(processGroup: process.processIdentifier)
        // It may have ended before, so that nothing removes it.
        if !process.isRunning {
          ProcessCleanup.shared.remove(processGroup: process.processIdentifier)
        }
      }
    }

    /// Kills the program with those that it has started.
    func cancel() {
      isCancelled.withLock { isCancelled in
        isCancelled = true
        if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
      }
    }
  }

  /// The first executable with that name in the folders of `path`, which has the format of PATH.
  static func find(_ name: String, path: String = searchPath) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0) && !URL(fileURLWithPath: $0).isDirectory
    }
  }

  /// The folders of PATH, and then those of the toolchain whose runtime this process uses, which a
  /// desktop's launcher does not have in its PATH.
  static var searchPath: String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ([path] + [runtimeToolchain].compactMap { $0 }).joined(separator: ":")
  }

  /// The folder `bin` of the toolchain: `usr/bin` beside `usr/lib/swift/linux/libswiftCore.so`.
  private static let runtimeToolchain: String? = {
    // `String(contentsOfFile:)` reads only the first page of such a file.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    var folder = URL(fileURLWithPath: String(line[start...]))
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("bin").path
  }()
}
