import Foundation

/// The order of strings in which Apple's `SortDescriptor` sorts them by default, as Finder does:
/// letters regardless of case, and digits as numbers.
package enum StandardOrder {
  package static func compare(_ left: String, _ right: String) -> Int {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in
        compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
  }

  /// Compares two UTF-8 texts. Returns a negative number, zero or a positive number.
  package static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer)
    -> Int
  {
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      let a = left[i]
      let b = right[j]
      if a >= 0x80 || b >= 0x80 { return compareLocalized(left, right) }
      if isDigit(a), isDigit(b) {
        let order = compareNumbers(left, &i, right, &j)
        if order != 0 { return order }
        continue
      }
      let order = Int(key(a)) - Int(key(b))
      if order != 0 { return order }
      i += 1
      j += 1
    }
    let rest = (left.count - i) - (right.count - j)
    return rest != 0 ? rest : compareBytes(left, right)
  }

  package static func contains(_ whole: String, _ part: String) -> Bool {
    part.isEmpty
      || whole.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Punctuation before digits before letters; letters regardless of case.
  private static func key(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte + 0x80 + 0x20
    case 0x61...0x7A: byte + 0x80
    case 0x30...0x39: byte + 0x50
    default: byte > 0x39 ? byte - 10 : byte
    }
  }

  private static func compareNumbers(
    _ left: UnsafeRawBufferPointer, _ i: inout Int, _ right: UnsafeRawBufferPointer, _ j: inout Int
  ) -> Int {
    while i < left.count, left[i] == 0x30 { i += 1 }
    while j < right.count, right[j] == 0x30 { j += 1 }
    var difference = 0
    while true {
      let a = i < left.count && isDigit(left[i])
      let b = j < right.count && isDigit(right[j])
      guard a, b else { return a ? 1 : b ? -1 : difference }
      if difference == 0 { difference = Int(left[i]) - Int(right[j]) }
      i += 1
      j += 1
    }
  }

  private static func compareLocalized(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int {
    let a = String(decoding: left, as: UTF8.self)
    let b = String(decoding: right, as: UTF8.self)
    let order = a.localizedStandardCompare(b)
    return order == .orderedSame ? compareBytes(left, right) : order.rawValue
  }

  /// Lower case first, as in the Unicode collation.
  private static func compareBytes(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int {
    for (a, b) in zip(left, right) where a != b { return Int(b) - Int(a) }
    return left.count - right.count
  }
}
