import StableHash
import Testing

/// The published vectors of FNV-1a. Source: test_fnv.c of the reference implementation, and
/// draft-eastlake-fnv.
@Suite struct StableHashTests {
  @Test(arguments: [
    ("", "811c9dc5"), ("a", "e40c292c"), ("foobar", "bf9cf968"), ("chongo was here!\n", "d49930d5"),
  ])
  func matchesVectorsOf32Bits(text: String, digits: String) {
    #expect(StableHash<UInt32>(of: text).hexadecimal == digits)
  }

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ("chongo was here!\n", "46810940eff5f915"),
  ])
  func matchesVectorsOf64Bits(text: String, digits: String) {
    #expect(StableHash<UInt64>(of: text).hexadecimal == digits)
  }

  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func matchesVectorsOf128Bits(text: String, digits: String) {
    #expect(StableHash<UInt128>(of: text).hexadecimal == digits)
  }

  @Test func doesNotDependOnTheDivisionIntoCalls() {
    var hash = StableHash<UInt64>()
    hash.combine("foo")
    hash.combine(sequence(first: UInt8(ascii: "b")) { $0 == UInt8(ascii: "b") ? 97 : nil })
    hash.combine([UInt8(ascii: "r")])
    #expect(hash == StableHash(of: "foobar"))
    var continued = StableHash(StableHash<UInt64>(of: "foo").value)
    continued.combine("bar")
    #expect(continued == hash)
  }

  @Test func hexadecimalTextHasLeadingZeros() {
    #expect(StableHash<UInt64>(0xAB).hexadecimal == "00000000000000ab")
    #expect(StableHash<UInt32>(0).hexadecimal == "00000000")
  }

  /// Every byte, also of the words, and the length count.
  @Test func wordsDistinguishBytesAndLengths() {
    func hash(_ bytes: [UInt8]) -> String {
      var hash = StableHash<UInt64>()
      bytes.withUnsafeBytes { hash.combine(words: $0) }
      return hash.hexadecimal
    }
    var hashes = Set((0...20).map { hash([UInt8](repeating: 0, count: $0)) })
    for place in 0..<20 {
      var bytes = [UInt8](repeating: 0, count: 20)
      bytes[place] = 0x80
      hashes.insert(hash(bytes))
    }
    #expect(hashes.count == 41)
    #expect(hash([]) == StableHash<UInt64>().hexadecimal)
    #expect(hash([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) == "9ae9795fb41a8e1b")
  }
}
