import Foundation

/// A barcode to be encoded.
package struct BarcodeRequest: Equatable, Sendable {
  package enum Symbology: Equatable, Sendable {
    /// The level is L, M, Q or H.
    case qr(correction: Character)
    case aztec(correctionPercent: Int?, layers: Int?, isCompact: Bool?)
    case code128
    case pdf417(columns: Int?, correctionLevel: Int?, isCompact: Bool)
  }

  package var message: Data
  package var symbology: Symbology

  package init(message: Data, symbology: Symbology) {
    self.message = message
    self.symbology = symbology
  }
}

/// The dark and light squares of a barcode, row by row, without a quiet zone.
package struct BarcodeModules: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// True for dark.
  package let modules: [Bool]

  package init(width: Int, height: Int, modules: [Bool]) {
    precondition(modules.count == width * height)
    self.width = width
    self.height = height
    self.modules = modules
  }

  package subscript(x: Int, y: Int) -> Bool { modules[y * width + x] }
}
