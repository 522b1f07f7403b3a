import Foundation
import ViewArchive

/// A symbol as a shape, ready to be filled (non-zero winding).
public struct SymbolDrawing: Equatable, Sendable {
  /// In points from the drawing's top left corner. Resizable images scale it to their frame.
  public var path: ArchivePath
  /// The shape's box in points; not rounded to pixels.
  public var size: CGSize
  /// Where the line of text beside the symbol has its baseline, points below the top.
  public var baseline: Double
  public var paint: Paint
  /// True where the name has no glyph: a rounded square with a question mark is drawn.
  public var isStandIn: Bool

  public init(
    path: ArchivePath, size: CGSize, baseline: Double, paint: Paint, isStandIn: Bool = false
  ) {
    self.path = path
    self.size = size
    self.baseline = baseline
    self.paint = paint
    self.isStandIn = isStandIn
  }
}

extension TextEngine {
  /// The shape of an SF symbol in a font's size and weight.
  ///
  /// A name without a glyph gives the stand-in, and one notice.
  public func symbol(
    _ name: String, font: FontRequest, scale: SymbolScale, paint: Paint
  ) -> SymbolDrawing {
    let reference = ResolvedText.SymbolReference(name: name, scale: scale)
    let drawing = symbols.drawing(reference, font: font, paint: paint)
    noteMissingSymbols()
    return drawing
  }

  /// Whether a name has a glyph; asking is not reported.
  public func hasSymbol(_ name: String) -> Bool { symbols.form(name) != nil }
}
