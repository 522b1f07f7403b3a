/// A stack of views that the user navigates. WidgetKit does not show it.
public struct NavigationStack<Data, Root: View> {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
}

extension NavigationStack: View {
  public var body: some View {
    UnavailableView(name: "NavigationStack", suggestion: "Widgets do not navigate: use Link.")
  }
}

/// A stack of views that the user navigates. WidgetKit does not show it.
public struct NavigationView<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

extension NavigationView: View {
  public var body: some View {
    UnavailableView(name: "NavigationView", suggestion: "Widgets do not navigate: use Link.")
  }
}

/// The values on a navigation stack.
public struct NavigationPath {
  private var elements: [AnyHashable] = []

  public init() {}

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A link to another view of the app. In a widget only its label is drawn, and a tap opens the app.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
  }
}

extension NavigationLink: View {
  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
  }
}
