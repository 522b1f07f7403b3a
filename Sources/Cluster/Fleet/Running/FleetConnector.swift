import Foundation
import MessageBus
import PushCluster
import PushGateway

/// Connects devices in batches. Devices that are added while a batch connects form the next batch,
/// because one pass over the stream serves any number of devices.
actor FleetConnector {
  private let fleet: Fleet
  private let inbox: PushInbox
  private let clock: FleetClock
  private let report: @Sendable (String) -> Void
  private var pending: [Int] = []
  private var worker: Task<Void, Never>?

  init(
    _ fleet: Fleet, _ inbox: PushInbox, clock: FleetClock,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.fleet = fleet
    self.inbox = inbox
    self.clock = clock
    self.report = report
  }

  /// Whether devices are connecting.
  var isConnecting: Bool { worker != nil }

  func connect(_ devices: [Int]) {
    guard !devices.isEmpty else { return }
    pending += devices
    if worker == nil { worker = Task { await run() } }
  }

  func disconnect(_ devices: [Int]) async {
    guard !devices.isEmpty else { return }
    let removed = Set(devices)
    pending.removeAll { removed.contains($0) }
    await fleet.disconnect(devices)
    await inbox.disconnect(devices.map { fleet.name(of: $0) })
  }

  /// Returns when no device is waiting to connect.
  func finish() async { await worker?.value }

  func stop() { worker?.cancel() }

  private func run() async {
    while !pending.isEmpty, !Task.isCancelled {
      let devices = pending
      pending = []
      await fleet.begin(devices)
      do {
        try await inbox.connect(devices.map { fleet.name(of: $0) })
        await fleet.finish(devices)
      } catch {
        report("Could not connect devices: \(error). Retrying.")
        pending = devices + pending
        try? await clock.sleep(clock.now().addingTimeInterval(1))
      }
    }
    worker = nil
  }
}
