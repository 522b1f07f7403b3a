import CommandArguments
import CommandContext
import Devices
import ExtensionBuilder
import Foundation
import HostLink
import Sweep

/// The arguments of `vitrine sweep`, from which the plan is created.
struct SweepArguments {
  static let options: [CommandSpec.Option] = [
    .value("matrix", "FILE", "JSON file with the axes: kinds, families, devices, locales, …"),
    .value("kinds", "NAMES", "Kinds, separated by commas. Default: all."),
    .value("families", "NAMES", "Families, such as small,circular. Default: all of each kind."),
    .value("devices", "NAMES", "Screens, models or kinds of devices. Default: 393x852."),
    .value("locales", "IDS", "Locales, such as en_US,de_DE. Default: en_US."),
    .value("type-sizes", "SIZES", "Dynamic Type sizes, xSmall to accessibility5. Default: large."),
    .value("schemes", "NAMES", "Color schemes: light, dark. Default: both."),
    .value("entries", "N", "Entries of each timeline, from its first. Default: 1."),
    .flag("pairwise", "Draw few combinations that have all pairs of values of two axes."),
    .value("at", "DATE", "Time of the device's clock. Default: now, or that of the previous run."),
    .value("scale", "N", "Pixels per point, 0.25 to 16. Default: those of each device."),
    .os,
  ]

  private var matrix = SweepMatrix()
  private let families: [WidgetFamilyName]?
  private let devices: [Device]
  private let os: String?
  private let scale: Double?
  /// nil without `--at`.
  private let clock: Date?
  private let isPairwise: Bool

  /// Throws `ValueError`, `UsageError`, `ToolError.unreadable`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    if let name = arguments["matrix"] { matrix = try Self.matrix(name, in: context) }
    func names(_ option: String) -> [String]? {
      arguments[option].map { text in
        var known: Set<String> = []
        return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty && known.insert($0).inserted }
      }
    }
    for (option, axis) in [
      ("devices", \SweepMatrix.devices), ("locales", \.locales), ("type-sizes", \.typeSizes),
      ("schemes", \.schemes),
    ] {
      guard let values = names(option) else { continue }
      guard !values.isEmpty else {
        throw ValueError(value: "", option: "--\(option)", expected: "at least one name")
      }
      matrix[keyPath: axis] = values
    }
    matrix.kinds = names("kinds") ?? matrix.kinds
    matrix.families = names("families") ?? matrix.families
    matrix.entries =
      try wholeNumberValue(
        arguments["entries"], option: "--entries", in: 1...SweepMatrix.maximumEntries)
      ?? matrix.entries
    families = try matrix.families?.map { name in
      guard let family = WidgetFamilyName(named: name) else {
        throw ValueError(
          value: name, option: "--families",
          expected: "families: \(WidgetFamilyName.allCases.known(insteadOf: name))")
      }
      return family
    }
    let settings = try RenderSettings(arguments, now: context.now())
    devices = try matrix.devices.map { try Device(argument: $0).running(settings.release) }
    matrix.devices = devices.map(\.identifier)
    matrix.locales = try matrix.locales.map {
      try LocaleArgument($0, option: "--locales").identifier
    }
    matrix.typeSizes = try matrix.typeSizes.map {
      try namedValue(
        $0, option: "--type-sizes", what: "type size", default: RenderEnvironment.TypeSize.large
      ).rawValue
    }
    matrix.schemes = try matrix.schemes.map {
      try namedValue(
        $0, option: "--schemes", what: "color scheme",
        default: RenderEnvironment.ColorScheme.light
      ).rawValue
    }
    isPairwise = arguments.has("pairwise")
    os = arguments["os"]
    scale = arguments["scale"] == nil ? nil : settings.scale
    clock = arguments["at"] == nil ? nil : settings.clock
  }

  private static func matrix(_ name: String, in context: ToolContext) throws -> SweepMatrix {
    let url = context.file(name)
    guard let data = try? Data(contentsOf: url) else {
      throw ToolError.unreadable(name, reason: "no such file, or no permission")
    }
    do {
      return try SweepMatrix(json: data)
    } catch {
      throw ToolError.unreadable(name, reason: "\(error)")
    }
  }

  /// Creates the plan. Throws `ToolError.unknownKind`, `.emptySweep`.
  ///
  /// - Parameters:
  ///   - extensions: The bundles and their widgets.
  ///   - before: The plan of the sweep to resume; nil for a new sweep.
  func plan(
    of extensions: [(bundle: SweepPlan.Bundle, widgets: [WidgetDescription])],
    after before: SweepPlan?, now: Date, frameworks: String
  ) throws -> SweepPlan {
    let known = extensions.flatMap(\.widgets).map(\.kind)
    if let unknown = matrix.kinds?.first(where: { !known.contains($0) }) {
      throw ToolError.unknownKind(
        unknown, extension: extensions.map(\.bundle.name).joined(separator: ", "), kinds: known)
    }
    var subjects: [SweepPlan.Subject] = []
    for (index, found) in extensions.enumerated() {
      for widget in found.widgets where matrix.kinds?.contains(widget.kind) != false {
        for family in widget.supportedFamilies where families?.contains(family) != false {
          subjects += devices.compactMap { device in
            subject(widget, family, on: device, bundle: index)
          }
        }
      }
    }
    guard !subjects.isEmpty else { throw ToolError.emptySweep }
    let time = clock?.timeIntervalSince1970 ?? before?.clock
    let plan = SweepPlan(
      bundles: extensions.map(\.bundle), subjects: subjects, locales: matrix.locales,
      typeSizes: matrix.typeSizes, entries: matrix.entries,
      clock: time ?? now.timeIntervalSince1970.rounded(.down), os: os, scale: scale,
      frameworks: frameworks)
    return isPairwise ? plan.pairwise : plan
  }

  /// nil if the device does not show the widget.
  private func subject(
    _ widget: WidgetDescription, _ family: WidgetFamilyName, on device: Device, bundle: Int
  ) -> SweepPlan.Subject? {
    guard device.size(of: family) != nil,
      device.idiom != .car || widget.isContainerBackgroundRemovable
    else { return nil }
    let shown = device.schemes(of: family).map(\.rawValue)
    let schemes = shown.count == 1 ? shown : shown.filter(matrix.schemes.contains)
    return SweepPlan.Subject(
      bundle: bundle, kind: widget.kind, family: family.rawValue, device: device.identifier,
      schemes: schemes)
  }
}
