import Foundation
import ViewArchive

extension Painter {
  /// Returns a node that draws the same as `node`, bent along a curve.
  ///
  /// Shapes are bent point by point. Glyphs and images are moved and turned. Text that follows the
  /// clock is laid out, and timed progress filled, for the current instant. Frames have no meaning
  /// in the result, except for images.
  func bent(_ node: ArchiveNode, along curve: ArchiveCurve) -> ArchiveNode {
    bent(node, Bend(curve: curve), in: .identity)
  }

  /// - Parameter parent: From the parent's coordinates to those of the curve.
  private func bent(_ node: ArchiveNode, _ bend: Bend, in parent: AffineMatrix) -> ArchiveNode {
    let outer = parent.translated(x: Double(node.frame.minX), y: Double(node.frame.minY))
    var result = ArchiveNode(kind: node.kind, frame: .zero, marks: node.marks)
    var matrix = outer
    // The last effect is the outermost, and the transforms outside of an effect apply to it.
    for effect in node.effects.reversed() {
      switch effect {
      case .transform(let transform): matrix = transform.followed(by: matrix)
      case .projection(let projection):
        let center = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
        if let near = projection.approximation(at: center) { matrix = near.followed(by: matrix) }
      // A drawing cannot be bent twice.
      case .bend: break
      case .clip(let path, let evenOdd, let antialiased):
        result.effects.append(
          .clip(bend.path(path, matrix), evenOdd: evenOdd, antialiased: antialiased))
      case .mask(let mask): result.effects.append(.mask(bent(mask, bend, in: matrix)))
      default: result.effects.append(effect)
      }
    }
    result.effects.reverse()
    let content = bent(node.content, of: node, bend, in: matrix)
    result.children = content + node.children.map { bent($0, bend, in: matrix) }
    return result
  }

  /// The nodes that draw the bent content.
  private func bent(
    _ content: NodeContent, of node: ArchiveNode, _ bend: Bend, in matrix: AffineMatrix
  ) -> [ArchiveNode] {
    func leaf(_ content: NodeContent, _ effects: [NodeEffect] = []) -> ArchiveNode {
      ArchiveNode(
        kind: node.kind, frame: CGRect(origin: .zero, size: node.frame.size), content: content,
        effects: effects, marks: node.marks)
    }
    switch content {
    case .none: return []
    case .fill(let path, let paint, let evenOdd):
      return [leaf(.fill(bend.path(path, matrix), bend.paint(paint, matrix), evenOdd: evenOdd))]
    case .stroke(let path, let paint, var geometry):
      geometry.width *= matrix.meanScale
      return [leaf(.stroke(bend.path(path, matrix), bend.paint(paint, matrix), geometry))]
    case .text(let block):
      return bend.parts(of: block, matrix).map { leaf(.text($0.block), [.transform($0.matrix)]) }
    case .dynamicText(let text, let paragraph):
      let (block, offset) = block(text, paragraph, in: node.frame.size)
      return bend.parts(of: block, matrix.translated(x: offset, y: 0))
        .map { leaf(.text($0.block), [.transform($0.matrix)]) }
    case .image:
      let center = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
      return [leaf(content, [.transform(bend.motion(of: center, matrix))])]
    case .timedProgress(let progress):
      return shapes(of: progress, in: node.frame.size).map { shape in
        leaf(.fill(bend.path(shape.path, matrix), bend.paint(shape.paint, matrix), evenOdd: false))
      }
    }
  }
}
