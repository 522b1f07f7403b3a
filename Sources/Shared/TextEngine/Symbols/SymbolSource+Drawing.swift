import Foundation
import ViewArchive

extension SymbolSource {
  func drawing(
    _ symbol: ResolvedText.SymbolReference, font: FontRequest, paint: Paint
  ) -> SymbolDrawing {
    let form = form(symbol.name)
    let composition = composition(symbol.name, weight: font.weight)
    let unit = Self.unit(font.size, symbol.scale)
    let size = FontLimits.size(font.size)
    let margin = Self.margin * size
    let box = composition.whole.bounds ?? CGRect(origin: Self.center, size: .zero)
    func path(_ outline: Outline) -> ArchivePath {
      let placed = outline.transformed {
        CGPoint(
          x: Double($0.x - box.minX) * unit + margin, y: Double(box.maxY - $0.y) * unit + margin)
      }
      return ArchivePath(placed.elements)
    }
    return SymbolDrawing(
      path: path(composition.whole),
      size: CGSize(
        width: Double(box.width) * unit + 2 * margin,
        height: Double(box.height) * unit + 2 * margin),
      baseline: Double(box.maxY - Self.center.y) * unit + margin
        + LineMetrics.capHeightFactor * size / 2,
      paint: paint,
      layers: composition.layers.map { layer in
        SymbolLayer(
          path: path(layer.outline), level: layer.level, color: layer.color,
          threshold: layer.threshold)
      },
      isComposed: form?.isComposed ?? true, isStandIn: form == nil)
  }
}
