/// Where a toolbar places an item. Widgets have no toolbars.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
}

/// A bar that toolbar modifiers change.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let statusBar = ToolbarPlacement(name: "statusBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The purpose of a navigation toolbar.
public struct ToolbarRole: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How a toolbar shows the title.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let large = ToolbarTitleDisplayMode(name: "large")
}

/// How a toolbar shows the labels of its items.
public struct ToolbarLabelStyle: Sendable, Equatable {
  private let name: String

  public static let automatic = ToolbarLabelStyle(name: "automatic")
}

/// An item that the system adds to a toolbar.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// How users may customize a toolbar item.
public struct ToolbarCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
}

/// Options for the customization of a toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// A toolbar for the content of a container.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

/// Whether a spacer of a toolbar grows.
public struct SpacerSizing: Equatable, Sendable {
  private let name: String

  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}

/// When a full-screen window shows its toolbar.
public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
  private let name: String

  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
}
