import Foundation
import Testing

@testable import GoldenFiles

@Suite struct PixelComparisonTests {
  /// Two columns: opaque red and half transparent blue.
  private let picture = PixelPicture(
    width: 2, height: 3,
    bytes: (0..<3).flatMap { _ in [255, 0, 0, 255, 0, 0, 255, 128] as [UInt8] })

  @Test func pngKeepsPixels() throws {
    let png = try #require(picture.png())
    #expect(PixelPicture(png: png) == picture)
    #expect(GoldenComparison.pixels(within: nil).mismatch(png, png) == nil)
  }

  /// A chunk that does not change the pixels, such as a comment.
  @Test func otherBytesOfSamePixelsAreEqual() throws {
    let png = try #require(picture.png())
    let end = try #require(png.range(of: Data("IEND".utf8))).lowerBound - 4
    let comment: [UInt8] = [0, 0, 0, 3] + Array("tEXta\0b".utf8) + [0xDC, 0x49, 0xA2, 0x3B]
    let other = png[..<end] + comment + png[end...]
    #expect(other != png)
    #expect(PixelPicture(png: Data(other)) == picture)
    #expect(GoldenComparison.pixels(within: nil).mismatch(png, Data(other)) == nil)
  }

  @Test func countsDifferentPixelsAndMarksThem() throws {
    var other = picture
    other.bytes[4] = 20
    let difference = try #require(PixelDifference(picture, other))
    #expect(difference.summary == "1 of 6 pixels differ, by up to 20 of 255")
    #expect(Array(difference.picture.bytes[4..<8]) == [255, 0, 0, 255])
    #expect(Array(difference.picture.bytes[0..<4]) == [255, 192, 192, 255])
    #expect(PixelDifference(picture, picture) == nil)
  }

  @Test(arguments: [
    (PixelTolerance(levels: 20, share: 0.2), true), (PixelTolerance(levels: 19, share: 0.2), false),
    (PixelTolerance(levels: 20, share: 0.1), false),
  ])
  func toleranceLimitsLevelsAndShare(tolerance: PixelTolerance, passes: Bool) throws {
    var other = picture
    other.bytes[4] = 20
    let (png, otherPNG) = (try #require(picture.png()), try #require(other.png()))
    let mismatch = GoldenComparison.pixels(within: tolerance).mismatch(png, otherPNG)
    #expect((mismatch == nil) == passes)
  }

  @Test func reportsOtherSize() throws {
    let other = PixelPicture(width: 1, height: 1, bytes: [255, 0, 0, 255])
    let difference = try #require(PixelDifference(picture, other))
    #expect(difference.summary.hasPrefix("2×3 became 1×1 pixels; 5 of 6 pixels differ"))
    #expect(difference.picture.width == 2 && difference.picture.height == 3)
  }

  @Test func reportsDataThatIsNotPNG() throws {
    let png = try #require(picture.png())
    let text = Data("text".utf8)
    let comparison = GoldenComparison.pixels(within: nil)
    #expect(comparison.mismatch(png, text)?.summary == "the actual file is not a PNG file")
    #expect(comparison.mismatch(text, png)?.summary == "the golden file is not a PNG file")
  }
}
