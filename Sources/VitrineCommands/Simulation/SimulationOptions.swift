import DeviceEngine
import DeviceSimulation
import Devices
import Foundation
import HostLink

/// The parsed arguments of `simulate`, before the extensions are known.
struct SimulationOptions: Sendable {
  var days: Int
  var seed: UInt64
  var views: ViewPattern
  var start: Date
  var settings: HostSettings
  var device: DeviceSettings
  /// Whether the extensions have network access.
  var hasNetwork: Bool
  var timeZone: TimeZone
  var places: [WidgetToPlace]
  var scenario: ScenarioFile?
  /// The values of `--set`, unparsed.
  var values: [String]

  /// `--place KIND:FAMILY[:NAME=VALUE,…]`.
  struct WidgetToPlace: Sendable {
    var text: String
    var kind: String
    var family: String
    var values: [String]

    init(kind: String, family: String) {
      text = "\(kind):\(family)"
      self.kind = kind
      self.family = family
      values = []
    }

    /// Throws `ValueError`.
    init(_ text: String) throws {
      self.text = text
      let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count >= 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw ValueError(
          value: text, option: "--place",
          expected: "KIND:FAMILY or KIND:FAMILY:NAME=VALUE,NAME=VALUE")
      }
      kind = parts[0]
      family = parts[1]
      values = parts.count > 2 ? parts[2].split(separator: ",").map(String.init) : []
    }
  }

  /// The day of the clock, on which the user often looks at these widgets.
  init(places: [WidgetToPlace], settings: RenderSettings) {
    days = 1
    seed = 1
    views = .often
    timeZone = settings.timeZone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    start = calendar.startOfDay(for: settings.clock)
    self.settings = HostSettings()
    if !settings.launch.usesSandbox { self.settings.processes.sandbox = .off }
    hasNetwork = settings.launch.hasNetwork
    device = DeviceSettings(
      device: settings.device.identifier, locale: settings.locale.identifier,
      timeZone: settings.timeZoneName, os: settings.release)
    self.places = places
    scenario = nil
    values = []
  }

  /// Throws `ValueError`, `HostSettingsError`, `ToolError.unreadable`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    let render = try RenderSettings(arguments, now: context.now())
    days = try wholeNumberValue(arguments["days"], option: "--days", in: 1...366) ?? 1
    seed = UInt64(
      try wholeNumberValue(arguments["seed"], option: "--seed", in: 0...Int.max) ?? 1)
    do {
      views = try ViewPattern(arguments["views"] ?? "often")
    } catch {
      throw ValueError(
        value: error.part, option: "--views", expected: "a view pattern (\(error.reason))")
    }
    timeZone = render.timeZone
    let dates = DateArgument(now: render.clock, timeZone: timeZone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    start =
      try arguments["start"].map { try dates.parse($0, option: "--start") }
      ?? calendar.startOfDay(for: render.clock)
    settings =
      try arguments["settings"].map {
        try HostSettings(contentsOf: context.file($0))
      } ?? HostSettings()
    if arguments.has("no-sandbox") { settings.processes.sandbox = .off }
    hasNetwork = arguments.has("allow-network")
    device = DeviceSettings(
      device: render.device.identifier, locale: render.locale.identifier,
      timeZone: render.timeZoneName, os: render.release)
    places = try arguments.all("place").map(WidgetToPlace.init)
    values = arguments.all("set")
    scenario = try arguments["scenario"].map {
      try ScenarioFile(
        contentsOf: context.file($0), dates: DateArgument(now: start, timeZone: timeZone))
    }
  }
}
