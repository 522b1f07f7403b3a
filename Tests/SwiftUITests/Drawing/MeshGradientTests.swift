import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func drawsPatchesBetweenItsColors() throws {
    let archive = try Archiving.archive {
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [.black, .black, .white, .white])
    }
    let patches = try #require(archive.content.first("MeshGradient")).children
    #expect(patches.count == 64)
    guard case .fill(_, .color(let color), _) = patches[0].content else {
      Issue.record("The first patch is not filled with a colour: \(patches[0].content)")
      return
    }
    #expect(abs(color.red - 1 / 16) < 1e-9)
  }

  @Test func invalidMeshAddsNoticeAndDrawsBackground() throws {
    let archive = try Archiving.archive {
      MeshGradient(width: 3, height: 2, points: Self.corners, colors: [.red], background: .white)
    }
    #expect(archive.notices.count == 1)
    #expect(archive.content.first("MeshGradient")?.children.isEmpty == true)
  }
}
