import AppIntents
import HostLink

/// What an app or an extension asks of the host about its controls. It finds the host as
/// `WidgetCenter` does.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private let link = CenterLink()

  init() {}

  /// From now on the host is asked this way.
  func connect(to host: any CenterHost) {
    link.connect(to: host)
  }

  /// The controls of this app that people have added. Throws a `WidgetCenterError`.
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

  /// The choices of configurations may be others now.
  public func invalidateControlConfigurations() {
    link.host?.request(.controlConfigurations)
  }
}
