/// Where a search field is. Widgets have none.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// When the drawer of a navigation bar shows the search field.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let name: String

    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  private var displayMode: NavigationBarDrawerDisplayMode?

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer", displayMode: displayMode)
  }
}

/// Where a search shows its suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1 << 0)
    public static let content = Set(rawValue: 1 << 1)
  }

  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}
