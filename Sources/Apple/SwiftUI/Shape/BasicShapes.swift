// Compatibility (views): works | Shapes: `Rectangle`, `RoundedRectangle`,
//   `UnevenRoundedRectangle`, `Circle`, `Ellipse`, `Capsule`, `Path`, `ContainerRelativeShape`,
//   `AnyShape`, offset, rotated, scaled, transformed, trimmed, stroked

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _ShrunkShape(base: self, amount: amount)
  }
}

/// The largest circle that fits in its frame, centered.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _ShrunkShape(base: self, amount: amount)
  }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _ShrunkShape(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _ShrunkShape(base: self, amount: amount)
  }
}

/// A shape in a smaller frame: the inset of shapes without corner radii.
struct _ShrunkShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> _ShrunkShape<Base> {
    _ShrunkShape(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// Returns the rectangle inset by `amount` on each side, shrinking at most to its center.
  func shrunk(by amount: CGFloat) -> CGRect {
    guard amount.isFinite, !isNull, width.isFinite, height.isFinite else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(
      x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
