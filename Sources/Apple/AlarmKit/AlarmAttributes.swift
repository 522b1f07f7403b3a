/// The app's own data of an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The Live Activity of an alarm. An extension shows it with an `ActivityConfiguration`.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: CodingKey {
    case presentation, metadata, tintColor
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
    tintColor = try container.decode(CodedColor.self, forKey: .tintColor).color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(presentation, forKey: .presentation)
    try container.encodeIfPresent(metadata, forKey: .metadata)
    try container.encode(CodedColor(tintColor), forKey: .tintColor)
  }
}

/// The state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }

  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// Durations are in seconds.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// Durations are in seconds.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }
}

/// A color as its components in the default environment.
struct CodedColor: Codable {
  private let red, green, blue, opacity: Float

  init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    (red, green, blue, opacity) = (
      resolved.red, resolved.green, resolved.blue, resolved.opacity
    )
  }

  var color: Color {
    Color(Color.Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }
}
