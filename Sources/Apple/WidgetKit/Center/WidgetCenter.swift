import HostLink

// Compatibility: partial | `WidgetCenter` | in an extension over its link; in an app's process
//   through `VITRINE_HOST_SOCKET` and `VITRINE_EXTENSION`, without `WidgetInfo.configuration`

/// Requests reloads of an app's widgets and reads which of them the user has placed.
///
/// ```swift
/// WidgetCenter.shared.reloadTimelines(ofKind: "Clock")
/// let widgets = try await WidgetCenter.shared.currentConfigurations()
/// ```
/// An extension's process reaches the host over the link that it was started with. An app's process
/// has no link; it uses the device socket in `VITRINE_HOST_SOCKET` and names its extension with
/// `VITRINE_EXTENSION`. Without these variables reload requests do nothing, and
/// `currentConfigurations()` throws `WidgetCenterError.noHost`.
///
/// The center keeps no state: each call asks the host. It reloads nothing itself, either. The host
/// decides when a requested reload begins, within the widget's budget.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Keys in the user info of the `NSUserActivity` that a tap without a URL delivers.
  public struct UserInfoKey {
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    public static let family = "WidgetCenter.UserInfoKey.family"
    public static let activityID = "WidgetCenter.UserInfoKey.activityID"
  }

  private let link = CenterLink()

  init() {}

  /// Uses `host` for all further requests.
  func connect(to host: any CenterHost) {
    link.connect(to: host)
  }

  /// Fails with a `WidgetCenterError`.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Task {
      do {
        completion(.success(try await currentConfigurations()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// The app's widgets that the user has placed. Throws a `WidgetCenterError`.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    guard let host = link.host else { throw WidgetCenterError.noHost }
    var infos: [WidgetInfo] = []
    for placed in try await host.configurations() {
      let appIntent = await host.appIntent(for: placed)
      if let info = WidgetInfo(placed, intent: host.intent(for: placed), appIntent: appIntent) {
        infos.append(info)
      }
    }
    return infos
  }

  /// The push token with which servers reload the app's widgets; nil if no widget has a push
  /// handler or no host answers.
  public var currentPushInfo: WidgetPushInfo? {
    get async {
      guard let token = try? await link.host?.widgetPushToken() else { return nil }
      return WidgetPushInfo(token: token)
    }
  }

  public func reloadTimelines(ofKind kind: String) {
    link.host?.request(.timelines(kind: kind))
  }

  public func reloadAllTimelines() {
    link.host?.request(.allTimelines)
  }

  public func invalidateConfigurationRecommendations() {
    link.host?.request(.recommendations)
  }

  public func invalidateRelevance(ofKind kind: String) {
    link.host?.request(.relevance(kind: kind))
  }
}

/// Why a request to the host failed.
public enum WidgetCenterError: Error, Equatable, CustomStringConvertible {
  /// The process knows no host.
  case noHost
  /// The host did not answer, or its answer is invalid.
  case unreachable(String)
  /// The host rejected the request.
  case refused(String)

  public var description: String {
    switch self {
    case .noHost:
      "This process has no host. Set VITRINE_HOST_SOCKET to the device socket of a running "
        + "`vitrine serve`, and VITRINE_EXTENSION to the extension's name."
    case .unreachable(let reason): "No valid answer from the host: \(reason)."
    case .refused(let reason): "The host rejected the request: \(reason)"
    }
  }
}

/// A widget that the user has placed.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
  // Unchecked: the intent does not change after its creation.
  /// The SiriKit intent with the user's values. nil for widgets without one, and in an app's
  /// process, which does not know its extension's intents.
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String
  /// The user's values. Parameters that are missing here have their defaults.
  package let values: [String: ConfigurationValue]
  package let appIntent: PlacedAppIntent

  public var id: WidgetInfo { self }
}

extension WidgetInfo {
  /// nil if the platform does not have the family.
  init?(_ placed: PlacedConfiguration, intent: INIntent?, appIntent: PlacedAppIntent) {
    guard let family = WidgetFamily(placed.family) else { return nil }
    self.init(
      configuration: intent, family: family, kind: placed.kind, values: placed.values,
      appIntent: appIntent)
  }
}

extension WidgetInfo {
  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.family == right.family && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(values)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(\(kind), \(family))" }
}
