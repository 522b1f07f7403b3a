import AuthorNotices

// Compatibility: partial | `NSDataDetector` | links, mail addresses and phone numbers; dates,
//   addresses and flights are not found, with a notice; not a subclass of `NSRegularExpression`,
//   which Linux Foundation does not let others inherit

/// Finds links and phone numbers in a text.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with Apple's class, which subclasses must keep so.

  /// The types that are searched for, as a raw value of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  /// Throws for no type, as Apple's Foundation does.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(CocoaError.Code(rawValue: 2048)) }
    self.checkingTypes = checkingTypes
    super.init()
    if checkingTypes & ~(DetectedResult.link.rawValue | DetectedResult.phoneNumber.rawValue) != 0 {
      AuthorNotice.report("NSDataDetector finds links and phone numbers only.")
    }
  }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isStopped: ObjCBool = false
    for result in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(result, [], &isStopped)
    }
  }

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedResult] = []
    for pattern in Self.patterns where types.contains(pattern.type) {
      for match in pattern.expression.matches(in: string, range: range) {
        let isFree = found.allSatisfy { NSIntersectionRange($0.range, match.range).length == 0 }
        guard isFree, let place = Range(match.range, in: string) else { continue }
        let text = String(string[place])
        switch pattern.prefix {
        case nil: found.append(DetectedResult(match.range, phoneNumber: text))
        case let prefix?:
          guard let url = URL(string: prefix + text) else { continue }
          found.append(DetectedResult(match.range, url: url))
        }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  private struct Pattern {
    let type: NSTextCheckingResult.CheckingType
    /// What makes a URL of the text; nil for a phone number.
    let prefix: String?
    let expression: NSRegularExpression
  }

  /// In the order in which they are tried. What one has found, the next ones leave out. The last
  /// character is no punctuation, which belongs to the sentence.
  private static let patterns: [Pattern] = [
    pattern(DetectedResult.link, "", #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>"'.,;:!?)\]}]"#),
    pattern(DetectedResult.link, "", #"\bmailto:[^\s<>"]+@[^\s<>"]*[a-z0-9]"#),
    pattern(DetectedResult.link, "mailto:", #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#),
    pattern(
      DetectedResult.link, "http://",
      #"\b(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev"#
        + #"|info|eu|de|uk|fr|es|it|nl|ch|at|jp|cn|in|au|ca|us))\b(?:/[^\s<>"]*[a-z0-9/_=&#-])?"#),
    pattern(DetectedResult.phoneNumber, nil, #"(?<![\w.])(?:\+|\(|\d)[\d ().-]{5,}\d(?![\w])"#),
  ]

  private static func pattern(
    _ type: NSTextCheckingResult.CheckingType, _ prefix: String?, _ text: String
  ) -> Pattern {
    do {
      let expression = try NSRegularExpression(pattern: text, options: .caseInsensitive)
      return Pattern(type: type, prefix: prefix, expression: expression)
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }
}

public typealias NSTextCheckingTypes = UInt64

/// A link or a phone number in a text.
private final class DetectedResult: NSTextCheckingResult {
  // Foundation's own constants are deprecated on Linux, because nothing there finds these types.
  static let link = CheckingType(rawValue: 1 << 5)
  static let phoneNumber = CheckingType(rawValue: 1 << 11)

  let foundURL: URL?
  let foundNumber: String?
  private let place: NSRange

  init(_ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    self.place = place
    foundURL = url
    foundNumber = phoneNumber
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override var resultType: CheckingType { foundURL == nil ? Self.phoneNumber : Self.link }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The link of a result of `NSDataDetector`; nil for others.
  public var url: URL? { (self as? DetectedResult)?.foundURL }

  /// The phone number of a result of `NSDataDetector`; nil for others.
  public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }

  /// Always nil, because dates are not found.
  public var date: Date? { nil }

  /// The same.
  public var timeZone: TimeZone? { nil }

  /// Always 0.
  public var duration: TimeInterval { 0 }

  /// Always nil, because addresses and flights are not found.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The same.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The name of a part of an address or of a flight.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let city = Self(rawValue: "City")
  public static let country = Self(rawValue: "Country")
  public static let state = Self(rawValue: "State")
  public static let street = Self(rawValue: "Street")
  public static let zip = Self(rawValue: "ZIP")
  public static let name = Self(rawValue: "Name")
  public static let organization = Self(rawValue: "Organization")
  public static let phone = Self(rawValue: "Phone")
}

extension NSTextCheckingResult.CheckingType {
  public static var allSystemTypes: NSTextCheckingTypes { 0xFFFF_FFFF }
  public static var allCustomTypes: NSTextCheckingTypes { 0xFFFF_FFFF_0000_0000 }
  public static var allTypes: NSTextCheckingTypes { .max }
}
