import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func drawsStripsBetweenItsColors() throws {
    let archive = try Archiving.archive {
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [.black, .white, .white, .white])
    }
    let strips = try #require(archive.content.first("MeshGradient")).children
    #expect(strips.count == 48)
    guard case .fill(_, .linearGradient(let stops, _, _), _) = strips[0].content else {
      Issue.record("The first strip is not filled with a gradient: \(strips[0].content)")
      return
    }
    #expect(abs(stops[0].color.red - 1 / 96) < 1e-9)
    #expect(stops[1].color.red == 1)
  }

  /// An overlap of translucent strips is denser than the strips.
  @Test(arguments: [(1.0, 1.0), (0.5, 0.06)])
  func translucentStripsOverlapLittle(_ opacity: Double, _ expected: Double) throws {
    let archive = try Archiving.archive(CGSize(width: 96, height: 96)) {
      MeshGradient(
        width: 2, height: 2, points: Self.corners,
        colors: Array(repeating: Color.red.opacity(opacity), count: 4))
    }
    let bounds = try #require(archive.content.first("MeshGradient")).children.compactMap {
      strip -> CGRect? in
      guard case .fill(let path, _, _) = strip.content else { return nil }
      return path.controlBounds
    }
    // A strip is two points high.
    let overlap = Double(bounds[0].maxY - bounds[1].minY) / 2
    #expect(abs(overlap - expected) < 1e-6)
    let end = Double(bounds[47].maxY - 96) / 2
    #expect(abs(end - 0.06) < 1e-6)
  }

  @Test func invalidMeshAddsNoticeAndDrawsBackground() throws {
    let archive = try Archiving.archive {
      MeshGradient(width: 3, height: 2, points: Self.corners, colors: [.red], background: .white)
    }
    #expect(archive.notices.count == 1)
    #expect(archive.content.first("MeshGradient")?.children.isEmpty == true)
  }
}
