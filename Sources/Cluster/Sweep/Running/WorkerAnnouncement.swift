import MessageBus

/// Answers the calls of coordinators, and reports those that have another build of the frameworks.
package struct WorkerAnnouncement: Sendable {
  private static let pause = Duration.seconds(3)
  /// More are not remembered: builds come from other machines.
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

  /// Answers until the task is cancelled.
  package func run() async {
    var others: Set<String> = []
    while !Task.isCancelled {
      // Without a connection, the next attempt may work.
      if let calls = try? await bus.subscribe(to: SweepChannel.call) {
        await answer()
        for await message in calls {
          guard let call = SweepChannel.decode(message, as: WorkerCall.self) else { continue }
          await answer()
          guard call.frameworks != presence.frameworks, others.count < Self.limit,
            others.insert(call.frameworks).inserted
          else { continue }
          report(
            "a sweep is for another build of Vitrine (\(call.frameworks); this is "
              + "\(presence.frameworks)); install the same version on both machines")
        }
      }
      try? await Task.sleep(for: Self.pause)
    }
  }

  private func answer() async {
    try? await bus.publish(
      BusMessage(SweepChannel.presence, payload: SweepChannel.json(presence)))
  }
}
