import Foundation
import Hexadecimal
import Testing

@Suite struct HexadecimalTests {
  @Test func bytesRoundTrip() {
    let bytes = Data([0x00, 0x0a, 0x7f, 0xff])
    #expect(bytes.hexadecimal == "000a7fff")
    #expect(Data(hexadecimal: "000a7fff") == bytes)
    #expect(Data(hexadecimal: "000A7FFF") == bytes)
    #expect(Data(hexadecimal: "") == Data())
    #expect(Data(hexadecimal: "/3/device/0aff".dropFirst(10)) == Data([0x0a, 0xff]))
  }

  @Test(arguments: ["0", "0g", "0x0a", " 0a", "0é", "٠٠"])
  func invalidDigitsReturnNil(text: String) {
    #expect(Data(hexadecimal: text) == nil)
  }
}
