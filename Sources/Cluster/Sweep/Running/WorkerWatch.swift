import Cluster
import MessageBus

/// Calls workers while a sweep runs, and reports changes of their number and workers with another
/// build.
struct WorkerWatch: Sendable {
  private static let interval = Duration.seconds(3)

  let bus: any MessageBus
  let frameworks: String
  let report: @Sendable (String) -> Void

  func start() -> Task<Void, Never> {
    Task {
      while !Task.isCancelled {
        // Without a connection, subscribing is retried.
        try? await watch()
        try? await Task.sleep(for: Self.interval)
      }
    }
  }

  private func watch() async throws {
    let announcements = try await bus.subscribe(to: SweepSubjects.presence)
    let census = Census(WorkerCensus(frameworks: frameworks))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await message in announcements {
          guard let worker = SweepChannel.decode(message, as: WorkerPresence.self),
            let text = await census.change({ $0.receive(worker) })
          else { continue }
          report(text)
        }
      }
      group.addTask {
        while !Task.isCancelled {
          let call = WorkerCall(frameworks: frameworks)
          try? await bus.publish(
            BusMessage(SweepSubjects.call, payload: SweepChannel.json(call)))
          try? await Task.sleep(for: Self.interval)
          if Task.isCancelled { return }
          if let text = await census.change({ $0.finishCall() }) { report(text) }
        }
      }
      await group.next()
      group.cancelAll()
    }
  }

  private actor Census {
    private var census: WorkerCensus

    init(_ census: WorkerCensus) {
      self.census = census
    }

    func change<Result: Sendable>(_ body: (inout WorkerCensus) -> Result) -> Result {
      body(&census)
    }
  }
}
