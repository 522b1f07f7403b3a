import ViewArchive

// Compatibility (views): works | `Grid`

/// Arranges views in rows and columns. A column is as wide as its widest cell.
///
/// Columns share the width as the children of an `HStack` do; rows share the height as those of a
/// `VStack` do. A view outside a `GridRow` is a row that spans all columns; it widens the grid, but
/// no column. A cell that spans several columns widens each of them by the same amount if it does
/// not fit.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never

  /// `horizontalSpacing` and `verticalSpacing` are the distances between columns and between rows,
  /// in points. nil uses the preferred spacing of the cells.
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
