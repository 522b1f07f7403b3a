import Cluster
import MessageBus

/// Announces a worker to coordinators, and reports sweeps that use another build of the frameworks.
package struct WorkerAnnouncement: Sendable {
  private static let retryDelay = Duration.seconds(3)
  /// The number of builds that are remembered. They are untrusted input from other machines.
  private static let limit = 1000

  private let presence: WorkerPresence
  private let bus: any MessageBus
  private let report: @Sendable (String) -> Void

  package init(
    _ presence: WorkerPresence, on bus: any MessageBus,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.presence = presence
    self.bus = bus
    self.report = report
  }

  /// Runs until the task is cancelled.
  package func run() async {
    var others: Set<String> = []
    while !Task.isCancelled {
      // Without a connection, subscribing is retried.
      if let calls = try? await bus.subscribe(to: SweepSubjects.call) {
        await announce()
        for await message in calls {
          guard let call = SweepChannel.decode(message, as: WorkerCall.self) else { continue }
          await announce()
          guard call.frameworks != presence.frameworks, others.count < Self.limit,
            others.insert(call.frameworks).inserted
          else { continue }
          report(
            "a sweep uses another build of Vitrine (\(call.frameworks); this is "
              + "\(presence.frameworks)); install the same version on both machines")
        }
      }
      try? await Task.sleep(for: Self.retryDelay)
    }
  }

  private func announce() async {
    try? await bus.publish(
      BusMessage(SweepSubjects.presence, payload: SweepChannel.json(presence)))
  }
}
