import Foundation

/// A value for a placeholder of a format string.
package enum FormatArgument: Hashable, Sendable, Codable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
}

extension FormatArgument {
  package init<T: FixedWidthInteger>(_ value: T) {
    self =
      T.isSigned
      ? .integer(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
  }

  /// The specifier that Apple's frameworks use in keys for an integer of this type.
  package static func specifier<T: FixedWidthInteger>(for type: T.Type) -> String {
    switch (T.isSigned, T.bitWidth > 32) {
    case (true, true): "%lld"
    case (true, false): "%d"
    case (false, true): "%llu"
    case (false, false): "%u"
    }
  }

  /// The number that selects a plural form; nil for text that is not a number.
  var number: Double? {
    switch self {
    case .text(let text): Double(text)
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }
}
