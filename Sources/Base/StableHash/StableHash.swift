/// A hash that is the same in every process and on every machine: FNV-1a of 32, 64 or 128 bits.
///
/// ```swift
/// var hash = StableHash<UInt64>()
/// hash.combine("placement")
/// hash.combine(bytes)
/// let tag = hash.hexadecimal
/// ```
/// It is for values that outlive a process or must be reproducible: names of cached files, tags of
/// contents, seeds, checksums. Choose the width by the damage that a collision does: 64 bits for
/// tags, 128 bits where a collision would show stale contents.
///
/// - The hash depends only on the sequence of the bytes, not on how they are divided among calls:
///   "ab" and then "c" have the hash of "abc". If the boundaries matter, combine a terminator.
/// - It is not cryptographic: it is easy to construct bytes with a given hash.
/// - It is not for `Hashable`, whose seed differs in every process, so that nobody can choose keys
///   that collide.
///
/// Source: draft-eastlake-fnv (Fowler, Noll, Vo), "The FNV Non-Cryptographic Hash Algorithm".
package struct StableHash<Value: StableHashValue>: Equatable, Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: Value

  /// - Parameter value: The hash of earlier bytes, to continue it.
  package init(_ value: Value = .fnvOffsetBasis) {
    self.value = value
  }

  /// The hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) {
    self.init()
    combine(bytes)
  }

  /// The hash of a text in UTF-8.
  package init(of text: String) {
    self.init(of: text.utf8)
  }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    let contiguous: Void? = bytes.withContiguousStorageIfAvailable { value.fold($0) }
    if contiguous == nil {
      for byte in bytes { value.fold(byte) }
    }
  }

  /// Combines a text in UTF-8, without a terminator.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
  }

  /// All digits of the value, lowercase, with leading zeros.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Value.bitWidth / 4 - digits.count) + digits
  }
}

extension StableHash<UInt64> {
  /// Combines many bytes quickly: eight at a time, as little-endian words.
  ///
  /// The result differs from that of `combine(_:)`. The number of bytes is part of it.
  package mutating func combine(words bytes: UnsafeRawBufferPointer) {
    value ^= UInt64(bytes.count)
    let words = bytes.count / 8
    for index in 0..<words {
      let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
      value = (value ^ word.littleEndian) &* UInt64.fnvPrime
      // FNV never carries high bits into low ones, so the high bytes of a word would hardly count.
      value ^= value >> 32
    }
    for byte in bytes[(words * 8)...] { value.fold(byte) }
  }
}
