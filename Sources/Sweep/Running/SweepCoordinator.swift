import Foundation
import MessageBus

/// Gives the tasks of a sweep to workers, and writes what became of them into its manifest.
///
/// It keeps a bounded number of tasks in the queue. It can be ended at any time: what is not in the
/// manifest is given out again.
package struct SweepCoordinator: Sendable {
  private let bus: any MessageBus
  /// The tasks in the queue and with workers.
  private let window: Int
  /// Returns when the files of an outcome are in the folder of the sweep.
  private let collect: @Sendable (SweepOutcome) async throws -> Void
  private let progress: @Sendable (SweepManifest.Counts) -> Void
  private let report: @Sendable (String) -> Void

  package init(
    bus: any MessageBus, window: Int = 256,
    collect: @escaping @Sendable (SweepOutcome) async throws -> Void = { _ in },
    progress: @escaping @Sendable (SweepManifest.Counts) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.bus = bus
    self.window = window
    self.collect = collect
    self.progress = progress
    self.report = report
  }

  /// Returns when all tasks are done, or after the task was cancelled. Throws `BusError`,
  /// `SweepError` and what `collect` throws.
  package func run(_ manifest: SweepManifest) async throws {
    let results = try await bus.consumer(
      SweepChannel.coordinator(manifest.sweep), of: SweepChannel.results)
    let watch = watchWorkers(of: manifest.plan.frameworks)
    defer { watch.cancel() }
    do {
      try await run(manifest, results)
    } catch {
      try? await end(manifest)
      throw error
    }
    try await end(manifest)
  }

  private func run(_ manifest: SweepManifest, _ results: any BusConsumer) async throws {
    let plan = manifest.plan
    var next = 0
    var waiting = 0
    while await manifest.counts.done < plan.count, !Task.isCancelled {
      while waiting < window, next < plan.count {
        if await !manifest.isDone(next) {
          guard try await give(next, of: manifest) else { break }
          waiting += 1
        }
        next += 1
      }
      let deliveries = try await fetch(from: results)
      let outcomes = deliveries.compactMap { delivery in
        SweepChannel.decode(delivery.message, as: SweepOutcome.self)
      }.filter { $0.sweep == manifest.sweep && (0..<plan.count).contains($0.index) }
      if outcomes.count < deliveries.count {
        report("a message on the subject of results is not a result; it is removed")
      }
      for outcome in outcomes where await !manifest.isDone(outcome.index) {
        try await collect(outcome)
      }
      let added = try await manifest.append(outcomes)
      // Results of an earlier run may be of tasks that were not given out again.
      waiting -= added.count { $0.index < next }
      for delivery in deliveries { try await delivery.answer(.acknowledge) }
      if !added.isEmpty { progress(await manifest.counts) }
    }
  }

  /// Returns false if the queue is full.
  private func give(_ index: Int, of manifest: SweepManifest) async throws -> Bool {
    let task = manifest.plan.task(index, of: manifest.sweep)
    do {
      // Without an id: a task that is given out again must not be taken for the one before.
      try await bus.store(SweepChannel.message(task), id: nil)
      return true
    } catch BusError.full {
      return false
    }
  }

  private func fetch(from results: any BusConsumer) async throws -> [Delivery] {
    do {
      return try await results.fetch(upTo: 64, within: .seconds(1))
    } catch  where error.isPassing {
      report("no connection to the NATS server; waiting")
      try? await Task.sleep(for: .seconds(1))
      return []
    }
  }

  /// Takes back the tasks that no worker has. Results that come later wait for the next run.
  private func end(_ manifest: SweepManifest) async throws {
    try await bus.purge(
      SweepChannel.task(manifest.sweep, frameworks: manifest.plan.frameworks),
      in: SweepChannel.tasks)
    guard await manifest.counts.done == manifest.plan.count else { return }
    try await bus.purge(SweepChannel.result(manifest.sweep), in: SweepChannel.results)
    try await bus.remove(
      consumer: SweepChannel.coordinator(manifest.sweep).name ?? "", of: SweepChannel.results)
  }

  /// Reports workers that get no tasks, because they have another build of the frameworks.
  private func watchWorkers(of frameworks: String) -> Task<Void, Never> {
    Task { [bus, report] in
      guard let present = try? await bus.subscribe(to: SweepChannel.presence) else { return }
      var known: Set<WorkerPresence> = []
      for await message in present {
        guard let worker = SweepChannel.decode(message, as: WorkerPresence.self),
          worker.frameworks != frameworks, known.count < 1000, known.insert(worker).inserted
        else { continue }
        report(
          "the worker \(worker.name) has another build of Vitrine (\(worker.frameworks); this is "
            + "\(frameworks)) and gets no tasks; install the same version on both machines")
      }
    }
  }
}
