import Foundation
import Hexadecimal
import Synchronization

extension UUID {
  /// A random UUID (version 4). The random bytes come from the system in batches, to save system
  /// calls.
  static func random() -> UUID {
    let (high, low) = pool.withLock { $0.pair() }
    return UUID(high: high & ~0xF000 | 0x4000, low: low & ~(3 << 62) | 2 << 62)
  }

  private static let pool = Mutex(RandomPool())

  private struct RandomPool {
    private var numbers = [UInt64](repeating: 0, count: 512)
    private var next = 512

    mutating func pair() -> (UInt64, UInt64) {
      if next == numbers.count {
        numbers.withUnsafeMutableBytes { bytes in
          // getentropy never fails for up to 256 bytes.
          for start in stride(from: 0, to: bytes.count, by: 256) {
            getentropy(bytes.baseAddress?.advanced(by: start), 256)
          }
        }
        next = 0
      }
      defer { next += 2 }
      return (numbers[next], numbers[next + 1])
    }
  }

  private init(high: UInt64, low: UInt64) {
    func byte(_ part: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: part >> (56 - 8 * index))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  /// The UUID in lower case, as APNs writes it.
  var text: String {
    String(unsafeUninitializedCapacity: Self.textLength) { digits in
      writeText(to: digits)
      return Self.textLength
    }
  }

  /// The number of bytes in `text`.
  static let textLength = 36

  /// Writes `text` to the start of the buffer.
  func writeText(to digits: UnsafeMutableBufferPointer<UInt8>) {
    withUnsafeBytes(of: uuid) { bytes in
      var position = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          digits[position] = UInt8(ascii: "-")
          position += 1
        }
        digits[position] = UInt8(hexadecimalDigit: bytes[index] >> 4)
        digits[position + 1] = UInt8(hexadecimalDigit: bytes[index] & 15)
        position += 2
      }
    }
  }
}
