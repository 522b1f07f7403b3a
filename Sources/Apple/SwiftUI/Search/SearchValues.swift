/// When a search shows its scopes.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String

  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
}

/// How a search changes the toolbar.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a toolbar shows its search field.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
