import Foundation
import ViewArchive

/// A blurred copy of a node's alpha, drawn below the node.
struct Shadow {
  var color: PaintColor
  /// The standard deviation of the blur, in points.
  var radius: Double
  /// The offset, in points.
  var x: Double
  var y: Double
}

extension Painter {
  /// Draws a node with a shadow. The node is drawn twice, once into an alpha layer for the shadow:
  /// this is faster than drawing it once into a colour layer.
  func draw(
    _ node: ArchiveNode, effects: Int, in matrix: AffineMatrix, alpha: Double,
    with shadow: Shadow
  ) {
    guard alpha >= 1 else {
      group(around: node, effects: effects + 1, in: matrix, alpha: alpha) {
        draw(node, effects: effects, in: matrix, alpha: 1, with: shadow)
      }
      return
    }
    // The colours of accented mode would turn every shadow into a glow.
    if !options.renderingMode.isAccented, shadow.color.alpha > 0 {
      drawShadow(shadow, of: node, effects: effects, in: matrix)
    }
    draw(node, effects: effects, in: matrix, alpha: 1)
  }

  func drawShadow(
    _ shadow: Shadow, of node: ArchiveNode, effects: Int, in matrix: AffineMatrix
  ) {
    let deviation = min(max(shadow.radius * matrix.meanScale, 0), Layer.maximumDeviation)
    var offset = CGPoint(
      x: matrix.a * shadow.x + matrix.c * shadow.y, y: matrix.b * shadow.x + matrix.d * shadow.y)
    if !context.isVector {
      // On whole pixels the layer is copied without interpolation.
      offset = CGPoint(x: Double(offset.x).snapped, y: Double(offset.y).snapped)
    }
    guard let bounds = node.drawnBounds(effects: effects), abs(offset.x) < 1e6,
      abs(offset.y) < 1e6,
      let layer = finishedLayer(
        of: node, effects: effects, in: matrix, bounds: bounds,
        operations: [.blur(deviation: deviation, opaque: false)], offset: offset, format: .alpha,
        as: .shadow),
      let pattern = pattern(of: layer, offset: offset)
    else { return }
    charge(.shadow, pixels: Double(layer.surface.width * layer.surface.height))
    context.setSource(resolved(shadow.color, 1))
    context.mask(pattern)
  }
}
