import HostLink
import Synchronization

@testable import WidgetKit

/// Records the requests, and answers with the given widgets and controls.
final class RecorderHost: CenterHost {
  private let reloads = Mutex<[ReloadRequest]>([])
  let placed: [PlacedConfiguration]
  let placedControls: [PlacedControl]
  let token: Data?

  init(
    placed: [PlacedConfiguration] = [], controls: [PlacedControl] = [], token: Data? = nil
  ) {
    self.token = token
    self.placed = placed
    placedControls = controls
  }

  var requests: [ReloadRequest] { reloads.withLock { $0 } }

  func request(_ reload: ReloadRequest) { reloads.withLock { $0.append(reload) } }
  func configurations() async throws -> [PlacedConfiguration] { placed }
  func intent(for placed: PlacedConfiguration) -> INIntent? { nil }
  func widgetPushToken() async throws -> Data? { token }
  func controls() async throws -> [PlacedControl] { placedControls }
  func controlIntent(for placed: PlacedControl) async -> PlacedAppIntent { .unknown }
}
