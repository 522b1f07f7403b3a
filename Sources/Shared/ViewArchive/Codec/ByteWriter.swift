import Foundation

/// Appends little-endian values to a growing buffer.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func fixed<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// LEB128: seven bits per byte, low bits first; the high bit is set on all but the last byte.
  mutating func variable(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ value: Int) { variable(UInt64(value)) }

  mutating func raw(_ data: some Collection<UInt8>) { bytes.append(contentsOf: data) }

  mutating func data(_ data: Data) {
    count(data.count)
    raw(data)
  }

  mutating func string(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      count(utf8.count)
      raw(utf8)
    }
  }
}
