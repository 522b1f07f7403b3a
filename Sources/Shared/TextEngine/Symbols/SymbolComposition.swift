import Foundation

/// A symbol's shapes in units of the grid: one for monochrome, and its layers in drawing order.
struct SymbolComposition {
  struct Layer {
    var outline: Outline
    /// 0 is primary.
    var level: Int
    var color: SymbolColor?
    var threshold: Double?
  }

  var whole: Outline
  var layers: [Layer]

  /// A symbol with one layer.
  init(_ whole: Outline) {
    self.whole = whole
    layers = [Layer(outline: whole, level: 0)]
  }

  /// A mark over an enclosing shape.
  init(whole: Outline, mark: Outline, enclosure: Outline) {
    self.whole = whole
    layers = [Layer(outline: enclosure, level: 1), Layer(outline: mark, level: 0)]
  }

  /// The same parts assigned to levels as in the table. The numbers of levels and parts are equal.
  init(_ whole: Outline, parts: [Outline.Part], row: SymbolLayerTable.Row) {
    self.whole = whole
    let steps = row.variable.max() ?? 0
    layers = parts.enumerated().map { index, part in
      let step = index < row.variable.count ? row.variable[index] : 0
      return Layer(
        outline: part.outline, level: row.levels[index],
        threshold: step == 0 ? nil : Double(step - 1) / Double(steps))
    }
    .sorted { $0.level > $1.level }
  }

  /// Sets the colors of the levels; nil keeps the foreground style.
  mutating func color(_ colors: [SymbolColor?]) {
    for index in layers.indices where layers[index].level < colors.count {
      layers[index].color = colors[layers[index].level]
    }
  }

  /// Puts a primary shape in front and makes all others secondary, with a gap between them.
  mutating func overlay(_ shape: Outline, gap: Outline, center: CGPoint) {
    for index in layers.indices {
      layers[index].outline = layers[index].outline.subtracting(gap, center: center)
      layers[index].level = min(layers[index].level + 1, 2)
    }
    whole = whole.subtracting(gap, center: center) + shape
    layers.append(Layer(outline: shape, level: 0))
  }
}
