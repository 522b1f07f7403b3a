/// Lays the expanded Island's regions out around the camera, which stands at the top centre.
///
/// Leading and trailing begin beside the camera and go on below it; center begins below the
/// camera; bottom begins where all of them end. `IslandArrangement` has the rules.
struct ExpandedIslandLayout: Layout {
  /// The camera's size, points.
  let notch: CGSize
  /// What regions keep free that say nothing else.
  let margins: EdgeInsets
  /// The Island is never lower; what is left stays free at the bottom.
  let minimumHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = arrangement(proposal, subviews).size
    return CGSize(width: size.width, height: max(size.height, minimumHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrangement(proposal, subviews)
    for (subview, place) in zip(subviews, arrangement.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> IslandArrangement
  {
    IslandArrangement(
      subviews.map { IslandChild($0, margins: margins) }, notch: notch, margins: margins,
      width: proposal.width ?? Self.width, height: proposal.height)
  }

  /// Of the smaller phones' Island, for who asks for the ideal size.
  private static let width = 371.0
}

/// One view of the expanded Island, and what its region says.
struct IslandChild {
  enum Region { case leading, center, trailing, bottom }

  let subview: LayoutSubview
  let region: Region
  /// The region's.
  let priority: Double
  /// What the view keeps free to the Island's edges.
  let insets: EdgeInsets
  let isBelowIfTooWide: Bool

  init(_ subview: LayoutSubview, margins: EdgeInsets) {
    let trait = subview[IslandRegionKey.self]
    self.subview = subview
    region =
      switch trait.position {
      case .leading: .leading
      case .trailing: .trailing
      case .center: .center
      default: .bottom
      }
    priority = trait.priority
    insets = EdgeInsets(
      top: trait.margins[.top] ?? margins.top,
      leading: trait.margins[.leading] ?? margins.leading,
      bottom: trait.margins[.bottom] ?? margins.bottom,
      trailing: trait.margins[.trailing] ?? margins.trailing)
    isBelowIfTooWide = subview[IslandPlacementKey.self].isBelowIfTooWide
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    subview.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  func gap(to next: IslandChild) -> CGFloat {
    subview.spacing.distance(to: next.subview.spacing, along: .vertical)
  }
}
