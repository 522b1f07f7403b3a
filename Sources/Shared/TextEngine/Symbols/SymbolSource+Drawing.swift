import Foundation
import ViewArchive

extension SymbolSource {
  func drawing(
    _ symbol: ResolvedText.SymbolReference, font: FontRequest, paint: Paint
  ) -> SymbolDrawing {
    let form = form(symbol.name)
    let composition = composition(symbol.name, weight: font.weight)
    let placement = placement(composition, symbol.name, weight: font.weight)
    let fontSize = FontLimits.size(font.size)
    let points = fontSize * Self.scaleFactor(symbol.scale)
    let shape = placement.shape
    let size = CGSize(
      width: Double(placement.frame.size.width) * points,
      height: Double(placement.frame.size.height) * points)
    // The shape is in the middle of its box.
    func path(_ outline: Outline) -> ArchivePath {
      let placed = outline.transformed {
        CGPoint(
          x: Double(size.width) / 2 + Double($0.x - shape.midX) * placement.x * points,
          y: Double(size.height) / 2 + Double(shape.midY - $0.y) * placement.y * points)
      }
      return ArchivePath(placed.elements)
    }
    // The middle of the grid is in the middle of the capital letters.
    let lift = Double(shape.midY - Self.center.y) * placement.y * points
    return SymbolDrawing(
      path: path(composition.whole), size: size,
      baseline: Double(size.height) / 2 + lift + LineMetrics.capHeightFactor * fontSize / 2,
      paint: paint,
      layers: composition.layers.map { layer in
        SymbolLayer(
          path: path(layer.outline), level: layer.level, color: layer.color,
          threshold: layer.threshold)
      },
      isComposed: form?.isComposed ?? true, isStandIn: form == nil)
  }
}
