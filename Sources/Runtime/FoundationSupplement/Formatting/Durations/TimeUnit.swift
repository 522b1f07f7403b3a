internal import LocalizedUnits

/// A unit of durations. The cases are ordered from the longest to the shortest.
enum TimeUnit: CaseIterable, Hashable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  /// The units that are used unless others are allowed.
  static let usual: [TimeUnit] = [.day, .hour, .minute, .second]

  var seconds: Int {
    switch self {
    case .year: 365 * 86_400
    case .month: 30 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  var isClockUnit: Bool { self == .hour || self == .minute || self == .second }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    switch self {
    case .year: components.year
    case .month: components.month
    case .week: components.weekOfMonth
    case .day: components.day
    case .hour: components.hour
    case .minute: components.minute
    case .second: components.second
    }
  }
}

extension TimeUnit {
  func text(_ count: Int, style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
    let formatter = UnitFormatter(localeIdentifier: locale.identifier, width: style.width)
    let text = formatter.string(Double(count), unit: "duration-\(self)") ?? "\(count)"
    switch style {
    case .brief: return text.replacingOccurrences(of: " ", with: "")
    case .spellOut: return Self.spelled(count, in: text, locale: locale)
    default: return text
    }
  }

  private static func spelled(_ count: Int, in text: String, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    guard let word = formatter.string(from: NSNumber(value: count)) else { return text }
    return text.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: word)
  }
}
