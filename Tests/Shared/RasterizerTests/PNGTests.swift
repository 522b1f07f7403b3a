import Foundation
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("PNG files")
struct PNGTests {
  @Test(
    "PNG decodes to the same pixels",
    arguments: [
      (PaintColor.white, UInt8(2)), (Sample.color(0x34C759, 0.5), UInt8(6)),
    ])
  func roundTrip(background: PaintColor, colorType: UInt8) throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let options = DrawingOptions(scale: 1)
    let drawn = try rasterizer.picture(
      of: Sample.archive(
        40, 40, background: background,
        [Sample.fill(Sample.rect(5, 5, 30, 30), ShapeTests.gradients[0])]),
      at: Sample.instant, options: options)
    let png = try drawn.png()
    #expect(png[25] == colorType)
    let image = ArchiveImage(data: png, size: CGSize(width: 40, height: 40))
    let read = try rasterizer.picture(
      of: Sample.archive(
        40, 40, background: nil, images: [image],
        [ImageTests.node(Sample.rect(0, 0, 40, 40), ImageDrawing(image: 0))]),
      at: Sample.instant, options: options)
    #expect(rasterizer.drainNotices().isEmpty)
    // Translucent colours lose up to one step when they are converted to straight alpha.
    let differences = zip(drawn.pixels, read.pixels).map { pair in
      [
        abs(Int(pair.0.red) - Int(pair.1.red)), abs(Int(pair.0.green) - Int(pair.1.green)),
        abs(Int(pair.0.blue) - Int(pair.1.blue)), abs(Int(pair.0.alpha) - Int(pair.1.alpha)),
      ].max() ?? 0
    }
    #expect(differences.max() ?? 255 <= (colorType == 2 ? 0 : 1))
  }

  /// Pictures of two sizes, so that memory is reused and replaced.
  @Test("pictures that are encoded while others are drawn are the same", arguments: [0, 1, 3, 8])
  func sequence(count: Int) async throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let archives = (0..<count).map { number in
      Sample.archive(
        number < 4 ? 40 : 60, 40,
        [Sample.fill(Sample.rect(Double(number), 5, 30, 30), ShapeTests.gradients[0])])
    }
    let options = DrawingOptions(scale: 2)
    let files = try await rasterizer.pngs(
      of: archives.map { Drawing($0, at: Sample.instant, options: options) })
    #expect(
      try files == archives.map { try rasterizer.png(of: $0, at: Sample.instant, options: options) }
    )
  }

  @Test("a picture that cannot be drawn ends the sequence")
  func failingSequence() async throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let drawing = Drawing(
      Sample.archive(40, 40, []), at: Sample.instant, options: DrawingOptions(scale: 1))
    let huge = Drawing(
      Sample.archive(1e6, 1e6, []), at: Sample.instant, options: DrawingOptions(scale: 1))
    await #expect(throws: RasterizerError.self) {
      try await rasterizer.pngs(of: [drawing, huge, drawing])
    }
    #expect(try await rasterizer.pngs(of: [drawing]).count == 1)
  }
}
