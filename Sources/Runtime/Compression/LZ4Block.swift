/// Blocks of LZ4, as its published block format defines them.
///
/// A sequence is a token with two lengths, literals, and the distance and length of a match.
enum LZ4Block {
  private static let minimumMatch = 4
  /// The format ends with at least five literals, and its last match starts twelve bytes before.
  private static let lastLiterals = 5
  private static let matchLimit = 12

  static func encode(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count / 2 + 16)
    var places = [Int](repeating: -1, count: 1 << 12)
    var literals = 0
    var position = 0
    while position + matchLimit <= source.count {
      let word = word(source, position)
      let slot = Int((word &* 2_654_435_761) >> 20)
      let candidate = places[slot]
      places[slot] = position
      guard candidate >= 0, position - candidate <= 0xFFFF,
        self.word(source, candidate) == word
      else {
        position += 1
        continue
      }
      var length = minimumMatch
      while position + length < source.count - lastLiterals,
        source[candidate + length] == source[position + length]
      { length += 1 }
      append(source[literals..<position], match: (position - candidate, length), to: &result)
      position += length
      literals = position
    }
    append(source[literals...], match: nil, to: &result)
    return result
  }

  /// Returns at most `limit` bytes; nil if the block is damaged.
  static func decode(_ source: some Collection<UInt8>, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var bytes = source.makeIterator()
    while let token = bytes.next(), result.count < limit {
      guard let count = length(Int(token >> 4), &bytes) else { return nil }
      for _ in 0..<count {
        guard let byte = bytes.next() else { return nil }
        guard result.count < limit else { return result }
        result.append(byte)
      }
      // The last sequence has no match.
      guard let low = bytes.next() else { return result }
      guard let high = bytes.next(), let more = length(Int(token & 15), &bytes) else { return nil }
      let distance = Int(low) | Int(high) << 8
      guard distance > 0, distance <= result.count else { return nil }
      for _ in 0..<min(more + minimumMatch, limit - result.count) {
        result.append(result[result.count - distance])
      }
    }
    return result
  }

  private static func word(_ source: [UInt8], _ place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(source[place + $1]) << (8 * $1) }
  }

  private static func append(
    _ literals: ArraySlice<UInt8>, match: (distance: Int, length: Int)?, to result: inout [UInt8]
  ) {
    let extra = (match?.length ?? minimumMatch) - minimumMatch
    result.append(UInt8(min(literals.count, 15) << 4 | min(extra, 15)))
    appendLength(literals.count, to: &result)
    result += literals
    guard let match else { return }
    result += [UInt8(match.distance & 0xFF), UInt8(match.distance >> 8)]
    appendLength(extra, to: &result)
  }

  /// Lengths from 15 continue in bytes of 255 and a smaller last one.
  private static func appendLength(_ length: Int, to result: inout [UInt8]) {
    guard length >= 15 else { return }
    result += [UInt8](repeating: 255, count: (length - 15) / 255)
    result.append(UInt8((length - 15) % 255))
  }

  private static func length(
    _ start: Int, _ bytes: inout some IteratorProtocol<UInt8>
  ) -> Int? {
    var result = start
    guard start == 15 else { return result }
    while let byte = bytes.next() {
      result += Int(byte)
      if byte != 255 { return result }
    }
    return nil
  }
}
