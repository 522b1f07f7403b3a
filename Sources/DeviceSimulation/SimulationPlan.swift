import DeviceEngine
import Foundation
import HostLink

/// What is simulated: a device, its widgets, and who looks when.
public struct SimulationPlan: Sendable {
  /// A widget and where it stands.
  public struct Widget: Sendable {
    public var placement: Placement
    public var `extension`: InstalledExtension

    public init(placement: Placement, extension: InstalledExtension) {
      self.placement = placement
      self.extension = `extension`
    }
  }

  public var widgets: [Widget]
  /// What apps do with activities, in any order.
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

  /// Days of the device's clock, so that one with a change of the time has 23 or 25 hours.
  public var end: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.date(byAdding: .day, value: days, to: start)
      ?? start.addingTimeInterval(Double(days) * 86_400)
  }

  public var timeZone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
