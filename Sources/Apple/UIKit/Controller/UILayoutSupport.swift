/// The space that bars cover at an edge of a controller's view. There are no bars here.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}
