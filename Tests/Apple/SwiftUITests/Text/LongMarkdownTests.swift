import SwiftUI
import Testing

@MainActor
@Suite struct LongMarkdownTests {
  @Test func textOfOneMegabyteIsTruncated() throws {
    let archive = try Archiving.archive {
      Text(LocalizedStringKey(String(repeating: "**a** ", count: 170_000)))
    }
    #expect(archive.notices.contains { $0.contains("is truncated") }, "\(archive.notices)")
  }
}
