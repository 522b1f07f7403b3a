// Compatibility: works | `DynamicIsland` with `keylineTint`, `widgetURL`, `contentMargins`;
//   `DynamicIslandExpandedRegion` with `priority` and `contentMargins`;
//   `dynamicIsland(verticalPlacement:)` | the system's own margins are estimates: 12, 8 and 4
//   points ([layout-facts.md](layout-facts.md) §5)

/// A Live Activity's presentations in the Dynamic Island.
///
/// `ExpandedIslandLayout` lays out the regions of the expanded presentation around the camera.
public struct DynamicIsland {
  let expanded: () -> AnyView
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  private(set) var url: URL?
  private(set) var keylineTint: Color?
  private var margins: [DynamicIslandMode: ContentMargins] = [:]

  public init<
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { AnyView(expanded().content) }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets the URL that a tap opens unless it hits a link.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    changed { $0.url = url }
  }

  /// Sets the colour of the thin line around the Island; nil selects the system's colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    changed { $0.keylineTint = color }
  }

  /// Sets the margins around a presentation's content, in points. The first length set for an edge
  /// applies; the other edges have the system's margin.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    changed { $0.margins[mode, default: ContentMargins()].set(length, on: edges) }
  }

  func margins(for mode: DynamicIslandMode) -> EdgeInsets {
    (margins[mode] ?? ContentMargins()).insets(around: mode.systemMargin)
  }

  private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var island = self
    change(&island)
    return island
  }
}

/// The Island's presentations, each with separate margins.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  /// The default margin of each edge, in points. Apple publishes none. Source:
  /// docs/layout-facts.md.
  let systemMargin: Double

  public static let expanded = DynamicIslandMode(name: "expanded", systemMargin: 18)
  public static let compactLeading = DynamicIslandMode(name: "compactLeading", systemMargin: 8)
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing", systemMargin: 8)
  public static let minimal = DynamicIslandMode(name: "minimal", systemMargin: 4)
}

/// The margins that an author has set. The first length set for an edge applies.
struct ContentMargins: Equatable {
  private var lengths: [Edge: Double] = [:]

  mutating func set(_ length: Double, on edges: Edge.Set) {
    guard length.isFinite else { return }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && lengths[edge] == nil {
      lengths[edge] = max(length, 0)
    }
  }

  subscript(edge: Edge) -> Double? { lengths[edge] }

  func insets(around system: Double) -> EdgeInsets {
    EdgeInsets(
      top: lengths[.top] ?? system, leading: lengths[.leading] ?? system,
      bottom: lengths[.bottom] ?? system, trailing: lengths[.trailing] ?? system)
  }
}
