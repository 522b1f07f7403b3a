/// What has coordinates: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// In points.
  var bounds: CGRect { get }
}

/// The outermost view is at the origin of the screen.
@MainActor
private func origin(of space: any UICoordinateSpace) -> CGPoint {
  (space as? UIView)?.absoluteOrigin ?? .zero
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (own, other) = (origin(of: self), origin(of: coordinateSpace))
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}
extension UIView: @preconcurrency CALayerDelegate {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
