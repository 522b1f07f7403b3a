import Foundation

extension ViewArchive {
  /// What a tap does: the topmost link, button or toggle under `point`, else `widgetURL`.
  ///
  /// - Parameter point: In points from the widget's top left corner.
  public func hit(at point: CGPoint) -> NodeAction? {
    content.hit(at: point) ?? widgetURL.map { .link($0) }
  }
}

extension ArchiveNode {
  /// The action of this node or of one inside it; `point` is in the parent's coordinates.
  ///
  /// A point outside a clip hits nothing inside it; transforms are followed backwards; what is
  /// wholly transparent is not hit. Views without an action let taps through.
  public func hit(at point: CGPoint) -> NodeAction? {
    var local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for effect in effects.reversed() {
      switch effect {
      case .transform(let matrix):
        guard let inverse = matrix.inverse else { return nil }
        local = inverse(local)
      case .clip(let path, let evenOdd, _):
        guard path.contains(local, evenOdd: evenOdd) else { return nil }
      case .opacity(let value):
        guard value > 0 else { return nil }
      default: break
      }
    }
    for child in children.reversed() {
      if let action = child.hit(at: local) { return action }
    }
    guard let action else { return nil }
    let isInside =
      hitShape?.contains(local)
      ?? (local.x >= 0 && local.y >= 0 && local.x < frame.width && local.y < frame.height)
    return isInside ? action : nil
  }
}
