import DeviceEngine
import Foundation
import HostLink

/// An action on a live activity or an alarm at a date of a simulation.
public struct ScenarioStep: Sendable {
  public enum Action: Sendable {
    case start(InstalledExtension, ActivityStart)
    case update(ActivityUpdate)
    case end(ActivityEnd)
    /// The user dismisses it, or stops an alarm.
    case dismiss
    /// The app schedules an alarm.
    case schedule(InstalledExtension, AlarmRequest)
    /// The user presses a button of an alarm.
    case press(AlarmButtonName)
  }

  public var date: Date
  /// The name of the activity or the alarm in the scenario.
  public var name: String
  public var action: Action

  public init(date: Date, name: String, action: Action) {
    self.date = date
    self.name = name
    self.action = action
  }
}

/// A simulated activity and what the user could see of it over time.
public struct ActivityHistory: Codable, Equatable, Sendable {
  /// A content in one state and place, and the time during which it was shown.
  public struct Shown: Codable, Equatable, Sendable {
    public var from: Date
    public var to: Date
    public var state: ActivityStateName
    public var island: IslandPlace
    /// The text of the Lock Screen's presentation when it appeared, shortened.
    public var text: String
  }

  public var id: ActivityID
  /// The name in the scenario.
  public var name: String
  public var `extension`: ExtensionID
  public var attributesType: String
  public var shown: [Shown]
  /// nil if it still exists at the end.
  public var dismissed: Date?
}
