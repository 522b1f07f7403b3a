import Foundation
import HostLink
import ProcessLaunch
import Synchronization

/// The part of an `ExtensionProcess` that its threads share. They keep it alive until the process
/// is gone.
final class ProcessCore: Sendable {
  let state: Mutex<ProcessState>
  let output = OutputRing()
  let identifier: pid_t
  private let outputDescriptor: Int32
  private let connection: HostLinkConnection
  private let grace: Duration
  private let listener: ExtensionListener
  private let waiters = Mutex<[CheckedContinuation<Void, Never>]>([])
  /// The questions that are being answered, by number. They are cancelled when the process is gone.
  private let answering = Mutex<[UInt64: Task<Void, Never>]>([:])
  private let program: String
  /// The crash that the process has reported.
  private let crash = Mutex<CrashStack?>(nil)
  /// The time in which a process that does not answer reports its stack.
  private static let reportTime = Duration.milliseconds(500)
  /// The names of its frames. Two threads need them, and a symbolizer runs for a while.
  private let symbols = Mutex<[UInt64: [String]]?>(nil)
  /// Reached when the listener has received all output.
  private let outputEnd = OutputEnd()

  private let limits: ProcessLimits
  private let isSandboxed: Bool

  /// Starts the process and the threads that serve it. Throws `ExtensionFailure`.
  static func start(_ launch: ExtensionLaunch) throws -> ProcessCore {
    let started = Mutex<Result<ProcessCore, any Error>?>(nil)
    let isStarted = DispatchSemaphore(value: 0)
    // The thread that starts the process also waits for its exit. The kernel kills the process when
    // this thread ends, so that a killed host leaves nothing behind.
    let thread = Thread {
      let result = Result { ProcessCore(try spawn(launch), launch: launch) }
      started.withLock { $0 = result }
      isStarted.signal()
      if case .success(let core) = result { core.waitForExit() }
    }
    thread.name = "extension exit"
    thread.start()
    isStarted.wait()
    guard let result = started.withLock({ $0 }) else { throw ExtensionFailure.ended }
    let core = try result.get()
    core.serve()
    return core
  }

  private init(_ spawned: SpawnedProcess, launch: ExtensionLaunch) {
    limits = launch.processLimits
    isSandboxed = launch.sandbox != nil
    state = Mutex(ProcessState(limits: limits, isSandboxed: isSandboxed, clock: launch.clock))
    identifier = spawned.identifier
    outputDescriptor = spawned.output
    grace = launch.grace
    listener = launch.listener
    program = launch.executable.path
    connection = HostLinkConnection(
      descriptor: spawned.link, limits: launch.limits, sendTimeout: .seconds(5))
  }

  private func serve() {
    for (name, body) in [("extension output", drainOutput), ("extension link", readLink)] {
      let thread = Thread { body() }
      thread.name = name
      thread.start()
    }
  }

  // MARK: Calls

