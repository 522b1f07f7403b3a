import Foundation

extension Data {
  /// Decodes hexadecimal digits. Returns nil for other characters or an odd number of digits.
  package init?(hexadecimal text: Substring) {
    var text = text
    guard let bytes = text.withUTF8(Self.bytes) else { return nil }
    self = bytes
  }

  /// Decodes hexadecimal digits. Returns nil for other characters or an odd number of digits.
  package init?(hexadecimal text: String) {
    self.init(hexadecimal: text[...])
  }

  private static func bytes(_ digits: UnsafeBufferPointer<UInt8>) -> Data? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits.count / 2 + 1) { bytes in
      for index in 0..<digits.count / 2 {
        guard let high = value(digits[index * 2]), let low = value(digits[index * 2 + 1]) else {
          return nil
        }
        bytes.initializeElement(at: index, to: high << 4 | low)
      }
      return Data(buffer: UnsafeBufferPointer(rebasing: bytes.prefix(digits.count / 2)))
    }
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Two lowercase hexadecimal digits per byte: the text form of push tokens.
  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: count * 2) { digits in
      withUnsafeBytes { bytes in
        for (index, byte) in bytes.enumerated() {
          digits[index * 2] = UInt8(hexadecimalDigit: byte >> 4)
          digits[index * 2 + 1] = UInt8(hexadecimalDigit: byte & 15)
        }
      }
      return count * 2
    }
  }
}

extension UInt8 {
  /// The ASCII code of the lowercase digit with a value of 0 to 15.
  @inlinable
  package init(hexadecimalDigit value: UInt8) {
    self = value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }
}
