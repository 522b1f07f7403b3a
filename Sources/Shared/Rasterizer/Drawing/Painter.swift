import Foundation
import ViewArchive

/// Draws one archive on one surface.
///
/// The painter walks the tree once. Each `draw` receives the matrix from the node's own coordinates
/// (points from the frame's corner) to device pixels, and the alpha to apply. Extensions of this
/// type implement the kinds of content and effects, one per file:
///
/// - `draw(_:in:alpha:)` applies the node's marks, then `draw(_:effects:in:alpha:)` applies its
///   effects from the outermost inwards, then `drawBody` draws content and children.
/// - Opacity is multiplied into colours wherever possible. Groups and layers, which cost memory and
///   time, are created only if the result would differ (`supportsAlpha`, `containsBlend`).
/// - Cairo's matrix is the identity except inside calls that need another one.
/// - The first failure is stored in `failure`. No further nodes are drawn after it.
final class Painter {
  var context: Context
  let resources: DrawingResources
  let archive: ViewArchive
  var images: [ArchiveImage] { archive.images }
  let instant: Date
  let options: DrawingOptions
  /// Pixels per point for the layout of dynamic text.
  let layoutScale: Double
  /// True inside a `widgetAccentable` node.
  var isInAccentGroup = false
  /// True inside a node whose content is redacted.
  var isRedacting = false
  /// True inside a node that is dimmed until new content arrives.
  var isInvalidating = false
  /// True while the surface's own background is drawn, to which the rendering mode does not apply.
  var keepsColors = false
  /// The first failure. No further nodes are drawn after it.
  var failure: RasterizerError?
  var glyphs = GlyphBuffer()
  var layers = LayerCache()
  var work: DrawingWork

  init(
    _ surface: Surface, resources: DrawingResources, archive: ViewArchive, instant: Date,
    options: DrawingOptions, budget: DrawingBudget
  ) throws(RasterizerError) {
    context = try Context(surface)
    self.resources = resources
    self.archive = archive
    work = DrawingWork(budget: budget)
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

  /// Apple documents that invalidated content looks different, but not how. At half opacity it is
  /// clearly dimmed and still readable.
  private static let invalidatedOpacity = 0.5

  /// Draws the node's content and its children, without its effects.
  func drawBody(_ node: ArchiveNode, in matrix: AffineMatrix, alpha: Double) {
    if isRedacting, node.marks.contains(.privateValue) { return }
    if alpha < 1, !node.supportsAlpha {
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
    let frame = CGRect(origin: .zero, size: node.frame.size)
    switch node.content {
    case .none: break
    case .fill(let path, let paint, let evenOdd):
      fill(path, with: paint, evenOdd: evenOdd, in: matrix, alpha: alpha)
    case .stroke(let path, let paint, let geometry):
      stroke(path, with: paint, geometry, in: matrix, alpha: alpha)
    case .text(let block):
      charge(.text, pixels: pixels(of: CGRect(origin: .zero, size: block.size), in: matrix))
      draw(block, in: matrix, alpha: alpha)
    case .dynamicText(let text, let paragraph):
      charge(.text, pixels: pixels(of: frame, in: matrix), weight: 2)
      draw(text, paragraph, in: node.frame.size, matrix, alpha: alpha)
    case .image(let drawing):
      charge(.image, pixels: pixels(of: frame, in: matrix), weight: 6)
      draw(drawing, marks: node.marks, in: node.frame.size, matrix, alpha: alpha)
    case .timedProgress(let progress):
      charge(.fill, pixels: pixels(of: frame, in: matrix))
      draw(progress, in: node.frame.size, matrix)
    }
  }
}

extension ArchiveNode {
  /// True if opacity can be applied to the node's only drawing call, without a group.
  var supportsAlpha: Bool {
    switch content {
    case .none: children.count <= 1
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      children.isEmpty && paint.supportsAlpha
    case .text(let block): children.isEmpty && block.supportsAlpha
    case .image(let drawing):
      children.isEmpty && drawing.capInsets == [0, 0, 0, 0]
        && (drawing.template?.supportsAlpha ?? true)
    case .dynamicText, .timedProgress: false
    }
  }
}

extension Paint {
  /// True if opacity can be multiplied into the paint's colours.
  var supportsAlpha: Bool {
    switch self {
    case .image, .material: false
    default: true
    }
  }
}

extension TextBlock {
  fileprivate var supportsAlpha: Bool {
    lines.allSatisfy { line in
      line.attachments.isEmpty
        && line.runs.allSatisfy {
          $0.underline == nil && $0.strikethrough == nil && $0.paint.supportsAlpha
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

  /// False if Cairo cannot draw with the matrix, or nothing would be visible.
  var isUsable: Bool {
    let isModerate = [a, b, c, d].allSatisfy { abs($0) < 1e5 }
    return isModerate && abs(tx) < 1e7 && abs(ty) < 1e7 && inverse != nil
  }

  /// Pixels per point, as the geometric mean of both axes.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
