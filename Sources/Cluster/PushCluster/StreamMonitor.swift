import MessageBus

/// Checks periodically whether the streams of pushes can be read, and repairs them (see
/// `MessageBus.repair`).
package struct StreamMonitor: Sendable {
  private static let interval = Duration.seconds(10)

  private let bus: any MessageBus
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Receives messages for the user.
  package init(bus: any MessageBus, report: @escaping @Sendable (String) -> Void) {
    self.bus = bus
    self.report = report
  }

  /// Runs until the task is cancelled.
  package func run() async {
    while true {
      for stream in [ClusterSubjects.pushes, ClusterSubjects.broadcasts] {
        // Errors are ignored, because the next round checks again.
        guard (try? await bus.repair(stream)) == true else { continue }
        report("The leader of \(stream) could not read its replica; another server leads it now.")
      }
      do { try await Task.sleep(for: Self.interval) } catch { return }
    }
  }
}
