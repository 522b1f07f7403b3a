/// One region of the expanded presentation.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let content: Content
  private var trait: IslandRegion

  /// Of leading and trailing, the one of the higher priority has the width that both want.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    trait = IslandRegion(position: position, priority: priority.isNaN ? 0 : priority)
  }

  /// What is kept free between the region and the Island's edges, points, in place of the
  /// Island's own margins. The first length that is given for an edge counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.trait.margins.set(length, on: edges)
    return region
  }

  /// Each of the region's views knows its region.
  @MainActor @preconcurrency
  public var _viewRepresentation: some View {
    marked
  }

  var marked: some View {
    content.layoutValue(key: IslandRegionKey.self, value: trait)
  }
}

/// Where in the expanded Island a region stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  /// Beside the camera, at the leading edge, and below.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What becomes of a view beside the camera that is too wide to stand there.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let isBelowIfTooWide: Bool

  /// It is made narrower.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: false)
  /// It comes to stand below the camera.
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

/// What a region says of its views.
struct IslandRegion: Equatable, Sendable {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
  var margins = ContentMargins()
}

/// A view without a region stands at the bottom.
enum IslandRegionKey: LayoutValueKey {
  static var defaultValue: IslandRegion { IslandRegion(position: .bottom, priority: 0) }
}

enum IslandPlacementKey: LayoutValueKey {
  static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
