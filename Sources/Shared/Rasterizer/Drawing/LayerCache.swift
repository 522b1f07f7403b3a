import Foundation
import ViewArchive

/// The finished layers of a picture's latest effects, so that equal content is blurred once.
///
/// Lookup compares the keys one by one; the node is compared last.
struct LayerCache {
  /// What a finished layer depends on.
  struct Key: Equatable {
    /// In device pixels, relative to the whole pixels of the node's position.
    var area: CGRect
    /// The part of the area inside the clip, in the same coordinates.
    var seen: CGRect
    /// From the node's coordinates to device pixels, without the whole pixels of its position.
    var matrix: AffineMatrix
    var effects: Int
    var format: Surface.Format
    var operations: [PixelOperation]
    var isInAccentGroup: Bool
    var isRedacting: Bool
    var isInvalidating: Bool
    var node: DrawnNode
  }

  private static let capacity = 8
  /// The largest number of bytes of all layers.
  private static let byteLimit = 64 << 20
  private var entries: [(key: Key, layer: Layer)] = []

  func layer(for key: Key) -> Layer? {
    entries.last { $0.key == key }?.layer
  }

  mutating func insert(_ layer: Layer, for key: Key) {
    guard layer.byteCount <= Self.byteLimit else { return }
    entries.append((key, layer))
    while entries.count > Self.capacity
      || entries.reduce(0, { $0 + $1.layer.byteCount }) > Self.byteLimit
    {
      entries.removeFirst()
    }
  }
}

extension Layer {
  fileprivate var byteCount: Int {
    surface.width * surface.height * surface.format.bytesPerPixel
  }
}

extension Painter {
  /// Returns a node's content after pixel operations, drawn or from the cache. `operations` are in
  /// device pixels.
  ///
  /// Wide blurs are drawn with fewer pixels and enlarged afterwards, because a blur removes the
  /// detail that the other pixels would hold.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the content, in the node's coordinates.
  ///   - offset: The offset at which the layer will be composited.
  /// - Returns: nil if nothing would be visible.
  func finishedLayer(
    of node: ArchiveNode, effects: Int, in matrix: AffineMatrix, bounds: CGRect,
    operations: [PixelOperation], offset: CGPoint = .zero, format: Surface.Format,
    as kind: DrawingOperation
  ) -> Layer? {
    let reach = operations.reduce(0.0) { $0 + Double($1.reach) }
    guard
      let area = visibleArea(of: matrix.bounds(of: bounds), reach: reach, offset: offset)
    else { return nil }
    let shift = CGPoint(x: matrix.tx.rounded(.down), y: matrix.ty.rounded(.down))
    var place = matrix
    place.tx -= Double(shift.x)
    place.ty -= Double(shift.y)
    let seen = area.intersection(
      context.clipBounds.offsetBy(dx: -offset.x, dy: -offset.y).roundedOut)
    guard !seen.isNull else { return nil }
    let key = LayerCache.Key(
      area: area.offsetBy(dx: -shift.x, dy: -shift.y),
      seen: seen.offsetBy(dx: -shift.x, dy: -shift.y), matrix: place, effects: effects,
      format: format, operations: operations, isInAccentGroup: isInAccentGroup,
      isRedacting: isRedacting, isInvalidating: isInvalidating, node: DrawnNode(node))
    if !context.isVector, let kept = layers.layer(for: key) {
      return kept.moved(by: shift)
    }
    let detail = context.isVector ? 1 : PixelOperation.detail(of: operations)
    charge(
      kind, pixels: Double(area.width * area.height) * detail * detail,
      weight: format == .alpha ? 4 : 12)
    guard let layer = layer(pixels: area, format: format, detail: detail) else { return nil }
    draw(on: layer, in: matrix) { draw(node, effects: effects, in: $0, alpha: 1) }
    guard failure == nil else { return nil }
    apply(operations, to: layer, scale: layer.resolution)
    guard !context.isVector else { return layer }
    guard let finished = detail == 1 ? layer : enlarged(layer, area: seen) else { return nil }
    layers.insert(finished.moved(by: CGPoint(x: -shift.x, y: -shift.y)), for: key)
    return finished
  }

  /// Returns a part of a layer in device pixels.
  private func enlarged(_ layer: Layer, area: CGRect) -> Layer? {
    guard let result = self.layer(pixels: area, format: layer.surface.format) else { return nil }
    draw(on: result, in: .identity) { _ in
      guard let pattern = Pattern(surface: layer.surface) else { return }
      pattern.set(.low)
      pattern.set(
        AffineMatrix(
          a: layer.resolution, d: layer.resolution,
          tx: Double(area.minX - layer.origin.x) * layer.resolution,
          ty: Double(area.minY - layer.origin.y) * layer.resolution))
      context.setSource(pattern)
      context.paint()
    }
    return failure == nil ? result : nil
  }
}
