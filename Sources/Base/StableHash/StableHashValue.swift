/// The widths of `StableHash`, with FNV's constants.
///
/// The loop over bytes is a requirement, so that the compiler specializes it for each width: other
/// modules call the methods of `StableHash` unspecialized.
package protocol StableHashValue: FixedWidthInteger, Sendable {
  /// The hash of no bytes.
  static var fnvOffsetBasis: Self { get }
  static var fnvPrime: Self { get }
  /// Adds one byte.
  mutating func fold(_ byte: UInt8)
  /// Adds bytes in order.
  mutating func fold(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension StableHashValue {
  package mutating func fold(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { fold(byte) }
  }
}

extension UInt32: StableHashValue {
  package static var fnvOffsetBasis: UInt32 { 0x811C_9DC5 }
  package static var fnvPrime: UInt32 { 0x0100_0193 }

  package mutating func fold(_ byte: UInt8) {
    self = (self ^ UInt32(byte)) &* Self.fnvPrime
  }
}

extension UInt64: StableHashValue {
  package static var fnvOffsetBasis: UInt64 { 0xCBF2_9CE4_8422_2325 }
  package static var fnvPrime: UInt64 { 0x0000_0100_0000_01B3 }

  package mutating func fold(_ byte: UInt8) {
    self = (self ^ UInt64(byte)) &* Self.fnvPrime
  }
}

extension UInt128: StableHashValue {
  package static var fnvOffsetBasis: UInt128 { 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D }
  package static var fnvPrime: UInt128 { 0x0000_0000_0100_0000_0000_0000_0000_013B }

  package mutating func fold(_ byte: UInt8) {
    self = (self ^ UInt128(byte)) &* Self.fnvPrime
  }
}
