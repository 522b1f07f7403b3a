import Foundation
import MessageBus

/// Draws the pictures of a task.
package protocol SweepPainter: Sendable {
  /// The pictures in the order of the task, and what was reported. A failure that may pass, such as
  /// a crash, is thrown: the task is tried again.
  func paint(_ task: SweepTask) async throws -> PaintedTask
}

package struct PaintedTask: Sendable {
  package var pictures: [PaintedPicture]
  package var notices: [String]

  package init(pictures: [PaintedPicture], notices: [String] = []) {
    self.pictures = pictures
    self.notices = notices
  }
}

package struct PaintedPicture: Sendable {
  package var typeSize: String
  package var scheme: String
  package var entry: Int
  package var png: Data
  package var tree: String
  /// In pixels.
  package var width: Int
  package var height: Int

  package init(
    typeSize: String, scheme: String, entry: Int, png: Data, tree: String, width: Int, height: Int
  ) {
    self.typeSize = typeSize
    self.scheme = scheme
    self.entry = entry
    self.png = png
    self.tree = tree
    self.width = width
    self.height = height
  }
}

/// Takes tasks of sweeps from a bus, draws them, and reports what became of them.
///
/// Tasks come at least once: a task is acknowledged after its result is stored, and drawing it
/// twice stores the same files. A task that fails three times, or that ended its workers three
/// times, is reported as failed.
package struct SweepWorker: Sendable {
  package var name: String
  package var frameworks: String
  private let bus: any MessageBus
  private let painter: any SweepPainter
  private let store: any PictureStore
  /// Receives a line for people.
  private let report: @Sendable (String) -> Void

  /// The pause before a task that failed is tried again.
  private static let pause = Duration.milliseconds(200)

  package init(
    name: String, frameworks: String, bus: any MessageBus, painter: any SweepPainter,
    store: any PictureStore, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.name = name
    self.frameworks = frameworks
    self.bus = bus
    self.painter = painter
    self.store = store
    self.report = report
  }

  /// Works until the task is cancelled. A task that is being drawn then is given back. Throws
  /// `BusError`.
  package func run() async throws {
    let consumer = try await bus.consumer(
      SweepChannel.workers(frameworks), of: SweepChannel.tasks)
    var lastPresence: ContinuousClock.Instant?
    while !Task.isCancelled {
      if lastPresence.map({ $0.duration(to: .now) > .seconds(10) }) ?? true {
        lastPresence = .now
        let presence = WorkerPresence(name: name, frameworks: frameworks)
        try? await bus.publish(
          BusMessage(SweepChannel.presence, payload: SweepChannel.json(presence)))
      }
      do {
        for delivery in try await consumer.fetch(upTo: 1, within: .seconds(5)) {
          try await work(on: delivery)
        }
      } catch let error as BusError where error.isPassing {
        // The connection is restored by itself. Unacknowledged tasks come again.
        report("no connection to the NATS server; waiting")
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func work(on delivery: Delivery) async throws {
    guard let task = SweepChannel.decode(delivery.message, as: SweepTask.self) else {
      report("a message on \(delivery.message.subject) is not a task; it is removed")
      return try await delivery.answer(.end)
    }
    var outcome = SweepOutcome(of: task, worker: name)
    guard delivery.count <= SweepChannel.attempts else {
      outcome.failure = "ended its worker, or took too long, \(SweepChannel.attempts) times"
      return try await finish(delivery, outcome)
    }
    let sign = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: SweepChannel.patience / 3)
        try? await delivery.answer(.extend)
      }
    }
    defer { sign.cancel() }
    do {
      let painted = try await painter.paint(task)
      for picture in painted.pictures { outcome.pictures.append(try await keep(picture)) }
      outcome.notices = painted.notices
    } catch {
      if Task.isCancelled { return try await delivery.answer(.retry(after: .zero)) }
      guard delivery.count >= SweepChannel.attempts else {
        report("\(task.title): \(error); it is tried again")
        return try await delivery.answer(.retry(after: Self.pause))
      }
      outcome.pictures = []
      outcome.failure = "\(error)"
    }
    try await finish(delivery, outcome)
  }

  private func keep(_ picture: PaintedPicture) async throws -> SweepPicture {
    let tree = Data(picture.tree.utf8)
    let files = (
      try SweepFile(of: picture.png, .picture), try SweepFile(of: tree, .tree)
    )
    try await store.store(picture.png, as: files.0)
    try await store.store(tree, as: files.1)
    return SweepPicture(
      typeSize: picture.typeSize, scheme: picture.scheme, entry: picture.entry,
      picture: files.0.hash, tree: files.1.hash, width: picture.width, height: picture.height)
  }

  /// The result is stored before its task is acknowledged.
  private func finish(_ delivery: Delivery, _ outcome: SweepOutcome) async throws {
    if let failure = outcome.failure { report("a task failed: \(failure)") }
    do {
      try await bus.store(
        SweepChannel.message(outcome), id: "\(outcome.sweep)-\(outcome.index)-result")
    } catch BusError.full {
      report("the stream \(SweepChannel.results) is full; waiting for the coordinator")
      return try await delivery.answer(.retry(after: .seconds(5)))
    }
    try await delivery.answer(.acknowledge)
  }
}

extension SweepTask {
  /// For messages.
  package var title: String { "\(kind), \(family), \(device), \(locale)" }
}
