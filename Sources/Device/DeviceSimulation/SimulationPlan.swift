import DeviceEngine
import Foundation
import HostLink

/// The input of a simulation: a device, its widgets and activities, and when the user looks at it.
public struct SimulationPlan: Sendable {
  /// A widget and its placement.
  public struct Widget: Sendable {
    public var placement: Placement
    public var `extension`: InstalledExtension

    public init(placement: Placement, extension: InstalledExtension) {
      self.placement = placement
      self.extension = `extension`
    }
  }

  public var widgets: [Widget]
  /// The actions on activities, in any order.
  public var scenario: [ScenarioStep]
  public var start: Date
  public var days: Int
  public var seed: UInt64
  public var views: ViewPattern
  public var device: DeviceSettings
  public var settings: HostSettings

  public init(
    widgets: [Widget], scenario: [ScenarioStep] = [], start: Date, days: Int, seed: UInt64,
    views: ViewPattern,
    device: DeviceSettings = DeviceSettings(), settings: HostSettings = HostSettings()
  ) {
    self.widgets = widgets
    self.scenario = scenario
    self.start = start
    self.days = days
    self.seed = seed
    self.views = views
    self.device = device
    self.settings = settings
  }

  /// `days` calendar days after `start`. A day on which daylight saving changes has 23 or 25 hours.
  public var end: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.date(byAdding: .day, value: days, to: start)
      ?? start.addingTimeInterval(Double(days) * 86_400)
  }

  public var timeZone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
