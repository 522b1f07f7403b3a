/// Where a tab view shows a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
  public static let prominent = TabRole(name: "prominent")
}

/// Where a tab view has its bar.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let topBar = TabBarPlacement(name: "topBar")
}

/// Where an adaptable tab view has its bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
}

/// When a tab bar gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// When a search tab starts a search.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where a tab view shows its bottom accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case expanded, inline
}

/// How users may customize a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}
