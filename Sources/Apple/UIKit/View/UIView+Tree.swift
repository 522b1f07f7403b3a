import AuthorNotices

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (index(of: siblingSubview, without: view) ?? subviews.count) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: index(of: siblingSubview, without: view) ?? subviews.count)
  }

  /// The place of a subview once a view that is moved has left its own.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The origin in the coordinates of the outermost view.
  var absoluteOrigin: CGPoint {
    let outer = superview?.absoluteOrigin ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (absoluteOrigin, view?.absoluteOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (absoluteOrigin, view?.absoluteOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }

  /// Views are not drawn: returns false, after a notice.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    AuthorNotice.report("UIKit", lacks: "pictures of UIView; draw with a context instead")
    return false
  }

  /// Views are not drawn: returns nil, after a notice.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    AuthorNotice.report("UIKit", lacks: "pictures of UIView; draw with a context instead")
    return nil
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
