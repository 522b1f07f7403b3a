/// Whether a paged tab view shows dots.
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The appearance of a paged tab view's dots.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// What users have changed in a sidebar of tabs. Users cannot change anything here.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  public struct SectionCustomization: Equatable, Sendable {
    public private(set) var tabOrder: [String]?

    public mutating func resetTabOrder() { tabOrder = nil }
  }

  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility = Visibility.automatic
    public var tabBarVisibility: Visibility { .automatic }
  }

  private var hiddenTabs: [String: Bool] = [:]

  public init() {}

  public mutating func resetSectionOrder() {}
  public mutating func resetSectionOrder(for sectionID: String) {}
  public mutating func resetVisibility() { hiddenTabs = [:] }

  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  public subscript(sectionID id: String) -> [String]? { nil }

  public subscript(sidebarVisibility id: String) -> Visibility {
    get { hiddenTabs[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hiddenTabs[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }
}
