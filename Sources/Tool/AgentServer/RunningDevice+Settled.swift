import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation

extension RunningDevice {
  /// How long a tool waits for the extensions.
  private static let patience = Duration.seconds(10)
  private static let interval = Duration.milliseconds(15)

  /// The state as soon as no widget is reloading and none is about to show its next entry, or after
  /// a time: an agent looks at once, while a user sees the change when it comes.
  package func settledState() async throws -> HostState {
    let end = ContinuousClock.now + Self.patience
    while true {
      let state = try await state()
      if state.awaited.isEmpty || ContinuousClock.now > end { return state }
      try await Task.sleep(for: Self.interval)
    }
  }
}
