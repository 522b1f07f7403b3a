import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import Devices
import Foundation
import HostLink

/// The parsed arguments of `simulate`, before the extensions are known.
package struct SimulationOptions: Sendable {
  /// The extensions as the command line names them.
  package var extensions: [String] = []
  var days: Int
  var seed: UInt64
  var views: ViewPattern
  var start: Date
  var settings: HostSettings
  var device: DeviceSettings
  /// Whether the extensions have network access.
  var hasNetwork: Bool
  package var timeZone: TimeZone
  var places: [WidgetToPlace]
  var scenario: ScenarioFile?
  /// The values of `--set`, unparsed.
  var values: [String]

  /// `--place KIND:FAMILY[:NAME=VALUE,…]`.
  package struct WidgetToPlace: Sendable {
    var text: String
    var kind: String
    var family: String
    var values: [String]

    package init(kind: String, family: String) {
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
  package init(places: [WidgetToPlace], settings: RenderSettings) {
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

  /// Throws `UsageError`, `ValueError`, `HostError.badSetting`, `HostSettingsError`,
  /// `ToolError.unreadable`.
  package init(_ given: ParsedArguments, in context: ToolContext) throws {
    let (extensions, changes) = try Self.split(given.positionals, in: context)
    guard !extensions.isEmpty else {
      throw UsageError.missingPositional("EXT", command: "simulate")
    }
    self.extensions = extensions
    var arguments = given
    arguments.positionals = extensions
    arguments = try arguments.completedByProject(in: context)
    let render = try RenderSettings(arguments, now: context.now())
    device = DeviceSettings(
      device: render.device.identifier, locale: render.locale.identifier,
      timeZone: render.timeZoneName, os: render.release)
    if !changes.isEmpty {
      for change in changes { change.apply(to: &device) }
      let role = device.screen.role
      for change in changes where !change.roles.contains(role) {
        throw ValueError(
          value: change.name, option: "NAME=VALUE",
          expected: "a setting of \(device.device), which has no \(change.name)")
      }
      device = try device.checked(role)
    }
    days = try wholeNumberValue(arguments["days"], option: "--days", in: 1...366) ?? 1
    seed = UInt64(
      try wholeNumberValue(arguments["seed"], option: "--seed", in: 0...Int.max) ?? 1)
    do {
      views = try ViewPattern(arguments["views"] ?? "often")
    } catch {
      throw ValueError(
        value: error.part, option: "--views", expected: "a view pattern (\(error.reason))")
    }
    timeZone = TimeZone(identifier: device.timeZone) ?? render.timeZone
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
    if let os = render.os { settings.processes.systemVersion = os.text }
    hasNetwork = arguments.has("allow-network")
    places = try arguments.all("place").map(WidgetToPlace.init)
    values = arguments.all("set")
    scenario = try arguments["scenario"].map {
      try ScenarioFile(
        contentsOf: context.file($0), dates: DateArgument(now: start, timeZone: timeZone))
    }
  }

  /// Separates extensions from settings of the device. A file whose name has an equals sign is an
  /// extension.
  private static func split(
    _ words: [String], in context: ToolContext
  ) throws -> (extensions: [String], changes: [DeviceSetting.Change]) {
    var (extensions, changes): ([String], [DeviceSetting.Change]) = ([], [])
    for word in words {
      if !word.contains("=") || FileManager.default.fileExists(atPath: context.file(word).path) {
        extensions.append(word)
      } else {
        changes.append(try settingChange(word))
      }
    }
    return (extensions, changes)
  }
}

extension Device {
  /// The role in which a device of this kind is simulated.
  fileprivate var role: DeviceRole {
    switch idiom {
    case .watch: .watch
    case .car: .car
    case .mac: .mac
    case .phone, .pad, .vision: .main
    }
  }
}
