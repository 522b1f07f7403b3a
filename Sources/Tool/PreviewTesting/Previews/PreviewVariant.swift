import CommandArguments
import CommandContext
import Devices
import HostLink

/// A property that `--variants` varies.
enum PreviewAxis: String, CaseIterable {
  case scheme
  case typeSize = "type-size"
  case locale, direction, contrast, borders, mode, device

  /// The values without a list of them on the command line.
  fileprivate var defaults: [String] {
    switch self {
    case .scheme: ["light", "dark"]
    case .typeSize: ["xSmall", "large", "xxxLarge", "accessibility3", "accessibility5"]
    case .locale: ["en_US", "de_DE", "ja_JP", "ar_SA"]
    case .direction: ["leftToRight", "rightToLeft"]
    case .contrast: ["standard", "increased"]
    case .borders: Borders.allCases.map(\.rawValue)
    case .mode: ["fullColor", "accented"]
    case .device: ["375x667", "393x852", "430x932"]
    }
  }
}

/// The values of `borders`: the accessibility setting Show Borders.
private enum Borders: String, CaseIterable { case hidden, shown }

/// A combination of settings in which previews are drawn.
struct PreviewVariant: Sendable {
  private(set) var settings: RenderSettings
  private(set) var scheme = RenderEnvironment.ColorScheme.light
  /// nil: as usual for the family.
  private(set) var mode: RenderEnvironment.RenderingMode?
  /// The values that were chosen with `--variants`.
  private(set) var values: [PreviewAxis: String] = [:]

  /// What distinguishes it from the other variants of its color scheme; empty for a single one.
  var caption: String {
    PreviewAxis.allCases.compactMap { $0 == .scheme ? nil : values[$0] }.joined(separator: " · ")
  }

  init(_ settings: RenderSettings) {
    self.settings = settings
  }

  fileprivate mutating func set(_ axis: PreviewAxis, _ value: String) throws {
    let option = "--variants"
    var label = value
    func named<Value: RawRepresentable & CaseIterable>(
      _ standard: Value, _ shorter: (String, String) = ("", "")
    ) throws -> Value where Value.RawValue == String {
      let found = try namedValue(
        value, option: option, what: axis.rawValue, default: standard)
      label = found.rawValue.replacing(shorter.0, with: shorter.1)
      return found
    }
    switch axis {
    case .scheme: scheme = try named(.light)
    case .typeSize: settings.typeSize = try named(.large, ("accessibility", "AX"))
    case .locale:
      settings.locale = try LocaleArgument(value, option: option)
      label = settings.locale.identifier
    case .direction:
      settings.locale.layoutDirection = try named(.leftToRight)
      label = settings.locale.layoutDirection == .leftToRight ? "LTR" : "RTL"
    case .contrast:
      settings.contrast = try named(.standard)
      label += " contrast"
    case .borders:
      settings.showsBorders = try named(Borders.hidden) == .shown
      label += " borders"
    case .mode: mode = try named(.fullColor, ("fullColor", "full color"))
    case .device:
      settings.device = try RenderSettings.device(value, option: option)
        .running(settings.release).showing(settings.hinge)
      label = settings.device.identifier
    }
    values[axis] = label
  }

  /// Widgets in vibrant mode are on the Lock Screen, which is dark.
  func environment(_ family: WidgetFamilyName) -> RenderEnvironment {
    let isOnLockScreen = family.isAccessory || mode == .vibrant
    return settings.environment(
      family, scheme: isOnLockScreen ? .dark : scheme, mode: family.isAccessory ? nil : mode)
  }
}

/// The combinations of `--variants`.
package struct PreviewVariants: Sendable {
  /// The most combinations of one preview.
  private static let limit = 64

  package static let option = CommandSpec.Option.value(
    "variants", "LIST",
    "Draw each preview in all combinations of these: "
      + PreviewAxis.allCases.map(\.rawValue).joined(separator: ",")
      + ". Values can be listed: type-size=large:accessibility3,direction.")

  /// Ordered by color scheme first.
  private let all: [PreviewVariant]

  /// - Parameter text: nil for both color schemes.
  ///
  /// Throws `ValueError`.
  package init(_ text: String?, settings: RenderSettings) throws {
    var chosen: [PreviewAxis: [String]] = [.scheme: PreviewAxis.scheme.defaults]
    var isGiven: Set<PreviewAxis> = []
    for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let name = String(part.prefix { $0 != "=" })
      guard let axis = PreviewAxis(rawValue: name), isGiven.insert(axis).inserted else {
        throw ValueError(
          value: name, option: "--variants",
          expected: "different names of "
            + PreviewAxis.allCases.map(\.rawValue).joined(separator: ", "))
      }
      chosen[axis] =
        name.count == part.count
        ? axis.defaults
        : part.dropFirst(name.count + 1).split(separator: ":", omittingEmptySubsequences: false)
          .map(String.init)
    }
    var all = [PreviewVariant(settings)]
    // The locale's direction must not replace that of `direction`.
    for axis in PreviewAxis.allCases {
      guard let values = chosen[axis] else { continue }
      guard all.count * values.count <= Self.limit else {
        throw ValueError(
          value: text ?? "", option: "--variants", expected: "at most \(Self.limit) combinations")
      }
      all = try all.flatMap { variant in
        try values.map { value in
          var changed = variant
          try changed.set(axis, value)
          return changed
        }
      }
    }
    self.all = all
  }

  /// The variants, in groups with the same device, without those that differ only in properties
  /// that have no effect.
  func groups(without ignored: Set<PreviewAxis> = []) -> [[PreviewVariant]] {
    var seen: Set<[PreviewAxis: String]> = []
    let distinct = all.filter { variant in
      let ignored = variant.mode == .vibrant ? ignored.union([.scheme]) : ignored
      return seen.insert(variant.values.filter { !ignored.contains($0.key) }).inserted
    }
    var groups: [[PreviewVariant]] = []
    for variant in distinct {
      let device = variant.settings.device.identifier
      if let group = groups.firstIndex(where: { $0[0].settings.device.identifier == device }) {
        groups[group].append(variant)
      } else {
        groups.append([variant])
      }
    }
    return groups
  }
}
