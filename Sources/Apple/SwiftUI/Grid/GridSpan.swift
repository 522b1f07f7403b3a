/// One column's part of a cell that spans several columns.
///
/// A cell that is wider than its columns widens each of them by the same amount. The cell's width
/// in other proposals is divided in the resulting proportion, so that flexible cells make all their
/// columns flexible. Apple publishes no rule.
@MainActor
struct GridSpan {
  private let cell: _LayoutNode
  /// The part of the cell's width, 0…1, without gaps, that belongs to the column.
  private let fraction: CGFloat
  /// The width of the gaps that the cell covers, in points.
  private let gaps: CGFloat

  /// The column's width for a proposed width.
  func width(_ proposed: CGFloat?) -> CGFloat {
    guard fraction > 0 else { return 0 }
    let offer = proposed.map { $0 / fraction + gaps }
    let taken = cell.size(ProposedViewSize(width: offer, height: nil)).width
    return max(taken - gaps, 0) * fraction
  }

  /// Divides cells among the columns that they span, those with the fewest columns first.
  ///
  /// - Parameter gaps: The distances between neighbouring columns, in points.
  static func assign(
    _ cells: [(node: _LayoutNode, columns: Range<Int>)], to columns: [GridColumnNode],
    gaps: [CGFloat]
  ) {
    guard !cells.isEmpty else { return }
    // `size` would remember the widths without the spanning cells.
    var widths = columns.map { $0.measure(.unspecified).width }
    for (node, span) in cells.sorted(by: { $0.columns.count < $1.columns.count }) {
      let covered = span.dropLast().compactMap { gaps[safe: $0] }.reduce(0, +)
      let taken = widths[span].reduce(0, +)
      let excess = max(node.size(.unspecified).width - covered - taken, 0)
      for column in span { widths[column] += excess / CGFloat(span.count) }
      let total = taken + excess
      for column in span {
        let fraction = total > 0 ? widths[column] / total : 1 / CGFloat(span.count)
        columns[column].spans.append(GridSpan(cell: node, fraction: fraction, gaps: covered))
      }
    }
  }
}
