import AppIntents
import HostLink

/// Receives the push tokens with which a server reloads the user's controls.
public protocol ControlPushHandler {
  init()
  /// Called with all of the user's controls after any of their tokens has changed.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control's push token.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A control that the user has added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
  /// nil if the kind has no push handler.
  public var pushInfo: ControlPushInfo?
  /// The user's values. Parameters that are missing here have their defaults.
  let values: [String: ConfigurationValue]
  let intent: PlacedAppIntent

  init(_ placed: PlacedControl, intent: PlacedAppIntent) {
    id = placed.id
    kind = placed.kind
    pushInfo = placed.pushToken.map(ControlPushInfo.init)
    values = placed.values
    self.intent = intent
  }

  /// The app intent with the user's values; nil if the control is configured with another type of
  /// intent or not at all.
  ///
  /// An app's process does not know its extension's controls. There, every intent type that accepts
  /// the values matches, and the call waits up to two seconds for the intent's queries.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of type: Intent.Type = Intent.self
  ) -> Intent? {
    switch intent {
    case .known(let intent): intent as? Intent
    case .unknown: Intent.configured(with: values, waiting: 2)
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.kind == right.kind && left.pushInfo == right.pushInfo
      && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(pushInfo)
    hasher.combine(values)
  }
}

extension ControlInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "ControlInfo(\(id), \(kind))" }
}
