import Cluster
import Foundation
import MessageBus

/// Enqueues the tasks of a sweep for workers, and writes their outcomes to the manifest.
///
/// It keeps a bounded number of tasks in flight. It can be stopped at any time: the next run
/// enqueues the tasks that are not in the manifest.
package struct SweepCoordinator: Sendable {
  private let bus: any MessageBus
  /// The maximum number of tasks in flight: in the queue and leased by workers.
  private let window: Int
  /// Whether workers run in other processes, and may be missing or have another build.
  private let watchesWorkers: Bool
  /// Copies the files of a result into the folder of the sweep. Throws `SweepError` if they are not
  /// on the bus; the task is then requeued.
  private let collect: @Sendable (SweepResult) async throws -> Void
  private let progress: @Sendable (SweepManifest.Counts) -> Void
  private let report: @Sendable (String) -> Void

  /// The number of concurrent calls of the bus.
  private static let concurrency = 16
  /// The number of consecutive fetches without a result after which the streams are checked for
  /// lost tasks.
  private static let emptyFetchLimit = 5

  private var policy: RetryPolicy { RetryPolicy(report: report) }

  package init(
    bus: any MessageBus, window: Int = 256, watchesWorkers: Bool = false,
    collect: @escaping @Sendable (SweepResult) async throws -> Void = { _ in },
    progress: @escaping @Sendable (SweepManifest.Counts) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.bus = bus
    self.window = window
    self.watchesWorkers = watchesWorkers
    self.collect = collect
    self.progress = progress
    self.report = report
  }

  /// Runs until all tasks are done or the calling task is cancelled. Throws `BusError`,
  /// `SweepError` and what `collect` throws.
  package func run(_ manifest: SweepManifest) async throws {
    let watch = watchesWorkers ? watch(manifest).start() : nil
    defer { watch?.cancel() }
    do {
      // A run that was killed leaves its tasks in the queue.
      try await policy.call { try await purgeTasks(manifest) }
      try await dispatch(manifest)
    } catch {
      await purgeTasksBestEffort(manifest)
      if error is BusError, Task.isCancelled { return }
      throw error
    }
    try await cleanUp(manifest)
  }

  private func watch(_ manifest: SweepManifest) -> WorkerWatch {
    WorkerWatch(bus: bus, frameworks: manifest.plan.frameworks, report: report)
  }

  /// Enqueues tasks and writes their results until all are done.
  private func dispatch(_ manifest: SweepManifest) async throws {
    let plan = manifest.plan
    let issue = SweepManifest.newName()
    var tasks = TaskWindow(count: plan.count, size: window)
    // Servers take up to a second to elect the leader of a new consumer. Workers start meanwhile.
    async let first = consumer(manifest)
    try await fillQueue(&tasks, manifest, issue)
    var results = try await first
    var emptyFetches = 0
    while await manifest.counts.done < plan.count, !Task.isCancelled {
      try await fillQueue(&tasks, manifest, issue)
      let deliveries: [Delivery]
      do {
        deliveries = try await policy.call {
          try await results.fetch(upTo: 64, within: .seconds(1))
        }
      } catch BusError.unknownConsumer {
        results = try await consumer(manifest)
        continue
      }
      emptyFetches = deliveries.isEmpty ? emptyFetches + 1 : 0
      if emptyFetches == Self.emptyFetchLimit {
        emptyFetches = 0
        if tasks.outstanding == 0 { report("\(SweepSubjects.tasks) is full; waiting") }
        try await repairStreams()
        try await requeueLost(&tasks, manifest)
        if let other = try await replacement(manifest) { results = other }
      }
      try await write(deliveries, &tasks, manifest)
    }
  }

  private func consumer(_ manifest: SweepManifest) async throws -> any BusConsumer {
    try await policy.call {
      try await bus.consumer(
        SweepChannel.coordinator(manifest.sweep), of: SweepSubjects.results)
    }
  }

  private func repairStreams() async throws {
    for stream in [SweepSubjects.tasks, SweepSubjects.results] {
      // Without the permission, another client has to repair the stream.
      guard (try? await bus.repair(stream)) == true else { continue }
      report("the leader of \(stream) cannot read its replica; another server leads it now")
    }
  }

  /// Replaces the consumer if the stream contains undelivered results, and returns nil otherwise.
  /// No other client consumes these results.
  private func replacement(_ manifest: SweepManifest) async throws -> (any BusConsumer)? {
    let configuration = SweepChannel.coordinator(manifest.sweep)
    let left = try await policy.call {
      try await bus.last(on: SweepSubjects.result(manifest.sweep), in: SweepSubjects.results)
    }
    guard left != nil else { return nil }
    return try await policy.replace(configuration, of: SweepSubjects.results, on: bus)
  }
}

extension SweepCoordinator {
  /// Enqueues tasks until the window or the stream is full.
  private func fillQueue(
    _ tasks: inout TaskWindow, _ manifest: SweepManifest, _ issue: String
  ) async throws {
    while !Task.isCancelled {
      let done = await manifest.doneTasks
      let indices = tasks.take(limit: Self.concurrency) { done.contains($0) }
      if indices.isEmpty { return }
      let rejected: [Int] = try await withThrowingTaskGroup(of: Int?.self) { group in
        for index in indices {
          var task = manifest.plan.task(index, of: manifest.sweep)
          task.issue = "\(issue)-\(tasks.losses)-\(tasks.attempts(of: index))"
          group.addTask { [task] in try await enqueue(task) ? nil : index }
        }
        return try await group.compactMap { $0 }.reduce(into: []) { $0.append($1) }
      }
      for index in rejected { tasks.requeueUnsent(index) }
      if !rejected.isEmpty { return }
    }
  }

