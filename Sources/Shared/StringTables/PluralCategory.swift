import Foundation

/// The plural categories of the Unicode CLDR, with the cardinal rules of the languages in which the
/// App Store is available.
///
/// Source: CLDR 44, "Language Plural Rules". Languages that are not listed use the English rule.
enum PluralCategory: String {
  case zero
  case one
  case two
  case few
  case many
  case other
}

extension PluralCategory {
  /// - Parameter language: A code such as `en`, without a region.
  init(of number: Double, language: String) {
    let size = abs(number)
    guard size < 1e15 else {
      self = .other
      return
    }
    let isWhole = size == size.rounded()
    let whole = Int(size)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": self = .other
    case "fr", "pt", "hy": self = whole == 0 || whole == 1 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "mr", "am": self = size <= 1 ? .one : .other
    case "ru", "uk", "be": self = isWhole ? Self.eastSlavic(whole) : .other
    case "sr", "hr", "bs": self = isWhole ? Self.southSlavic(whole) : .other
    case "pl": self = isWhole ? Self.polish(whole) : .other
    case "cs", "sk": self = !isWhole ? .many : whole == 1 ? .one : 2...4 ~= whole ? .few : .other
    case "ar": self = isWhole ? Self.arabic(whole) : .other
    case "he": self = !isWhole ? .other : whole == 1 ? .one : whole == 2 ? .two : .other
    case "ro": self = Self.romanian(whole, isWhole: isWhole)
    case "lt": self = Self.lithuanian(whole, isWhole: isWhole)
    case "lv": self = Self.latvian(whole, isWhole: isWhole)
    case "sl": self = Self.slovenian(whole, isWhole: isWhole)
    default: self = size == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ whole: Int) -> PluralCategory {
    switch (whole % 10, whole % 100) {
    case (_, 11...14): .many
    case (1, _): .one
    case (2...4, _): .few
    default: .many
    }
  }

  private static func southSlavic(_ whole: Int) -> PluralCategory {
    let category = eastSlavic(whole)
    return category == .many ? .other : category
  }

  private static func polish(_ whole: Int) -> PluralCategory {
    if whole == 1 { return .one }
    return 2...4 ~= whole % 10 && !(12...14 ~= whole % 100) ? .few : .many
  }

  private static func arabic(_ whole: Int) -> PluralCategory {
    switch (whole, whole % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func romanian(_ whole: Int, isWhole: Bool) -> PluralCategory {
    if isWhole, whole == 1 { return .one }
    return !isWhole || whole == 0 || 1...19 ~= whole % 100 ? .few : .other
  }

  private static func lithuanian(_ whole: Int, isWhole: Bool) -> PluralCategory {
    guard isWhole else { return .many }
    if 11...19 ~= whole % 100 || whole % 10 == 0 { return .other }
    return whole % 10 == 1 ? .one : .few
  }

  private static func latvian(_ whole: Int, isWhole: Bool) -> PluralCategory {
    guard isWhole else { return .other }
    if whole % 10 == 0 || 11...19 ~= whole % 100 { return .zero }
    return whole % 10 == 1 ? .one : .other
  }

  private static func slovenian(_ whole: Int, isWhole: Bool) -> PluralCategory {
    guard isWhole else { return .few }
    switch whole % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }
}
