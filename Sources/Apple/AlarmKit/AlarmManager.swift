import AuthorNotices

/// The alarms of the system. Not available here: the authorization is denied, there are no alarms,
/// and each call that would change one throws, with a notice.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()

  public enum AuthorizationState: Codable, Hashable, Sendable {
    case notDetermined
    case denied
    case authorized
  }

  public enum AlarmError: Error, Hashable, Sendable {
    case maximumLimitReached
  }

  /// The error of each call that needs the authorization.
  public struct NotAuthorizedError: Error, Hashable, CustomStringConvertible, Sendable {
    public var description: String { "AlarmKit is not authorized: Vitrine has no alarms" }
  }

  public var authorizationState: AuthorizationState { .denied }

  public var alarms: [Alarm] { get throws { [] } }

  public func requestAuthorization() async throws -> AuthorizationState {
    report()
    return .denied
  }

  /// Always throws `NotAuthorizedError`.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw refusal() }

  public func cancel(id: Alarm.ID) throws { throw refusal() }
  public func stop(id: Alarm.ID) throws { throw refusal() }
  public func pause(id: Alarm.ID) throws { throw refusal() }
  public func resume(id: Alarm.ID) throws { throw refusal() }
  public func countdown(id: Alarm.ID) throws { throw refusal() }

  public var alarmUpdates: Updates<[Alarm]> { Updates() }
  public var authorizationUpdates: Updates<AuthorizationState> { Updates() }

  /// Changes. There are none.
  public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  private func refusal() -> NotAuthorizedError {
    report()
    return NotAuthorizedError()
  }

  private func report() {
    AuthorNotice.report("AlarmKit", lacks: "alarms; their Live Activities can be shown")
  }
}

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
