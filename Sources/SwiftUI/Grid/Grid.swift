import ViewArchive

/// Arranges views in rows and columns: a column is as wide as its widest cell.
///
/// Columns share the width as the children of an `HStack` do, rows the height as those of a
/// `VStack`. A view that is no `GridRow` is a row of its own, across all columns; such a view and
/// cells that span columns do not widen them.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never

  /// `horizontalSpacing`: points between columns; nil asks the cells.
  /// `verticalSpacing`: points between rows; nil asks the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: content())
  }

  public var body: Never { fatalError("Grid is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [
      GridNode(
        children(of: view.content, nil, context), alignment: view.alignment,
        horizontalSpacing: view.horizontalSpacing, verticalSpacing: view.verticalSpacing, context)
    ]
  }
}
