import Foundation
import Synchronization

extension UUID {
  /// Of version 4, from the system's generator, which is asked for many at a time.
  static func random() -> UUID {
    let (high, low) = chance.withLock { $0.pair() }
    return UUID(high: high & ~0xF000 | 0x4000, low: low & ~(3 << 62) | 2 << 62)
  }

  private static let chance = Mutex(Chance())

  private struct Chance {
    private var numbers = [UInt64](repeating: 0, count: 512)
    private var place = 512

    mutating func pair() -> (UInt64, UInt64) {
      if place == numbers.count {
        numbers.withUnsafeMutableBytes { bytes in
          // So many at a time are always given.
          for start in stride(from: 0, to: bytes.count, by: 256) {
            getentropy(bytes.baseAddress?.advanced(by: start), 256)
          }
        }
        place = 0
      }
      defer { place += 2 }
      return (numbers[place], numbers[place + 1])
    }
  }

  private init(high: UInt64, low: UInt64) {
    func byte(_ part: UInt64, _ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: part >> (56 - 8 * place))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  /// As APNs writes it: in small letters.
  var text: String {
    withUnsafeBytes(of: uuid) { bytes in
      String(unsafeUninitializedCapacity: 36) { digits in
        var place = 0
        for (index, byte) in bytes.enumerated() {
          if index == 4 || index == 6 || index == 8 || index == 10 {
            digits[place] = UInt8(ascii: "-")
            place += 1
          }
          digits[place] = Data.digit(byte >> 4)
          digits[place + 1] = Data.digit(byte & 15)
          place += 2
        }
        return place
      }
    }
  }
}
