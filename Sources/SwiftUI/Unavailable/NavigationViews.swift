/// A stack of views that the user navigates. WidgetKit does not show it; an app's window shows its
/// root.
public struct NavigationStack<Data, Root: View> {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }
}

extension NavigationStack: View {
  public var body: some View {
    AppContainer(
      name: "NavigationStack", suggestion: "Widgets do not navigate: use Link.", content: root)
  }
}

/// A stack of views that the user navigates. WidgetKit does not show it; an app's window shows its
/// root.
public struct NavigationView<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    AppContainer(
      name: "NavigationView", suggestion: "Widgets do not navigate: use Link.", content: content)
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
