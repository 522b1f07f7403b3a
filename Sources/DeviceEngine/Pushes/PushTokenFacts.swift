import Foundation

/// What a token is for.
public struct PushTokenFacts: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case activityUpdate, activityStart, widgets, control
  }

  public var kind: Kind
  public var `extension`: ExtensionIdentifier
  /// The app's, which topics name.
  public var bundleIdentifier: String
  /// Made while the device's apps were those of production, not of development.
  public var isProduction = false
  /// False: what it belonged to is over, since `ended`.
  public var isLive: Bool
  public var ended: Date?
  public var activity: ActivityIdentifier?
  /// Of tokens for starts.
  public var attributesType: String?

  public init(
    _ kind: Kind, extension: ExtensionIdentifier, bundleIdentifier: String, isLive: Bool = true,
    ended: Date? = nil, activity: ActivityIdentifier? = nil, attributesType: String? = nil
  ) {
    self.kind = kind
    self.extension = `extension`
    self.bundleIdentifier = bundleIdentifier
    self.isLive = isLive
    self.ended = ended
    self.activity = activity
    self.attributesType = attributesType
  }
}
