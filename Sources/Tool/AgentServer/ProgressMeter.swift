import AgentProtocol
import Synchronization

/// Turns what a call does now into progress that increases: the seconds since its start.
///
/// The last activity is reported again every two seconds, so that a client knows that the call is
/// alive.
final class ProgressMeter: Sendable {
  private static let interval = Duration.seconds(2)

  private let start = ContinuousClock.now
  private let activity = Mutex<String?>(nil)
  private let send: @Sendable (CallProgress) -> Void

  init(send: @escaping @Sendable (CallProgress) -> Void) {
    self.send = send
  }

  func report(_ text: String) {
    activity.withLock { $0 = text }
    send(text)
  }

  /// Repeats the last activity until the task is cancelled.
  func tick() async {
    while true {
      do {
        try await Task.sleep(for: Self.interval)
      } catch {
        return
      }
      if let text = activity.withLock(\.self) { send(text) }
    }
  }

  private func send(_ text: String) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    send(CallProgress(done: (seconds * 1000).rounded() / 1000, message: text))
  }
}
