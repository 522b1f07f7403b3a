// Compatibility (iOS 27): works | `concentricCornerRadii`

extension GeometryProxy {
  /// The radii that make the view's corners concentric with those of its container; nil without a
  /// container with round corners. Corners that are far from the container's have 0.
  public var concentricCornerRadii: RectangleCornerRadii? {
    concentricCornerRadii(in: CGRect(origin: .zero, size: size))
  }

  /// - Parameter frame: In the view's coordinates.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    guard let container, let corners = container.shape.corners(ofSize: container.frame.size)
    else { return nil }
    let rect = frame.offsetBy(dx: globalFrame.minX, dy: globalFrame.minY)
    let outer = container.frame
    let (left, right) = (rect.minX - outer.minX, outer.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - outer.minY, outer.maxY - rect.maxY)
    let limit = min(rect.width, rect.height) / 2
    func radius(_ style: Edge.Corner.Style, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      min(max(style.radius(concentric: 0) - max(x, y), 0), limit)
    }
    return RectangleCornerRadii(
      topLeading: radius(corners.topLeading, left, top),
      bottomLeading: radius(corners.bottomLeading, left, bottom),
      bottomTrailing: radius(corners.bottomTrailing, right, bottom),
      topTrailing: radius(corners.topTrailing, right, top))
  }
}
