import AppIntents
import HostLink

/// Is told of the push tokens of a person's controls, so that a server can have them reloaded.
public protocol ControlPushHandler {
  init()
  /// All of the person's controls, after any of their tokens has changed.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control's push token.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A control that a person has added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
  /// nil where the kind has no push handler.
  public var pushInfo: ControlPushInfo?
  /// The person's values; what is not here has its default.
  let values: [String: ConfigurationValue]
  let intent: PlacedAppIntent

  init(_ placed: PlacedControl, intent: PlacedAppIntent) {
    id = placed.id
    kind = placed.kind
    pushInfo = placed.pushToken.map(ControlPushInfo.init)
    values = placed.values
    self.intent = intent
  }

  /// The app intent with the person's values; nil where the control is configured with another type
  /// of intent, or not at all.
  ///
  /// In an app's process, which does not know its extension's controls, any type of intent that
  /// takes the values does; its queries are waited for, two seconds at most.
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
