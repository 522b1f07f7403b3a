// Compatibility (iOS 27): works | `splitArrangementLayoutRatio`, `splitArrangementLayoutSize`,
//   `splitArrangementFixedLayoutSize`, `overlayArrangementEdge`

// Wishes of the views of an `ArrangementView`; see `ArrangementLayout`.
extension View {
  /// The view's part of the length, from 0 to 1.
  nonisolated public func splitArrangementLayoutRatio(_ ratio: CGFloat?) -> some View {
    splitArrangementLayoutRatio(idealHorizontal: ratio, idealVertical: ratio)
  }

  nonisolated public func splitArrangementLayoutRatio(
    minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil,
    minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil
  ) -> some View {
    layoutValue(
      key: SplitRatioKey.self,
      value: SplitRanges(
        horizontal: SplitRange(
          minimum: minHorizontal, ideal: idealHorizontal, maximum: maxHorizontal),
        vertical: SplitRange(minimum: minVertical, ideal: idealVertical, maximum: maxVertical)))
  }

  /// In points. A length takes precedence over a ratio.
  nonisolated public func splitArrangementLayoutSize(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View {
    layoutValue(
      key: SplitSizeKey.self,
      value: SplitRanges(
        horizontal: SplitRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: SplitRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)))
  }

  /// Prefers the view's ideal size.
  nonisolated public func splitArrangementFixedLayoutSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> some View {
    layoutValue(
      key: SplitFixedSizeKey.self,
      value: Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? [.vertical] : []))
  }

  /// The side of a fold between left and right on which the view is, in the overlay style.
  nonisolated public func overlayArrangementEdge(_ edge: HorizontalEdge?) -> some View {
    layoutValue(key: OverlayHorizontalEdgeKey.self, value: edge)
  }

  /// The side of a fold between top and bottom on which the view is, in the overlay style.
  nonisolated public func overlayArrangementEdge(_ edge: VerticalEdge?) -> some View {
    layoutValue(key: OverlayVerticalEdgeKey.self, value: edge)
  }
}
