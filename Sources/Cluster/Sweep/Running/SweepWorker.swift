import Foundation
import MessageBus

/// Takes tasks of sweeps from a bus, draws them, and reports what became of them.
///
/// While a task is drawn, the files and the result of the one before are stored, and the next one
/// is taken. Tasks come at least once: a task is acknowledged after its result is stored, and
/// drawing it twice stores the same files. A task that fails three times, or whose workers ended
/// five times, is reported as failed.
package struct SweepWorker: Sendable {
  package var name: String
  package var frameworks: String
  private let bus: any MessageBus
  private let painter: any SweepPainter
  private let store: any PictureStore
  /// After this time without a sign of life, a worker's task is given to another one.
  private let silence: Duration
  /// Receives each outcome that is stored.
  private let finished: @Sendable (SweepOutcome) -> Void
  /// Receives a line for people.
  private let report: @Sendable (String) -> Void

  /// How often a task is tried.
  static let attempts = 3
  /// How often a task is delivered. More than the attempts: a delivery is also lost with a link
  /// that is cut.
  static let deliveries = 5
  /// The pause before a task that failed is tried again.
  private static let pause = Duration.milliseconds(200)
  /// The time in which a worker or a sweep that is interrupted completes its last calls. If the
  /// server does not answer, the task is delivered again later.
  static let grace = Duration.seconds(1)

  private var policy: RetryPolicy { RetryPolicy(report: report) }

  package init(
    name: String, frameworks: String, bus: any MessageBus, painter: any SweepPainter,
    store: any PictureStore, silence: Duration = SweepChannel.silence,
    finished: @escaping @Sendable (SweepOutcome) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.name = name
    self.frameworks = frameworks
    self.bus = bus
    self.painter = painter
    self.store = store
    self.silence = silence
    self.finished = finished
    self.report = report
  }

  /// Works until the task is cancelled. A task that is being drawn then is given back. Throws
  /// `BusError`.
  package func run() async throws {
    var consumer = try await consumer()
    var next: NextTask?
    var last: Task<Void, any Error>?
    while !Task.isCancelled {
      do {
        let current = next ?? take(from: consumer)
        next = nil
        guard let task = try await current.value else {
          // An error must not wait for the next task.
          try await complete(last)
          if let other = try await replacement(of: consumer) { consumer = other }
          continue
        }
        // A task that may have ended its last worker must not take a second one with it.
        if task.delivery.count == 1 { next = take(from: consumer) }
        let work = try await begin(task)
        try await complete(last)
        last = work.map { work in Task { try await finish(work) } }
      } catch BusError.unknownConsumer {
        consumer = try await self.consumer()
      } catch let error as BusError where error.isPassing {
        // Ended while it waited. The task comes again.
        continue
      } catch {
        await next?.giveBack()
        throw error
      }
    }
    await next?.giveBack()
    try? await complete(last)
  }

  private func take(from consumer: any BusConsumer) -> NextTask {
    NextTask(from: consumer, within: .seconds(5), silence: silence, policy)
  }

  /// Waits for what is drawn to be stored. After an interruption, it does not wait for a
  /// connection: the task is drawn again later.
  private func complete(_ last: Task<Void, any Error>?) async throws {
    guard let last else { return }
    try await withTaskCancellationHandler {
      try await last.value
    } onCancel: {
      Task {
        try await Task.sleep(for: Self.grace)
        last.cancel()
      }
    }
  }

  private func consumer() async throws -> any BusConsumer {
    try await policy.call {
      try await bus.consumer(
        SweepChannel.workers(frameworks, silence: silence), of: SweepChannel.tasks)
    }
  }
}

extension SweepWorker {
  /// Another consumer if this one passes over tasks; nil if not.
  private func replacement(of consumer: any BusConsumer) async throws -> (any BusConsumer)? {
    let configuration = SweepChannel.workers(frameworks, silence: silence)
    // Without an answer, nothing is known until the next time.
    let isStranded = try? await bus.isStranded(
      consumer, subject: configuration.subject ?? ">", of: SweepChannel.tasks)
    guard isStranded == true else { return nil }
    return try await policy.replace(configuration, of: SweepChannel.tasks, on: bus)
  }

  /// A task that is drawn, or that has failed.
  private struct Work: Sendable {
    var leased: LeasedTask
    var task: SweepTask
    var pictures: [PaintedPicture] = []
    var notices: [String] = []
    var failure: String?
  }

  /// Draws a task. Returns nil if there is nothing to store.
  private func begin(_ leased: LeasedTask) async throws -> Work? {
    let delivery = leased.delivery
    guard let task = SweepChannel.decode(delivery.message, as: SweepTask.self) else {
      report("a message on \(delivery.message.subject) is not a task; it is removed")
      leased.release()
      try await policy.call { try await delivery.answer(.end) }
      return nil
    }
    var work = Work(leased: leased, task: task)
    guard delivery.count <= Self.deliveries else {
      work.failure = "ended its worker, or took too long, \(Self.deliveries) times"
      return work
    }
    do {
      let painted = try await painter.paint(task)
      work.pictures = painted.pictures
      work.notices = painted.notices
      return work
    } catch {
      let isGivenBack = Task.isCancelled || (error as? BusError)?.isPassing == true
      if !isGivenBack, delivery.count >= Self.attempts {
        work.failure = "\(error)"
        return work
      }
      if !Task.isCancelled { report("\(task.title): \(Self.firstLine(error)); it is tried again") }
      await leased.giveBack(after: Task.isCancelled ? .zero : Self.pause)
      return nil
    }
  }

  /// Stores the files, then the result, and acknowledges the task at last.
  private func finish(_ work: Work) async throws {
    defer { work.leased.release() }
    var outcome = SweepOutcome(of: work.task, worker: name)
    outcome.notices = work.notices
    outcome.failure = work.failure
    let contents = try work.pictures.map {
      (try SweepContents($0.png, .picture), try SweepContents(Data($0.tree.utf8), .tree))
    }
    outcome.pictures = zip(work.pictures, contents).map { picture, contents in
      SweepPicture(
        typeSize: picture.typeSize, scheme: picture.scheme, entry: picture.entry,
        picture: contents.0.file.hash, tree: contents.1.file.hash, width: picture.width,
        height: picture.height)
    }
    let places = try await store.store(contents.flatMap { [$0, $1] }, for: work.task.issue)
    do {
      try await send(SweepResult(outcome, places: places))
    } catch BusError.tooLarge(let size, let limit) {
      outcome.pictures = []
      outcome.notices = []
      outcome.failure =
        "its result of \(size) bytes exceeds the \(limit) bytes of a message; draw fewer entries "
        + "or type sizes, or raise max_payload of the NATS server"
      try await send(SweepResult(outcome))
    }
    if let failure = outcome.failure {
      report("\(work.task.title): \(Self.firstLine(failure))")
    }
    // Without the acknowledgement, the task is drawn again, and its second result is left out.
    try? await work.leased.delivery.answer(.acknowledge)
    finished(outcome)
  }

  private func send(_ result: SweepResult) async throws {
    // Without an id: a server that loses its leader may know the id of a message that it has lost.
    // The coordinator leaves out what comes twice.
    _ = try await policy.call { try await bus.store(SweepChannel.message(result)) }
  }

  /// The manifest has the others.
  private static func firstLine(_ error: Any) -> Substring {
    "\(error)".prefix { !$0.isNewline }
  }
}

extension SweepTask {
  /// For messages.
  package var title: String { "\(kind), \(family), \(device), \(locale)" }
}
