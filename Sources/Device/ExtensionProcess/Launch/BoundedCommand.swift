import CProcess
import Foundation
import ProcessLaunch
import Synchronization

/// Runs a program until it exits, with a time limit and bounded output, and never through a shell.
public struct BoundedCommand: Sendable {
  /// A path, or a name to look up in the PATH of `environment`.
  public var program: String
  public var arguments: [String]
  public var environment: [String: String]
  /// The program's standard input, at most `inputLimit` bytes.
  public var input: Data
  public var timeLimit: Duration
  public var sandbox: Sandbox?

  /// The bytes that fit into a pipe before anyone reads from it.
  public static let inputLimit = 60_000

  public init(
    program: String, arguments: [String] = [], environment: [String: String] = [:],
    input: Data = Data(), timeLimit: Duration = .seconds(10),
    sandbox: Sandbox? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.timeLimit = timeLimit
    self.sandbox = sandbox
  }

  public struct Outcome: Equatable, Sendable {
    public enum End: Equatable, Sendable {
      case status(Int32)
      case signal(TerminationSignal)
      /// The program and its children were killed because the time limit expired.
      case timedOut
      /// The program does not exist or is not executable.
      case notFound
      case couldNotStart(errno: Int32)
    }

    public var end: End
    /// The last lines that the program printed.
    public var output: [String]
  }

  /// Runs the program on a separate thread. Cancelling the task does not end it; the time limit
  /// does.
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
      var program = ChildProgram(
        path: path, arguments: arguments, environment: environment,
        descriptors: [input.reading, output.writing, output.writing], sandbox: sandbox)
      // The command is the user's, and can have relative paths.
      program.keepsFolder = true
      child = try program.start()
    }
    let ring = OutputRing()
    let handle = process_descriptor(child)
    let handleFailure = errno
    defer { if handle >= 0 { close(handle) } }
    let isInTime = handle >= 0 && drain(output.reading, until: handle, into: ring)
    // The group includes the program's children.
    if !isInTime { kill(-child, SIGKILL) }
    ProcessExit.wait(for: child)
    let reason = ProcessExit(reaping: child).reason
    guard handle >= 0 else { throw SystemFailure(errno: handleFailure) }
    let end: Outcome.End =
      switch reason {
      case _ where !isInTime: .timedOut
      case .status(let status): .status(status)
      case .signal(let number): .signal(TerminationSignal(number))
      }
    return Outcome(end: end, output: ring.lastLines())
  }

  /// Writes the standard input before the program starts.
  private func fill(_ descriptor: Int32) throws(SystemFailure) {
    defer { close(descriptor) }
    guard input.count <= Self.inputLimit else { throw SystemFailure(errno: E2BIG) }
    let written = input.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == input.count else { throw SystemFailure(errno: errno) }
  }

  /// Reads the output until the program, whose descriptor is `handle`, has exited. Returns false if
  /// the time limit expires first.
  private func drain(_ descriptor: Int32, until handle: Int32, into ring: OutputRing) -> Bool {
    let deadline = ContinuousClock.now + timeLimit
    // -1 after the program has closed its output: poll ignores negative descriptors.
    var source = descriptor
    // A child that outlives the program could print forever.
    var readsAfterExit = 64
    return withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { buffer in
      while true {
        var waits = [
          pollfd(fd: source, events: Int16(POLLIN), revents: 0),
          pollfd(fd: handle, events: Int16(POLLIN), revents: 0),
        ]
        let rest = (deadline - .now) / .milliseconds(1)
        guard rest > 0 else { return false }
        _ = poll(&waits, 2, Int32(min(rest.rounded(.up), 1e9)))
        let hasExited = waits[1].revents != 0
        if hasExited { readsAfterExit -= 1 }
        if hasExited && (waits[0].revents == 0 || readsAfterExit == 0) { return true }
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
