import HostLink

/// What an app or an extension asks of the host about its widgets.
///
/// An extension's process asks over its link. An app's, which nobody has started with a link, asks
/// the host that the environment's `VITRINE_HOST_SOCKET` and `VITRINE_EXTENSION` name; without
/// them reloads are ignored, and configurations are an error.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Keys of the `NSUserActivity` that a tap without a URL delivers.
  public struct UserInfoKey {
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    public static let family = "WidgetCenter.UserInfoKey.family"
    public static let activityID = "WidgetCenter.UserInfoKey.activityID"
  }

  private let link = CenterLink()

  init() {}

  /// From now on the host is asked this way.
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

  /// The widgets of this app that people have placed. Throws a `WidgetCenterError`.
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

  /// What servers push to in order to reload the app's widgets; nil where none of them has a push
  /// handler, and where no host answers.
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

/// Why the host gave no configurations.
public enum WidgetCenterError: Error, Equatable, CustomStringConvertible {
  case noHost
  /// The host could not be asked, or what it said was no answer.
  case unreachable(String)
  /// The host said no.
  case refused(String)

  public var description: String {
    switch self {
    case .noHost:
      "No host is known to this process: set VITRINE_HOST_SOCKET to the control socket of a "
        + "running `vitrine serve`, and VITRINE_EXTENSION to the extension's name."
    case .unreachable(let reason): "The host does not answer: \(reason)."
    case .refused(let reason): "The host refused: \(reason)"
    }
  }
}

/// A widget that a person has placed.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
  // Unchecked: the intent is not changed after it is made.
  /// The SiriKit intent with the person's values; nil for other widgets, and in an app's process,
  /// which has no widgets whose intents it could know.
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String
  /// The person's values; what is not here has its default.
  package let values: [String: ConfigurationValue]
  package let appIntent: PlacedAppIntent

  public var id: WidgetInfo { self }
}

extension WidgetInfo {
  /// nil where the platform does not have the family.
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
