import CoreGraphics
import PixelService
import Testing

@Suite("Images of pixels")
struct CGImageTests {
  private static let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 9, 9, 9, 9]

  private func bitmap(
    width: Int = 2, height: Int = 2, bits: Int = 8, bytesPerRow: Int = 8, bytes: [UInt8] = bytes
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits * 4,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test("pixels are read and written in the image's format")
  func pixels() throws {
    let image = try #require(bitmap())
    #expect(Bitmaps.rows(image) == [["ff0000ff", "0000ffff"], ["00ff00ff", "09090909"]])
    #expect(image.dataProvider?.data == Data(Self.bytes))
    #expect((image.width, image.height, image.bytesPerRow) == (2, 2, 8))
  }

  @Test("cropping counts rows from the top, and is clamped to the image")
  func cropping() throws {
    let image = try #require(bitmap())
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1)))
    #expect(Bitmaps.rows(right) == [["0000ffff"]])
    for rect in [CGRect.null, .zero, CGRect(x: 5, y: 5, width: 1, height: 1)] {
      #expect(image.cropping(to: rect) == nil)
    }
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test(
    "too few bytes and sides that are not positive give no image",
    arguments: [(2, 2, 4), (2, 2, 0), (0, 2, 8), (2, -1, 8), (2, 3, 8), (1 << 40, 1 << 40, 8)])
  func damagedImages(width: Int, height: Int, bytesPerRow: Int) {
    #expect(bitmap(width: width, height: height, bytesPerRow: bytesPerRow) == nil)
  }

  @Test("a drawing is stored as a drawing, and pixels as PNG")
  func files() throws {
    let context = try Bitmaps.context(4, 4)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let drawing = try #require(context.makeImage())
    #expect(drawing.file.starts(with: Array("VTAR".utf8)))
    #expect(try #require(bitmap()).file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let copy = try PixelServices.shared.decode(drawing.file, width: 8, height: 8)
    #expect(copy.cropped(x: 3, y: 4, width: 1, height: 1)?.bytes == [0, 0, 0, 255])
    #expect(copy.cropped(x: 4, y: 4, width: 1, height: 1)?.bytes == [0, 0, 0, 0])
  }

  @Test("a drawing inside drawings is drawn, up to a limit of levels")
  func nestedDrawings() throws {
    var image = try #require(bitmap())
    for _ in 0..<40 {
      let context = try Bitmaps.context(2, 2)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      image = try #require(context.makeImage())
    }
    #expect(image.pixels.width == 2)
  }

  @Test("damaged files have transparent pixels")
  func damagedFiles() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let image = try #require(CGImage(file: Data(header)))
    #expect(image.decoded == nil)
    #expect(image.pixels.bytes.allSatisfy { $0 == 0 })
    #expect(CGImage(file: Data("VTAR".utf8)) == nil)
    #expect(CGImage(file: Data()) == nil)
  }
}
