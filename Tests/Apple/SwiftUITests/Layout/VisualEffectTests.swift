import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct VisualEffectTests {
  @Test func effectDependsOnPlacedGeometry() throws {
    let archive = try Archiving.archive {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.black.frame(width: 60, height: 20).visualEffect { effect, proxy in
          effect.offset(x: proxy.frame(in: .global).minX, y: proxy.size.height)
        }
      }
    }
    let effect = try #require(archive.content.first("visualEffect"))
    #expect(effect.frame.size == CGSize(width: 60, height: 20))
    let moved = try #require(effect.children.first)
    // The stack of 100 points is centered in 200, so the view starts at 90.
    #expect(moved.frames(of: "frame").map(\.origin) == [CGPoint(x: 90, y: 20)])
  }

  @Test func effectDoesNotChangeLayout() throws {
    let sizes = try [false, true].map { isChanged in
      try Archiving.archive {
        VStack(spacing: 0) {
          Text("Effect").visualEffect { effect, _ in
            effect.scaleEffect(isChanged ? 3 : 1).rotationEffect(.degrees(isChanged ? 45 : 0))
          }
          Color.black.frame(width: 10, height: 10)
        }
      }.content.frames(of: "visualEffect")
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func scrollTransitionIsInIdentityPhase() throws {
    let archive = try Archiving.archive {
      Color.black.frame(width: 30, height: 30).scrollTransition { effect, phase in
        effect.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 100)
      }
    }
    #expect(archive.content.first("visualEffect")?.frames(of: "frame").map(\.minX) == [85])
  }

  @Test func shaderLeavesViewWithNotice() throws {
    let archive = try Archiving.archive {
      Color.black.frame(width: 30, height: 30)
        .colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.red)))
    }
    #expect(archive.content.frames(of: "frame").first?.size == CGSize(width: 30, height: 30))
  }
}
