import Foundation

/// The target of a tap.
public struct HitTarget: Equatable, Sendable {
  /// For a toggle, the action contains the state that is shown.
  public var action: NodeAction
  /// The toggle's number, as in `ViewArchive.flipping(_:)`; nil for links and buttons.
  public var toggleIndex: Int?

  public init(action: NodeAction, toggleIndex: Int? = nil) {
    self.action = action
    self.toggleIndex = toggleIndex
  }
}

extension ViewArchive {
  /// The target of a tap: the topmost link, button or toggle at `point`, else `widgetURL`.
  ///
  /// - Parameters:
  ///   - point: In points from the widget's top left corner.
  ///   - flipped: The numbers of the toggles shown in their other state.
  public func hitTarget(at point: CGPoint, flipped: Set<Int> = []) -> HitTarget? {
    flipping(flipped).content.hitTarget(at: point, firstToggle: 0)
      ?? widgetURL.map { HitTarget(action: .link($0)) }
  }

  /// The action of `hitTarget(at:flipped:)`.
  public func hit(at point: CGPoint, flipped: Set<Int> = []) -> NodeAction? {
    hitTarget(at: point, flipped: flipped)?.action
  }
}

extension ArchiveNode {
  /// The action at `point`, of this node or one inside it. `point` is in the parent's coordinates.
  public func hit(at point: CGPoint) -> NodeAction? {
    hitTarget(at: point, firstToggle: nil)?.action
  }

  /// A point outside a clip hits nothing inside it, and a fully transparent node is not hit. The
  /// point is converted by the inverse of each transform, projection and bend. Views without an
  /// action let taps through.
  ///
  /// - Parameter firstToggle: The number of the first toggle in the node; nil if toggles there are
  ///   not numbered.
  fileprivate func hitTarget(at point: CGPoint, firstToggle: Int?) -> HitTarget? {
    var local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for effect in effects.reversed() {
      guard let point = effect.drawnPoint(at: local) else { return nil }
      local = point
    }
    for (child, first) in numberedChildren(from: firstToggle).reversed() {
      if let target = child.hitTarget(at: local, firstToggle: first) { return target }
    }
    guard let action else { return nil }
    let isInside =
      hitShape?.contains(local)
      ?? (local.x >= 0 && local.y >= 0 && local.x < frame.width && local.y < frame.height)
    return isInside ? HitTarget(action: action, toggleIndex: isToggle ? firstToggle : nil) : nil
  }
}
