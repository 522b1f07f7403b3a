import Foundation
import Testing
import ViewArchive

@testable import Rasterizer

/// Images in accented mode. Source: the documentation of `WidgetAccentedRenderingMode`.
@Suite struct AccentedImageTests {
  private static let accent = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let primary = PaintColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A gray square of 20 × 20 points, with a transparent border of one pixel if it is no photo.
  private static func image(isPhoto: Bool) throws -> ArchiveImage {
    let side = isPhoto ? 20.0 : 10
    let png = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(
        20, 20, background: nil,
        [Sample.fill(Sample.rect(0, 0, side, side), .color(Sample.color(0x808080)))]),
      at: Sample.instant, options: DrawingOptions(scale: 1)
    ).png()
    return ArchiveImage(data: png, size: CGSize(width: 20, height: 20))
  }

  private func drawn(
    _ marks: NodeMarks, isPhoto: Bool = true
  ) throws -> (pixel: [Int], notices: [String]) {
    var node = ArchiveNode(
      kind: "Image", frame: Sample.rect(0, 0, 20, 20), content: .image(ImageDrawing(image: 0)))
    node.marks = marks
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: Sample.archive(
        20, 20, background: nil, images: [try Self.image(isPhoto: isPhoto)], [node]),
      at: Sample.instant,
      options: DrawingOptions(
        scale: 1, renderingMode: .accented(accent: Self.accent, primary: Self.primary)))
    return (picture.straightPixel(x: 5, y: 5), rasterizer.drainNotices())
  }

  @Test(
    arguments: [
      (NodeMarks(), [0, 0, 255, 255]), (.accentable, [255, 0, 0, 255]),
      (.desaturated, [0, 0, 255, 128]), ([.accentable, .desaturated], [255, 0, 0, 128]),
      (.fullColor, [128, 128, 128, 255]),
    ] as [(NodeMarks, [Int])])
  func modeDecidesColorAndAlpha(marks: NodeMarks, expected: [Int]) throws {
    #expect(zip(try drawn(marks).pixel, expected).allSatisfy { abs($0 - $1) <= 2 })
  }

  @Test func photoThatBecomesBlockAddsNotice() throws {
    #expect(try drawn([]).notices.contains { $0.contains("solid block") })
    #expect(try drawn([], isPhoto: false).notices.isEmpty)
    #expect(try drawn(.desaturated).notices.isEmpty)
    #expect(try drawn(.fullColor).notices.isEmpty)
  }
}

extension Picture {
  /// Red, green, blue and alpha, not premultiplied, in 0…255.
  fileprivate func straightPixel(x: Int, y: Int) -> [Int] {
    withUnsafeBytes { bytes in
      let offset = y * stride + x * 4
      let alpha = Int(bytes[offset + 3])
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return [2, 1, 0].map { (Int(bytes[offset + $0]) * 255 + alpha / 2) / alpha } + [alpha]
    }
  }
}
