import UIKit

extension Text.LineStyle {
  private static let patterns: [(value: Int, pattern: Pattern)] = [
    (0, .solid), (0x0100, .dot), (0x0200, .dash), (0x0300, .dashDot), (0x0400, .dashDotDot),
  ]

  /// The line with the pattern of `nsUnderlineStyle`. Returns nil if it has no line, or one that
  /// SwiftUI does not draw: thick, double, or interrupted between words.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let value = nsUnderlineStyle.rawValue
    guard value & ~0x0700 == NSUnderlineStyle.single.rawValue,
      let pattern = Self.patterns.first(where: { $0.value == value & 0x0700 })?.pattern
    else { return nil }
    self.init(pattern: pattern)
  }

  fileprivate var underlineStyle: NSUnderlineStyle {
    let value = Self.patterns.first { $0.pattern == pattern }?.value ?? 0
    return NSUnderlineStyle(rawValue: value | NSUnderlineStyle.single.rawValue)
  }
}

extension NSUnderlineStyle {
  /// A single line with the pattern of `lineStyle`.
  public init(_ lineStyle: Text.LineStyle) { self = lineStyle.underlineStyle }
}
