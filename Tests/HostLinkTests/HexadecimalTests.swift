import Foundation
import HostLink
import Testing

@Suite struct HexadecimalTests {
  @Test func bytesRoundTrip() {
    let bytes = Data([0x00, 0x0a, 0x7f, 0xff])
    #expect(bytes.hexadecimal == "000a7fff")
    #expect(Data(hexadecimal: "000a7fff") == bytes)
    #expect(Data(hexadecimal: "000A7FFF") == bytes)
    #expect(Data(hexadecimal: "") == Data())
  }

  @Test(arguments: ["0", "0g", "0x0a", " 0a", "0é", "٠٠"])
  func invalidDigitsReturnNil(text: String) {
    #expect(Data(hexadecimal: text) == nil)
  }
}
