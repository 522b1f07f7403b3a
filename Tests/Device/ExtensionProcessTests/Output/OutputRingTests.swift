import Testing

@testable import ExtensionProcess

@Suite struct OutputRingTests {
  @Test func textBeforeRecordStays() {
    let ring = OutputRing()
    let text = "half\u{1E}log\terror\t\ttide\tno data\nloading\u{1E}crash\t4\n\u{1E}frame\t\t1a\n"
    Array(text.utf8).withUnsafeBytes { ring.append($0) }
    #expect(ring.lastLines() == ["half", "tide: no data", "loading"])
  }
}
