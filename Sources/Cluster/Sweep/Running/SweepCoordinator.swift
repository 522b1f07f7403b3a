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
  /// Whether workers are elsewhere, and may be missing or have another build.
  private let callsWorkers: Bool
  /// Returns when the files of a result are in the folder of the sweep. Throws `SweepError` if they
  /// are not on the bus, so that the task has to be done again.
  private let collect: @Sendable (SweepResult) async throws -> Void
  private let progress: @Sendable (SweepManifest.Counts) -> Void
  private let report: @Sendable (String) -> Void

  /// The tasks or results that are sent or answered at once.
  private static let batch = 16
  /// The fetches without a result after which the coordinator looks whether the bus has the tasks.
  private static let quietFetches = 5

  private var policy: RetryPolicy { RetryPolicy(report: report) }

  package init(
    bus: any MessageBus, window: Int = 256, callsWorkers: Bool = false,
    collect: @escaping @Sendable (SweepResult) async throws -> Void = { _ in },
    progress: @escaping @Sendable (SweepManifest.Counts) -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.bus = bus
    self.window = window
    self.callsWorkers = callsWorkers
    self.collect = collect
    self.progress = progress
    self.report = report
  }

  /// Returns when all tasks are done, or after the task was cancelled. Throws `BusError`,
  /// `SweepError` and what `collect` throws.
  package func run(_ manifest: SweepManifest) async throws {
    let watch = callsWorkers ? watch(manifest).start() : nil
    defer { watch?.cancel() }
    do {
      // Tasks of a run that was killed.
      try await policy.call { try await takeBack(manifest) }
      try await give(manifest)
    } catch {
      await leave(manifest)
      if error is BusError, Task.isCancelled { return }
      throw error
    }
    try await end(manifest)
  }

  private func watch(_ manifest: SweepManifest) -> WorkerWatch {
    WorkerWatch(bus: bus, frameworks: manifest.plan.frameworks, report: report)
  }

  private func give(_ manifest: SweepManifest) async throws {
    let plan = manifest.plan
    let issue = SweepManifest.newName()
    var tasks = TaskWindow(count: plan.count, size: window)
    // Servers need up to a second to elect the leader of a new consumer. Workers begin meanwhile.
    async let first = consumer(manifest)
    try await fill(&tasks, manifest, issue)
    var results = try await first
    var quiet = 0
    while await manifest.counts.done < plan.count, !Task.isCancelled {
      try await fill(&tasks, manifest, issue)
      let deliveries: [Delivery]
      do {
        deliveries = try await policy.call {
          try await results.fetch(upTo: 64, within: .seconds(1))
        }
      } catch BusError.unknownConsumer {
        results = try await consumer(manifest)
        continue
      }
      quiet = deliveries.isEmpty ? quiet + 1 : 0
      if quiet == Self.quietFetches {
        quiet = 0
        if tasks.outstanding == 0 { report("\(SweepChannel.tasks) is full; waiting") }
        try await repairStreams()
        try await look(for: &tasks, manifest)
        if let other = try await replacement(manifest) { results = other }
      }
      try await write(deliveries, &tasks, manifest)
    }
  }

  private func consumer(_ manifest: SweepManifest) async throws -> any BusConsumer {
    try await policy.call {
      try await bus.consumer(
        SweepChannel.coordinator(manifest.sweep), of: SweepChannel.results)
    }
  }

  private func repairStreams() async throws {
    for stream in [SweepChannel.tasks, SweepChannel.results] {
      // Without permission, somebody else has to do it.
      guard (try? await bus.repair(stream)) == true else { continue }
      report("the leader of \(stream) cannot read its copy; another server leads it now")
    }
  }

  /// Another consumer if there are results that did not come; nil if not. All of them should have:
  /// nobody else takes them.
  private func replacement(_ manifest: SweepManifest) async throws -> (any BusConsumer)? {
    let configuration = SweepChannel.coordinator(manifest.sweep)
    let left = try await policy.call {
      try await bus.last(on: SweepChannel.result(manifest.sweep), in: SweepChannel.results)
    }
    guard left != nil else { return nil }
    return try await policy.replace(configuration, of: SweepChannel.results, on: bus)
  }
}

