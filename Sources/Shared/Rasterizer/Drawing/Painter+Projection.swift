import Foundation
import ViewArchive

extension Painter {
  /// Draws a node on a layer, then draws the layer's pixels in perspective.
  func draw(
    _ node: ArchiveNode, effects: Int, in matrix: AffineMatrix, alpha: Double,
    projectedBy projection: ProjectionMatrix
  ) {
    guard let bounds = node.drawnBounds(effects: effects), let toDevice = matrix.inverse,
      let toPlane = projection.inverse, bounds.width > 0, bounds.height > 0
    else { return }
    let visible = projection.bounds(of: bounds).map { matrix.bounds(of: $0) } ?? context.clipBounds
    // Parts close to the viewer are enlarged; more pixels than this are not visible as sharper.
    let area = Double(bounds.width * bounds.height)
    let scale = min(matrix.meanScale, (Double(options.pixelLimit) / area).squareRoot())
    let upright = AffineMatrix(a: scale, d: scale)
    guard let target = layer(covering: visible, reach: 1),
      let source = layer(pixels: upright.bounds(of: bounds).insetBy(dx: -2, dy: -2).roundedOut)
    else { return }
    draw(on: source, in: upright) { draw(node, effects: effects, in: $0, alpha: 1) }
    let fromTarget = AffineMatrix(
      a: 1 / target.resolution, d: 1 / target.resolution, tx: Double(target.origin.x),
      ty: Double(target.origin.y)
    ).followed(by: toDevice)
    let toSource = source.fromDevice(upright)
    target.surface.withPixels { target in
      source.surface.withPixels { source in
        Perspective.project(source, onto: target) { pixel in
          toPlane(fromTarget(pixel)).map { toSource($0) }
        }
      }
    }
    composite(target, alpha: alpha)
  }
}
