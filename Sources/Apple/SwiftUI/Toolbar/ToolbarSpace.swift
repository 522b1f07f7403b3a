// Compatibility (iOS 27): accepted | `visibilityPriority`, `toolbarOverflowMenu`,
//   `toolbarMinimizationBehavior`, `axisBehavior`, `toolbarVerticalBehavior` | bars show all items
//   in one row

/// Which items a bar keeps if it is too narrow for all.
public struct ToolbarItemVisibilityPriority: Equatable, Sendable {
  private let rank: Double

  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  public static let low = ToolbarItemVisibilityPriority(rank: -1)
  public static let high = ToolbarItemVisibilityPriority(rank: 1)

  private init(rank: Double) {
    self.rank = rank
  }

  public init(lowerThan other: ToolbarItemVisibilityPriority) {
    self.init(rank: other.rank - 0.1)
  }

  public init(higherThan other: ToolbarItemVisibilityPriority) {
    self.init(rank: other.rank + 0.1)
  }
}

/// In which bars an item is shown: beside each other, or one below the other.
public struct ToolbarItemAxisBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemAxisBehavior(name: "automatic")
  public static let horizontalOnly = ToolbarItemAxisBehavior(name: "horizontalOnly")
  public static let verticalPreferred = ToolbarItemAxisBehavior(name: "verticalPreferred")
}

extension ToolbarContent {
  @MainActor
  public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some ToolbarContent { self }

  nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
    self
  }

  nonisolated public func axisBehavior(
    _ behavior: ToolbarItemAxisBehavior
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  nonisolated public func axisBehavior(
    _ behavior: ToolbarItemAxisBehavior
  ) -> some CustomizableToolbarContent { self }
}

/// A menu with the items for which a bar has no room. It is not shown.
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {}

  public static func _makeViews(_ content: Self) -> [AnyView] { [] }
}

/// When a bar becomes small.
public struct ToolbarMinimizationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  public static let never = ToolbarMinimizationBehavior(name: "never")
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

/// When a bar becomes large again.
public struct ToolbarMinimizationRestoration: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarMinimizationRestoration(name: "automatic")
  public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
}

/// Whether the safe area follows the size of a bar.
public struct ToolbarMinimizationSafeAreaAdjustment: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
}

/// Whether the bars of a wide screen are at its side.
public struct ToolbarVerticalBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarVerticalBehavior(name: "automatic")
  public static let disabled = ToolbarVerticalBehavior(name: "disabled")
}

/// What a bar at the side keeps if it is too short.
public struct ToolbarVerticalCompressionBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarVerticalCompressionBehavior(name: "automatic")
  public static let prefersTabBar = ToolbarVerticalCompressionBehavior(name: "prefersTabBar")
  public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(
    name: "prefersToolbarItems")
}

extension View {
  nonisolated public func toolbarOverflowMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { self }

  nonisolated public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View { self }

  nonisolated public func toolbarVerticalBehavior(
    _ behavior: ToolbarVerticalBehavior
  ) -> some View { self }

  nonisolated public func toolbarVerticalCompressionBehavior(
    _ behavior: ToolbarVerticalCompressionBehavior
  ) -> some View { self }
}

extension EnvironmentValues {
  /// nil: no bar is at the side.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }
}
