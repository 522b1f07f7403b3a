/// Divides a room between the two views of an `ArrangementView`.
///
/// At a fold, each view has one side of it. Otherwise the view with the higher layout priority is
/// sized first, with its ideal length, or half of the room; the other one gets what remains. If
/// both do not fill the room, the first one grows. Source: Apple's documentation of
/// `splitArrangementLayoutRatio(_:)`. Of views with the same priority, one that has an ideal length
/// is sized first; which one Apple sizes first is not documented.
struct ArrangementLayout: Layout {
  let axis: Axis
  /// The part of the length that no view may use.
  var fold: ClosedRange<CGFloat>?
  /// Whether the views' edges decide which one comes first (`overlayArrangementEdge(_:)`).
  var usesEdges = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let primary = subviews.filter { $0[ArrangementPaneKey.self] == .primary }
    let secondary = subviews.filter { $0[ArrangementPaneKey.self] == .secondary }
    let length = length(of: bounds.size)
    let isPrimaryFirst = !usesEdges || isFirst(primary.first, secondary.first)
    let (first, second) = isPrimaryFirst ? (primary, secondary) : (secondary, primary)
    let end: CGFloat
    let start: CGFloat
    if let fold {
      (end, start) = (fold.lowerBound, fold.upperBound)
    } else {
      end = firstLength(length, first.first, second.first, bounds.size)
      start = end
    }
    place(first, from: 0, to: end, in: bounds)
    place(second, from: start, to: length, in: bounds)
  }

  private func place(
    _ views: [LayoutSubview], from start: CGFloat, to end: CGFloat, in bounds: CGRect
  ) {
    let isHorizontal = axis == .horizontal
    let room = max(end - start, 0)
    let size = CGSize(
      width: isHorizontal ? room : bounds.width, height: isHorizontal ? bounds.height : room)
    let middle = CGPoint(
      x: bounds.minX + (isHorizontal ? start + room / 2 : bounds.width / 2),
      y: bounds.minY + (isHorizontal ? bounds.height / 2 : start + room / 2))
    for view in views { view.place(at: middle, anchor: .center, proposal: ProposedViewSize(size)) }
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  // MARK: Lengths

  private func firstLength(
    _ length: CGFloat, _ first: LayoutSubview?, _ second: LayoutSubview?, _ size: CGSize
  ) -> CGFloat {
    guard let first else { return 0 }
    guard let second else { return length }
    let (one, two) = (range(of: first, in: size), range(of: second, in: size))
    let isFirstSized =
      first.priority != second.priority
      ? first.priority > second.priority : one.ideal != nil || two.ideal == nil
    return isFirstSized
      ? share(of: length, one, beside: two) : length - share(of: length, two, beside: one)
  }

  /// The length of the view that is sized first.
  private func share(of length: CGFloat, _ range: SplitRange, beside other: SplitRange) -> CGFloat {
    let wanted = range.clamped(range.ideal ?? length / 2)
    // Leaves the other one its least length.
    let room = max(length - (other.minimum ?? 0), range.minimum ?? 0)
    let own = min(wanted, room, length)
    let rest = length - own
    // The other one takes the rest, but not more than it wants.
    let taken =
      other.ideal == nil && other.maximum == nil
      ? rest : min(other.clamped(other.ideal ?? rest), rest)
    return max(length - taken, 0)
  }

  private func range(of view: LayoutSubview, in size: CGSize) -> SplitRange {
    let length = length(of: size)
    let sizes = view[SplitSizeKey.self][axis]
    let ratios = view[SplitRatioKey.self][axis]
    func points(_ size: CGFloat?, _ ratio: CGFloat?) -> CGFloat? {
      (size ?? ratio.map { $0 * length }).flatMap { $0.isFinite ? max($0, 0) : nil }
    }
    var range = SplitRange(
      minimum: points(sizes.minimum, ratios.minimum), ideal: points(sizes.ideal, ratios.ideal),
      maximum: points(sizes.maximum, ratios.maximum))
    if view[SplitFixedSizeKey.self].contains(axis == .horizontal ? .horizontal : .vertical) {
      let fitting = view.sizeThatFits(
        ProposedViewSize(
          width: axis == .horizontal ? nil : size.width,
          height: axis == .horizontal ? size.height : nil))
      range.ideal = self.length(of: fitting)
    }
    return range
  }

  // MARK: Edges

  /// Whether the first view is before the fold. Without a wish it is after it.
  private func isFirst(_ primary: LayoutSubview?, _ secondary: LayoutSubview?) -> Bool {
    func wish(_ view: LayoutSubview?) -> Bool? {
      axis == .horizontal
        ? view?[OverlayHorizontalEdgeKey.self].map { $0 == .leading }
        : view?[OverlayVerticalEdgeKey.self].map { $0 == .top }
    }
    return wish(primary) ?? wish(secondary).map { !$0 } ?? false
  }
}

/// Which of the two views a subview belongs to.
enum ArrangementPaneKey: LayoutValueKey {
  enum Pane { case primary, secondary }

  static var defaultValue: Pane { .primary }
}

/// The lengths that a view may have; nil for no wish.
struct SplitRange: Equatable {
  var minimum, ideal, maximum: CGFloat?

  func clamped(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? 0)
  }
}

/// The lengths along both axes.
struct SplitRanges: Equatable {
  var horizontal = SplitRange()
  var vertical = SplitRange()

  subscript(_ axis: Axis) -> SplitRange { axis == .horizontal ? horizontal : vertical }
}

enum SplitRatioKey: LayoutValueKey {
  static var defaultValue: SplitRanges { SplitRanges() }
}

enum SplitSizeKey: LayoutValueKey {
  static var defaultValue: SplitRanges { SplitRanges() }
}

enum SplitFixedSizeKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum OverlayHorizontalEdgeKey: LayoutValueKey {
  static var defaultValue: HorizontalEdge? { nil }
}

enum OverlayVerticalEdgeKey: LayoutValueKey {
  static var defaultValue: VerticalEdge? { nil }
}
