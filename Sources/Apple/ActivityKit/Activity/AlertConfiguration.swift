import HostLink

/// The alert that announces an update.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    package let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }

    /// A sound in the app's bundle.
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

extension AlertConfiguration {
  /// The alert with the texts in the process's language, from the app's strings.
  var link: ActivityAlert {
    ActivityAlert(
      title: String(localized: title), body: String(localized: body), sound: sound.name)
  }
}
