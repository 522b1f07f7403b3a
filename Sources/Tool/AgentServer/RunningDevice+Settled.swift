import CommandContext
import DeviceEngine
import DeviceProtocol

extension RunningDevice {
  /// The state as soon as no widget is reloading and none is about to show its next entry, or after
  /// a time: an agent looks at once, while a user sees the change when it comes.
  package func settledState() async throws -> HostState {
    try await client.call(GetState(settles: true))
  }
}
