import Devices
import Foundation
import HostLink

/// Where and when widgets are drawn: the options that `render`, `timeline` and `sheet` share.
struct RenderSettings {
  var device: Device
  /// Device pixels a point.
  var scale: Double
  var locale: LocaleArgument
  var timeZone: TimeZone
  /// As it was given: Foundation calls UTC GMT.
  var timeZoneName: String
  var typeSize: RenderEnvironment.TypeSize
  var contrast: RenderEnvironment.Contrast
  /// The device's clock: the provider is asked then.
  var clock: Date
  /// True where `--at` was given.
  var isClockGiven: Bool
  /// For one answer of the extension.
  var timeLimit: Duration

  static let schemeOption = CommandSpec.Option.value(
    "scheme", "SCHEME", "light or dark. Default: light; accessories dark, as on a Lock Screen.")

  static let options: [CommandSpec.Option] = [
    .value(
      "at", "DATE",
      "The device's clock: ISO 8601 (2026-03-05T09:30), now, or +2h30m from now. Default: now."),
    .value("device", "NAME", "Screen or model, as `vitrine devices` lists them. Default: 393x852."),
    .value("scale", "N", "Device pixels a point. Default: the device's."),
    .value("locale", "ID", "Such as en_US or ar_SA. Default: en_US."),
    .value("time-zone", "ID", "Such as Europe/Berlin. Default: UTC."),
    .value("type-size", "SIZE", "Dynamic Type, xSmall to accessibility5. Default: large."),
    .value("contrast", "NAME", "standard or increased. Default: standard."),
    .value("time-limit", "SECONDS", "How long the extension may take to answer. Default: 30."),
  ]

  /// Throws `ValueError`.
  init(_ arguments: ParsedArguments, now: Date) throws {
    device = try Self.device(arguments["device"])
    scale =
      try numberValue(arguments["scale"], option: "--scale", in: 0.25...16) ?? device.scale
    locale = try LocaleArgument(arguments["locale"] ?? "en_US")
    timeZoneName = arguments["time-zone"] ?? "UTC"
    timeZone = try Self.timeZone(timeZoneName)
    typeSize = try namedValue(
      arguments["type-size"], option: "--type-size", what: "type size", default: .large)
    contrast = try namedValue(
      arguments["contrast"], option: "--contrast", what: "contrast", default: .standard)
    // Whole seconds: what a table shows can be given again.
    let second = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    let dates = DateArgument(now: second, timeZone: timeZone)
    clock = try arguments["at"].map { try dates.parse($0, option: "--at") } ?? second
    isClockGiven = arguments["at"] != nil
    let limit = try numberValue(
      arguments["time-limit"], option: "--time-limit", in: 0.1...86_400)
    timeLimit = .seconds(limit ?? 30)
  }

  /// What the views are told. System families are drawn in full colour and accessories vibrant
  /// where `mode` does not say otherwise.
  func environment(
    _ family: WidgetFamilyName, scheme: RenderEnvironment.ColorScheme?,
    mode: RenderEnvironment.RenderingMode? = nil,
    redaction: [RenderEnvironment.RedactionReason] = []
  ) -> RenderEnvironment {
    let mode = mode ?? (family.isAccessory ? .vibrant : .fullColor)
    return RenderEnvironment(
      colorScheme: scheme ?? (family.isAccessory ? .dark : .light), contrast: contrast,
      typeSize: typeSize, locale: locale.identifier,
      timeZone: timeZoneName, layoutDirection: locale.layoutDirection, displayScale: scale,
      renderingMode: mode, redactionReasons: redaction,
      showsContainerBackground: mode == .fullColor)
  }

  /// `--scheme`; where it is not given, accessories are drawn dark, as on every Lock Screen.
  static func scheme(_ text: String?) throws -> RenderEnvironment.ColorScheme? {
    try text.map {
      try namedValue($0, option: "--scheme", what: "color scheme", default: .light)
    }
  }

  private static func device(_ name: String?) throws -> Device {
    guard let name else { return .standard }
    if let device = Device.named(name) { return device }
    let hint = nearestName(to: name, in: Device.names).map { "; did you mean \($0)?" } ?? ""
    throw ValueError(
      value: name, option: "--device",
      expected: "a device that there is data for\(hint); `vitrine devices` lists them")
  }

  private static func timeZone(_ name: String) throws -> TimeZone {
    let known = TimeZone.knownTimeZoneIdentifiers
    if name == "UTC" || name == "GMT" || known.contains(name), let zone = TimeZone(identifier: name)
    {
      return zone
    }
    let hint = nearestName(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
    throw ValueError(
      value: name, option: "--time-zone", expected: "a time zone such as Europe/Berlin\(hint)")
  }
}

extension WidgetFamilyName {
  /// Without "system" and "accessory": what a person calls it.
  var shortName: String {
    for prefix in ["system", "accessory"] where rawValue.hasPrefix(prefix) {
      let rest = rawValue.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return rawValue
  }

  /// For captions: "Extra Large".
  var title: String {
    shortName.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += text.isEmpty ? letter.uppercased() : String(letter)
    }
  }

  /// By WidgetKit's name or the short one.
  init?(named name: String) {
    let wanted = name.lowercased()
    guard
      let family = Self.allCases.first(where: {
        $0.rawValue.lowercased() == wanted || $0.shortName.lowercased() == wanted
      })
    else { return nil }
    self = family
  }
}
