import Foundation
import FoundationSupplement
import Testing

@Suite struct AttributedStringCodingTests {
  @Test func textAndLinksSurviveCoding() throws {
    var text = AttributedString("a ")
    var linked = AttributedString("linked word")
    linked.link = URL(string: "https://example.com/a")
    text.append(linked)
    let coded = try JSONEncoder().encode(["text": text, "empty": AttributedString()])
    let decoded = try JSONDecoder().decode([String: AttributedString].self, from: coded)
    #expect(decoded == ["text": text, "empty": AttributedString()])
  }

  @Test func volumeHasSpaceForAllPurposes() throws {
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey
    ])
    #expect(values.volumeAvailableCapacityForImportantUsage ?? 0 > 0)
  }
}
