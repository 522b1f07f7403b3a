import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import ProcessLaunch
import TextEngine

/// Runs extensions as processes. A process is started by its first call, has resource limits, ends
/// when it is idle, and is held back after failures.
///
/// ```swift
/// let pool = ExtensionPool(folders: ExtensionFolders(state: state), settings: HostSettings())
/// let contents = try await pool.describe(bundle)
/// ```
/// Two values make the decisions, without I/O: `ProcessQueue` decides which call runs next and
/// which process starts or ends; `ExtensionHealth` decides whether a call may be sent after
/// failures. The pool owns the processes and carries these decisions out.
///
/// A call that fails in a process shared with other calls is repeated alone, so that the failure is
/// attributed to the right widget. Intents are never repeated: they may have had an effect.
///
/// The machine's clock affects only time limits, the idle timeout in real time, and the meaning of
/// `HostClock.real` and `.offset`. Under `.frozen` clocks, two runs behave identically.
public actor ExtensionPool: ExtensionService {
  let folders: ExtensionFolders
  let settings: HostSettings
  let machineClock: @Sendable () -> Date
  public nonisolated let requests = RequestLog()
  let report: @Sendable (String) -> Void
  /// Receives what an extension or, if the flag is true, its app prints.
  let output: (@Sendable (ExtensionID, [ProcessOutput], _ isApp: Bool) -> Void)?
  nonisolated let isTrusted: @Sendable (ExtensionBundle) -> Bool
  /// The search for the sandbox program; nil before the first call.
  private var sandbox: Task<Result<URL, Sandbox.Missing>, Never>?
  private var hasReportedMissingSandbox = false
  private var listener = ExtensionServiceListener()

  private var queue: ProcessQueue
  private var processes: [ExtensionID: ExtensionProcess] = [:]
  private var health: [ExtensionID: ExtensionHealth] = [:]
  private var waiting: [UInt64: CheckedContinuation<ExtensionProcess, any Error>] = [:]
  private var idleTimers: [ExtensionID: Task<Void, Never>] = [:]
  /// The calls that shared a process when it was lost, so that the one at fault is unknown.
  private var lostWithOthers: Set<UInt64> = []
  private var lastTicket: UInt64 = 0
  var reportedNotices = ReportedNotices()
  /// The processes of apps, beside the queue: an app runs while its extension is ended and started.
  var apps: [ExtensionID: RunningApp] = [:]
  var appListener = AppServiceListener()
  /// The clock of each extension's last call.
  private var clocks: [ExtensionID: HostClock] = [:]

  /// Without a sandbox, only bundles that were built on this machine run.
  ///
  /// - Parameters:
  ///   - machineClock: Returns the machine's time, the base of `HostClock.offset`.
  ///   - output: Receives what an extension or, if the flag is true, its app prints. Called on the
  ///     thread that reads the output. nil: the output is only part of failures.
  ///   - report: Receives messages for the user: once if there is no sandbox, and the notices of
  ///     each reply.
  public init(
    folders: ExtensionFolders, settings: HostSettings = HostSettings(),
    machineClock: @escaping @Sendable () -> Date = { Date() },
    output: (@Sendable (ExtensionID, [ProcessOutput], _ isApp: Bool) -> Void)? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      folders: folders, settings: settings, machineClock: machineClock,
      isTrusted: { BuiltBundles().contains($0) }, output: output, report: report)
  }

  /// - Parameter isTrusted: Whether a bundle may run without a sandbox if none is available.
  package init(
    folders: ExtensionFolders, settings: HostSettings = HostSettings(),
    machineClock: @escaping @Sendable () -> Date = { Date() },
    isTrusted: @escaping @Sendable (ExtensionBundle) -> Bool,
    output: (@Sendable (ExtensionID, [ProcessOutput], _ isApp: Bool) -> Void)? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folders = folders
    self.settings = settings
    self.machineClock = machineClock
    self.isTrusted = isTrusted
    self.report = report
    self.output = output
    queue = ProcessQueue(
      processes: settings.processes.concurrent,
      overlappingCalls: settings.processes.overlappingCalls, idleEnd: settings.processes.idleEnd)
    if let folder = settings.processes.fontFolder {
      SystemFonts.provide(URL(fileURLWithPath: folder, isDirectory: true))
    }
  }

  public func listen(_ listener: ExtensionServiceListener) async {
    self.listener = listener
  }

  public func end(_ id: ExtensionID) async {
    health[id] = nil
    clocks[id] = nil
    await endProcess(of: id)
  }

  public func removeData(of id: ExtensionID) async {
    // The next extension of this name must not inherit the files.
    let homes = [folders.home(of: id), folders.home(of: id, .app)]
    let parents = [folders.homes, folders.appHomes].map(\.standardized.path)
    guard homes.map({ $0.deletingLastPathComponent().standardized.path }) == parents else { return }
    await endProcess(of: id)
    for home in homes {
      do {
        try FileManager.default.removeItem(at: home)
      } catch CocoaError.fileNoSuchFile {
        // It has never run.
      } catch {
        report("\(home.path): cannot remove the data of \(id): \(error.localizedDescription)")
      }
    }
  }

  public func activityNews(_ news: ActivityNews, for id: ExtensionID) {
    processes[id]?.send(news)
  }

  /// Ends all processes. Running calls fail.
  public func endAll() async {
    for id in apps.keys.sorted() { await endApp(id) }
    for id in processes.keys.sorted() { await end(id) }
  }

  public func states() -> [ExtensionID: ExtensionServiceState] {
    var states: [ExtensionID: ExtensionServiceState] = [:]
    for id in Set(processes.keys).union(health.keys) where !id.isBundle {
      states[id] = ExtensionServiceState(
        isRunning: processes[id]?.isRunning ?? false,
        heldBackUntil: health[id]?.heldBackUntil(
          at: (clocks[id] ?? .real).now(machine: machineClock())),
        problem: health[id]?.problem)
    }
    return states
  }

  // MARK: Calls

  /// The identifier prefix of processes that only describe a bundle, which may not be installed.
  static let bundlePrefix = "bundle:"

  /// A call to an extension and the conditions of its process.
  struct Request {
    var call: HostCall
    var `extension`: ExtensionID
    var conditions: ProcessQueue.Conditions
    var clock: HostClock
  }

  /// Sends a call when its turn comes and returns the reply.
  ///
  /// A call that was lost together with others is sent a second time, exclusively. Widgets that
  /// were not at fault then succeed, and the one that fails again is held back. Intents are not
  /// sent twice. Throws `ExtensionServiceError`, `CancellationError`.
  func reply(to request: Request) async throws -> ExtensionReply {
    try await prepareSandbox()
    var isExclusive = false
    while true {
      let now = request.clock.now(machine: machineClock())
      clocks[request.extension] = request.clock
      try checkHealth(of: request, at: now, isExclusive: &isExclusive)
      lastTicket += 1
      let ticket = ProcessQueue.Ticket(
        id: lastTicket, extension: request.extension, conditions: request.conditions,
        clock: request.clock, isExclusive: isExclusive, isLongRunning: request.call.isLongRunning)
      let process = try await process(for: ticket)
      do {
        // Earlier calls in the process may have failed while this one waited.
        var mustBeExclusive = isExclusive
        try checkHealth(of: request, at: now, isExclusive: &mustBeExclusive)
        let reply = try await send(
          request.call, to: process, of: request.extension, .extension, clock: request.clock,
          timeLimit: timeLimit(of: request.call))
        release(ticket)
        health[request.extension]?.succeeded(request.call.title)
        return reply
      } catch let failure as ExtensionFailure {
        if !process.isRunning { lose(process, of: request.extension) }
        let sharedProcess = lostWithOthers.remove(ticket.id) != nil
        release(ticket)
        switch verdict(on: failure, of: request.call, sharedProcess: sharedProcess) {
        case .atFault: fail(request, failure, at: now)
        case .notCounted: break
        case .retryAlone:
          isExclusive = true
          continue
        }
        throw ExtensionServiceError.failed(name(of: request.extension), failure)
      } catch {
        release(ticket)
        throw error
      }
    }
  }

  private enum FailureVerdict { case atFault, notCounted, retryAlone }

  private func verdict(
    on failure: ExtensionFailure, of call: HostCall, sharedProcess: Bool
  ) -> FailureVerdict {
    switch failure {
    case .reported, .ended: return .notCounted
    case .timedOut(let name, let kind, _, _), .viewBlocked(let name, let kind, _, _, _):
      if name == call.name && kind == call.subject { return .atFault }
      return call.isRepeatable ? .retryAlone : .notCounted
    default:
      guard sharedProcess else { return .atFault }
      return call.isRepeatable ? .retryAlone : .notCounted
    }
  }

  private func checkHealth(of request: Request, at now: Date, isExclusive: inout Bool) throws {
    switch health[request.extension]?.verdict(on: request.call.title, at: now) {
    case nil, .allowed: break
    // A press does not wait for another one, whose sound it may replace.
    case .allowedExclusively: isExclusive = request.call.isRepeatable
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

  /// The extension's name in messages.
  private func name(of id: ExtensionID) -> ExtensionID {
    id.isBundle ? ExtensionID(String(id.rawValue.dropFirst(Self.bundlePrefix.count))) : id
  }

  // MARK: Queue

  private func process(for ticket: ProcessQueue.Ticket) async throws -> ExtensionProcess {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[ticket.id] = continuation
        queue.add(ticket)
        runQueue()
        // If the task was cancelled before the ticket was added, the handler found no ticket.
        if Task.isCancelled { cancel(ticket.id) }
      }
    } onCancel: {
      Task { await self.cancel(ticket.id) }
    }
  }

  private func cancel(_ id: UInt64) {
    guard queue.cancel(id) else { return }
    waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
    runQueue()
  }

  /// Carries out the queue's actions until there are none.
  private func runQueue() {
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
    idleTimers.removeValue(forKey: id)?.cancel()
    let result = Result {
      // A process may have crashed since its last call.
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
    runQueue()
  }

  private func lose(_ process: ExtensionProcess, of id: ExtensionID) {
    // Only the first failed call handles the loss: a later one may find a new process.
    guard processes[id] === process else { return }
    processes[id] = nil
    let calls = queue.lost(id)
    if calls.count > 1 { lostWithOthers.formUnion(calls) }
  }

  // MARK: Ending processes

  private func endWhenIdle(_ id: ExtensionID) {
    let wait = Duration.seconds(settings.processes.idleEnd)
    idleTimers[id]?.cancel()
    idleTimers[id] = Task { [weak self] in
      guard (try? await Task.sleep(for: wait)) != nil else { return }
      await self?.endIfIdle(id)
    }
  }

  private func endIfIdle(_ id: ExtensionID) async {
    guard queue.isIdle(id) else { return }
    await endProcess(of: id)
  }

  private func endInBackground(_ id: ExtensionID) {
    idleTimers.removeValue(forKey: id)?.cancel()
    let process = processes[id]
    Task {
      await process?.end()
      didEnd(id, process)
    }
  }

  private func endProcess(of id: ExtensionID) async {
    idleTimers.removeValue(forKey: id)?.cancel()
    let process = processes[id]
    // If the queue already ends the process, this only waits.
    _ = queue.beginEnd(id)
    await process?.end()
    didEnd(id, process)
  }

  private func didEnd(_ id: ExtensionID, _ process: ExtensionProcess?) {
    if let process {
      guard processes[id] === process else { return }
      processes[id] = nil
    }
    queue.ended(id)
    runQueue()
  }

  // MARK: Starting processes

  private func start(_ ticket: ProcessQueue.Ticket) throws -> ExtensionProcess {
    let id = ticket.extension
    let launch = try launch(
      id, ticket.conditions, clock: ticket.clock, sandbox: sandboxProgram,
      missingSandbox: missingSandbox, listener: listener)
    do {
      return try ExtensionProcess(launch)
    } catch let failure as ExtensionFailure {
      throw ExtensionServiceError.failed(name(of: id), failure)
    }
  }

  /// Set by `prepareSandbox()` if there is a sandbox.
  private(set) var sandboxProgram: URL?
  /// Set by `prepareSandbox()` if there is none.
  private(set) var missingSandbox: Sandbox.Missing?

  func prepareSandbox() async throws {
    guard settings.processes.sandbox != .off, sandboxProgram == nil else { return }
    let search = sandbox ?? Task { await Sandbox.find() }
    sandbox = search
    switch await search.value {
    case .success(let program): sandboxProgram = program
    case .failure(let missing) where settings.processes.sandbox == .required:
      throw ExtensionServiceError.noSandbox(reason: missing.description)
    case .failure(let missing):
      missingSandbox = missing
      guard !hasReportedMissingSandbox else { return }
      hasReportedMissingSandbox = true
      report("extensions run without a sandbox: \(missing)")
    }
  }
}