  func reply(
    to call: HostCall, clock: HostClock?, timeLimit: Duration
  ) async throws -> ExtensionReply {
    let identifier = state.withLock { $0.nextIdentifier(clock) }
    let request = HostRequest(id: identifier, clock: clock, call: call)
    let timer = Task {
      var rest = timeLimit
      repeat {
        try await Task.sleep(for: rest)
        rest = state.withLock { $0.extraTime(forLimit: timeLimit, at: .now) } ?? .zero
      } while rest > .zero
      expire(identifier, call: call, limit: timeLimit)
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(request, continuation)
      }
    } onCancel: {
      take(identifier)?.resume(throwing: CancellationError())
    }
  }

  private func send(
    _ request: HostRequest, _ continuation: CheckedContinuation<ExtensionReply, any Error>
  ) {
    let isAdded = state.withLock {
      $0.add(.init(name: request.call.title, continuation: continuation), identifier: request.id)
    }
    guard isAdded else {
      let failure = state.withLock { $0.failure } ?? .ended
      return continuation.resume(throwing: failure)
    }
    if Task.isCancelled {
      take(request.id)?.resume(throwing: CancellationError())
      return
    }
    monitor()
    do {
      try connection.send(HostMessage.request(request))
    } catch HostLinkError.closed {
      // The process is ending. Its exit provides the reason.
    } catch let error as HostLinkError {
      end(.linkBroken(error), force: true)
    } catch {
      take(request.id)?.resume(throwing: error)
    }
  }

  func send(_ news: ActivityNews) {
    do {
      try connection.send(HostMessage.activityNews(news))
    } catch let error as HostLinkError where error != .closed {
      end(.linkBroken(error), force: true)
    } catch {
      // The process is ending.
    }
  }

  private func take(_ identifier: UInt64) -> CheckedContinuation<ExtensionReply, any Error>? {
    state.withLock { $0.take(identifier)?.continuation }
  }

  private func expire(_ identifier: UInt64, call: HostCall, limit: Duration) {
    let isPending = state.withLock { $0.pending[identifier] != nil }
    guard isPending else { return }
    state.withLock {
      $0.begin(.timedOut(call: call.name, kind: call.subject, limit: limit))
    }
    // The process reports where its main thread is, which may be the body of a view.
    kill(SIGABRT)
    killLater(after: Self.reportTime)
  }

  // MARK: Ending

  /// Starts to end the process: with SIGKILL if `force` is true, otherwise with SIGTERM and, after
  /// the grace period, SIGKILL.
  func end(_ cause: ProcessState.Cause, force: Bool) {
    state.withLock { $0.begin(cause) }
    guard !force else { return kill(SIGKILL) }
    kill(SIGTERM)
    killLater(after: grace)
  }

  private func killLater(after delay: Duration) {
    // Weak: the threads keep this object alive while there is a process to kill.
    Task.detached { [weak self] in
      try? await Task.sleep(for: delay)
      self?.kill(SIGKILL)
    }
  }

  /// Signals the whole process group, which includes the extension's children. Holds the lock
  /// because the identifier can belong to another process once this one has been reaped.
  private func kill(_ signal: Int32) {
    state.withLock {
      guard !$0.isReaped else { return }
      if !isSandboxed || !killInSandbox(signal) { _ = Foundation.kill(-identifier, signal) }
    }
  }

  /// Signals the extension inside its sandbox. Returns false if no process received the signal.
  ///
  /// The process that this host starts is bubblewrap's outer one, which exits after its inner one.
  /// SIGKILL goes to the inner process, which is the init of the namespace: the kernel then kills
  /// everything in it. Other signals go to the children of the inner process, which are the
  /// extension.
  private func killInSandbox(_ signal: Int32) -> Bool {
    let inner = ProcessTree.children(of: identifier)
    let targets = signal == SIGKILL ? inner : inner.flatMap(ProcessTree.children)
    for process in targets { _ = Foundation.kill(process, signal) }
    return !targets.isEmpty
  }

  /// Signals the extension and its children without ending the process.
  func signal(_ signal: Int32) { kill(signal) }

  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let isGone = waiters.withLock { list in
        let isGone = state.withLock { $0.failure != nil }
        if !isGone { list.append(continuation) }
        return isGone
      }
      if isGone { continuation.resume() }
    }
  }

  /// The last lines of the output, with everything that was written before the call. Waits at most
  /// 100 ms for the thread that reads it.
  func settledOutput() async -> [String] {
    for _ in 0..<50 {
      var unread = pollfd(fd: outputDescriptor, events: Int16(POLLIN), revents: 0)
      let isRead = poll(&unread, 1, 0) <= 0
      // Also after the last byte: the thread stores it after it has read it.
      try? await Task.sleep(for: .milliseconds(2))
      if isRead { break }
    }
    return output.lastLines()
  }

  // MARK: Limits

  /// Measures the process while it runs, and ends it above a limit.
  private func monitor() {
    guard state.withLock({ $0.beginMonitoring() }) else { return }
    let limits = limits
    Task.detached(priority: .utility) { [weak self] in
      var disk = limits.disk.map { DiskWatch($0) }
      var activity = ProcessActivity()
      var isIdle = false
      while let interval = self?.state.withLock({ [isIdle] in
        $0.monitoringInterval(isIdle: isIdle)
      }) {
        try? await Task.sleep(for: interval)
        guard let self else { break }
        // A process that has not run uses no more than before. Reading `/proc` is expensive.
        isIdle = !activity.hasRun(identifier) && disk?.isDue != true
        guard !isIdle else { continue }
        guard let usage = ProcessTree.usage(of: activity.processes) else { break }
        // In a sandbox, the two processes of bubblewrap are its own.
        let children = usage.processes - (isSandboxed ? 3 : 1)
        if let limit = limits.memory, usage.memory > limit {
          end(.outOfMemory, force: true)
        } else if let limit = limits.children, children > limit {
          end(.tooManyProcesses(limit), force: true)
        } else if let limit = limits.threads, usage.threads > limit {
          end(.tooManyThreads(limit), force: true)
        } else if let excess = disk?.excess(of: identifier) {
          end(.diskFull(excess), force: true)
        }
      }
    }
  }

  // MARK: Threads

  private func drainOutput() {
    var reader = OutputReader(process: identifier)
    let size = 64 << 10
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
      while true {
        let count = read(outputDescriptor, buffer.baseAddress, size)
        if count > 0 {
          let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          output.append(bytes)
          guard let report = listener.output else { continue }
          let messages = reader.read(bytes, outputContext)
          if !messages.isEmpty { report(messages) }
          // A full pipe: the process prints faster than the console reads. It waits for a moment,
          // instead of both using a processor. Lines without end do not count as a flood of lines.
          if reader.isFlooded || count == size { usleep(2000) }
        } else if count == 0 || errno != EINTR {
          break
        }
      }
    }
    crash.withLock { $0 = reader.crash }
    output.finish()
    close(outputDescriptor)
    reportEnd(of: &reader)
  }

  private var outputContext: OutputReader.Context {
    let (request, clock) = state.withLock { ($0.currentCall, $0.clock) }
    return OutputReader.Context(
      date: clock.now(machine: Date()), request: request,
      seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  /// Reports what is left, and the stack of a crash, for which a symbolizer runs.
  private func reportEnd(of reader: inout OutputReader) {
    defer { outputEnd.reach() }
    guard let report = listener.output else { return }
    let context = outputContext
    let messages = reader.finish(context)
    if !messages.isEmpty { report(messages) }
    // A process that the host has ended did not crash.
    guard let crash = reader.crash, state.withLock({ $0.cause }) == nil else { return }
    report([reader.message(.crash, .fault, crash.report(symbols(of: crash)), context)])
  }

  func waitForOutput() async { await outputEnd.wait(atMost: .seconds(3)) }

  private func readLink() {
    do {
      while let message = try connection.receive(ExtensionMessage.self) {
        handle(message)
      }
      // An extension without a link is useless. One that is exiting has a second to do so.
      killLater(after: .seconds(1))
    } catch HostLinkError.truncated {
      // As above. The process may have crashed while it was writing.
      killLater(after: .seconds(1))
    } catch let error as HostLinkError {
      end(.linkBroken(error), force: true)
    } catch {
      end(.linkBroken(.malformedMessage("\(error)")), force: true)
    }
  }

  private func handle(_ message: ExtensionMessage) {
    if case .reply(let identifier, let reply) = message,
      let call = state.withLock({ $0.reply(to: identifier) })
    {
      return call.continuation.resume(returning: reply)
    }
    guard state.withLock({ $0.countUnsolicited() }) else { return end(.flooded, force: true) }
    switch message {
    // The call was cancelled.
    case .reply: break
    case .reload(let request): listener.reload(request)
    case .question(let identifier, let question): handle(question, identifier)
    }
  }

  private func handle(_ question: HostQuestion, _ identifier: UInt64) {
    guard state.withLock({ $0.beginQuestion() }) else {
      let refusal = HostAnswer.failure("too many pending questions; await their answers first")
      try? connection.send(HostMessage.answer(id: identifier, refusal))
      return
    }
    let isForUser = question.isForUser
    if isForUser { state.withLock { $0.beginUserQuestion() } }
    if question.reportsProgress { state.withLock { $0.noteProgress(at: .now) } }
    answering.withLock { tasks in
      tasks[identifier] = Task { [self] in
        let answer = await listener.answer(question)
        state.withLock {
          $0.endQuestion()
          if isForUser { $0.endUserQuestion(answeredAt: answer.isOfUser ? .now : nil) }
        }
        answering.withLock { $0[identifier] = nil }
        try? connection.send(HostMessage.answer(id: identifier, answer))
      }
    }
  }

  private func waitForExit() {
    ProcessExit.wait(for: identifier)
    // Also ends the children, which may hold the output pipe open.
    kill(SIGKILL)
    let exit = state.withLock {
      $0.isReaped = true
      return ProcessExit(reaping: identifier)
    }
    awaitOutput()
    let lines = output.lastLines()
    let stack = stack
    let (calls, failure) = state.withLock { $0.finish(exit, output: lines, stack: stack) }
    connection.shutDown()
    for call in calls { call.continuation.resume(throwing: failure) }
    for task in answering.withLock({ Array($0.values) }) { task.cancel() }
    let waiting = waiters.withLock { list in
      defer { list = [] }
      return list
    }
    for continuation in waiting { continuation.resume() }
  }

  /// What the process has reported of its stack before it ended; nil if it has reported nothing.
  private var stack: ProcessState.Stack? {
    guard let crash = crash.withLock({ $0 }) else { return nil }
    let own = crash.ownFrame(symbols(of: crash))
    return ProcessState.Stack(
      isInViews: crash.isInViews, function: own?.function, place: own?.place)
  }

  private func symbols(of crash: CrashStack) -> [UInt64: [String]] {
    symbols.withLock { known in
      if let known { return known }
      let found = crash.symbols(program: program)
      known = found
      return found
    }
  }

  /// Waits until the remaining output has been read, at most half a second: a child that left the
  /// process group may hold the pipe open.
  private func awaitOutput() {
    for _ in 0..<50 where !output.isFinished { usleep(10_000) }
  }
}
