/// Items of a toolbar. An app's window shows them at the end of its navigation bar; widgets have no
/// toolbars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the views of the items, in order.
  @MainActor static func _makeViews(_ content: Self) -> [AnyView]
}

extension ToolbarContent {
  public static func _makeViews(_ content: Self) -> [AnyView] { Body._makeViews(content.body) }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Items that users may move, add and remove.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public static func _makeViews(_ content: Never) -> [AnyView] {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public static func _makeViews(_ content: Self) -> [AnyView] {
    content.map { Wrapped._makeViews($0) } ?? []
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _makeViews(_ content: Self) -> [AnyView] {
    switch content.storage {
    case .trueContent(let content): TrueContent._makeViews(content)
    case .falseContent(let content): FalseContent._makeViews(content)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  public static func _makeViews(_ content: Self) -> [AnyView] {
    Content._makeViews(content.content)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Modifiers without effect: the navigation bar has one background, and its items stay.
extension ToolbarContent {
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }

  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }
}

extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }

  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    self
  }

  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    self
  }
}

extension View {
  /// Shows the items at the end of the navigation bar.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(_NavigationModifier { $0.toolbar += Content._makeViews(content) })
  }

  /// Shows the items at the end of the navigation bar. Users cannot customize them.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
