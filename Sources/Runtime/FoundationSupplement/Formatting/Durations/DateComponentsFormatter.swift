internal import LocalizedUnits

// Compatibility: partial | `DateComponentsFormatter`, `RelativeDateTimeFormatter`,
//   `ListFormatter` | in the locale's language; for plain durations, years and months have 365
//   and 30 days. The phrases "About" and "remaining" are English, and other languages leave them
//   out; `allowsFractionalUnits` has no effect

/// Formats durations: "1:01:40", "1h 1m", "1 hour, 1 minute".
///
/// In a number of seconds, years and months count as 365 and 30 days; between two dates the
/// calendar counts them.
// `@unchecked Sendable`, as Apple's: programs set a formatter up once and share it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to use. Empty uses the units of the value.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// The largest number of units in the text; 0 is unlimited.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// - Parameter ti: The duration in seconds.
  /// - Returns: nil if `ti` is infinite, NaN or at least 10¹⁵.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var values: [TimeUnit: Int] = [:]
    var rest = Int(ti.magnitude.rounded())
    for unit in chosenUnits(for: rest) {
      values[unit] = rest / unit.seconds
      rest %= unit.seconds
    }
    return text(values, isNegative: ti < 0)
  }

  open func string(from components: DateComponents) -> String? {
    var seconds = 0
    for unit in TimeUnit.allCases {
      let (part, overflow) = (unit.value(in: components) ?? 0)
        .multipliedReportingOverflow(by: unit.seconds)
      let (sum, isTooLarge) = seconds.addingReportingOverflow(part)
      guard !overflow, !isTooLarge else { return nil }
      seconds = sum
    }
    guard allowedUnits.isEmpty else { return string(from: TimeInterval(seconds)) }
    let given = TimeUnit.allCases.compactMap { unit in
      unit.value(in: components).map { (unit, abs($0)) }
    }
    return text(Dictionary(uniqueKeysWithValues: given), isNegative: seconds < 0)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = chosenUnits(for: Int(clamping: Int64(abs(endDate.timeIntervalSince(startDate)))))
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    let values = units.map { ($0, $0.value(in: components) ?? 0) }
    return text(Dictionary(uniqueKeysWithValues: values), isNegative: endDate < startDate)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  private func chosenUnits(for seconds: Int) -> [TimeUnit] {
    let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.flag) }
    let units = allowed.isEmpty ? TimeUnit.usual : allowed
    guard collapsesLargestUnit, units.count > 1, seconds / units[0].seconds == 1,
      unitsStyle != .positional
    else { return units }
    return Array(units.dropFirst())
  }

  private func text(_ values: [TimeUnit: Int], isNegative: Bool) -> String? {
    var parts = TimeUnit.allCases.compactMap { unit in values[unit].map { (unit, $0) } }
    guard let last = parts.last else { return nil }
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    let dropsLeading = behavior.contains(.dropLeading) || behavior.contains(.default)
    let dropsOthers = behavior.contains(.default) && !isPositional
    if dropsLeading { parts = Array(parts.drop { $0.1 == 0 }) }
    if dropsOthers || behavior.contains(.dropTrailing) {
      while parts.last?.1 == 0 { parts.removeLast() }
    }
    if dropsOthers || behavior.contains(.dropMiddle), parts.count > 2 {
      let ends = [0, parts.count - 1]
      parts = parts.enumerated().filter { ends.contains($0.offset) || $0.element.1 != 0 }
        .map(\.element)
    }
    if parts.isEmpty { parts = [last] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let joined = isPositional ? positional(parts) : named(parts)
    return phrased(isNegative ? "-" + joined : joined)
  }

  /// Joins the parts with colons. Minutes and seconds after another part have two digits: "1:05".
  private func positional(_ parts: [(TimeUnit, Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let numbers = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    return parts.enumerated().map { index, part in
      let isPadded = part.0.isClockUnit && (index > 0 || pads)
      return numbers.precision(.integerLength((isPadded ? 2 : 1)...)).format(part.1)
    }.joined(separator: ":")
  }

  private func named(_ parts: [(TimeUnit, Int)]) -> String {
    let texts = parts.map { $0.0.text($0.1, style: unitsStyle, locale: locale) }
    let units = UnitFormatter(localeIdentifier: locale.identifier, width: unitsStyle.width)
    return unitsStyle == .brief ? texts.joined(separator: " ") : units.joined(texts)
  }

  /// Adds the English phrases if they are wanted. CLDR does not have them in other languages.
  private func phrased(_ text: String) -> String {
    guard unitsStyle != .positional, locale.language.languageCode == .english else { return text }
    let start = includesApproximationPhrase ? "About " : ""
    return start + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private var locale: Locale { calendar?.locale ?? .current }
}

extension DateComponentsFormatter.UnitsStyle {
  /// The width of units' names; for `brief`, without the spaces.
  var width: UnitFormatter.Width {
    switch self {
    case .positional, .abbreviated: .narrow
    case .brief, .short: .short
    case .full, .spellOut: .full
    }
  }
}
