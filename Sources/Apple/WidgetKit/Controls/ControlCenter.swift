import AppIntents
import HostLink

// Compatibility: works | `ControlCenter`, `ControlInfo`, `ControlPushInfo`, `ControlPushHandler`
//   | in an app's process like `WidgetCenter`

/// Requests reloads of an app's controls and reads which of them the user has added. It reaches the
/// host in the same way as `WidgetCenter`.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private let link = CenterLink()

  init() {}

  /// Uses `host` for all further requests.
  func connect(to host: any CenterHost) {
    link.connect(to: host)
  }

  /// The app's controls that the user has added. Throws a `WidgetCenterError`.
  public func currentControls() async throws -> [ControlInfo] {
    guard let host = link.host else { throw WidgetCenterError.noHost }
    var infos: [ControlInfo] = []
    for placed in try await host.controls() {
      infos.append(ControlInfo(placed, intent: await host.controlIntent(for: placed)))
    }
    return infos
  }

  public func reloadControls(ofKind kind: String) {
    link.host?.request(.controls(kind: kind))
  }

  public func reloadAllControls() {
    link.host?.request(.allControls)
  }
}
