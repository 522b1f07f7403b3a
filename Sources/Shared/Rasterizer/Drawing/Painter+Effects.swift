import Foundation
import ViewArchive

extension Painter {
  /// Draws the node with its first `count` effects; the last of these is the outermost.
  func draw(_ node: ArchiveNode, effects count: Int, in matrix: AffineMatrix, alpha: Double) {
    guard alpha > 0, failure == nil else { return }
    guard count > 0 else {
      drawBody(node, in: matrix, alpha: alpha)
      return
    }
    let inner = count - 1
    switch node.effects[inner] {
    case .opacity(let amount):
      draw(node, effects: inner, in: matrix, alpha: alpha * min(max(amount, 0), 1))
    case .clip(let path, let evenOdd, let antialiased):
      clipped(to: path, evenOdd: evenOdd, antialiased: antialiased, in: matrix) {
        draw(node, effects: inner, in: matrix, alpha: alpha)
      }
    case .transform(let transform):
      let next = transform.followed(by: matrix)
      if next.isUsable { draw(node, effects: inner, in: next, alpha: alpha) }
    case .projection(let projection):
      draw(node, effects: inner, in: matrix, alpha: alpha, projectedBy: projection)
    case .bend(let curve):
      var content = node
      content.frame.origin = .zero
      content.effects = Array(node.effects.prefix(inner))
      draw(bent(content, along: curve), in: matrix, alpha: alpha)
    case .mask(let mask):
      draw(node, effects: inner, in: matrix, alpha: alpha, maskedBy: mask)
    case .shadow(let color, let radius, let x, let y):
      let shadow = Shadow(color: color, radius: radius, x: x, y: y)
      draw(node, effects: inner, in: matrix, alpha: alpha, with: shadow)
    case .blend(let mode):
      draw(node, effects: inner, in: matrix, alpha: alpha, blended: mode)
    case .compositingGroup:
      if node.containsBlend(effects: inner) {
        group(around: node, effects: inner, in: matrix, alpha: alpha) {
          draw(node, effects: inner, in: matrix, alpha: 1)
        }
      } else {
        draw(node, effects: inner, in: matrix, alpha: alpha)
      }
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha:
      drawFiltered(node, effects: count, in: matrix, alpha: alpha)
    }
  }

  /// Draws `body` into a group and composites the group over the target.
  func group(
    around node: ArchiveNode, effects: Int, in matrix: AffineMatrix, alpha: Double,
    with mode: CompositingOperator = .over, _ body: () -> Void
  ) {
    guard let bounds = node.drawnBounds(effects: effects) else { return }
    let device = matrix.bounds(of: bounds).insetBy(dx: -1, dy: -1).roundedOut
    guard device.isFinite else { return }
    context.withSavedState {
      context.newPath()
      context.rectangle(device)
      context.clip()
      let clip = context.clipBounds
      guard !clip.isEmpty else { return }
      charge(.group, pixels: Double(clip.width * clip.height), weight: 3)
      guard failure == nil else { return }
      context.pushGroup()
      body()
      guard let group = context.popGroup() else { return }
      context.setSource(group)
      context.setOperator(mode)
      context.paint(alpha: alpha)
    }
  }

  /// Applies the sequence of pixel effects that ends at `count`, in one layer.
  private func drawFiltered(
    _ node: ArchiveNode, effects count: Int, in matrix: AffineMatrix, alpha: Double
  ) {
    var first = count
    var operations: [PixelOperation] = []
    while first > 0, let operation = PixelOperation(node.effects[first - 1]) {
      operations.insert(operation, at: 0)
      first -= 1
    }
    operations = PixelOperation.merged(operations)
    if options.renderingMode.isAccented {
      // The rendering mode determines the colours.
      operations.removeAll { if case .color = $0 { true } else { false } }
    }
    let scale = matrix.meanScale
    var isOpaque = false
    for (index, operation) in operations.enumerated() {
      guard case .blur(let radius, let opaque) = operation else { continue }
      let deviation = min(max(radius * scale, 0), Layer.maximumDeviation)
      operations[index] = .blur(deviation: deviation, opaque: opaque)
      if opaque { isOpaque = true }
    }
    guard !operations.isEmpty else {
      draw(node, effects: first, in: matrix, alpha: alpha)
      return
    }
    let bounds =
      isOpaque
      ? CGRect(origin: .zero, size: node.frame.size) : node.drawnBounds(effects: first)
    let isBlurred = operations.contains { if case .blur = $0 { true } else { false } }
    guard let bounds,
      let layer = finishedLayer(
        of: node, effects: first, in: matrix, bounds: bounds, operations: operations,
        format: .color, as: isBlurred ? .blur : .filter)
    else { return }
    charge(
      isBlurred ? .blur : .filter, pixels: Double(layer.surface.width * layer.surface.height))
    composite(layer, alpha: alpha)
  }

