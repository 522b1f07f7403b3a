internal import CZint
import Foundation
import PixelService

/// Encodes barcodes with libzint.
enum BarcodeEncoder {
  /// Longer than the capacity of every barcode.
  private static let maximumLength = 10_000

  /// Throws `PixelServiceError` if the message is empty or does not fit.
  static func modules(_ request: BarcodeRequest) throws -> BarcodeModules {
    guard !request.message.isEmpty, request.message.count < maximumLength else {
      throw PixelServiceError("the message has \(request.message.count) bytes")
    }
    let options = request.symbology.options
    var (width, height): (Int32, Int32) = (0, 0)
    var error = [CChar](repeating: 0, count: 100)
    let found = request.message.withUnsafeBytes { bytes in
      vitrine_zint_modules(
        options.symbology, options.first, options.second,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count), &width, &height, &error)
    }
    guard let found else {
      throw PixelServiceError(
        String(decoding: error.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    defer { free(found) }
    let modules = UnsafeBufferPointer(start: found, count: Int(width * height)).map { $0 == 1 }
    return BarcodeModules(width: Int(width), height: Int(height), modules: modules)
  }
}

extension BarcodeRequest.Symbology {
  /// libzint's symbology and options; -1 is its default.
  fileprivate var options: (symbology: Int32, first: Int32, second: Int32) {
    switch self {
    case .qr(let correction):
      let levels: [Character] = ["L", "M", "Q", "H"]
      return (BARCODE_QRCODE, Int32((levels.firstIndex(of: correction) ?? 1) + 1), -1)
    case .aztec(let percent, let layers, let isCompact):
      if let layers, (1...32).contains(layers) {
        // Sizes 1…4 are compact codes of one to four layers; 5… are full codes.
        return (BARCODE_AZTEC, -1, Int32(isCompact == true ? min(layers, 4) : layers + 4))
      }
      guard let percent else { return (BARCODE_AZTEC, -1, -1) }
      return (BARCODE_AZTEC, percent < 17 ? 1 : percent < 30 ? 2 : percent < 43 ? 3 : 4, -1)
    case .code128: return (BARCODE_CODE128, -1, -1)
    case .pdf417(let columns, let level, let isCompact):
      return (
        isCompact ? BARCODE_PDF417COMP : BARCODE_PDF417,
        level.map { (0...8).contains($0) ? Int32($0) : -1 } ?? -1,
        columns.map { (1...30).contains($0) ? Int32($0) : -1 } ?? -1
      )
    }
  }
}
