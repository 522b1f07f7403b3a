import ViewArchive

/// A row of a `Grid`; outside of one, its views as they are.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  /// `alignment`: of the row's cells; nil is the grid's.
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

/// Which row a cell belongs to, by its identity.
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
  /// - Parameter count: How many columns the cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Where the cell stands in its space.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// For the whole column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Axes in which the cell takes what the others leave, and asks for nothing.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
