import SwiftUI
import Testing

@MainActor
@Suite struct FontNoticeTests {
  @Test func condensedFontAddsNotice() throws {
    let normal = try Archiving.archive { Text("a").fontWidth(.standard) }
    #expect(normal.notices.isEmpty)
    let narrow = try Archiving.archive { Text("a").fontWidth(.condensed) }
    #expect(narrow.notices.contains { $0.contains("condensed") })
  }
}
