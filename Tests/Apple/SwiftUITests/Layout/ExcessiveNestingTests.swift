import SwiftUI
import Testing

/// Views that are nested deeper than any widget needs: a notice, not a stack overflow.
@MainActor
@Suite struct ExcessiveNestingTests {
  @Test func tenThousandErasedViewsAreCut() throws {
    var view = AnyView(Text("deep"))
    for _ in 0..<10_000 {
      let inner = view
      view = AnyView(VStack { inner })
    }
    let archive = try Archiving.archive {
      Text("shallow")
      view
    }
    #expect(archive.content.first("Text") != nil)
    #expect(
      archive.notices.contains { $0.hasPrefix("AnyView is nested more than 400 views deep") },
      "\(archive.notices)")
  }
}
