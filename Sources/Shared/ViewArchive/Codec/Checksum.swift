/// CRC-32 as PNG and zlib compute it (polynomial 0xEDB88320, reflected).
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { value, byte in
        table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
      }
    }
  }
}
