/// A button of an alarm.
public struct AlarmButton: Codable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }

  private enum CodingKeys: CodingKey {
    case text, textColor, systemImageName
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(LocalizedStringResource.self, forKey: .text)
    textColor = try container.decode(CodedColor.self, forKey: .textColor).color
    systemImageName = try container.decode(String.self, forKey: .systemImageName)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(CodedColor(textColor), forKey: .textColor)
    try container.encode(systemImageName, forKey: .systemImageName)
  }
}

/// The texts and buttons of an alarm in its three states.
public struct AlarmPresentation: Codable, Sendable {
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }

  public struct Alert: Codable, Sendable {
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
      /// Starts the countdown after the alert.
      case countdown
      /// Performs the secondary intent.
      case custom
    }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton?
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    /// From iOS 26.1 on, the system has its own stop button.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title, secondaryButton: secondaryButton,
        secondaryButtonBehavior: secondaryButtonBehavior)
      self.stopButton = stopButton
    }
  }

  public struct Countdown: Codable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  public struct Paused: Codable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }
}
