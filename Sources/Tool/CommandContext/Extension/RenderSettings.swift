import CommandArguments
import DeviceEngine
import Devices
import Foundation
import HostLink
import NearestName
import ProjectReader

/// The device, locale and time for which widgets are drawn: the common options of `render`,
/// `timeline` and `sheet`.
package struct RenderSettings {
  package var device: Device
  /// How far a device with two screens is open. `device` has the screen in use.
  package var hinge: HingePosition
  /// Device pixels per point.
  package var scale: Double
  package var locale: LocaleArgument
  package var timeZone: TimeZone
  /// The time zone's name as given, because Foundation replaces UTC by GMT.
  package var timeZoneName: String
  package var typeSize: RenderEnvironment.TypeSize
  package var contrast: RenderEnvironment.Contrast
  /// Whether controls have visible borders.
  package var showsBorders: Bool
  /// The version of iOS; nil is the newest.
  package var os: OSVersion?
  /// The release of iOS that decides colors and families.
  package var release: RenderEnvironment.Release { os?.release ?? .latest }
  /// The time of the device's clock.
  package var clock: Date
  /// Whether `--at` was given.
  package var isClockGiven: Bool
  /// The time limit for one request to the extension.
  package var timeLimit: Duration
  package var launch: OneShotLaunch

  package static let schemeOption = CommandSpec.Option.value(
    "scheme", "SCHEME", offers: .cases(of: RenderEnvironment.ColorScheme.self),
    "Color scheme: light or dark. Default: light; accessories: dark.")

  package static let options: [CommandSpec.Option] =
    [
      .value(
        "at", "DATE",
        "Time of the device's clock: ISO 8601 such as 2026-03-05T09:30, now, or an offset from now "
          + "such as +2h30m. Default: now."),
      .device, .hinge,
      .value("scale", "N", "Pixels per point, 0.25 to 16. Default: the device's scale."),
      .locale, .timeZone,
      .value(
        "type-size", "SIZE", offers: .cases(of: RenderEnvironment.TypeSize.self),
        "Dynamic Type size, xSmall to accessibility5. Default: large."),
      .value(
        "contrast", "NAME", offers: .cases(of: RenderEnvironment.Contrast.self),
        "Contrast: standard or increased. Default: standard."),
      .flag("show-borders", "Set the accessibility setting Show Borders."),
      .os,
      .value("time-limit", "SECONDS", "Time limit per request to the extension. Default: 30."),
    ] + OneShotLaunch.options

  /// Throws `ValueError`.
  package init(_ arguments: ParsedArguments, now: Date) throws {
    let platform = try ProjectOptions.platform(arguments["platform"]) ?? .iOS
    device = try arguments["device"].map { try Self.device($0) } ?? .usual(for: platform)
    scale =
      try numberValue(arguments["scale"], option: "--scale", in: 0.25...16) ?? device.scale
    locale = try LocaleArgument(arguments["locale"] ?? "en_US")
    timeZoneName = arguments["time-zone"] ?? "UTC"
    timeZone = try Self.timeZone(timeZoneName)
    typeSize = try namedValue(
      arguments["type-size"], option: "--type-size", what: "type size", default: .large)
    contrast = try namedValue(
      arguments["contrast"], option: "--contrast", what: "contrast", default: .standard)
    showsBorders = arguments.has("show-borders")
    os = try arguments["os"].map { try OSVersion(argument: $0, for: platform) }
    hinge = try namedValue(
      arguments["hinge"], option: "--hinge", what: "position", default: .closed)
    // Of the devices of `--devices`, those without a hinge ignore it.
    guard hinge == .closed || device.hasHinge || arguments["devices"] != nil else {
      throw ValueError(
        value: hinge.rawValue, option: "--hinge",
        expected: "closed, because \(device.identifier) has no hinge; choose --device duo")
    }
    device = device.running(os?.release ?? .latest).showing(hinge)
    // Whole seconds, so that a date in a table can be passed to --at.
    let second = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    let dates = DateArgument(now: second, timeZone: timeZone)
    clock = try arguments["at"].map { try dates.parse($0, option: "--at") } ?? second
    isClockGiven = arguments["at"] != nil
    let limit = try numberValue(
      arguments["time-limit"], option: "--time-limit", in: 0.1...86_400)
    timeLimit = .seconds(limit ?? 30)
    launch = OneShotLaunch(arguments)
  }

  /// Returns the environment for a family. Without `mode`, accessories of a Lock Screen are drawn
  /// in vibrant mode, and everything else in full color.
  package func environment(
    _ family: WidgetFamilyName, scheme: RenderEnvironment.ColorScheme?,
    mode: RenderEnvironment.RenderingMode? = nil,
    redaction: [RenderEnvironment.RedactionReason] = []
  ) -> RenderEnvironment {
    let isWatch = device.idiom == .watch
    let isOnLockScreen = family.isAccessory && !isWatch && device.idiom != .vision
    let mode = mode ?? (isOnLockScreen ? .vibrant : .fullColor)
    // Watch faces remove the backgrounds of complications; the Smart Stack shows them.
    let showsBackground = mode == .fullColor && (!isWatch || family == .accessoryRectangular)
    var environment = RenderEnvironment(
      // A watch is always dark.
      colorScheme: isWatch ? .dark : scheme ?? (isOnLockScreen ? .dark : .light),
      contrast: contrast,
      typeSize: typeSize, locale: locale.identifier,
      timeZone: timeZoneName, layoutDirection: locale.layoutDirection, displayScale: scale,
      renderingMode: mode, redactionReasons: redaction,
      showsContainerBackground: showsBackground,
      showsWidgetLabel: isWatch && family == .accessoryCorner, release: release,
      idiom: device.interfaceIdiom)
    environment.showsBorders = showsBorders
    return environment
  }

  /// Parses `--scheme`; nil if it is not given.
  package static func scheme(_ text: String?) throws -> RenderEnvironment.ColorScheme? {
    try text.map {
      try namedValue($0, option: "--scheme", what: "color scheme", default: .light)
    }
  }

  /// Throws `ValueError`.
  package static func device(_ name: String?, option: String = "--device") throws -> Device {
    guard let name else { return .standard }
    if let device = Device.named(name) { return device }
    let hint = nearestName(to: name, in: Device.names).map { "; did you mean \($0)?" } ?? ""
    throw ValueError(
      value: name, option: option,
      expected: "a screen or model that `vitrine devices` lists\(hint)")
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

extension Device {
  /// The device on which widgets of a platform are drawn if none is given.
  fileprivate static func usual(for platform: Platform) -> Device {
    let name: String? =
      switch platform {
      case .watchOS: "watch-45mm"
      case .visionOS: "vision"
      case .macOS: "mac"
      case .iOS, .tvOS: nil
      }
    return name.flatMap(Device.named) ?? .standard
  }
}

extension CommandSpec.Option {
  package static let device = value(
    "device", "NAME", offers: .words(Device.all.map(\.identifier)),
    "Screen or model; `vitrine devices` lists them. Default: 393x852, or that of the platform.")
  package static let hinge = value(
    "hinge", "POSITION", offers: .cases(of: HingePosition.self),
    "With --device duo: closed, half or open. Default: closed.")
  package static let locale = value(
    "locale", "ID", "Locale, such as en_US or ar_SA. Default: en_US.")
  package static let timeZone = value(
    "time-zone", "ID", offers: .words(TimeZone.knownTimeZoneIdentifiers),
    "Time zone, such as Europe/Berlin. Default: UTC.")
}

extension WidgetFamilyName {
  /// The name without "system" or "accessory", as the command line uses it.
  package var shortName: String {
    for prefix in ["system", "accessory"] where rawValue.hasPrefix(prefix) {
      let rest = rawValue.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return rawValue
  }

  /// The name for captions, such as "Extra Large".
  package var title: String {
    shortName.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += text.isEmpty ? letter.uppercased() : String(letter)
    }
  }

  /// Accepts WidgetKit's name and the short name.
  package init?(named name: String) {
    let wanted = name.lowercased()
    guard
      let family = Self.allCases.first(where: {
        $0.rawValue.lowercased() == wanted || $0.shortName.lowercased() == wanted
      })
    else { return nil }
    self = family
  }
}

extension [WidgetFamilyName] {
  /// The families for an error, with the closest one; see `knownNames`.
  package func known(insteadOf wanted: String) -> String {
    let hint = nearestName(to: wanted, in: map(\.shortName)).map { "; did you mean \($0)?" } ?? ""
    return map(\.rawValue).joined(separator: ", ") + hint
  }
}
