import TextEngine
import ViewArchive

/// How a variable value, 0…1, shows in a symbol's layers.
///
/// - Mode `color`: a layer below the value is active as a whole.
/// - Mode `draw`: the layer in which the value lies is active up to the value: a ring clockwise
///   from its top, a tall shape from below, other shapes from the left. A symbol that is one ring,
///   such as `circle`, is drawn in this mode, too.
///
/// Apple publishes neither the path along which it draws a symbol nor which symbols have one. These
/// rules are this project's.
struct VariableValueDrawing {
  struct Part {
    var layer: SymbolLayer
    var path: ArchivePath
    var isActive: Bool
  }

  var mode: SymbolVariableValueMode
  /// nil draws everything.
  var value: Double?

  /// The parts of all layers in drawing order.
  func parts(of layers: [SymbolLayer]) -> [Part] {
    guard let value else {
      return layers.map { Part(layer: $0, path: $0.path, isActive: true) }
    }
    let thresholds = Set(layers.compactMap(\.threshold)).sorted()
    return layers.flatMap { layer -> [Part] in
      guard mode == .draw else {
        let isActive = layer.threshold.map { value > $0 } ?? true
        return [Part(layer: layer, path: layer.path, isActive: isActive)]
      }
      if let start = layer.threshold {
        let end = thresholds.first { $0 > start } ?? 1
        return split(layer, at: (value - start) / (end - start))
      }
      let isSingleRing = layers.count == 1 && layer.path.isRing
      return split(layer, at: isSingleRing ? value : 1)
    }
  }

  /// The active part of a layer and the rest.
  private func split(_ layer: SymbolLayer, at fraction: Double) -> [Part] {
    // A value that is no number activates nothing.
    let fraction = fraction > 0 ? min(fraction, 1) : 0
    guard fraction > 0, fraction < 1 else {
      return [Part(layer: layer, path: layer.path, isActive: fraction > 0)]
    }
    let whole = Path(layer.path)
    let area = layer.path.drawnArea(fraction)
    return [
      Part(layer: layer, path: whole.subtracting(area).archived, isActive: false),
      Part(layer: layer, path: whole.intersection(area).archived, isActive: true),
    ]
  }
}

extension ArchivePath {
  /// True if the path surrounds the middle of its bounds.
  fileprivate var isRing: Bool {
    let bounds = Path(self).boundingRect
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = hypot(bounds.width, bounds.height) / 2
    return !contains(center)
      && (0..<12).allSatisfy { direction in
        let angle = Double(direction) * .pi / 6
        return (1...40).contains { step in
          let distance = reach * Double(step) / 40
          return contains(
            CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle)))
        }
      }
  }

  /// The area that contains the drawn fraction of the path.
  fileprivate func drawnArea(_ fraction: Double) -> Path {
    let bounds = Path(self).boundingRect
    guard isRing else {
      return Path(
        bounds.height > bounds.width * 1.2
          ? CGRect(
            x: bounds.minX, y: bounds.maxY - bounds.height * fraction, width: bounds.width,
            height: bounds.height * fraction)
          : CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width * fraction,
            height: bounds.height))
    }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width + bounds.height
    var sector = Path()
    sector.move(to: center)
    let steps = 16
    for step in 0...steps {
      let angle = 2 * Double.pi * fraction * Double(step) / Double(steps)
      sector.addLine(
        to: CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle)))
    }
    sector.closeSubpath()
    return sector
  }
}
