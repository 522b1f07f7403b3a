/// Lays out the expanded Island's regions around the camera, which is at the top centre.
///
/// The leading and trailing regions begin beside the camera and continue below it. The center
/// region begins below the camera, and the bottom region below the other three.
/// `IslandArrangement` has the rules.
struct ExpandedIslandLayout: Layout {
  /// The camera's size, in points.
  let notch: CGSize
  /// The margins of regions that set none, in points.
  let margins: EdgeInsets
  /// The Island's minimum height, in points. Space that the regions do not use is at the bottom.
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
      width: proposal.width ?? Self.idealWidth, height: proposal.height)
  }

  /// The Island's width on smaller phones, in points.
  private static let idealWidth = 371.0
}

/// One view of the expanded Island, with the settings of its region.
struct IslandChild {
  enum Region { case leading, center, trailing, bottom }

  let subview: LayoutSubview
  let region: Region
  /// The region's priority.
  let priority: Double
  /// The distances to the Island's edges, in points.
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
