/// Apple's frame around LZ4 blocks, which `COMPRESSION_LZ4` has. Source: the documentation of
/// Compression ("LZ4 encoder format").
///
/// A compressed block is `bv41`, its two sizes and the block; an incompressible one `bv4-`, its
/// size and the bytes; the end is `bv4$`. Sizes are little-endian and have 32 bits.
enum LZ4Frame {
  private static let blockLength = 64 << 10
  private static let end = Array("bv4$".utf8)

  static func encode(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: source.count, by: blockLength) {
      let part = Array(source[start..<min(start + blockLength, source.count)])
      let block = LZ4Block.encode(part)
      if block.count < part.count {
        result += Array("bv41".utf8) + bytes(part.count) + bytes(block.count) + block
      } else {
        result += Array("bv4-".utf8) + bytes(part.count) + part
      }
    }
    return result + end
  }

  /// Returns at most `limit` bytes; nil if the frame is damaged.
  static func decode(_ source: [UInt8], limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = source[...]
    while result.count < limit {
      switch String(decoding: rest.prefix(4), as: UTF8.self) {
      case "bv4$": return result
      case "bv4-":
        guard let size = size(in: rest, at: 4), rest.count >= 8 + size else { return nil }
        result += rest.dropFirst(8).prefix(min(size, limit - result.count))
        rest = rest.dropFirst(8 + size)
      case "bv41":
        guard let whole = size(in: rest, at: 4), let size = size(in: rest, at: 8),
          rest.count >= 12 + size,
          let part = LZ4Block.decode(
            rest.dropFirst(12).prefix(size), limit: min(whole, limit - result.count))
        else { return nil }
        result += part
        rest = rest.dropFirst(12 + size)
      default: return nil
      }
    }
    return result
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func size(in rest: ArraySlice<UInt8>, at offset: Int) -> Int? {
    let bytes = rest.dropFirst(offset).prefix(4)
    guard bytes.count == 4 else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
