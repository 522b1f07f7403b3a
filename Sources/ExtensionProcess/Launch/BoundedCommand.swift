import CProcess
import Foundation
import Synchronization

/// A program that is run to its end: within a time limit, with a bounded part of its output kept,
/// never through a shell.
public struct BoundedCommand: Sendable {
  /// A path, or a name that is looked up in the environment's PATH.
  public var program: String
  public var arguments: [String]
  public var environment: [String: String]
  /// What the program reads; at most `inputLimit` bytes.
  public var input: Data
  public var timeLimit: Duration

  /// What a pipe takes before anybody reads.
  public static let inputLimit = 60_000

  public init(
    program: String, arguments: [String] = [], environment: [String: String] = [:],
    input: Data = Data(), timeLimit: Duration = .seconds(10)
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.timeLimit = timeLimit
  }

  public struct Outcome: Equatable, Sendable {
    public enum End: Equatable, Sendable {
      case status(Int32)
      case signal(TerminationSignal)
      /// It was ended, with what it had started, because it ran for longer than its limit.
      case timedOut
      /// There is no such program.
      case notFound
      case couldNotStart(errno: Int32)
    }

    public var end: End
    /// The last lines of what it printed.
    public var output: [String]
  }

  /// Runs the program on a thread of its own. Cancelling the task does not end it: the limit does.
  public func run() async -> Outcome {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: runBlocking()) }
      thread.name = "command"
      thread.start()
    }
  }

  private func runBlocking() -> Outcome {
    guard let path = found else { return Outcome(end: .notFound, output: []) }
    do {
      return try run(path)
    } catch {
      return Outcome(end: .couldNotStart(errno: error.errno), output: [])
    }
  }

  private var found: String? {
    let candidates =
      program.contains("/")
      ? [program]
      : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
    return candidates.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  private func run(_ path: String) throws(SystemFailure) -> Outcome {
    let input = try Self.pipe()
    let output = try Self.pipe()
    defer { close(output.reading) }
    let child: pid_t
    do {
      defer {
        close(input.reading)
        close(output.writing)
      }
      try fill(input.writing)
      child = try ChildProgram(
        path: path, arguments: arguments, environment: environment,
        descriptors: [input.reading, output.writing, output.writing]
      ).start()
    }
    let ring = OutputRing()
    let handle = process_descriptor(child)
    let handleFailure = errno
    defer { if handle >= 0 { close(handle) } }
    let isInTime = handle >= 0 && drain(output.reading, until: handle, into: ring)
    // With what it has started.
    if !isInTime { kill(-child, SIGKILL) }
    ProcessEnd.wait(for: child)
    let way = ProcessEnd(reaping: child).way
    guard handle >= 0 else { throw SystemFailure(errno: handleFailure) }
    let end: Outcome.End =
      switch way {
      case _ where !isInTime: .timedOut
      case .status(let status): .status(status)
      case .signal(let number): .signal(TerminationSignal(number))
      }
    return Outcome(end: end, output: ring.lastLines())
  }

  /// Writes what the program will read; it is there before the program is.
  private func fill(_ descriptor: Int32) throws(SystemFailure) {
    defer { close(descriptor) }
    guard input.count <= Self.inputLimit else { throw SystemFailure(errno: E2BIG) }
    let written = input.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == input.count else { throw SystemFailure(errno: errno) }
  }

  /// Takes the output until the program, whose descriptor is `handle`, has ended; false where that
  /// takes too long.
  private func drain(_ descriptor: Int32, until handle: Int32, into ring: OutputRing) -> Bool {
    let deadline = ContinuousClock.now + timeLimit
    // -1 once the program has closed its output: poll then leaves it out.
    var source = descriptor
    // What a child that was left behind prints for ever does not count.
    var readsAfterTheEnd = 64
    return withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { buffer in
      while true {
        var waits = [
          pollfd(fd: source, events: Int16(POLLIN), revents: 0),
          pollfd(fd: handle, events: Int16(POLLIN), revents: 0),
        ]
        let rest = (deadline - .now) / .milliseconds(1)
        guard rest > 0 else { return false }
        _ = poll(&waits, 2, Int32(min(rest.rounded(.up), 1e9)))
        let hasEnded = waits[1].revents != 0
        if hasEnded { readsAfterTheEnd -= 1 }
        if hasEnded && (waits[0].revents == 0 || readsAfterTheEnd == 0) { return true }
        guard waits[0].revents != 0 else { continue }
        let count = read(source, buffer.baseAddress, buffer.count)
        if count > 0 {
          ring.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else {
          source = -1
        }
      }
    }
  }

  private static func pipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let code = process_pipe(&ends)
    guard code == 0 else { throw SystemFailure(errno: code) }
    return (ends[0], ends[1])
  }
}
