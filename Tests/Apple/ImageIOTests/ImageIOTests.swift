import ImageIO
import Testing
import UIKit

@Suite("Image files")
struct ImageIOTests {
  private func photograph() throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      .jpegData(withCompressionQuality: 0.9) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
  }

  @Test("a source has the file's type and size")
  func properties() throws {
    let source = try #require(CGImageSourceCreateWithData(try photograph() as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test(
    "a thumbnail's longer side has the requested pixels", arguments: [(10, 10, 5), (500, 40, 20)])
  func thumbnails(limit: Int, width: Int, height: Int) throws {
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: limit,
      ] as CFDictionary
    let source = try #require(CGImageSourceCreateWithData(try photograph(), nil))
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((image.pixels.width, image.pixels.height) == (width, height))
  }

  @Test("data that is not an image has no source", arguments: ["", "text", "VTAR", "\u{89}PNG"])
  func damagedData(text: String) {
    #expect(CGImageSourceCreateWithData(Data(text.utf8), nil) == nil)
  }

  @Test("PNG and JPEG files are written", arguments: ["public.png", "public.jpeg"])
  func writing(type: String) throws {
    let source = try #require(CGImageSourceCreateWithData(try photograph(), nil))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    let copy = try #require(CGImageSourceCreateWithData(data as Data, nil))
    #expect(CGImageSourceGetType(copy) == type)
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
  }
}
