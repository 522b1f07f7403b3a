import Foundation
import TextEngine
import ViewArchive

/// SF Symbols as SVG images, for the choices of a form. The page fills them with its own color.
///
/// The fonts are loaded with the first image.
actor SymbolImages {
  /// The font size that Apple's tables measure symbols with, in points.
  private static let font = FontRequest(size: 17)
  /// The side of an image, in points, unless the symbol is larger. Symbols of one size have strokes
  /// of one width.
  private static let side = 24.0

  private var engine: TextEngine?

  /// The image of a name; the stand-in for a name without a glyph.
  func svg(of name: String) throws -> Data {
    let engine = try engine ?? TextEngine(fonts: .standard)
    self.engine = engine
    let symbol = engine.symbol(
      name, font: Self.font, scale: .medium, paint: .color(.black))
    let (width, height) = (Double(symbol.size.width), Double(symbol.size.height))
    let side = max(Self.side, width, height)
    let box = [(width - side) / 2, (height - side) / 2, side, side].map(Self.text)
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box.joined(separator: " "))">\
      <path d="\(Self.path(symbol.path))"/></svg>
      """.utf8)
  }

  private static func path(_ path: ArchivePath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let point, let control): "Q\(text(control)) \(text(point))"
      case .curve(let point, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(point))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(Double(point.x))) \(text(Double(point.y)))"
  }

  /// A hundredth of a point is less than a pixel on every screen.
  private static func text(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }
}
