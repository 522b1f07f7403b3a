internal import SwiftSyntax

extension SwiftScanner {
  /// Adds `#available(iOS 17.4, *)`. In an app extension, `iOSApplicationExtension` precedes `iOS`.
  mutating func visitAvailability(_ index: Int, isNegated: Bool) {
    guard kind(at: index + 1) == .leftParen else { return }
    var versions: [String: [Int]] = [:]
    var ofExtensions: [String: [Int]] = [:]
    var next = index + 2
    // A limit keeps damaged sources from being read to the end for each condition.
    while let kind = kind(at: next), kind != .rightParen, next < index + Self.conditionLimit {
      if let name = name(at: next) {
        var text = ""
        while let kind = self.kind(at: next + 1), kind != .comma, kind != .rightParen,
          next < index + Self.conditionLimit
        {
          text += tokens[next + 1].text
          next += 1
        }
        let suffix = "ApplicationExtension"
        let platform = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        if let numbers = SystemVersion.numbers(in: text) {
          if platform == name {
            versions[platform] = numbers
          } else {
            ofExtensions[platform] = numbers
          }
        }
      }
      next += 1
    }
    versions.merge(ofExtensions) { $1 }
    guard kind(at: next) == .rightParen, !versions.isEmpty, !returnsOpaqueType(index, end: next)
    else { return }
    findings.availability.append(
      AvailabilityCondition(
        isNegated: isNegated, versions: versions,
        range: range(of: index).lowerBound..<range(of: next).upperBound))
  }

  /// The largest number of tokens of an availability condition, and of the body after it that is
  /// searched for `return`.
  private static var conditionLimit: Int { 64 }
  private static var bodyLimit: Int { 500 }

  /// Whether an `if #available(…) { return … }` is in a function with an opaque result. Its
  /// branches may return different types, but only if there is no other condition (SE-0360).
  private func returnsOpaqueType(_ index: Int, end: Int) -> Bool {
    guard opaqueBraces > 0, kind(at: index - 1) == .keyword(.if),
      kind(at: end + 1) == .leftBrace
    else { return false }
    var depth = 0
    for next in end + 1..<min(tokens.count, end + Self.bodyLimit) {
      switch tokens[next].tokenKind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth == 0 { return false }
      case .keyword(.return) where depth == 1: return true
      default: break
      }
    }
    return false
  }
}
