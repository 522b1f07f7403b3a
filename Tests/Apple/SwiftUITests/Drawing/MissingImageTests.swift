import SwiftUI
import Testing
import ViewArchive

/// Missing images and symbols are drawn as placeholders, with one notice.
@MainActor
@Suite struct MissingImageTests {
  @Test func missingImageDrawsFrameAndAddsOneNotice() throws {
    let archive = try Archiving.archive {
      VStack {
        Image("harbour")
        Image("harbour").resizable().frame(width: 40, height: 30)
      }
    }
    #expect(archive.notices.filter { $0.contains("\"harbour\"") }.count == 1)
    let drawn = archive.content.frames(of: "Image")
    #expect(drawn.count == 2)
    #expect(drawn.allSatisfy { $0.width > 0 && $0.height > 0 })
  }

  @Test func missingSymbolDrawsPlaceholderAndAddsOneNotice() throws {
    let archive = try Archiving.archive {
      HStack {
        Image(systemName: "no.such.symbol")
        Text("\(Image(systemName: "no.such.symbol")) in a line")
      }
    }
    #expect(archive.notices.filter { $0.contains("no.such.symbol") }.count == 1)
    #expect(archive.content.first("Image") != nil)
  }
}