extension SweepCoordinator {
  /// Gives out as many tasks as there is room for.
  private func fill(
    _ tasks: inout TaskWindow, _ manifest: SweepManifest, _ issue: String
  ) async throws {
    while !Task.isCancelled {
      let done = await manifest.doneTasks
      let indices = tasks.take(limit: Self.batch) { done.contains($0) }
      if indices.isEmpty { return }
      let rejected: [Int] = try await withThrowingTaskGroup(of: Int?.self) { group in
        for index in indices {
          var task = manifest.plan.task(index, of: manifest.sweep)
          task.issue = "\(issue)-\(tasks.losses)-\(tasks.times(index))"
          group.addTask { [task] in try await give(task) ? nil : index }
        }
        return try await group.compactMap { $0 }.reduce(into: []) { $0.append($1) }
      }
      for index in rejected { tasks.putBack(index) }
      if !rejected.isEmpty { return }
    }
  }

  /// Returns false if the queue is full.
  private func give(_ task: SweepTask) async throws -> Bool {
    do {
      // Without an id: a task that is given out again must not be taken for the one before. If it
      // is stored twice, it is done twice.
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

  /// Gives all tasks out again if the bus has none of them and no result: somebody has removed
  /// them, or a server has lost its disk.
  private func look(
    for tasks: inout TaskWindow, _ manifest: SweepManifest
  ) async throws {
    guard tasks.outstanding > 0 else { return }
    let subject = SweepChannel.task(manifest.sweep, frameworks: manifest.plan.frameworks)
    let task = try await policy.call {
      try await bus.last(on: subject, in: SweepChannel.tasks)
    }
    // A result is stored before its task is removed.
    let result = try await policy.call {
      try await bus.last(on: SweepChannel.result(manifest.sweep), in: SweepChannel.results)
    }
    guard task == nil, result == nil else { return }
    report("the NATS server has lost \(tasks.outstanding) tasks; they are given out again")
    tasks.lose()
  }
}

extension SweepCoordinator {
  /// Collects the files of results, and writes them into the manifest.
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
      report("a message on the subject of results is not a result; it is removed")
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
        if number >= Self.batch { try await group.next() }
        // A result that is not acknowledged comes again, and is left out then.
        group.addTask { try? await delivery.answer(.acknowledge) }
      }
      try await group.waitForAll()
    }
    if !added.isEmpty { progress(await manifest.counts) }
  }

  /// The outcomes of tasks that are not done, with the reason if their files cannot be had.
  private func collect(
    _ results: [SweepResult], _ manifest: SweepManifest
  ) async throws -> [(SweepOutcome, SweepError?)] {
    let done = await manifest.doneTasks
    var collected: [(SweepOutcome, SweepError?)] = []
    try await withThrowingTaskGroup(of: (SweepOutcome, SweepError?).self) { group in
      var count = 0
      for result in results where !done.contains(result.outcome.index) {
        if count >= Self.batch, let next = try await group.next() { collected.append(next) }
        count += 1
        group.addTask {
          do {
            try await policy.call { try await collect(result) }
            return (result.outcome, nil)
          } catch let error as SweepError where error.isRepairable {
            return (result.outcome, error)
          }
        }
      }
      for try await next in group { collected.append(next) }
    }
    return collected.sorted { $0.0.index < $1.0.index }
  }

  /// Takes back the tasks that no worker has.
  private func takeBack(_ manifest: SweepManifest) async throws {
    try await bus.purge(
      SweepChannel.task(manifest.sweep, frameworks: manifest.plan.frameworks),
      in: SweepChannel.tasks)
  }

  /// Takes the tasks back if the servers answer, also in a cancelled task.
  private func leave(_ manifest: SweepManifest) async {
    let call = Task { try? await takeBack(manifest) }
    let limit = Task {
      try await Task.sleep(for: SweepWorker.grace)
      call.cancel()
    }
    await call.value
    limit.cancel()
  }

  /// Results that come after the end of an incomplete run wait for the next run.
  private func end(_ manifest: SweepManifest) async throws {
    if Task.isCancelled { return await leave(manifest) }
    try await policy.call { try await takeBack(manifest) }
    try await policy.call {
      try await bus.purge(SweepChannel.result(manifest.sweep), in: SweepChannel.results)
    }
    do {
      try await policy.call {
        try await bus.remove(
          consumer: SweepChannel.coordinator(manifest.sweep).name ?? "", of: SweepChannel.results)
      }
    } catch BusError.unknownConsumer {
      // It was removed by a call whose answer was lost.
    }
  }
}

extension SweepError {
  /// Whether doing the task again may help.
  fileprivate var isRepairable: Bool {
    switch self {
    case .wrongHash, .missingPicture: true
    default: false
    }
  }
}
