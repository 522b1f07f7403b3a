import Foundation

extension Data {
  /// Bytes of hexadecimal digits; nil where there are others, or half a byte.
  init?(hex text: some StringProtocol) {
    let digits = text.utf8
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: digits.count / 2 + 1
    ) { bytes -> Data? in
      var count = 0
      var high: UInt8?
      for digit in digits {
        guard let value = Self.value(digit) else { return nil }
        if let first = high {
          bytes.initializeElement(at: count, to: first << 4 | value)
          count += 1
          high = nil
        } else {
          high = value
        }
      }
      return Data(buffer: UnsafeBufferPointer(rebasing: bytes.prefix(count)))
    }
    guard let bytes else { return nil }
    self = bytes
  }

  /// Two small digits a byte.
  var hex: String {
    String(unsafeUninitializedCapacity: count * 2) { digits in
      withUnsafeBytes { bytes in
        for (index, byte) in bytes.enumerated() {
          digits[index * 2] = Self.digit(byte >> 4)
          digits[index * 2 + 1] = Self.digit(byte & 15)
        }
      }
      return count * 2
    }
  }

  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
