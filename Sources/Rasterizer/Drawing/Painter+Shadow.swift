import Foundation
import ViewArchive

/// A blurred copy of a node's alpha beneath it.
struct Shadow {
  var color: PaintColor
  /// The blur's standard deviation, points.
  var radius: Double
  /// Points.
  var x: Double
  var y: Double
}

extension Painter {
  /// The shadow comes from the node's alpha alone, which is drawn a second time for it: that is
  /// cheaper than drawing the node once in a layer of four components.
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
    // The accented mode's colours would turn every shadow into a glow.
    if !options.renderingMode.isAccented, shadow.color.alpha > 0 {
      drawShadow(shadow, of: node, effects: effects, in: matrix)
    }
    draw(node, effects: effects, in: matrix, alpha: 1)
  }

  func drawShadow(
    _ shadow: Shadow, of node: ArchiveNode, effects: Int, in matrix: AffineMatrix
  ) {
    let deviation = min(max(shadow.radius * matrix.meanScale, 0), Layer.largestDeviation)
    let blur = BoxBlur(deviation: deviation)
    var offset = CGPoint(
      x: matrix.a * shadow.x + matrix.c * shadow.y, y: matrix.b * shadow.x + matrix.d * shadow.y)
    if !context.isVector {
      // On whole pixels the layer need not be interpolated.
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
