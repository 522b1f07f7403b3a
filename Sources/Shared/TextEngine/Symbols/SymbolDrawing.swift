import Foundation
import ViewArchive

/// A symbol as a shape to be filled with the non-zero winding rule.
public struct SymbolDrawing: Equatable, Sendable {
  /// In points from the drawing's top left corner. Resizable images scale it to their frame.
  public var path: ArchivePath
  /// The size of the drawing, in points, not rounded to pixels.
  public var size: CGSize
  /// The baseline of adjacent text, in points from the top.
  public var baseline: Double
  public var paint: Paint
  /// The parts for the rendering modes other than monochrome, in drawing order.
  public var layers: [SymbolLayer]
  /// True for a symbol with a badge, a slash or an enclosure, which glyphs cannot draw.
  public var isComposed: Bool
  /// True if the name has no glyph. A rounded square with a question mark is drawn instead.
  public var isStandIn: Bool

  public init(
    path: ArchivePath, size: CGSize, baseline: Double, paint: Paint, layers: [SymbolLayer] = [],
    isComposed: Bool = false, isStandIn: Bool = false
  ) {
    self.path = path
    self.size = size
    self.baseline = baseline
    self.paint = paint
    self.layers = layers
    self.isComposed = isComposed
    self.isStandIn = isStandIn
  }
}

extension TextEngine {
  /// The shape of an SF symbol in a font's size and weight.
  ///
  /// For a name without a glyph, returns the stand-in and adds one notice.
  public func symbol(
    _ name: String, font: FontRequest, scale: SymbolScale, paint: Paint
  ) -> SymbolDrawing {
    let reference = ResolvedText.SymbolReference(name: name, scale: scale)
    let drawing = symbols.drawing(reference, font: font, paint: paint)
    noteMissingSymbols()
    return drawing
  }

  /// True if a name has a glyph. Never adds a notice.
  public func hasSymbol(_ name: String) -> Bool { symbols.form(name) != nil }
}
