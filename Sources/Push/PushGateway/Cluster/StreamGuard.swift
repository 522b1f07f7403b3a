import MessageBus

/// Looks regularly whether the streams of pushes can be read (see `MessageBus.repair`).
package struct StreamGuard: Sendable {
  private static let interval = Duration.seconds(10)

  private let bus: any MessageBus
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Receives messages for people.
  package init(bus: any MessageBus, report: @escaping @Sendable (String) -> Void) {
    self.bus = bus
    self.report = report
  }

  /// Returns when the task is cancelled.
  package func run() async {
    while true {
      for stream in [ClusterSubjects.pushes, ClusterSubjects.broadcasts] {
        // Without a connection, the next attempt may work.
        guard (try? await bus.repair(stream)) == true else { continue }
        report("The leader of \(stream) could not read its copy; another server leads it now.")
      }
      do { try await Task.sleep(for: Self.interval) } catch { return }
    }
  }
}
