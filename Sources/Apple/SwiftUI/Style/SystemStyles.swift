import ViewArchive

/// The colour of separator lines.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint { SystemColor.separator._paint(request) }
}

/// The colour of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint { TintShapeStyle()._paint(request) }
}

/// The system's fill for thin and small shapes.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  /// Fades from level to level. Source: UIKit's system fill colours.
  public func _paint(_ request: _PaintRequest) -> Paint {
    let factors = [1, 0.8, 0.6, 0.4, 0.2]
    return SystemColor.fill._paint(request).opacity(factors[min(max(request.level, 0), 4)])
  }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint { SystemColor.background._paint(request) }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint {
    SystemColor.tertiaryLabel._paint(request)
  }
}

public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _paint(_ request: _PaintRequest) -> Paint { SystemColor.blue._paint(request) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
