/// A set of small integers, stored as one bit per integer.
struct BitSet: Equatable, Sendable {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    let word = number >> 6
    return word < words.count && words[word] & (1 << UInt64(number & 63)) != 0
  }

  /// Returns whether the number was inserted; false if the set already had it.
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    let (word, bit) = (number >> 6, UInt64(1) << UInt64(number & 63))
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }
}
