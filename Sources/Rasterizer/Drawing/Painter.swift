import Foundation
import ViewArchive

/// Draws one archive on one surface.
///
/// A node's matrix leads from its own coordinates (points from the frame's corner) to device
/// pixels. Cairo's matrix stays the identity but inside the calls that need another; groups and
/// layers are made only where the result would differ without.
final class Painter {
  var context: Context
  let resources: DrawingResources
  let images: [ArchiveImage]
  let instant: Date
  let options: DrawingOptions
  /// Pixels a point for which text that follows the clock is laid out.
  let layoutScale: Double
  /// True inside a `widgetAccentable` node.
  var isInAccentGroup = false
  /// True inside a node whose content is hidden.
  var isRedacting = false
  /// True inside a node that is dimmed until its new content comes.
  var isInvalidating = false
  /// True for what the surface itself draws: the rendering mode leaves it alone.
  var keepsColors = false
  /// The first thing that went wrong; nothing more is drawn after it.
  var failure: RasterizerError?
  var glyphs = GlyphBuffer()

  init(
    _ surface: Surface, resources: DrawingResources, archive: ViewArchive, instant: Date,
    options: DrawingOptions
  ) throws(RasterizerError) {
    context = try Context(surface)
    self.resources = resources
    self.images = archive.images
    self.instant = instant
    self.options = options
    layoutScale = archive.displayScale > 0 ? archive.displayScale : options.scale
  }

  /// - Parameter parent: From the parent's coordinates to device pixels.
  func draw(_ node: ArchiveNode, in parent: AffineMatrix, alpha: Double = 1) {
    let matrix = parent.translated(x: Double(node.frame.minX), y: Double(node.frame.minY))
    guard alpha > 0, matrix.isUsable, failure == nil else { return }
    let (wasInAccentGroup, wasRedacting) = (isInAccentGroup, isRedacting)
    let wasInvalidating = isInvalidating
    var alpha = alpha
    if node.marks.contains(.accentable) { isInAccentGroup = true }
    if options.isRedacted, node.marks.contains(.privacySensitive) { isRedacting = true }
    if node.marks.contains(.unredacted) { isRedacting = false }
    if options.isInvalidated, !isInvalidating, node.marks.contains(.invalidatable) {
      isInvalidating = true
      alpha *= Self.invalidatedOpacity
    }
    draw(node, effects: node.effects.count, in: matrix, alpha: alpha)
    isInAccentGroup = wasInAccentGroup
    isRedacting = wasRedacting
    isInvalidating = wasInvalidating
  }

  /// Apple says that such content is shown differently, and publishes no figure: half is plainly
  /// seen, and what is below stays readable.
  private static let invalidatedOpacity = 0.5

  /// The node's content and its children, without its effects.
  func drawBody(_ node: ArchiveNode, in matrix: AffineMatrix, alpha: Double) {
    if alpha < 1, !node.isOnePiece {
      group(around: node, effects: 0, in: matrix, alpha: alpha) {
        drawBody(node, in: matrix, alpha: 1)
      }
      return
    }
    if isRedacting {
      drawRedacted(node, in: matrix, alpha: alpha)
    } else {
      drawContent(node, in: matrix, alpha: alpha)
    }
    for child in node.children { draw(child, in: matrix, alpha: alpha) }
  }

  private func drawContent(_ node: ArchiveNode, in matrix: AffineMatrix, alpha: Double) {
    switch node.content {
    case .none: break
    case .fill(let path, let paint, let evenOdd):
      fill(path, with: paint, evenOdd: evenOdd, in: matrix, alpha: alpha)
    case .stroke(let path, let paint, let geometry):
      stroke(path, with: paint, geometry, in: matrix, alpha: alpha)
    case .text(let block):
      draw(block, in: matrix, alpha: alpha)
    case .dynamicText(let text, let paragraph):
      draw(text, paragraph, in: node.frame.size, matrix, alpha: alpha)
    case .image(let drawing):
      draw(drawing, marks: node.marks, in: node.frame.size, matrix, alpha: alpha)
    case .timedProgress(let progress):
      draw(progress, in: node.frame.size, matrix)
    }
  }
}

extension ArchiveNode {
  /// True where opacity can be given to the one thing that is drawn, without a group.
  var isOnePiece: Bool {
    switch content {
    case .none: children.count <= 1
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      children.isEmpty && paint.takesAlpha
    case .text(let block): children.isEmpty && block.takesAlpha
    case .image(let drawing):
      children.isEmpty && drawing.capInsets == [0, 0, 0, 0]
        && (drawing.template?.takesAlpha ?? true)
    case .dynamicText, .timedProgress: false
    }
  }
}

extension Paint {
  /// True where the paint's colours can be made more transparent.
  var takesAlpha: Bool {
    switch self {
    case .image, .material: false
    default: true
    }
  }
}

extension TextBlock {
  fileprivate var takesAlpha: Bool {
    lines.allSatisfy { line in
      line.runs.allSatisfy {
        $0.underline == nil && $0.strikethrough == nil && $0.paint.takesAlpha
      }
    }
  }
}

extension AffineMatrix {
  func translated(x: Double, y: Double) -> AffineMatrix {
    var result = self
    result.tx += a * x + c * y
    result.ty += b * x + d * y
    return result
  }

  /// False where Cairo could not draw with the matrix, or nothing would be seen.
  var isUsable: Bool {
    let isModerate = [a, b, c, d].allSatisfy { abs($0) < 1e5 }
    return isModerate && abs(tx) < 1e7 && abs(ty) < 1e7 && inverse != nil
  }

  /// Pixels a point, on the average of both directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
