import Dispatch
import ExtensionProcess
import Foundation
import HostLink
import Rasterizer
import Synchronization

/// Draws in a process that is killed if it takes too long, and started again for the next picture.
///
/// The rasterizer counts its own work (`DrawingBudget`) and normally gives up in time. The process
/// is for what it cannot count: a loop or a crash in Cairo, Pango or an image decoder, and memory
/// that they allocate.
final class DrawingProcess: ArchiveDrawer {
  private let program: DrawingProgram
  private let budget: DrawingBudget
  /// The time from sending an order until the process is killed.
  private let patience: Duration
  private var worker: WorkerProcess?
  private var notices: [String] = []
  /// How long the process waits for the next order before it ends; nil is forever.
  private let idle: Duration?
  private let use = Use()

  /// Whether the process works, shared with the timer that ends it.
  private final class Use: Sendable {
    struct State {
      var isBusy = false
      /// The number of orders so far.
      var count = 0
      /// True if the process was ended because it had no work.
      var hasEnded = false
    }

    let state = Mutex(State())
  }

  init(
    _ program: DrawingProgram, budget: DrawingBudget, patience: Duration, idle: Duration? = nil
  ) {
    self.program = program
    self.budget = budget
    self.patience = patience
    self.idle = idle
  }

  func png(of archive: ArchiveSource, at instant: Date, options: DrawingOptions) throws -> Data {
    try draw(.png, archive, at: instant, options: options).data
  }

  func picture(
    of archive: ArchiveSource, at instant: Date, options: DrawingOptions
  ) throws -> Picture {
    let (data, reply) = try draw(.pixels, archive, at: instant, options: options)
    guard
      let picture = Picture(
        bytes: data, width: reply.width, height: reply.height, scale: options.scale)
    else { throw RasterizerError.drawing("the drawing process sent no valid picture") }
    return picture
  }

  func drainNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  private func draw(
    _ form: DrawingOrder.Form, _ archive: ArchiveSource, at instant: Date, options: DrawingOptions
  ) throws -> (data: Data, reply: DrawingReply) {
    let order = DrawingOrder(
      form: form, archive: Attachment(archive.data), instant: instant,
      options: try SentOptions(options), work: budget.work, time: budget.time / .seconds(1))
    let hasEnded = use.state.withLock { use in
      defer { use.hasEnded = false }
      use.isBusy = true
      use.count += 1
      return use.hasEnded
    }
    if hasEnded { worker = nil }
    defer { rest() }
    let reply = try exchange(order, with: try running())
    notices += reply.notices
    if let failure = reply.failure { throw failure.error }
    guard let data = reply.data?.data else {
      throw RasterizerError.drawing("the drawing process sent no picture")
    }
    return (data, reply)
  }

  /// Ends the process if no order comes for some time.
  private func rest() {
    let count = use.state.withLock { use in
      use.isBusy = false
      return use.count
    }
    guard let idle, let worker else { return }
    Self.alarms.asyncAfter(deadline: .now() + idle / .seconds(1)) { [use, weak worker] in
      use.state.withLock { use in
        guard !use.isBusy, use.count == count else { return }
        use.hasEnded = true
        worker?.kill()
      }
    }
  }

  /// Starts the process if it does not run.
  private func running() throws -> WorkerProcess {
    if let worker { return worker }
    let started: WorkerProcess
    do {
      started = try WorkerProcess(
        executable: program.executable, arguments: program.arguments,
        environment: program.environment, limits: program.limits)
    } catch {
      throw RasterizerError.drawing("the drawing process could not be started: \(error)")
    }
    // Loading the fonts takes longer than most pictures.
    _ = try answer(of: started, within: .seconds(20)) { try $0.receive(DrawingReply.self) }
    worker = started
    started.identifier.map(program.started)
    return started
  }

  private func exchange(_ order: DrawingOrder, with worker: WorkerProcess) throws -> DrawingReply {
    try answer(of: worker, within: patience) { link in
      try link.send(order)
      return try link.receive(DrawingReply.self)
    }
  }

  /// Returns the answer of a process, which is killed if it does not answer in time.
  private func answer(
    of worker: WorkerProcess, within limit: Duration,
    _ body: (HostLinkConnection) throws -> DrawingReply?
  ) throws -> DrawingReply {
    let isLate = Flag()
    let alarm = DispatchWorkItem { [weak worker] in
      isLate.set()
      worker?.kill()
    }
    Self.alarms.asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
    let reply = try? body(worker.link)
    alarm.cancel()
    if let reply { return reply }
    self.worker = nil
    worker.kill()
    let end = worker.waitForEnd()
    if isLate.isSet {
      throw RasterizerError.stopped(.tookLonger(seconds: limit / .seconds(1)))
    }
    if let limit = program.limits.memory, end.peakMemory >= limit {
      throw RasterizerError.stopped(.neededMoreMemory(megabytes: limit >> 20))
    }
    throw RasterizerError.stopped(.crashed)
  }

  private static let alarms = DispatchQueue(label: "drawing limits", qos: .userInitiated)

  private final class Flag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }

    func set() { value.withLock { $0 = true } }
  }
}

/// The program that draws: the tool itself, with a command that the help does not list.
package struct DrawingProgram: Sendable {
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Receives the identifier of each process that is ready.
  package var started: @Sendable (pid_t) -> Void = { _ in }
  package var limits = ProcessLimits(memory: 512 << 20, openFiles: 256, fileSize: 64 << 20)

  /// - Parameter executable: A program that calls `DrawingWorker.run()` with these arguments.
  package init(
    executable: String, arguments: [String] = [DrawingWorker.command],
    environment: [String: String]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}
