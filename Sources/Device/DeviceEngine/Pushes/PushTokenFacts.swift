import Foundation
import PushValues

/// The facts of an issued push token.
public struct PushTokenFacts: Codable, Equatable, Sendable {
  public var kind: PushTokenKind
  public var `extension`: ExtensionID
  /// The app's bundle identifier, which topics name.
  public var bundleIdentifier: String
  /// True if the token was issued for the production environment.
  public var isProduction = false
  /// False if the token has expired, at `ended`.
  public var isLive: Bool
  public var ended: Date?
  public var activity: ActivityID?
  /// For tokens of activities.
  public var attributesType: String?
  /// For tokens of controls.
  public var control: ControlID?
  /// The kinds of the control, or of the widgets that pushes reload.
  public var kinds: [String]?

  public init(
    _ kind: PushTokenKind, extension: ExtensionID, bundleIdentifier: String,
    isLive: Bool = true,
    ended: Date? = nil, activity: ActivityID? = nil, attributesType: String? = nil,
    control: ControlID? = nil, kinds: [String]? = nil
  ) {
    self.kind = kind
    self.extension = `extension`
    self.bundleIdentifier = bundleIdentifier
    self.isLive = isLive
    self.ended = ended
    self.activity = activity
    self.attributesType = attributesType
    self.control = control
    self.kinds = kinds
  }
}
