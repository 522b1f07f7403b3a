import Foundation

/// Reads little-endian values from a buffer. Every length is checked against the remaining bytes
/// before anything is allocated for it.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - position }

  private mutating func take(_ length: Int) throws(ArchiveError) -> Int {
    guard length <= remaining else {
      throw .truncated(expected: position + length, found: bytes.count)
    }
    defer { position += length }
    return position
  }

  mutating func byte() throws(ArchiveError) -> UInt8 {
    bytes[try take(1)]
  }

  mutating func fixed<Value: FixedWidthInteger>(_: Value.Type) throws(ArchiveError) -> Value {
    let start = try take(MemoryLayout<Value>.size)
    return Value(
      littleEndian: bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: Value.self)
      })
  }

  mutating func variable() throws(ArchiveError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      guard shift < 63 || (shift == 63 && bits <= 1) else {
        throw .badValue("a number with more than 64 bits", place: "byte \(position)")
      }
      value |= bits << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  /// Reads the count of elements that take at least `size` bytes each.
  mutating func count(of size: Int = 1) throws(ArchiveError) -> Int {
    let value = try variable()
    guard value <= UInt64(remaining / max(size, 1)) else {
      let expected = value.multipliedReportingOverflow(by: UInt64(size))
      throw .truncated(
        expected: expected.overflow
          ? .max : Int(clamping: expected.partialValue &+ UInt64(position)),
        found: bytes.count)
    }
    return Int(value)
  }

  mutating func raw(_ length: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
    let start = try take(length)
    return bytes[start..<start + length]
  }

  mutating func data() throws(ArchiveError) -> Data {
    Data(try raw(try count()))
  }

  mutating func string() throws(ArchiveError) -> String {
    let slice = try raw(try count())
    guard let string = String(validating: slice, as: UTF8.self) else {
      throw .badValue("a string that is not valid UTF-8", place: "byte \(position)")
    }
    return string
  }
}
