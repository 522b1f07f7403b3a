import CoreImage
import GoldenFiles
import PixelService
import Testing

@Suite("Core Image")
struct CoreImageTests {
  private let context = CIContext()

  /// Red on the left, white on the right, blue at the top of both.
  private func sample() throws -> CIImage {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    bitmap.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
    bitmap.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    bitmap.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
    bitmap.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    bitmap.fill(CGRect(x: 0, y: 24, width: 32, height: 8))
    return CIImage(cgImage: try #require(bitmap.makeImage()))
  }

  private func code(_ name: String) throws -> CIImage {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(Data("https://example.org/tide".utf8), forKey: "inputMessage")
    return try #require(filter.outputImage)
  }

  @Test(
    "barcodes match their golden",
    arguments: [
      "CIQRCodeGenerator", "CIAztecCodeGenerator", "CICode128BarcodeGenerator",
      "CIPDF417BarcodeGenerator",
    ])
  func barcodes(name: String) throws {
    let large = try code(name).transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    let image = try #require(context.createCGImage(large, from: large.extent))
    let colors = Set(
      stride(from: 0, to: image.pixels.bytes.count, by: 4).map {
        image.pixels.bytes[$0]
      })
    #expect(colors == [0, 255], "enlarged modules have sharp edges")
    try expectGolden(try PixelServices.shared.png(image.pixels, scale: 1), "\(name).png")
  }

  @Test("a QR code has finder patterns and a white edge of one module")
  func qrCode() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("a".utf8)
    filter.correctionLevel = "H"
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = try #require(context.createCGImage(code, from: code.extent)).pixels
    func isDark(_ x: Int, _ y: Int) -> Bool { pixels.bytes[(y * 23 + x) * 4] == 0 }
    #expect((0..<23).allSatisfy { !isDark($0, 0) && !isDark(0, $0) })
    #expect((1...7).allSatisfy { isDark($0, 1) && isDark(1, $0) })
    #expect((2...6).allSatisfy { !isDark($0, 2) })
  }

  @Test(
    "messages without a barcode give no image",
    arguments: [
      ("CIQRCodeGenerator", Data()), ("CIQRCodeGenerator", Data(count: 20_000)),
      ("CIPDF417BarcodeGenerator", Data(count: 5000)), ("CICode128BarcodeGenerator", Data()),
      ("CICode128BarcodeGenerator", Data(count: 500)),
    ])
  func impossibleMessages(name: String, message: Data) throws {
    let filter = try #require(CIFilter(name: name))
    #expect(filter.outputImage == nil)
    filter.setValue(message, forKey: "inputMessage")
    #expect(filter.outputImage == nil)
  }

  @Test("filters match their golden")
  func filters() throws {
    let sample = try sample()
    let results = [
      sample, sample.applyingGaussianBlur(sigma: 3),
      sample.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 1.0]),
      sample.applyingFilter("CIPhotoEffectMono"), sample.applyingFilter("CIColorInvert"),
      sample.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0.3]),
      sample.transformed(by: CGAffineTransform(rotationAngle: .pi / 6)),
      sample.cropped(to: CGRect(x: 8, y: 8, width: 16, height: 20)),
      sample.clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: sample.extent),
      sample.oriented(.right),
    ]
    var sheet = CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: 250, height: 104))
    for (index, result) in results.enumerated() {
      let (x, y) = (CGFloat(index % 5) * 50 + 9, CGFloat(1 - index / 5) * 52 + 9)
      sheet = result.transformed(by: CGAffineTransform(translationX: x, y: y)).composited(
        over: sheet)
    }
    sheet = sheet.cropped(to: CGRect(x: 0, y: 0, width: 250, height: 104))
    let image = try #require(context.createCGImage(sheet, from: sheet.extent))
    try expectGolden(try PixelServices.shared.png(image.pixels, scale: 1), "filters.png")
  }

  @Test(
    "every filter accepts missing and invalid inputs",
    arguments: CIFilter.filterNames(inCategory: nil))
  func invalidInputs(name: String) throws {
    let filter = try #require(CIFilter(name: name))
    _ = filter.outputImage
    for key in filter.inputKeys { filter.setValue(Double.nan, forKey: key) }
    filter.setValue(try sample(), forKey: kCIInputImageKey)
    if let result = filter.outputImage {
      _ = context.createCGImage(result, from: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("parts without area, infinite and huge parts give no image")
  func impossibleParts() throws {
    let sample = try sample()
    for rect in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: 1e5, height: 1e5)] {
      #expect(context.createCGImage(sample, from: rect) == nil)
    }
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIImage(data: Data("no image".utf8)) == nil)
    var nested = sample
    for _ in 0..<300 { nested = nested.applyingFilter("CIColorInvert") }
    #expect(context.createCGImage(nested, from: nested.extent) == nil)
  }

  @Test("the average of a bitmap can be read")
  func rendersToBitmap() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    context.render(
      CIImage(color: .red), toBitmap: &bytes, rowBytes: 4,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    #expect(bytes == [255, 0, 0, 255])
  }
}
