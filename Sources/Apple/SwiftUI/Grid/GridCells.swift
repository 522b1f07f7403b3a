import ViewArchive

// Compatibility (views): works | `GridRow`
// Compatibility (modifiers): works | `grid…`

/// A row of a `Grid`. Outside a grid, it acts like a `Group`.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  /// `alignment` is the vertical alignment of the row's cells; nil is the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public var body: Never { fatalError("GridRow is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let row = GridRowMark(alignment: view.alignment)
    return Content._makeNodes(view.content, context).map { node in
      let cell = LayoutValueNode<GridRowKey>(node, value: row, context)
      cell.identity = node.identity
      return cell
    }
  }
}

/// Identifies the row of a cell: the cells of a row share one instance.
final class GridRowMark: Sendable {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}

struct GridRowKey: LayoutValueKey {
  static let defaultValue: GridRowMark? = nil
}

struct GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

struct GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

struct GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

struct GridCellUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

extension View {
  /// - Parameter count: The number of columns that the cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Sets the position of the view inside its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the whole column that contains the cell.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// - Parameter axes: The axes along which the cell does not affect the size of its column or row.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
