import ViewArchive

/// The layout node of `Grid`.
///
/// The columns are laid out first, as children of a horizontal stack (`GridColumnNode`). Then the
/// rows are laid out as children of a vertical stack (`GridRowNode`), with the cell widths from the
/// columns.
@MainActor
final class GridNode: ContainerNode {
  fileprivate struct Cell {
    let node: _LayoutNode
    /// nil spans all columns.
    let columns: Range<Int>?
    let unsized: Axis.Set
  }

  private let alignment: Alignment
  private let verticalSpacing: CGFloat?
  private let columns: [GridColumnNode]
  private let columnEngine: StackLayoutEngine
  private let rows: [(cells: [Cell], alignment: VerticalAlignment)]

  init(
    _ children: [_LayoutNode], alignment: Alignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?, _ context: _ViewContext
  ) {
    self.alignment = alignment
    self.verticalSpacing = verticalSpacing
    columnEngine = StackLayoutEngine(
      axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: horizontalSpacing)
    rows = Self.rows(of: children, alignment.vertical)
    let count = rows.flatMap(\.cells).compactMap { $0.columns?.upperBound }.max() ?? 0
    let cells = rows.flatMap(\.cells)
    columns = (0..<count).map { column in
      GridColumnNode(
        cells.filter { $0.columns == column..<column + 1 }, alignment.horizontal, context)
    }
    GridSpan.assign(
      cells.compactMap { cell in
        guard let columns = cell.columns, columns.count > 1 else { return nil }
        return cell.unsized.contains(.horizontal) ? nil : (cell.node, columns)
      }, to: columns, gaps: columnEngine.gaps(columns))
    super.init(children, context)
  }

  private static func rows(
    of children: [_LayoutNode], _ alignment: VerticalAlignment
  ) -> [(cells: [Cell], alignment: VerticalAlignment)] {
    var rows: [(cells: [Cell], alignment: VerticalAlignment)] = []
    var current: GridRowMark?
    for child in children {
      let mark = child.layoutValue(GridRowKey.self)
      let unsized = child.layoutValue(GridCellUnsizedAxesKey.self)
      guard let mark else {
        rows.append(([Cell(node: child, columns: nil, unsized: unsized)], alignment))
        current = nil
        continue
      }
      if mark !== current { rows.append(([], mark.alignment ?? alignment)) }
      current = mark
      let start = rows[rows.count - 1].cells.last?.columns?.upperBound ?? 0
      let span = min(child.layoutValue(GridCellColumnsKey.self), 1000)
      rows[rows.count - 1].cells.append(
        Cell(node: child, columns: start..<start + span, unsized: unsized))
    }
    return rows
  }

  private struct Arrangement {
    var size: CGSize
    var columns: [(x: CGFloat, width: CGFloat)]
    var rows: [GridRowNode]
    var rowPlaces: [(y: CGFloat, height: CGFloat)]
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let horizontal = columnEngine.layOut(
      columns, in: ProposedViewSize(width: proposal.width, height: nil))
    var columnPlaces = horizontal.placements.map { (x: $0.origin.x, width: $0.size.width) }
    var width = horizontal.size.width
    let widestFullRow =
      rows.flatMap(\.cells)
      .filter { $0.columns == nil && !$0.unsized.contains(.horizontal) }
      .map { $0.node.size(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
    if columnPlaces.isEmpty {
      columnPlaces = [(0, widestFullRow)]
      width = widestFullRow
    }
    let rowNodes = rows.map { row in
      GridRowNode(
        row.cells.map { cell in (cell.node, self.width(cell, columnPlaces), cell.unsized) },
        row.alignment.key, session: session)
    }
    let vertical = StackLayoutEngine(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: verticalSpacing
    ).layOut(rowNodes, in: ProposedViewSize(width: nil, height: proposal.height))
    return Arrangement(
      size: CGSize(width: max(width, widestFullRow), height: vertical.size.height),
      columns: columnPlaces, rows: rowNodes,
      rowPlaces: vertical.placements.map { ($0.origin.y, $0.size.height) })
  }

  private func width(_ cell: Cell, _ columns: [(x: CGFloat, width: CGFloat)]) -> CGFloat {
    let span = cell.columns ?? 0..<columns.count
    guard let first = columns[safe: span.lowerBound],
      let last = columns[safe: min(span.upperBound, columns.count) - 1]
    else { return 0 }
    return last.x + last.width - first.x
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let arrangement = arrange(proposal)
    var placed: [ArchiveNode] = []
    for (index, row) in rows.enumerated() {
      let (y, height) = arrangement.rowPlaces[index]
      let tops = arrangement.rows[index].tops(height: height)
      for (cell, top) in zip(row.cells, tops) {
        let width = width(cell, arrangement.columns)
        let x = cell.columns.flatMap { arrangement.columns[safe: $0.lowerBound]?.x } ?? 0
        let cellProposal = ProposedViewSize(width: width, height: height)
        let bounds = CGSize(width: width, height: height)
        var node: ArchiveNode
        if let anchor = cell.node.layoutValue(GridCellAnchorKey.self) {
          let size = cell.node.size(cellProposal)
          node = cell.node.placeIdentified(cellProposal)
          node.frame.origin.x = (width - size.width) * anchor.x
          node.frame.origin.y = (height - size.height) * anchor.y
        } else {
          let column = cell.columns.flatMap { columns[safe: $0.lowerBound] }
          node = cell.node.placeAligned(
            cellProposal, in: bounds,
            Alignment(horizontal: column?.alignment ?? alignment.horizontal, vertical: .top))
          node.frame.origin.y = top
        }
        node.frame.origin.x += left(x, width: width, in: arrangement.size.width)
        node.frame.origin.y += y
        placed.append(node)
      }
    }
    return ArchiveNode(
      kind: "Grid", frame: CGRect(origin: .zero, size: arrangement.size),
      children: rows.flatMap(\.cells).map(\.node).backToFront(placed))
  }
}

/// A column as a child of a horizontal stack. It is as wide as its widest cell.
@MainActor
final class GridColumnNode: _LayoutNode {
  fileprivate let cells: [GridNode.Cell]
  let alignment: HorizontalAlignment
  /// The column's part of cells that span several columns.
  var spans: [GridSpan] = []

