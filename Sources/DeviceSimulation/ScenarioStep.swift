import DeviceEngine
import Foundation
import HostLink

/// What an app does with one of its Live Activities at a date of a simulation.
public struct ScenarioStep: Sendable {
  public enum Action: Sendable {
    case start(InstalledExtension, ActivityStart)
    case update(ActivityUpdate)
    case end(ActivityEnd)
    /// The person swipes it away.
    case dismiss
  }

  public var date: Date
  /// Which of the scenario's activities.
  public var name: String
  public var action: Action

  public init(date: Date, name: String, action: Action) {
    self.date = date
    self.name = name
    self.action = action
  }
}

/// One activity of a simulation, and what a person could see of it when.
public struct ActivityHistory: Codable, Equatable, Sendable {
  /// One content in one state and place, as long as it stood.
  public struct Shown: Codable, Equatable, Sendable {
    public var from: Date
    public var to: Date
    public var state: ActivityStateName
    public var island: IslandPlace
    /// What the Lock Screen's presentation said when it came, shortened.
    public var text: String
  }

  public var id: ActivityIdentifier
  /// In the scenario.
  public var name: String
  public var `extension`: ExtensionIdentifier
  public var attributesType: String
  public var shown: [Shown]
  /// nil where it is still there at the end.
  public var dismissed: Date?
}
