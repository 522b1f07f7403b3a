import LiteralTable
import Testing

@Suite struct LiteralTableTests {
  @Test(
    arguments: [
      [], [.string("")], [.bits(.max), .string("Ebbe 🌊\n\0"), .bits(0), .string("a")],
    ] as [[LiteralTable.Value]])
  func bytesHaveAllValues(values: [LiteralTable.Value]) {
    let table = LiteralTable(values)
    #expect(LiteralTable(bytes: table.bytes) == table)
  }

  /// No damaged file is read beyond its end.
  @Test func damagedBytesAreNoTable() {
    let bytes = LiteralTable([.string("Ebbe"), .bits(7)]).bytes
    for count in bytes.indices { #expect(LiteralTable(bytes: Array(bytes[..<count])) == nil) }
    for (index, byte) in [(0, 0xFF), (7, 0x80), (8, 0xFF), (15, 0x80), (16, 0xFF)] {
      var damaged = bytes
      damaged[index] = UInt8(byte)
      #expect(LiteralTable(bytes: damaged) == nil, "byte \(index)")
    }
    var invalid = bytes
    invalid[invalid.count - 1] = 0xFF
    #expect(LiteralTable(bytes: invalid) == nil)
  }
}