  fileprivate init(
    _ cells: [GridNode.Cell], _ alignment: HorizontalAlignment, _ context: _ViewContext
  ) {
    self.cells = cells
    self.alignment =
      cells.lazy.compactMap { $0.node.layoutValue(GridColumnAlignmentKey.self) }.first ?? alignment
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cellProposal = ProposedViewSize(width: proposal.width, height: nil)
    let widths = cells.filter { !$0.unsized.contains(.horizontal) }
      .map { $0.node.size(cellProposal).width }
    return CGSize(width: (widths + spans.map { $0.width(proposal.width) }).max() ?? 0, height: 0)
  }

  override var layoutPriority: Double { cells.map(\.node.layoutPriority).max() ?? 0 }

  override func preferredSpacing() -> ViewSpacing {
    guard !cells.isEmpty else { return ViewSpacing() }
    return cells.reduce(.none) { $0.union($1.node.spacing, edges: .horizontal) }
  }
}

/// A row as a child of a vertical stack. The widths of its cells are known.
@MainActor
private final class GridRowNode: _LayoutNode {
  typealias Cell = (node: _LayoutNode, width: CGFloat, unsized: Axis.Set)

  private let cells: [Cell]
  private let alignment: AlignmentKey

  init(_ cells: [Cell], _ alignment: AlignmentKey, session: RenderSession) {
    self.cells = cells
    self.alignment = alignment
    super.init(session: session)
  }

  /// The alignment guide and height of each cell.
  private func guides(_ height: CGFloat?) -> [(guide: CGFloat, height: CGFloat)] {
    cells.map { cell in
      let dimensions = cell.node.dimensions(ProposedViewSize(width: cell.width, height: height))
      let guide = dimensions.value(alignment)
      return (guide.isFinite ? guide : 0, dimensions.height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sized = zip(cells, guides(proposal.height))
      .filter { !$0.0.unsized.contains(.vertical) }.map(\.1)
    let above = sized.map(\.guide).max() ?? 0
    let below = sized.map { $0.height - $0.guide }.max() ?? 0
    return CGSize(width: 0, height: above + below)
  }

  override var layoutPriority: Double { cells.map(\.node.layoutPriority).max() ?? 0 }

  override func preferredSpacing() -> ViewSpacing {
    cells.reduce(.none) { $0.union($1.node.spacing, edges: .vertical) }
  }

  /// The top of each cell in a row of this height.
  func tops(height: CGFloat) -> [CGFloat] {
    let guides = guides(height)
    let above = guides.map(\.guide).max() ?? 0
    let below = guides.map { $0.height - $0.guide }.max() ?? 0
    // In a row with spare height, the cells align to the row's own guide.
    let container = ViewDimensions(
      node: nil, size: CGSize(width: 0, height: height), proposal: .unspecified)
    let isFull = guides.isEmpty || above + below >= height
    let rowGuide = isFull ? above : container.value(alignment)
    return guides.map { rowGuide - $0.guide }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
