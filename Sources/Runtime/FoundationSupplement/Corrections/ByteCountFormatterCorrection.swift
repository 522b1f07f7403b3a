import Foundation
internal import LocalizedUnits

// Compatibility: works | `ByteCountFormatter` | Foundation's, with units in the current language

/// Units in the current locale's language: "1,2 Mo". Foundation writes English ones.
final class ByteCountFormatterCorrection: ByteCountFormatter {
  override func string(fromByteCount byteCount: Int64) -> String {
    let text = super.string(fromByteCount: byteCount)
    let locale = Locale.current
    guard includesUnit, locale.language.languageCode != .english else { return text }
    if text.hasPrefix("Zero") { return zero(in: locale) }
    let main = text.prefix { $0 != "(" }
    guard let name = main.split(separator: " ").last, let unit = Self.units[String(name)] else {
      return text
    }
    let number = main.dropLast(name.count + (main.last == " " ? 1 : 0))
    // The form of "bytes" depends on the number; the other units are abbreviations.
    let named = localized(number, unit, unit == "byte" ? byteCount : 0, locale)
    guard main.count < text.count else { return named }
    let bytes = UnitFormatter(localeIdentifier: locale.identifier, width: .full)
      .string(Double(byteCount), unit: "digital-byte")
    return bytes.map { "\(named) (\($0))" } ?? named
  }

  override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromByteCount: $0.int64Value) }
  }

  private static let units = [
    "byte": "byte", "bytes": "byte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "PB": "petabyte",
  ]

  private func zero(in locale: Locale) -> String {
    let units: ByteCountFormatStyle.Units = allowedUnits == .useBytes ? .bytes : .all
    return Int64(0).formatted(
      .byteCount(style: .file, allowedUnits: units, spellsOutZero: true).locale(locale))
  }

  /// The number with the unit's name in the form for `count`; without a number, only the name.
  private func localized(
    _ number: Substring, _ unit: String, _ count: Int64, _ locale: Locale
  ) -> String {
    let number = number.trimmingCharacters(in: .whitespaces)
    let width: UnitFormatter.Width = unit == "byte" ? .full : .short
    let example = UnitFormatter(localeIdentifier: locale.identifier, width: width)
      .string(Double(count), unit: "digital-\(unit)")
    return example?.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: number)
      .trimmingCharacters(in: .whitespaces) ?? "\(number) \(unit)"
  }
}
