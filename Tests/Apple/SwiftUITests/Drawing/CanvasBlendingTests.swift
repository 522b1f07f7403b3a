import SwiftUI
import Testing
import ViewArchive

/// Blend modes in a canvas mix its own drawings, not what is behind it.
@MainActor
@Suite struct CanvasBlendingTests {
  @Test(
    arguments: [(.normal, false), (.multiply, true), (.plusLighter, true)]
      as [(GraphicsContext.BlendMode, Bool)])
  func canvasIsAGroup(_ mode: GraphicsContext.BlendMode, _ isGroup: Bool) throws {
    let node = try #require(
      try Archiving.archive {
        Canvas { context, size in
          context.blendMode = mode
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
      }.content.first("Canvas"))
    #expect((node.effects.first == .compositingGroup) == isGroup)
    #expect(node.effects.count == (isGroup ? 2 : 1))
  }
}
