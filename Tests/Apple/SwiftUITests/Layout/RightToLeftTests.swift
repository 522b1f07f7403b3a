import CoreGraphics
import Testing

@testable import SwiftUI

/// Right-to-left layouts are mirror images of left-to-right ones.
@MainActor
@Suite struct RightToLeftTests {
  private func frames<V: View>(
    _ direction: LayoutDirection, @ViewBuilder _ content: () -> V
  ) throws -> [CGRect] {
    let environment = Archiving.environment { $0.layoutDirection = direction }
    let archive = try Archiving.archive(
      CGSize(width: 200, height: 100), in: environment, content)
    return archive.content.frames(of: "leaf")
  }

  private func expectMirrored<V: View>(@ViewBuilder _ content: () -> V) throws {
    let fromLeft = try frames(.leftToRight, content)
    let fromRight = try frames(.rightToLeft, content)
    #expect(!fromLeft.isEmpty)
    #expect(
      fromRight
        == fromLeft.map {
          CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        })
  }

  @Test func mirrorsStacks() throws {
    try expectMirrored {
      HStack {
        FixedLeaf(width: 20)
        VStack(alignment: .leading) {
          FixedLeaf(width: 50)
          FixedLeaf(width: 10)
        }
        Spacer()
      }
    }
  }

  @Test func mirrorsFramesAndOverlays() throws {
    try expectMirrored {
      ZStack(alignment: .topLeading) {
        FixedLeaf(width: 30).frame(width: 120, height: 50, alignment: .bottomLeading)
        FixedLeaf(width: 10).frame(maxWidth: .infinity, alignment: .trailing)
        FixedLeaf(width: 60).overlay(alignment: .topTrailing) { FixedLeaf(width: 6) }
      }
    }
  }

  @Test func mirrorsPadding() throws {
    try expectMirrored {
      VStack(alignment: .leading) {
        FixedLeaf(width: 30).padding(.leading, 12)
        FixedLeaf(width: 30).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40))
      }
    }
  }

  @Test func mirrorsOffsetsAndPositions() throws {
    try expectMirrored {
      ZStack(alignment: .topLeading) {
        FixedLeaf(width: 30).offset(x: 12, y: 3)
        FixedLeaf(width: 20).position(x: 50, y: 40)
      }
    }
  }

  @Test func mirrorsGrids() throws {
    try expectMirrored {
      LazyVGrid(columns: [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(40))]) {
        FixedLeaf(width: 10)
        FixedLeaf(width: 20)
        FixedLeaf(width: 30)
      }
      Grid(alignment: .leading) {
        GridRow {
          FixedLeaf(width: 10)
          FixedLeaf(width: 50)
        }
        GridRow {
          FixedLeaf(width: 30)
          FixedLeaf(width: 20)
        }
      }
    }
  }
}
