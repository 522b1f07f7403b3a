import AuthorNotices
import Foundation
import PixelService

extension FilterDefinition {
  // Constant; the defaults in the definitions are numbers and texts, which are immutable.
  nonisolated(unsafe) static let generators: [String: FilterDefinition] = [
    "CIQRCodeGenerator": FilterDefinition(defaults: ["inputCorrectionLevel": "M"]) { inputs in
      let level = (inputs.values["inputCorrectionLevel"] as? String)?.first ?? "M"
      return inputs.barcode(.qr(correction: level), margin: CGSize(width: 1, height: 1))
    },
    "CIAztecCodeGenerator": FilterDefinition(defaults: ["inputCorrectionLevel": 23.0]) { inputs in
      inputs.barcode(
        .aztec(
          correctionPercent: inputs.integer("inputCorrectionLevel"),
          layers: inputs.integer("inputLayers"),
          isCompact: inputs.optionalNumber("inputCompactStyle").map { $0 != 0 }), margin: .zero)
    },
    "CICode128BarcodeGenerator": FilterDefinition(
      defaults: ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
    ) { inputs in
      let quiet = min(max(inputs.number("inputQuietSpace").rounded(), 0), 100)
      let height = min(max(inputs.number("inputBarcodeHeight").rounded(), 1), 500)
      return inputs.barcode(
        .code128, margin: CGSize(width: quiet, height: quiet), rowHeight: Int(height))
    },
    "CIPDF417BarcodeGenerator": FilterDefinition { inputs in
      inputs.barcode(
        .pdf417(
          columns: inputs.integer("inputDataColumns"),
          correctionLevel: inputs.integer("inputCorrectionLevel"),
          isCompact: inputs.number("inputCompactStyle") != 0),
        margin: CGSize(width: 2, height: 2), rowHeight: 3)
    },
    "CIConstantColorGenerator": FilterDefinition(
      defaults: ["inputColor": CIColor.red]
    ) { inputs in
      CIImage(.constant(inputs.color(kCIInputColorKey)), extent: .infinite)
    },
    "CILinearGradient": FilterDefinition(
      defaults: [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      inputs.gradient(.linear(inputs.point("inputPoint0"), inputs.point("inputPoint1")))
    },
    "CIRadialGradient": FilterDefinition(
      defaults: [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      inputs.gradient(
        .radial(
          inputs.point("inputCenter"), inner: CGFloat(inputs.number("inputRadius0")),
          outer: CGFloat(inputs.number("inputRadius1"))))
    },
    "CICheckerboardGenerator": FilterDefinition(
      defaults: ["inputColor0": CIColor.white, "inputColor1": CIColor.black, "inputWidth": 80.0]
    ) { inputs in inputs.checkerboard() },
  ]
}

extension FilterInputs {
  fileprivate func integer(_ key: String) -> Int? {
    optionalNumber(key).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The barcode of the message in black on white; nil, with a notice, if it cannot be encoded.
  ///
  /// - Parameters:
  ///   - margin: The width of the white edges, in pixels.
  ///   - rowHeight: The height of a row of modules, in pixels.
  fileprivate func barcode(
    _ symbology: BarcodeRequest.Symbology, margin: CGSize, rowHeight: Int = 1
  ) -> CIImage? {
    guard let message = values["inputMessage"] as? Data else { return nil }
    let code: BarcodeModules
    do {
      code = try PixelServices.shared.barcode(
        BarcodeRequest(message: message, symbology: symbology))
    } catch {
      AuthorNotice.report("CoreImage: a message cannot be encoded as a barcode: \(error)")
      return nil
    }
    let (left, top) = (Int(margin.width), Int(margin.height))
    let (width, height) = (code.width + left * 2, code.height * rowHeight + top * 2)
    guard PixelBuffer.isPlausible(width: width, height: height) else { return nil }
    var pixels = PixelBuffer(
      width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
    for y in 0..<code.height * rowHeight {
      for x in 0..<code.width where code[x, y / rowHeight] {
        let pixel = ((y + top) * width + x + left) * 4
        for component in 0..<3 { pixels.bytes[pixel + component] = 0 }
      }
    }
    return CIImage(
      .modules(CGImage(pixels)), extent: CGRect(x: 0, y: 0, width: width, height: height))
  }

  fileprivate func gradient(_ shape: CIGradientShape) -> CIImage? {
    func color(_ key: String) -> CGColor { (values[key] as? CIColor ?? .black).cgColor }
    let colors = [color("inputColor0"), color("inputColor1")]
    return CGGradient(colorsSpace: nil, colors: colors, locations: nil)
      .map { CIImage(.gradient($0, shape), extent: .infinite) }
  }

  /// Two by two squares, repeated in an area of about 4,000 pixels.
  fileprivate func checkerboard() -> CIImage? {
    let side = min(max(number("inputWidth").rounded(), 1), 2000)
    let count = min(max(Int(4096 / side), 2), 128)
    let length = CGFloat(side) * CGFloat(count)
    guard var pixels = PixelBuffer(width: count, height: count) else { return nil }
    for y in 0..<count {
      for x in 0..<count {
        let color = color((x + y) % 2 == 0 ? "inputColor0" : "inputColor1")
        let components = [color.z, color.y, color.x, 1].map {
          UInt8(($0 * color.w * 255).rounded())
        }
        for (index, value) in components.enumerated() {
          pixels.bytes[(y * count + x) * 4 + index] = value
        }
      }
    }
    let squares = CIImage(
      .modules(CGImage(pixels)), extent: CGRect(x: 0, y: 0, width: count, height: count))
    return squares.transformed(by: CGAffineTransform(scaleX: CGFloat(side), y: CGFloat(side)))
      .cropped(to: CGRect(x: 0, y: 0, width: length, height: length))
  }
}