  /// Returns false if the stream is full.
  private func enqueue(_ task: SweepTask) async throws -> Bool {
    do {
      // Without an id: a requeued task must not be dropped as a duplicate. A task that is stored
      // twice is drawn twice.
      try await policy.call {
        do {
          try await bus.store(SweepChannel.message(task), id: nil)
        } catch BusError.full {
          throw QueueFull()
        }
      }
      return true
    } catch is QueueFull {
      return false
    }
  }

  private struct QueueFull: Error {}

  /// Requeues all tasks if the bus has neither tasks nor results: another client has purged them,
  /// or a server has lost its disk.
  private func requeueLost(
    _ tasks: inout TaskWindow, _ manifest: SweepManifest
  ) async throws {
    guard tasks.outstanding > 0 else { return }
    let subject = SweepSubjects.task(manifest.sweep, frameworks: manifest.plan.frameworks)
    let task = try await policy.call {
      try await bus.last(on: subject, in: SweepSubjects.tasks)
    }
    // A result is stored before its task is removed.
    let result = try await policy.call {
      try await bus.last(on: SweepSubjects.result(manifest.sweep), in: SweepSubjects.results)
    }
    guard task == nil, result == nil else { return }
    report("the NATS server lost \(tasks.outstanding) tasks; requeuing them")
    tasks.requeueLost()
  }
}

extension SweepCoordinator {
  /// Copies the files of results, writes their outcomes to the manifest, and acknowledges them.
  private func write(
    _ deliveries: [Delivery], _ tasks: inout TaskWindow, _ manifest: SweepManifest
  ) async throws {
    if deliveries.isEmpty { return }
    let results = deliveries.compactMap { delivery in
      SweepChannel.decode(delivery.message, as: SweepResult.self)
    }.filter {
      $0.outcome.sweep == manifest.sweep && (0..<manifest.plan.count).contains($0.outcome.index)
    }
    if results.count < deliveries.count {
      report("discarded a message on the result subject that is not a result")
    }
    var usable: [SweepOutcome] = []
    for (outcome, error) in try await collect(results, manifest) {
      guard let error else {
        usable.append(outcome)
        continue
      }
      guard case .failed = tasks.reject(outcome.index) else { continue }
      var failed = outcome
      failed.pictures = []
      failed.failure = "\(error)"
      usable.append(failed)
    }
    let added = try await manifest.append(usable)
    for outcome in usable { tasks.finish(outcome.index) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, delivery) in deliveries.enumerated() {
        if number >= Self.concurrency { try await group.next() }
        // An unacknowledged result is redelivered, and then skipped.
        group.addTask { try? await delivery.answer(.acknowledge) }
      }
      try await group.waitForAll()
    }
    if !added.isEmpty { progress(await manifest.counts) }
  }

  /// Copies the files of tasks that are not done. Returns their outcomes, each with an error if
  /// files are missing or damaged.
  private func collect(
    _ results: [SweepResult], _ manifest: SweepManifest
  ) async throws -> [(SweepOutcome, SweepError?)] {
    let done = await manifest.doneTasks
    var collected: [(SweepOutcome, SweepError?)] = []
    try await withThrowingTaskGroup(of: (SweepOutcome, SweepError?).self) { group in
      var count = 0
      for result in results where !done.contains(result.outcome.index) {
        if count >= Self.concurrency, let next = try await group.next() { collected.append(next) }
        count += 1
        group.addTask {
          do {
            try await policy.call { try await collect(result) }
            return (result.outcome, nil)
          } catch let error as SweepError where error.isRetryable {
            return (result.outcome, error)
          }
        }
      }
      for try await next in group { collected.append(next) }
    }
    return collected.sorted { $0.0.index < $1.0.index }
  }

  /// Removes the tasks of the sweep from the queue.
  private func purgeTasks(_ manifest: SweepManifest) async throws {
    try await bus.purge(
      SweepSubjects.task(manifest.sweep, frameworks: manifest.plan.frameworks),
      in: SweepSubjects.tasks)
  }

  /// Removes the tasks if the servers answer within the grace period, even if the calling task is
  /// cancelled.
  private func purgeTasksBestEffort(_ manifest: SweepManifest) async {
    let call = Task { try? await purgeTasks(manifest) }
    let limit = Task {
      try await Task.sleep(for: SweepWorker.gracePeriod)
      call.cancel()
    }
    await call.value
    limit.cancel()
  }

  /// Removes the tasks, the results and the consumer of a complete sweep. The results of an
  /// incomplete sweep stay in the stream for the next run.
  private func cleanUp(_ manifest: SweepManifest) async throws {
    if Task.isCancelled { return await purgeTasksBestEffort(manifest) }
    try await policy.call { try await purgeTasks(manifest) }
    try await policy.call {
      try await bus.purge(SweepSubjects.result(manifest.sweep), in: SweepSubjects.results)
    }
    do {
      try await policy.call {
        try await bus.remove(
          consumer: SweepChannel.coordinator(manifest.sweep).name ?? "", of: SweepSubjects.results)
      }
    } catch BusError.unknownConsumer {
      // An earlier call removed it, but its answer was lost.
    }
  }
}

extension SweepError {
  /// Whether drawing the task again may succeed.
  fileprivate var isRetryable: Bool {
    switch self {
    case .wrongHash, .missingPicture: true
    default: false
    }
  }
}
