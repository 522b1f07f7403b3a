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
    let blur = BoxBlur(deviation: deviation)
    var offset = CGPoint(
      x: matrix.a * shadow.x + matrix.c * shadow.y, y: matrix.b * shadow.x + matrix.d * shadow.y)
    if !context.isVector {
      // On whole pixels the layer is copied without interpolation.
      offset = CGPoint(x: Double(offset.x).snapped, y: Double(offset.y).snapped)
    }
    guard let bounds = node.drawnBounds(effects: effects), abs(offset.x) < 1e6,
      abs(offset.y) < 1e6,
      let layer = layer(
        covering: matrix.bounds(of: bounds), reach: Double(blur?.reach ?? 0), offset: offset,
        format: .alpha)
    else { return }
    draw(on: layer, in: matrix) { draw(node, effects: effects, in: $0, alpha: 1) }
    let layerBlur = layer.resolution == 1 ? blur : BoxBlur(deviation: deviation * layer.resolution)
    layer.surface.withPixels { layerBlur?.apply(to: $0, bytesPerPixel: 1) }
    guard let pattern = pattern(of: layer, offset: offset) else { return }
    context.setSource(resolved(shadow.color, 1))
    context.mask(pattern)
  }
}
