import Foundation
import Testing
import ViewArchive

@Suite("Image headers") struct ImageHeaderTests {
  private static func text(_ string: String) -> [UInt8] { Array(string.utf8) }

  private static let png: [UInt8] =
    [0x89] + text("PNG\r\n\u{1A}\n") + [0, 0, 0, 13] + text("IHDR")
    + [0, 0, 1, 0, 0, 0, 0, 0x20]

  @Test(arguments: [
    (png, ImageHeader.Format.png, 256.0, 32.0),
    (
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 100, 1, 44],
      .jpeg, 300, 100
    ),
    (text("GIF89a") + [10, 0, 20, 1], .gif, 10, 276),
    (
      text("RIFF....WEBPVP8X....") + [0, 0, 0, 0, 99, 0, 0, 49, 0, 0],
      .webp, 100, 50
    ),
    (text("%PDF-1.4 << /MediaBox [0 0 24 36.5] >>"), .pdf, 24, 36.5),
    (text("<?xml?><svg width=\"12pt\" height='20' viewBox=\"0 0 1 1\">"), .svg, 16, 20),
    (text("<svg xmlns=\"x\" width=\"100%\" viewBox=\"0 0 24, 48\"/>"), .svg, 24, 48),
  ])
  func readsFormatAndSize(
    bytes: [UInt8], format: ImageHeader.Format, width: Double, height: Double
  ) throws {
    let header = try #require(ImageHeader(Data(bytes)))
    #expect(header.format == format)
    #expect(header.size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    [], [0x89], text("hello"), text("<svg"), text("%PDF /MediaBox [1 2"), [0xFF, 0xD8, 0xFF],
    text("RIFF....WEBPVP8 "), text("GIF89a"), text("<svg width=\"0\" height=\"5\">"),
  ])
  func invalidHeaderReturnsNil(bytes: [UInt8]) { #expect(ImageHeader(Data(bytes)) == nil) }

  @Test func everyTruncatedHeaderReturnsNil() {
    for length in 0..<Self.png.count { #expect(ImageHeader(Data(Self.png.prefix(length))) == nil) }
  }

  @Test func vectorsHaveNoArea() {
    #expect(ImageHeader(Data(Self.png))?.area == 8192)
    #expect(ImageHeader(Data("<svg width=\"9\" height=\"9\">".utf8))?.area == nil)
  }
}
