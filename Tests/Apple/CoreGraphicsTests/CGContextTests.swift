import CoreGraphics
import GoldenFiles
import PixelService
import Testing

@Suite("Graphics contexts")
struct CGContextTests {
  private let red = "ff0000ff"
  private let blue = "0000ffff"
  private let none = "00000000"

  @Test("y points up in a bitmap")
  func pointsUp() throws {
    let rows = try Bitmaps.rows(2, 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(rows == [[none, none], [red, none]])
  }

  @Test("clear makes pixels transparent, and black without alpha")
  func clears() throws {
    for (alpha, cleared) in [
      (CGImageAlphaInfo.premultipliedLast, "00000000"), (.noneSkipLast, "000000ff"),
    ] {
      let context = try Bitmaps.context(2, 1, alpha: alpha)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Bitmaps.rows(try #require(context.makeImage())) == [[red, cleared]])
    }
  }

  /// The left half is red before a translucent blue is drawn over both halves.
  @Test(
    "Porter-Duff modes apply inside the drawn shape",
    arguments: [
      (CGBlendMode.normal, "800080ff", "00008080"), (.copy, "00008080", "00008080"),
      (.clear, "00000000", "00000000"), (.sourceIn, "00008080", "00000000"),
      (.sourceOut, "00000000", "00008080"), (.sourceAtop, "800080ff", "00000000"),
      (.destinationOver, "ff0000ff", "00008080"), (.destinationIn, "80000080", "00000000"),
      (.destinationOut, "7f00007f", "00000000"), (.xor, "7f00007f", "00008080"),
      (.destinationAtop, "80000080", "00008080"),
    ])
  func porterDuff(mode: CGBlendMode, over: String, beside: String) throws {
    let rows = try Bitmaps.rows(4, 1) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(rows[0][0] == red, "outside the shape")
    #expect(Self.isNear(rows[0][1], over), "over red: \(rows[0][1])")
    #expect(Self.isNear(rows[0][2], beside), "over nothing: \(rows[0][2])")
    #expect(rows[0][3] == none, "outside the shape")
  }

  /// True if no component differs by more than one.
  private static func isNear(_ first: String, _ second: String) -> Bool {
    func components(_ text: String) -> [Int] {
      stride(from: 0, to: 8, by: 2).compactMap { Int(text.dropFirst($0).prefix(2), radix: 16) }
    }
    return zip(components(first), components(second)).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test("the author's memory is read before drawing and written after it")
  func drawsIntoMemory() throws {
    var bytes: [UInt8] = [0, 255, 0, 255, 0, 255, 0, 255]
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(.red)
      context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 255, 0, 255, 255, 0, 0, 255])
  }

  @Test(
    "formats store components in their order",
    arguments: [
      (CGBitmapInfo(alpha: .premultipliedLast), [255, 0, 0, 255]),
      (CGBitmapInfo(alpha: .premultipliedFirst), [255, 255, 0, 0]),
      (CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), [0, 0, 255, 255]),
      (CGBitmapInfo(alpha: .noneSkipLast, byteOrder: .order32Big), [255, 0, 0, 255]),
      (CGBitmapInfo(alpha: .alphaOnly), [255]),
    ])
  func formats(info: CGBitmapInfo, bytes: [UInt8]) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: bytes.count)) == bytes)
    #expect(context.makeImage()?.dataProvider?.data == Data(bytes))
  }

  @Test("gray is the brightness")
  func gray() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data?.load(as: UInt8.self) == 128)
  }

  @Test(
    "sizes and formats that cannot be drawn give no context",
    arguments: [
      (0, 1, 8, 1), (-1, 1, 8, 1), (1 << 20, 1 << 20, 8, 1), (Int.max, Int.max, 8, 1),
      (4, 4, 16, 1), (4, 4, 8, 0), (4, 4, 8, 3 | 0x100),
    ] as [(Int, Int, Int, UInt32)])
  func impossibleContexts(width: Int, height: Int, bits: Int, info: UInt32) {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    #expect(context == nil)
  }

  @Test("numbers that are not finite draw nothing")
  func invalidNumbers() throws {
    let rows = try Bitmaps.rows(1, 1) { context in
      for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
        context.saveGState()
        context.setLineWidth(number)
        context.setShadow(offset: CGSize(width: number, height: number), blur: number)
        context.setLineDash(phase: number, lengths: [number])
        context.move(to: CGPoint(x: number, y: 0))
        context.addLine(to: CGPoint(x: 0, y: number))
        context.strokePath()
        context.scaleBy(x: number, y: number)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
      }
      context.restoreGState()
      context.endTransparencyLayer()
    }
    #expect(rows == [[none]])
  }

  @Test("thousands of drawings become pixels")
  func manyDrawings() throws {
    let rows = try Bitmaps.rows(2, 1) { context in
      context.setFillColor(.red)
      for _ in 0..<5000 { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      context.setFillColor(.blue)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(rows == [[red, blue]])
  }

  @Test("paths keep the points of the transform in which they were added")
  func pathsKeepTransforms() throws {
    let context = try Bitmaps.context(10, 10)
    context.scaleBy(x: 2, y: 2)
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.scaleBy(x: 0.5, y: 0.5)
    #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 4, height: 4))
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(context.isPathEmpty)
  }

  @Test("strokes, clips, gradients, shadows, layers and images match their golden")
  func drawings() throws {
    let context = try Bitmaps.context(240, 160)
    Self.draw(in: context)
    try expectGolden(try Bitmaps.png(context.makeImage()), "context.png")
  }

  private static func draw(in context: CGContext) {
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 240, height: 160))
    context.setStrokeColor(.blue)
    context.setLineWidth(6)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addLines(between: [
      CGPoint(x: 15, y: 95), CGPoint(x: 35, y: 145), CGPoint(x: 55, y: 95),
    ])
    context.strokePath()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [6, 3])
    context.strokeEllipse(in: CGRect(x: 70, y: 95, width: 50, height: 50))
    context.setLineDash(phase: 0, lengths: [])
    let colors = [CGColor.red, CGColor(red: 1, green: 0.8, blue: 0, alpha: 1), CGColor.blue]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      return
    }
    context.saveGState()
    context.addEllipse(in: CGRect(x: 130, y: 95, width: 50, height: 50))
    context.clip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 130, y: 0), end: CGPoint(x: 180, y: 0), options: [])
    context.restoreGState()
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 210, y: 120), startRadius: 8,
      endCenter: CGPoint(x: 210, y: 120), endRadius: 25, options: [])
    context.saveGState()
    context.setShadow(offset: CGSize(width: 4, height: -4), blur: 6)
    context.setFillColor(.red)
    context.fill(CGRect(x: 15, y: 25, width: 40, height: 40))
    context.restoreGState()
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 75, y: 20, width: 30, height: 30))
    context.setFillColor(.red)
    context.fillEllipse(in: CGRect(x: 85, y: 35, width: 30, height: 30))
    context.endTransparencyLayer()
    context.restoreGState()
    guard let image = context.makeImage()?.cropping(to: CGRect(x: 0, y: 0, width: 60, height: 70))
    else { return }
    context.saveGState()
    context.translateBy(x: 160, y: 45)
    context.rotate(by: .pi / 8)
    context.draw(image, in: CGRect(x: -20, y: -25, width: 40, height: 50))
    context.restoreGState()
    context.clip(to: CGRect(x: 195, y: 20, width: 40, height: 50), mask: image)
    context.setFillColor(.black)
    context.fill(CGRect(x: 190, y: 0, width: 50, height: 100))
  }
}
