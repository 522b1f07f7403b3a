import Cluster
import Foundation
import MessageBus

/// Consumes tasks of sweeps from a bus, draws them, and sends their results.
///
/// While a task is drawn, the files and the result of the previous one are stored, and the next one
/// is fetched and prepared: its extension makes the archives. Tasks are delivered at least once: a
/// task is acknowledged after its result is stored, and drawing is idempotent, because the same
/// files are stored. A task that fails three times, or that was delivered five times without a
/// result, is reported as failed.
package struct SweepWorker: Sendable {
  /// Identifies the worker in announcements and outcomes.
  package var name: String
  /// Tasks of other builds are not received.
  package var frameworks: String
  private let bus: any MessageBus
  private let painter: any SweepPainter
  private let store: any PictureStore
  /// The time without a heartbeat after which a task is redelivered.
  private let leaseDuration: Duration
  /// Called with each outcome after it is stored.
  private let finished: @Sendable (SweepOutcome) -> Void
  /// Called with each message for the user.
  private let report: @Sendable (String) -> Void

  static let maximumAttempts = 3
  /// More than `maximumAttempts`, because a cut link also loses deliveries.
  static let maximumDeliveries = 5
  /// The delay before a failed task is retried.
  private static let retryDelay = Duration.milliseconds(200)
  /// The time in which an interrupted worker or sweep completes its last calls. If the server does
  /// not answer, the task is redelivered later.
  static let gracePeriod = Duration.seconds(1)

  private var policy: RetryPolicy { RetryPolicy(report: report) }

  package init(
    name: String, frameworks: String, bus: any MessageBus, painter: any SweepPainter,
    store: any PictureStore, leaseDuration: Duration = SweepChannel.leaseDuration,
    finished: @escaping @Sendable (SweepOutcome) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.name = name
    self.frameworks = frameworks
    self.bus = bus
    self.painter = painter
    self.store = store
    self.leaseDuration = leaseDuration
    self.finished = finished
    self.report = report
  }

  /// Runs until the calling task is cancelled, and then requeues unfinished tasks. Throws
  /// `BusError`.
  package func run() async throws {
    var consumer = try await consumer()
    var next: NextTask?
    var previous: Task<Void, any Error>?
    while !Task.isCancelled {
      do {
        let current = next ?? prefetch(from: consumer)
        next = nil
        guard let task = try await current.value else {
          // Throw an error of the previous task even if no next task is delivered.
          try await complete(previous)
          if let other = try await replacement(of: consumer) { consumer = other }
          continue
        }
        // A redelivered task may have crashed its last worker. Do not hold a second task with it.
        if task.leased.delivery.count == 1 { next = prefetch(from: consumer) }
        let work = try await draw(task)
        try await complete(previous)
        previous = work.map { work in Task { try await finish(work) } }
      } catch BusError.unknownConsumer {
        consumer = try await self.consumer()
      } catch let error as BusError where error.isTransient {
        // Cancelled while the call was retried. The task is redelivered.
        continue
      } catch {
        await next?.cancel()
        throw error
      }
    }
    await next?.cancel()
    try? await complete(previous)
  }

  private func prefetch(from consumer: any BusConsumer) -> NextTask {
    NextTask(from: consumer, within: .seconds(5), leaseDuration: leaseDuration, policy) {
      try await painter.prepare($0)
    }
  }

  /// Waits until the result of the previous task is stored. After an interruption, it waits only
  /// for the grace period; the task is then redelivered.
  private func complete(_ previous: Task<Void, any Error>?) async throws {
    guard let previous else { return }
    try await withTaskCancellationHandler {
      try await previous.value
    } onCancel: {
      Task {
        try await Task.sleep(for: Self.gracePeriod)
        previous.cancel()
      }
    }
  }

  private func consumer() async throws -> any BusConsumer {
    try await policy.call {
      try await bus.consumer(
        SweepChannel.workers(frameworks, leaseDuration: leaseDuration), of: SweepSubjects.tasks)
    }
  }
}

extension SweepWorker {
  /// Replaces the consumer if it skips tasks of the stream. Returns nil if it does not.
  private func replacement(of consumer: any BusConsumer) async throws -> (any BusConsumer)? {
    let configuration = SweepChannel.workers(frameworks, leaseDuration: leaseDuration)
    // Without an answer, the next fetch without a task repeats the check.
    let isStranded = try? await bus.isStranded(
      consumer, subject: configuration.subject ?? ">", of: SweepSubjects.tasks)
    guard isStranded == true else { return nil }
    return try await policy.replace(configuration, of: SweepSubjects.tasks, on: bus)
  }

  /// A task that was drawn, or that has failed.
  private struct Work: Sendable {
    var leased: LeasedTask
    var task: SweepTask
    var pictures: [PaintedPicture] = []
    var notices: [String] = []
    var failure: String?
  }

  /// Draws a task. Returns nil if the task was requeued or is invalid.
  private func draw(_ fetched: FetchedTask) async throws -> Work? {
    let leased = fetched.leased
    let delivery = leased.delivery
    guard let task = fetched.task else {
      report("discarded a message on \(delivery.message.subject) that is not a task")
      leased.release()
      try await policy.call { try await delivery.answer(.end) }
      return nil
    }
    var work = Work(leased: leased, task: task)
    guard delivery.count <= Self.maximumDeliveries else {
      work.failure =
        "delivered \(Self.maximumDeliveries) times without a result; "
        + "its workers crashed or timed out"
      return work
    }
    do {
      let prepared =
        if let prepared = fetched.prepared { try prepared.get() } else {
          try await painter.prepare(task)
        }
      let painted = try await prepared.paint()
      work.pictures = painted.pictures
      work.notices = painted.notices
      return work
    } catch {
      let isRequeued = Task.isCancelled || (error as? BusError)?.isTransient == true
      if !isRequeued, delivery.count >= Self.maximumAttempts {
        work.failure = "\(error)"
        return work
      }
      if !Task.isCancelled { report("\(task.title): \(Self.firstLine(error)); retrying") }
      await leased.requeue(after: Task.isCancelled ? .zero : Self.retryDelay)
      return nil
    }
  }

  /// Stores the files, then the result, and then acknowledges the task.
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
        "the result of \(size) bytes exceeds the message limit of \(limit) bytes; draw fewer "
        + "entries or type sizes, or raise max_payload of the NATS server"
      try await send(SweepResult(outcome))
    }
    if let failure = outcome.failure {
      report("\(work.task.title): \(Self.firstLine(failure))")
    }
    // If the acknowledgement is lost, the task is redelivered, and its second result skipped.
    try? await work.leased.delivery.answer(.acknowledge)
    finished(outcome)
  }

  private func send(_ result: SweepResult) async throws {
    // Without an id: after a leader change, a stream may remember the id of a message that it has
    // lost. The coordinator skips duplicates.
    _ = try await policy.call { try await bus.store(SweepChannel.message(result)) }
  }

  /// The first line of an error. The manifest contains all lines.
  private static func firstLine(_ error: Any) -> Substring {
    "\(error)".prefix { !$0.isNewline }
  }
}

extension SweepTask {
  /// A description for messages.
  package var title: String { "\(kind), \(family), \(device), \(locale)" }
}
