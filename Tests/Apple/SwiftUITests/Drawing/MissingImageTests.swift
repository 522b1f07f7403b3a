import Testing
import ViewArchive

@testable import SwiftUI

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

  /// A clone without the large files.
  @Test func pointerOfGitLFSIsNamed() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    for (text, fault) in [
      (pointer, ImageFault.pointer("harbour")), ("no image", .unreadable("harbour")),
    ] {
      #expect(throws: fault) {
        try ImageLibrary().entry("harbour", Data(text.utf8), scale: 1, isInApp: false)
      }
    }
  }
}
