import HostLink

// Compatibility: works | `AlarmManager` with `schedule`, `cancel`, `countdown`, `pause`, `resume`,
//   `stop`, `alarms`, `alarmUpdates`, `requestAuthorization` | on a device: an app's process, its
//   extension or an intent; elsewhere the authorization is denied. The page asks the user;
//   without an open page, the setting `alarm-access` decides, or else they are allowed. Apple does
//   not publish the limit for `AlarmError.maximumLimitReached`, which is 64 alarms, and not the
//   other errors, which say what happened

/// The app's alarms, which the device runs on its clock.
///
/// ```swift
/// let alarm = try await AlarmManager.shared.schedule(
///   id: UUID(), configuration: .timer(duration: 300, attributes: attributes))
/// try AlarmManager.shared.pause(id: alarm.id)
/// ```
/// An alarm is a Live Activity whose content the device sets. Like `Activity`, this is a handle:
/// the alarms are in the host of `ActivityCenter`. Calls wait up to five seconds for its answer.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()

  private init() {}

  public enum AuthorizationState: Codable, Hashable, Sendable {
    case notDetermined
    case denied
    case authorized
  }

  public enum AlarmError: Error, Hashable, Sendable {
    case maximumLimitReached
  }

  // MARK: Authorization

  /// Denied without a host.
  public var authorizationState: AuthorizationState {
    guard case .authorization(let answer)? = try? ask(.authorization) else { return .denied }
    return AuthorizationState(answer.alarms)
  }

  /// Waits for the user, whom the device asks once. Throws if the app's `Info.plist` has no
  /// `NSAlarmKitUsageDescription`.
  public func requestAuthorization() async throws -> AuthorizationState {
    guard case .authorization(let answer) = try await wait(for: .requestAlarms) else {
      throw AlarmFailure.invalidAnswer
    }
    guard answer.alarms == .notDetermined else { return AuthorizationState(answer.alarms) }
    for await state in authorizationUpdates where state != .notDetermined { return state }
    return .notDetermined
  }

  /// The current state, then each change.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    AlarmAuthorizationStateUpdates(
      base: ActivityCenter.current.alarmAuthorizationUpdates { AuthorizationState($0) })
  }

  // MARK: Alarms

  /// In the order in which they were scheduled.
  public var alarms: [Alarm] {
    get throws { try alarms(from: ask(.alarms)) }
  }

  /// The current alarms, then all of them after each change.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> {
    AlarmUpdates(base: ActivityCenter.current.alarmUpdates { $0.map { Alarm($0) } })
  }

  /// Schedules an alarm. The first one asks for the authorization.
  ///
  /// - Throws: `AlarmError.maximumLimitReached`; another error if the alarm is not authorized or
  ///   invalid, or if there is no device.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let request = try configuration.request(id)
    _ = try await requestAuthorization()
    let answer = try await wait(for: .schedule(request))
    guard let alarm = try alarms(from: answer).first else { throw AlarmFailure.invalidAnswer }
    return alarm
  }

  /// Removes an alarm in any state.
  public func cancel(id: Alarm.ID) throws { try change(id, .cancel) }
  /// Ends an alert. A repeating alarm is scheduled again, others are removed.
  public func stop(id: Alarm.ID) throws { try change(id, .stop) }
  /// Throws unless the alarm counts down.
  public func pause(id: Alarm.ID) throws { try change(id, .pause) }
  /// Throws unless the alarm is paused.
  public func resume(id: Alarm.ID) throws { try change(id, .resume) }
  /// Starts the countdown after an alert. Throws unless the alarm alerts and has one.
  public func countdown(id: Alarm.ID) throws { try change(id, .countdown) }

  private func change(_ id: Alarm.ID, _ change: AlarmChange) throws {
    _ = try ask(.changeAlarm(id: id, change))
  }

  // MARK: The host

  private func alarms(from answer: ActivityAnswer) throws -> [Alarm] {
    guard case .alarms(let records) = answer else { throw AlarmFailure.invalidAnswer }
    return records.map { Alarm($0) }
  }

  private func wait(for command: ActivityCommand) async throws -> ActivityAnswer {
    let center = ActivityCenter.current
    return try await DetachedThread.run { Result { try Self.answer(command, center) } }.get()
  }

  private func ask(_ command: ActivityCommand) throws -> ActivityAnswer {
    try Self.answer(command, .current)
  }

  private static func answer(
    _ command: ActivityCommand, _ center: ActivityCenter
  ) throws -> ActivityAnswer {
    let answer = try center.ask(command)
    guard case .refused(let refusal) = answer else { return answer }
    if refusal.reason == .maximumLimitReached { throw AlarmError.maximumLimitReached }
    throw AlarmFailure(text: refusal.message)
  }
}

extension AlarmManager {
  /// The sets of alarms over time.
  public struct AlarmUpdates: AsyncSequence, Sendable {
    public typealias Element = [Alarm]
    public typealias Failure = Never
    public typealias Iterator = ActivitySequence<[Alarm]>.Iterator

    fileprivate let base: ActivitySequence<[Alarm]>

    public func makeAsyncIterator() -> Iterator { base.makeAsyncIterator() }
  }

  /// The states of the authorization over time.
  public struct AlarmAuthorizationStateUpdates: AsyncSequence, Sendable {
    public typealias Element = AuthorizationState
    public typealias Failure = Never
    public typealias Iterator = ActivitySequence<AuthorizationState>.Iterator

    fileprivate let base: ActivitySequence<AuthorizationState>

    public func makeAsyncIterator() -> Iterator { base.makeAsyncIterator() }
  }
}

/// Why a call of `AlarmManager` failed. Apple's errors for this are not public.
struct AlarmFailure: LocalizedError, CustomStringConvertible {
  let text: String

  static let invalidAnswer = AlarmFailure(text: "the host's answer is of another type")

  var description: String { "AlarmKit: \(text)" }
  var errorDescription: String? { description }
}
