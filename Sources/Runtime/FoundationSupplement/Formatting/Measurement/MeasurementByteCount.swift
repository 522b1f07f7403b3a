import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Formats amounts of data as `ByteCountFormatStyle` does: "1.2 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    public typealias Style = ByteCountFormatStyle.Style
    public typealias Units = ByteCountFormatStyle.Units

    private var bytes: ByteCountFormatStyle

    public init(
      style: Style, allowedUnits: Units = .all, spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    public var style: Style {
      get { bytes.style }
      set { bytes.style = newValue }
    }

    public var allowedUnits: Units {
      get { bytes.allowedUnits }
      set { bytes.allowedUnits = newValue }
    }

    public var spellsOutZero: Bool {
      get { bytes.spellsOutZero }
      set { bytes.spellsOutZero = newValue }
    }

    public var includesActualByteCount: Bool {
      get { bytes.includesActualByteCount }
      set { bytes.includesActualByteCount = newValue }
    }

    public var locale: Locale {
      get { bytes.locale }
      set { bytes.locale = newValue }
    }

    /// Amounts that do not fit in an `Int64` have its limits, and NaN is 0.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value
      return bytes.format(count.isNaN ? 0 : Int64(exactly: count.rounded()) ?? limit(count))
    }

    private func limit(_ count: Double) -> Int64 { count < 0 ? .min : .max }

    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
