/// One region of the expanded presentation.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let content: Content
  private var trait: IslandRegion

  /// If leading and trailing compete for width, the region with the higher priority gets it.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    trait = IslandRegion(position: position, priority: priority.isNaN ? 0 : priority)
  }

  /// Sets the margins between the region and the Island's edges, in points, instead of the Island's
  /// own margins. The first length set for an edge applies.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.trait.margins.set(length, on: edges)
    return region
  }

  /// The region's views, each marked with the region.
  @MainActor @preconcurrency
  public var _viewRepresentation: some View {
    marked
  }

  var marked: some View {
    content.layoutValue(key: IslandRegionKey.self, value: trait)
  }
}

/// A region's position in the expanded Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  /// Beside the camera at the leading edge, and below it.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all other regions.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What happens to a view that is too wide for its place beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let isBelowIfTooWide: Bool

  /// The view becomes narrower.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: false)
  /// The view moves below the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: true)
}

extension View {
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
  }
}

/// The region that a view belongs to.
struct IslandRegion: Equatable, Sendable {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
  var margins = ContentMargins()
}

/// Marks a view with its region. Views without one go to the bottom.
enum IslandRegionKey: LayoutValueKey {
  static var defaultValue: IslandRegion { IslandRegion(position: .bottom, priority: 0) }
}

enum IslandPlacementKey: LayoutValueKey {
  static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
