/// The distances a view prefers to its neighbours, for each edge.
///
/// An edge holds lengths by category. The distance between two facing edges is the largest sum
/// over the categories that both have; if they share none, the larger of their plain lengths; if
/// neither has one, 8 points. Source: docs/layout-facts.md §1, items 4 to 11.
public struct ViewSpacing: Sendable {
  /// The kind of neighbour that a length applies to.
  enum Category: Hashable, Sendable {
    case textToText, edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
  }

  struct EdgeSpacing: Equatable, Sendable {
    var lengths: [Category: CGFloat] = [:]
    /// Used if the two edges share no category.
    var plain: CGFloat?

    func merged(_ other: EdgeSpacing) -> EdgeSpacing {
      var merged = self
      merged.lengths.merge(other.lengths, uniquingKeysWith: max)
      if let length = other.plain { merged.plain = max(merged.plain ?? length, length) }
      return merged
    }
  }

  var top = EdgeSpacing(lengths: [.edgeBelowText: 0])
  var bottom = EdgeSpacing(lengths: [.edgeAboveText: 0])
  var left = EdgeSpacing(lengths: [.edgeRightText: 0])
  var right = EdgeSpacing(lengths: [.edgeLeftText: 0])

  /// The spacing of a view other than text: 8 points to other such views, and the text's own
  /// preference to text.
  public init() {}

  /// Edges without any preference.
  static var none: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = EdgeSpacing()
    spacing.bottom = EdgeSpacing()
    spacing.left = EdgeSpacing()
    spacing.right = EdgeSpacing()
    return spacing
  }

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing.none
    spacing.setPlain(0, along: [.horizontal, .vertical])
    return spacing
  }()

  mutating func setPlain(_ length: CGFloat, along axes: Axis.Set) {
    if axes.contains(.horizontal) {
      left = EdgeSpacing(plain: length)
      right = EdgeSpacing(plain: length)
    }
    if axes.contains(.vertical) {
      top = EdgeSpacing(plain: length)
      bottom = EdgeSpacing(plain: length)
    }
  }

  /// The spacing of a text, in points. `topLeading` is the leading of its first line, `aboveEdge`
  /// and `belowEdge` are the distances to a plain edge above and below it.
  static func text(topLeading: CGFloat, aboveEdge: CGFloat, belowEdge: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing.none
    spacing.top.lengths = [.textToText: topLeading, .edgeAboveText: aboveEdge]
    spacing.bottom.lengths = [.textToText: 0, .edgeBelowText: belowEdge]
    return spacing
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.merged(other.top) }
    if edges.contains(.bottom) { bottom = bottom.merged(other.bottom) }
    if edges.contains(.leading) { left = left.merged(other.left) }
    if edges.contains(.trailing) { right = right.merged(other.right) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .vertical ? (bottom, next.top) : (right, next.left)
    let shared = end.lengths.compactMap { category, length in
      start.lengths[category].map { length + $0 }
    }
    if let largest = shared.max() { return largest }
    if let end = end.plain, let start = start.plain { return max(end, start) }
    return end.plain ?? start.plain ?? Self.defaultDistance
  }

  static let defaultDistance: CGFloat = 8
}
