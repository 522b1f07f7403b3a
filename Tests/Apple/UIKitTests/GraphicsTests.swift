import GoldenFiles
import Testing
import UIKit
import ViewArchive

@Suite("Image renderers")
struct GraphicsTests {
  private func renderer(_ width: CGFloat, _ height: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  @Test("shapes, text, symbols, images and tints match their golden")
  func drawings() throws {
    let image = renderer(220, 120).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 220, height: 120))
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 10)
        .fill()
      UIColor.systemRed.setStroke()
      let line = UIBezierPath(ovalIn: CGRect(x: 80, y: 10, width: 40, height: 40))
      line.lineWidth = 4
      line.stroke()
      "Tide".draw(
        at: CGPoint(x: 130, y: 10),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.black])
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      NSAttributedString(
        string: "High water\nat noon",
        attributes: [
          .font: UIFont.systemFont(ofSize: 11), .paragraphStyle: style,
          .foregroundColor: UIColor.systemGreen,
        ]
      ).draw(in: CGRect(x: 130, y: 36, width: 80, height: 40))
      UIImage(systemName: "star.fill")?.withTintColor(.systemOrange)
        .draw(in: CGRect(x: 10, y: 60, width: 40, height: 40))
      dot.draw(in: CGRect(x: 60, y: 60, width: 40, height: 40))
      dot.withTintColor(.systemPurple).draw(in: CGRect(x: 110, y: 60, width: 40, height: 40))
      dot.draw(in: CGRect(x: 160, y: 60, width: 40, height: 40), blendMode: .normal, alpha: 0.3)
    }
    try expectGolden(try #require(image.pngData()), "renderer.png")
  }

  private var dot: UIImage {
    renderer(10, 10).image { context in
      UIColor.systemTeal.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.black.setFill()
      context.fill(CGRect(x: 3, y: 1, width: 4, height: 2))
    }
  }

  @Test("an image has the renderer's size, and pixels by its scale")
  func sizes() throws {
    let image = renderer(10, 6).image { _ in }
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect((pixels.width, pixels.height) == (20, 12))
    let file = try #require(image.jpegData(compressionQuality: 0.5))
    let header = try #require(ImageHeader(file))
    #expect(header.format == .jpeg && header.size == CGSize(width: 20, height: 12))
  }

  @Test(
    "empty, huge and invalid sizes give an empty image",
    arguments: [0, -5, CGFloat.nan, .infinity, 1e6])
  func impossibleSizes(side: CGFloat) {
    var ran = false
    let image = renderer(side, side).image { context in
      ran = true
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    #expect(ran)
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
  }

  @Test("image contexts nest, and end in order")
  func imageContexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("thumbnails keep the aspect ratio and never enlarge")
  func thumbnails() throws {
    let data = renderer(40, 20).pngData { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let image = try #require(UIImage(data: data))
    let small = image.preparingThumbnail(of: CGSize(width: 20, height: 20))
    #expect(small?.size == CGSize(width: 20, height: 10))
    let same = image.preparingThumbnail(of: CGSize(width: 500, height: 500))
    #expect(same?.size == CGSize(width: 80, height: 40))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test("text is measured in points")
  func measuring() {
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
    let one = "Tide".size(withAttributes: font)
    #expect(abs(one.height - 23.87) < 0.5)
    #expect((30...45).contains(one.width))
    let narrow = "High water at noon".boundingRect(
      with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: font,
      context: nil)
    #expect(narrow.width <= 80 && narrow.height > one.height * 1.5)
    #expect("".size(withAttributes: font) == .zero)
  }

  @Test(
    "orientations turn the pixels",
    arguments: [
      (UIImage.Orientation.up, [255, 0]), (.down, [0, 255]), (.upMirrored, [0, 255]),
      (.right, [255, 0]), (.left, [0, 255]),
    ] as [(UIImage.Orientation, [UInt8])])
  func orientations(orientation: UIImage.Orientation, reds: [UInt8]) throws {
    // Red, then black: from left to right, or after a quarter turn from top to bottom.
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: onePixel)
        .image { context in
          UIColor.black.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
          UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.cgImage)
    let turned = UIImage(cgImage: image, scale: 1, orientation: orientation)
    let bytes = try #require(turned.cgImage?.dataProvider?.data)
    #expect([bytes[0], bytes[4]] == reds)
  }

  private var onePixel: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
