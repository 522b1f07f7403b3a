import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// Extensions as processes: started when they are asked, limited, ended when idle, held back after
/// failures.
///
/// ```swift
/// let pool = ExtensionPool(folders: ExtensionFolders(state: state), settings: HostSettings())
/// let contents = try await pool.describe(bundle)
/// ```
/// The order of calls is `ProcessQueue`'s, the memory of failures `ExtensionHealth`'s; here stand
/// the processes. Nothing depends on the machine's clock but time limits, the end of what idles for
/// as long in real time, and what `HostClock.real` and `.offset` are: under `.frozen` clocks two
/// runs are the same.
public actor ExtensionPool: ExtensionService {
  let folders: ExtensionFolders
  let settings: HostSettings
  private let machineClock: @Sendable () -> Date
  let tell: @Sendable (String) -> Void
  /// nil until it has been looked for.
  private var sandbox: Task<Result<URL, ExtensionSandbox.Missing>, Never>?
  private var hasToldOfSandbox = false
  private var listener = ExtensionServiceListener()

  private var queue: ProcessQueue
  private var processes: [ExtensionIdentifier: ExtensionProcess] = [:]
  private var health: [ExtensionIdentifier: ExtensionHealth] = [:]
  private var waiting: [UInt64: CheckedContinuation<ExtensionProcess, any Error>] = [:]
  private var idleEnds: [ExtensionIdentifier: Task<Void, Never>] = [:]
  /// Calls that shared a process when it was lost: which of them was at fault is not known.
  private var lostInCompany: Set<UInt64> = []
  private var lastTicket: UInt64 = 0
  /// The clocks under which extensions were asked last.
  private var clocks: [ExtensionIdentifier: HostClock] = [:]

  /// `tell` hears what a person should know: once, that there is no sandbox; with each answer, what
  /// its views could not show. `machineClock` is the machine's time, on which `HostClock.offset`
  /// counts.
  public init(
    folders: ExtensionFolders, settings: HostSettings = HostSettings(),
    machineClock: @escaping @Sendable () -> Date = { Date() },
    tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folders = folders
    self.settings = settings
    self.machineClock = machineClock
    self.tell = tell
    queue = ProcessQueue(
      processes: settings.processes.concurrent,
      overlappingCalls: settings.processes.overlappingCalls, idleEnd: settings.processes.idleEnd)
  }

  public func listen(_ listener: ExtensionServiceListener) async {
    self.listener = listener
  }

  public func end(_ id: ExtensionIdentifier) async {
    health[id] = nil
    clocks[id] = nil
    await endProcess(of: id)
  }

  public func activityNews(_ news: ActivityNews, for id: ExtensionIdentifier) {
    processes[id]?.send(news)
  }

  /// Ends all processes; calls that wait fail.
  public func endAll() async {
    for id in processes.keys.sorted() { await end(id) }
  }

  public func states() -> [ExtensionIdentifier: ExtensionServiceState] {
    var states: [ExtensionIdentifier: ExtensionServiceState] = [:]
    for id in Set(processes.keys).union(health.keys) where !id.hasPrefix(Self.bundlePrefix) {
      states[id] = ExtensionServiceState(
        isRunning: processes[id]?.isRunning ?? false,
        heldBackUntil: health[id]?.heldBackUntil(
          at: (clocks[id] ?? .real).now(machine: machineClock())),
        problem: health[id]?.problem)
    }
    return states
  }

  // MARK: Calls

  /// Marks the processes that only describe a bundle, which need not be installed.
  static let bundlePrefix = "bundle:"

  /// A call to an extension, from the wait for its turn to its answer.
  struct Request {
    var call: HostCall
    var `extension`: ExtensionIdentifier
    var conditions: ProcessQueue.Conditions
    var clock: HostClock
  }

  /// Sends a call when its turn comes. One that shared its process with others when it was lost is
  /// sent a second time, alone, unless it may have had an effect: an innocent widget is not harmed,
  /// and the guilty one is known. Throws `ExtensionServiceError`, `CancellationError`.
  func reply(to request: Request) async throws -> ExtensionReply {
    try await prepareSandbox()
    var isAlone = false
    while true {
      let now = request.clock.now(machine: machineClock())
      clocks[request.extension] = request.clock
      try checkHealth(of: request, at: now, isAlone: &isAlone)
      lastTicket += 1
      let ticket = ProcessQueue.Ticket(
        id: lastTicket, extension: request.extension, conditions: request.conditions,
        clock: request.clock, isAlone: isAlone, isLasting: request.call.isLasting)
      let process = try await process(for: ticket)
      do {
        // What was in the process before may have failed meanwhile.
        var mustBeAlone = isAlone
        try checkHealth(of: request, at: now, isAlone: &mustBeAlone)
        let reply = try await process.call(
          request.call, clock: request.clock, timeLimit: timeLimit(of: request.call))
        release(ticket)
        health[request.extension]?.succeeded(request.call.title)
        return reply
      } catch let failure as ExtensionFailure {
        if !process.isRunning { lose(process, of: request.extension) }
        let hadCompany = lostInCompany.remove(ticket.id) != nil
        release(ticket)
        switch verdict(on: failure, of: request.call, hadCompany: hadCompany) {
        case .guilty: fail(request, failure, at: now)
        case .notCounted: break
        case .tryAgain:
          isAlone = true
          continue
        }
        throw ExtensionServiceError.failed(name(of: request.extension), failure)
      } catch {
        release(ticket)
        throw error
      }
    }
  }

  private enum FailureVerdict { case guilty, notCounted, tryAgain }

  private func verdict(
    on failure: ExtensionFailure, of call: HostCall, hadCompany: Bool
  ) -> FailureVerdict {
    let isRepeatable = if case .perform = call { false } else { true }
    switch failure {
    case .reported, .ended: return .notCounted
    case .timedOut(let name, let kind, _, _):
      if name == call.name && kind == call.subject { return .guilty }
      return isRepeatable ? .tryAgain : .notCounted
    default:
      guard hadCompany else { return .guilty }
      return isRepeatable ? .tryAgain : .notCounted
    }
  }

  private func checkHealth(of request: Request, at now: Date, isAlone: inout Bool) throws {
    switch health[request.extension]?.verdict(on: request.call.title, at: now) {
    case nil, .allowed: break
    case .allowedAlone: isAlone = true
    case .heldBack(let until, let reason):
      throw ExtensionServiceError.heldBack(
        name(of: request.extension), call: request.call.title, until: until, reason: reason)
    }
  }

  private func fail(_ request: Request, _ failure: ExtensionFailure, at now: Date) {
    var record = health[request.extension] ?? ExtensionHealth(settings: settings.processes)
    record.failed(request.call.title, at: now, reason: failure.description)
    health[request.extension] = record
  }

  /// What messages call the extension.
  private func name(of id: ExtensionIdentifier) -> String {
    id.hasPrefix(Self.bundlePrefix) ? String(id.dropFirst(Self.bundlePrefix.count)) : id
  }

  // MARK: Turns

  private func process(for ticket: ProcessQueue.Ticket) async throws -> ExtensionProcess {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[ticket.id] = continuation
        queue.add(ticket)
        proceed()
        // Cancelled before it was added: the handler has found nothing.
        if Task.isCancelled { cancel(ticket.id) }
      }
    } onCancel: {
      Task { await self.cancel(ticket.id) }
    }
  }

  private func cancel(_ id: UInt64) {
    guard queue.cancel(id) else { return }
    waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
    proceed()
  }

  /// Does what the queue wants done, until it wants nothing.
  private func proceed() {
    while true {
      let actions = queue.next()
      if actions.isEmpty { return }
      for action in actions {
        switch action {
        case .send(let ticket, let startsProcess): send(ticket, startsProcess: startsProcess)
        case .end(let id): endInBackground(id)
        }
      }
    }
  }

  private func send(_ ticket: ProcessQueue.Ticket, startsProcess: Bool) {
    let id = ticket.extension
    idleEnds.removeValue(forKey: id)?.cancel()
    let result = Result {
      // A process may have fallen since its last call.
      if !startsProcess, let process = processes[id], process.isRunning { return process }
      return try start(ticket)
    }
    switch result {
    case .success(let process): processes[id] = process
    case .failure:
      processes[id] = nil
      _ = queue.lost(id)
    }
    waiting.removeValue(forKey: ticket.id)?.resume(with: result)
  }

  private func release(_ ticket: ProcessQueue.Ticket) {
    if queue.finished(ticket) { endWhenIdle(ticket.extension) }
    proceed()
  }

  private func lose(_ process: ExtensionProcess, of id: ExtensionIdentifier) {
    // Only the first call that hears of it; by then the next process may be there.
    guard processes[id] === process else { return }
    processes[id] = nil
    let calls = queue.lost(id)
    if calls.count > 1 { lostInCompany.formUnion(calls) }
  }

  // MARK: Ends

  private func endWhenIdle(_ id: ExtensionIdentifier) {
    let wait = Duration.seconds(settings.processes.idleEnd)
    idleEnds[id]?.cancel()
    idleEnds[id] = Task { [weak self] in
      guard (try? await Task.sleep(for: wait)) != nil else { return }
      await self?.endIfIdle(id)
    }
  }

  private func endIfIdle(_ id: ExtensionIdentifier) async {
    guard queue.isIdle(id) else { return }
    await endProcess(of: id)
  }

  private func endInBackground(_ id: ExtensionIdentifier) {
    idleEnds.removeValue(forKey: id)?.cancel()
    let process = processes[id]
    Task {
      await process?.end()
      didEnd(id, process)
    }
  }

  private func endProcess(of id: ExtensionIdentifier) async {
    idleEnds.removeValue(forKey: id)?.cancel()
    let process = processes[id]
    // Where the queue ends it already, this only waits.
    _ = queue.beginEnd(id)
    await process?.end()
    didEnd(id, process)
  }

  private func didEnd(_ id: ExtensionIdentifier, _ process: ExtensionProcess?) {
    if let process {
      guard processes[id] === process else { return }
      processes[id] = nil
    }
    queue.ended(id)
    proceed()
  }

  // MARK: Starts

  private func start(_ ticket: ProcessQueue.Ticket) throws -> ExtensionProcess {
    let id = ticket.extension
    let launch = try launch(
      id, ticket.conditions, clock: ticket.clock, sandbox: sandboxProgram, listener: listener)
    do {
      return try ExtensionProcess(launch)
    } catch let failure as ExtensionFailure {
      throw ExtensionServiceError.failed(name(of: id), failure)
    }
  }

  /// Known once `prepareSandbox` has returned.
  private var sandboxProgram: URL?

  private func prepareSandbox() async throws {
    guard settings.processes.sandbox != .off, sandboxProgram == nil else { return }
    let search = sandbox ?? Task { await ExtensionSandbox.find() }
    sandbox = search
    switch await search.value {
    case .success(let program): sandboxProgram = program
    case .failure(let missing) where settings.processes.sandbox == .required:
      throw ExtensionServiceError.noSandbox(reason: missing.description)
    case .failure(let missing):
      guard !hasToldOfSandbox else { return }
      hasToldOfSandbox = true
      tell("extensions run without a sandbox: \(missing)")
    }
  }
}
