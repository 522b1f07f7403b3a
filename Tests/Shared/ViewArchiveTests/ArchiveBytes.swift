import Foundation

/// Creates invalid archives.
enum ArchiveBytes {
  /// A payload with a valid header.
  static func sealed(_ payload: [UInt8]) -> Data {
    var checksum = UInt32.max
    for byte in payload {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ (checksum >> 1) : checksum >> 1
      }
    }
    var data = Data("VTAR".utf8) + [2, 0, 0, 0]
    for value in [UInt32(payload.count), ~checksum] {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    return data + payload
  }

  static func patched(_ data: Data, at index: Int, with byte: UInt8) -> Data {
    var data = data
    if index < data.count { data[index] = byte }
    return data
  }
}

/// SplitMix64, a reproducible generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
