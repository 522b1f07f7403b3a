/// How an update is announced.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }

    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  enum Rule: Equatable, Sendable {
    case `default`, immediate
    case after(Date)
  }

  let rule: Rule

  /// Up to four hours after its end.
  public static let `default` = ActivityUIDismissalPolicy(rule: .default)
  public static let immediate = ActivityUIDismissalPolicy(rule: .immediate)

  /// At the date, or four hours after its end if that is earlier.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(rule: .after(date))
  }
}

/// How an activity is updated by push.
public struct PushType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case token
    case channel(String)
  }

  let kind: Kind

  public static var token: PushType { PushType(kind: .token) }

  public static func channel(_ name: String) -> PushType { PushType(kind: .channel(name)) }
}
