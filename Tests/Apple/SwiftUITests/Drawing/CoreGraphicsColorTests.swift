import CoreGraphics
import SwiftUI
import Testing

@Suite struct CoreGraphicsColorTests {
  @Test func colorsKeepTheirComponents() {
    let color = Color(cgColor: CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color == Color(red: 0.25, green: 0.5, blue: 0.75))
    #expect(color.cgColor?.components == [0.25, 0.5, 0.75, 1])
  }

  @Test func environmentDependentColorHasNoComponents() { #expect(Color.primary.cgColor == nil) }

  @MainActor @Test func emptyImageHasZeroSize() throws {
    let archive = try Archiving.archive { Image(uiImage: UIImage()).resizable() }
    #expect(archive.content.children[0].frame.size == .zero)
    #expect(archive.notices.isEmpty)
  }
}