  private func draw(
    _ node: ArchiveNode, effects: Int, in matrix: AffineMatrix, alpha: Double,
    maskedBy mask: ArchiveNode
  ) {
    if let path = mask.equivalentClip {
      let origin = matrix.translated(x: Double(mask.frame.minX), y: Double(mask.frame.minY))
      clipped(to: path.path, evenOdd: path.evenOdd, antialiased: true, in: origin) {
        draw(node, effects: effects, in: matrix, alpha: alpha)
      }
      return
    }
    guard let bounds = node.drawnBounds(effects: effects) else { return }
    let device = matrix.bounds(of: bounds).insetBy(dx: -1, dy: -1).roundedOut
    guard device.isFinite else { return }
    context.withSavedState {
      context.newPath()
      context.rectangle(device)
      context.clip()
      let clip = context.clipBounds
      guard !clip.isEmpty else { return }
      charge(.mask, pixels: Double(clip.width * clip.height), weight: 6)
      guard failure == nil else { return }
      context.pushGroup()
      draw(node, effects: effects, in: matrix, alpha: alpha)
      guard let content = context.popGroup() else { return }
      context.pushGroup()
      draw(mask, in: matrix)
      guard let cover = context.popGroup() else { return }
      context.setSource(content)
      context.mask(cover)
    }
  }

  private func draw(
    _ node: ArchiveNode, effects: Int, in matrix: AffineMatrix, alpha: Double,
    blended mode: BlendMode
  ) {
    if mode == .normal {
      draw(node, effects: effects, in: matrix, alpha: alpha)
      return
    }
    if let mode = CompositingOperator(mode) {
      group(around: node, effects: effects, in: matrix, alpha: alpha, with: mode) {
        draw(node, effects: effects, in: matrix, alpha: 1)
      }
      return
    }
    guard let bounds = node.drawnBounds(effects: effects),
      let layer = layer(covering: matrix.bounds(of: bounds))
    else { return }
    charge(
      .group, pixels: Double(layer.surface.width * layer.surface.height), weight: 6)
    draw(on: layer, in: matrix) { draw(node, effects: effects, in: $0, alpha: 1) }
    guard !context.isVector else {
      composite(layer, alpha: alpha)
      return
    }
    layer.surface.withPixels { source in
      context.withTargetPixels { target, corner in
        PlusDarker.composite(
          source, over: target, x: Int(layer.origin.x - corner.x),
          y: Int(layer.origin.y - corner.y), alpha: alpha)
      }
    }
  }
}

extension NodeEffect {
  /// What drawing the effect counts as in the budget; nil for effects that cost nothing.
  var operation: DrawingOperation? {
    switch self {
    case .blur: .blur
    case .shadow: .shadow
    case .mask: .mask
    case .blend, .compositingGroup, .projection: .group
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha:
      .filter
    case .opacity, .clip, .transform, .bend: nil
    }
  }
}

extension DrawingOptions.RenderingMode {
  var isAccented: Bool { if case .accented = self { true } else { false } }
}

extension ArchiveNode {
  /// True if the node or one inside it has a blend mode.
  func containsBlend(effects count: Int) -> Bool {
    let isBlended = effects.prefix(count).contains { effect in
      if case .blend = effect { true } else { false }
    }
    return isBlended || children.contains { $0.containsBlend(effects: $0.effects.count) }
  }

  /// The path to clip to, if masking with this node has the same result; else nil.
  fileprivate var equivalentClip: (path: ArchivePath, evenOdd: Bool)? {
    guard effects.isEmpty, children.isEmpty,
      case .fill(let path, .color(let color), let evenOdd) = content, color.alpha >= 1
    else { return nil }
    return (path, evenOdd)
  }
}
