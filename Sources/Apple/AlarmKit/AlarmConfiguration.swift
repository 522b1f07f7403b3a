import HostLink

extension AlarmManager {
  /// An alarm to schedule.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?
    public var sound: AlertConfiguration.AlertSound

    /// - Parameter appEntityIdentifier: Has no effect: nothing refers to alarms by entities.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier? = nil,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
      self.sound = sound
    }

    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      appEntityIdentifier: EntityIdentifier? = nil,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }

    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      appEntityIdentifier: EntityIdentifier? = nil,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration), attributes: attributes,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }
  }
}

extension AlarmManager.AlarmConfiguration {
  /// The alarm as the host schedules it, with the texts in the process's language. Throws an
  /// `EncodingError`, `IntentActionError`.
  func request(_ id: Alarm.ID) throws -> AlarmRequest {
    let alert = attributes.presentation.alert
    return AlarmRequest(
      id: id, attributesType: "\(AlarmAttributes<Metadata>.self)",
      attributes: try JSONEncoder().encode(attributes),
      timing: AlarmTiming(
        schedule: schedule?.message, preAlert: countdownDuration?.preAlert,
        postAlert: countdownDuration?.postAlert),
      alert: ActivityAlert(title: String(localized: alert.title), body: "", sound: sound.name),
      stopIntent: try stopIntent?.action(), secondaryIntent: try secondaryIntent?.action(),
      secondaryCountsDown: alert.secondaryButtonBehavior == .countdown)
  }
}

extension Alarm {
  init(_ record: AlarmRecord) {
    self.init(
      id: record.id, schedule: record.timing.schedule.map { Schedule($0) },
      countdownDuration: CountdownDuration(record.timing), state: State(record.state))
  }
}

extension Alarm.Schedule {
  fileprivate init(_ message: AlarmSchedule) {
    switch message {
    case .fixed(let date): self = .fixed(date)
    case .relative(let hour, let minute, let weekdays):
      self = .relative(
        Relative(
          time: Relative.Time(hour: hour, minute: minute),
          repeats: weekdays.isEmpty ? .never : .weekly(weekdays)))
    }
  }

  fileprivate var message: AlarmSchedule {
    switch self {
    case .fixed(let date): return .fixed(date)
    case .relative(let relative):
      let weekdays: [Locale.Weekday] =
        if case .weekly(let days) = relative.repeats { days } else { [] }
      return .relative(
        hour: relative.time.hour, minute: relative.time.minute, weekdays: weekdays)
    }
  }
}

extension Alarm.CountdownDuration {
  fileprivate init?(_ timing: AlarmTiming) {
    guard timing.preAlert != nil || timing.postAlert != nil else { return nil }
    self.init(preAlert: timing.preAlert, postAlert: timing.postAlert)
  }
}

extension Alarm.State {
  fileprivate init(_ name: AlarmStateName) {
    self =
      switch name {
      case .scheduled: .scheduled
      case .countdown: .countdown
      case .paused: .paused
      case .alerting: .alerting
      }
  }
}

extension AlarmManager.AuthorizationState {
  init(_ authorization: AlarmAuthorization) {
    self =
      switch authorization {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
