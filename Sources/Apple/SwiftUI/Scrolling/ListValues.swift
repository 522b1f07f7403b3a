/// The color of a list row's icons.
public struct ListItemTint: Equatable, Sendable {
  private let color: Color?
  private let isFixed: Bool

  public static let monochrome = ListItemTint(color: nil, isFixed: false)

  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isFixed: true)
  }

  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isFixed: false)
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  /// In points; nil is the default.
  private let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 8)

  /// `spacing` is in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}
