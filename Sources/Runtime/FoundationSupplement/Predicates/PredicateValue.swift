/// Values of any type, as predicates and sort descriptors compare them.
package enum PredicateValue {
  /// The value without the optional around it; nil also for `NSNull`.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return unwrapped(mirror.children.first?.value)
  }

  /// The elements of a collection other than a text or data.
  package static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    case is String, is Data, is NSString, is NSDictionary, is [AnyHashable: Any]: nil
    case let range as ClosedRange<Int>: [range.lowerBound, range.upperBound]
    default: nil
    }
  }

  package static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  package static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let value as String: value
    case let value as NSString: String(describing: value)
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    default: nil
    }
  }

  package static func areEqual(
    _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options = []
  ) -> Bool {
    guard let left = unwrapped(left), let right = unwrapped(right) else {
      return unwrapped(left) == nil && unwrapped(right) == nil
    }
    if let left = left as? any BinaryInteger, let right = right as? any BinaryInteger {
      return Int64(truncatingIfNeeded: left) == Int64(truncatingIfNeeded: right)
    }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = text(left), let right = text(right) {
      return PredicateText(options).areEqual(left, right)
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// nil if the values have no order.
  package static func compare(
    _ left: Any, _ right: Any, _ options: PredicateComparison.Options = []
  ) -> ComparisonResult? {
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let left = text(left), let right = text(right) else { return nil }
    let (first, second) = (
      PredicateText(options).folded(left), PredicateText(options).folded(right)
    )
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}

/// Comparisons of texts with the options of a predicate.
struct PredicateText {
  private let options: PredicateComparison.Options

  init(_ options: PredicateComparison.Options) { self.options = options }

  func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  func areEqual(_ left: String, _ right: String) -> Bool { folded(left) == folded(right) }

  /// An empty text is not contained, as in Apple's Foundation.
  func contains(_ whole: String, _ part: String) -> Bool {
    !part.isEmpty && folded(whole).contains(folded(part))
  }

  func holds(
    _ operation: PredicateComparison.Operator, _ text: String, _ part: String
  ) -> Bool {
    let (text, pattern) = (folded(text), folded(part))
    switch operation {
    case .beginsWith: return text.hasPrefix(pattern)
    case .endsWith: return text.hasSuffix(pattern)
    case .matches: return matches(text, pattern)
    case .like:
      let expression = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, expression)
    default: return false
    }
  }

  /// False for a pattern that is not a regular expression.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$", options: .dotMatchesLineSeparators)
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }
}
