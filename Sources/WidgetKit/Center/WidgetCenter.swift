/// What an app asks of the host about its widgets.
///
/// Extensions that are built and rendered without a running host have nobody to ask: reloads are
/// requests and may be ignored, and there are no configurations.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Keys of the `NSUserActivity` that a tap without a URL delivers.
  public struct UserInfoKey {
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    public static let family = "WidgetCenter.UserInfoKey.family"
    public static let activityID = "WidgetCenter.UserInfoKey.activityID"
  }

  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  public func reloadTimelines(ofKind kind: String) {}

  public func reloadAllTimelines() {}

  public func invalidateConfigurationRecommendations() {}

  public func invalidateRelevance(ofKind kind: String) {}
}

/// A widget that a person has placed.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
  // Unchecked: the intent is not changed after it is made.
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String

  public var id: WidgetInfo { self }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(\(kind), \(family))" }
}
