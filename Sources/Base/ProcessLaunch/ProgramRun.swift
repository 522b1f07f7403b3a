import CProcess
import Foundation
import Synchronization

/// Runs a program to its end without input, in a sandbox if it has one, and collects what it
/// prints.
///
/// The program is started in a new session, so that it has no terminal, and in the folder `/`: the
/// compiler's driver runs a program `swift-frontend` in its working folder, which may be a project.
/// It ends with this process, and it is killed with its children if the time limit expires or the
/// task is cancelled.
public struct ProgramRun: Sendable {
  public struct Outcome: Equatable, Sendable {
    public enum End: Equatable, Sendable {
      case status(Int32)
      case signal(Int32)
      case timedOut
      case cancelled
    }

    public var end: End
    public var output: Data
    /// The standard error, unless it is part of `output`.
    public var errors: Data
    /// Whether there was more output than the limit.
    public var isTruncated = false

    public var succeeded: Bool { end == .status(0) }
    public var outputText: String { String(decoding: output, as: UTF8.self) }
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  public enum Failure: Error, Equatable, CustomStringConvertible {
    case notStarted(path: String, errno: Int32)

    public var description: String {
      switch self {
      case .notStarted(let path, let errno):
        "\(path) cannot be run: \(String(cString: strerror(errno)))"
      }
    }
  }

  /// An absolute path.
  public var program: URL
  public var arguments: [ProgramArgument]
  public var environment: [String: String]
  public var sandbox: Sandbox?
  public var limits = ResourceLimits()
  /// nil is unlimited.
  public var timeLimit: Duration?
  /// The bytes of each stream that are kept; what follows is dropped.
  public var outputLimit = 16 << 20
  /// Whether the standard error becomes part of the output, in the order of writing.
  public var mergesErrors = false

  public init(
    program: URL, arguments: [ProgramArgument], environment: [String: String],
    sandbox: Sandbox? = nil, timeLimit: Duration? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.sandbox = sandbox
    self.timeLimit = timeLimit
  }

  /// Runs the program on a separate thread. If the task is cancelled, the program is killed and the
  /// outcome says so. Throws `Failure`.
  public func run() async throws -> Outcome {
    let child = RunningChild()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // The kernel kills the program when the thread that started it ends.
        let thread = Thread { continuation.resume(with: Result { try runBlocking(child) }) }
        thread.name = "program"
        thread.start()
      }
    } onCancel: {
      child.cancel()
    }
  }

  /// Runs the program on this thread. Throws `Failure`.
  public func runBlocking() throws(Failure) -> Outcome {
    try runBlocking(RunningChild())
  }

  private func runBlocking(_ child: RunningChild) throws(Failure) -> Outcome {
    do {
      return try start(child)
    } catch {
      if child.isCancelled { return Outcome(end: .cancelled, output: Data(), errors: Data()) }
      throw .notStarted(path: program.path, errno: error.errno)
    }
  }

  private func start(_ child: RunningChild) throws(SystemFailure) -> Outcome {
    let null = try SystemFailure.check(open("/dev/null", O_RDONLY | O_CLOEXEC))
    let output = try OutputPipe(limit: outputLimit)
    let errors = mergesErrors ? nil : try OutputPipe(limit: outputLimit)
    do {
      defer {
        close(null)
        output.closeWriting()
        errors?.closeWriting()
      }
      let standardError = (errors ?? output).writing
      try child.start(
        ChildProgram(
          path: program.path, arguments: arguments.map(\.text), environment: environment,
          descriptors: [null, output.writing, standardError], limits: limits, sandbox: sandbox))
    }
    let isInTime = child.read([output, errors].compactMap(\.self), timeLimit: timeLimit)
    let end = child.end()
    return Outcome(
      end: child.isCancelled ? .cancelled : isInTime ? end : .timedOut, output: output.data,
      errors: errors?.data ?? Data(),
      isTruncated: output.isTruncated || errors?.isTruncated ?? false)
  }
}

/// A pipe, and the first bytes that were read from it.
private final class OutputPipe {
  private let limit: Int
  private(set) var reading: Int32
  private(set) var writing: Int32
  private(set) var data = Data()
  private(set) var isTruncated = false

  init(limit: Int) throws(SystemFailure) {
    self.limit = limit
    var ends: [Int32] = [-1, -1]
    let code = process_pipe(&ends)
    guard code == 0 else { throw SystemFailure(errno: code) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeWriting()
    closeReading()
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  /// Reads once. Closes the end that is read at the end of the output.
  func readOnce(into buffer: UnsafeMutableRawBufferPointer) {
    let count = read(reading, buffer.baseAddress, buffer.count)
    guard count > 0 else { return closeReading() }
    let kept = min(count, limit - data.count)
    data.append(contentsOf: buffer[..<kept])
    if kept < count { isTruncated = true }
  }
}

/// The started program, which another thread may kill.
private final class RunningChild: Sendable {
  private struct State {
    var identifier: pid_t?
    var isCancelled = false
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func start(_ program: ChildProgram) throws(SystemFailure) {
    try state.withLock { (state) throws(SystemFailure) in
      guard !state.isCancelled else { throw SystemFailure(errno: ECANCELED) }
      state.identifier = try program.start()
    }
  }

  /// The program's process group includes its children; in a sandbox, the kernel kills them.
  func kill() {
    state.withLock { state in
      if let identifier = state.identifier { _ = Foundation.kill(-identifier, SIGKILL) }
    }
  }

  func cancel() {
    state.withLock { $0.isCancelled = true }
    kill()
  }

  /// Reads the output until the program has exited. Returns false if the time limit expires first.
  func read(_ pipes: [OutputPipe], timeLimit: Duration?) -> Bool {
    guard let identifier = state.withLock({ $0.identifier }) else { return true }
    let handle = process_descriptor(identifier)
    defer { if handle >= 0 { close(handle) } }
    let deadline = timeLimit.map { ContinuousClock.now + $0 }
    // A child that outlives the program could print forever.
    var readsAfterExit = 64
    return withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 16) { buffer in
      while true {
        // poll ignores negative descriptors, those of closed pipes.
        var waits = (pipes.map(\.reading) + [handle]).map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let rest = deadline.map { max(($0 - .now) / .milliseconds(1), 0).rounded(.up) }
        if rest == 0 {
          kill()
          return false
        }
        _ = poll(&waits, nfds_t(waits.count), rest.map { Int32(min($0, 1e9)) } ?? -1)
        for (pipe, wait) in zip(pipes, waits) where wait.revents != 0 {
          pipe.readOnce(into: buffer)
        }
        guard waits[pipes.count].revents != 0 else { continue }
        readsAfterExit -= 1
        let isDrained = zip(pipes, waits).allSatisfy { $1.revents == 0 }
        if isDrained || readsAfterExit == 0 { return true }
      }
    }
  }

  /// Waits for the program's end and reaps it.
  func end() -> ProgramRun.Outcome.End {
    guard let identifier = state.withLock({ $0.identifier }) else { return .cancelled }
    ProcessExit.wait(for: identifier)
    // With the lock held: later, another process may have the same identifier.
    let reason = state.withLock { state in
      state.identifier = nil
      return ProcessExit(reaping: identifier).reason
    }
    return switch reason {
    case .status(let status): .status(status)
    case .signal(let number): .signal(number)
    }
  }
}
