// Compatibility (apps): partial | `NavigationStack`, `NavigationView`, `NavigationLink`,
//   `navigationDestination(for:)`, `navigationTitle`, `toolbar` with views and items | with and
//   without a path; large titles do not shrink when the content scrolls; toolbar items are at the
//   end of the bar, whatever their placement

/// A stack of views that the user navigates. It works in an app's window; WidgetKit does not show
/// it.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationPathBinding?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      },
      removeLast: { path.wrappedValue.elements.removeLast() })
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: {
        guard let value = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      },
      removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast()) })
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationStackBody(root: root, path: path) }
}

/// A stack of views that the user navigates. It works in an app's window; WidgetKit does not show
/// it.
public struct NavigationView<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    NavigationStackBody(name: "NavigationView", root: content, path: nil)
  }
}

/// The values on a navigation stack.
public struct NavigationPath {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The path that an app gives to a navigation stack.
struct NavigationPathBinding {
  let values: () -> [AnyHashable]
  /// Returns false if the path takes no values of this type.
  let append: (AnyHashable) -> Bool
  let removeLast: () -> Void
}

/// Keeps what the user has pushed beyond the app's own path.
private struct NavigationStackBody<Root: View>: View {
  var name = "NavigationStack"
  let root: Root
  let path: NavigationPathBinding?

  @State private var pushed: [PushedView] = []
  @Environment(\.isInApp) private var isInApp

  var body: some View {
    if isInApp {
      NavigationContainer(root: AnyView(root), path: path, pushed: $pushed)
    } else {
      UnavailableView(name: name, suggestion: "Widgets do not navigate: use Link.")
    }
  }
}

/// A view of a navigation stack, before its evaluation.
private struct NavigationStep {
  var name: String
  var view: AnyView
  /// nil removes the last view of the path.
  var remove: (@MainActor () -> Void)?
}

/// Creates the levels of a navigation stack. Only the top one is placed.
private struct NavigationContainer: PrimitiveView {
  /// A view that presents itself would otherwise never end.
  private static let maximumDepth = 64

  let root: AnyView
  let path: NavigationPathBinding?
  let pushed: Binding<[PushedView]>

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard let live = context.session.live else { return [] }
    let stack = NavigationLevels(path: path, pushed: pushed)
    var top: (level: NavigationLevel, nodes: [_LayoutNode], context: _ViewContext)?
    var next: NavigationStep? = NavigationStep(name: stack.name(0), view: root)
    var position = 0
    var depth = 0
    while let step = next {
      var inner = context.addingPlace(step.name).insideContainer(nil)
      let level = NavigationLevel(stack, index: depth, previous: top?.level)
      inner.environment.navigationLevel = level
      inner.environment.screenInsets?.level = level
      if depth > 0 {
        level.remove = step.remove ?? { stack.removeLast() }
        inner.environment.dismiss = DismissAction(level.remove)
        inner.environment.isPresented = true
      }
      let make = { AnyView._makeNodes(step.view, inner) }
      let isTop = position == stack.count
      let eventCount = live.eventCount
      top = (level, isTop ? make() : live.covered(make), inner)
      depth += 1
      if let presented = level.presented, depth < Self.maximumDepth {
        live.coverEvents(from: eventCount)
        next = NavigationStep(
          name: step.name + " presents", view: presented.view, remove: presented.dismiss)
      } else if isTop {
        next = nil
      } else {
        position += 1
        next = NavigationStep(name: stack.name(position), view: stack.view(position))
      }
    }
    guard let top else { return [] }
    let bar = AnyView._makeNodes(
      AnyView(NavigationBar(level: top.level)), top.context.addingPlace("bar"))
    return [
      NavigationNode(
        top.nodes.isEmpty ? nil : joined(top.nodes, along: .vertical, top.context),
        bar: bar.first, level: top.level, context)
    ]
  }
}
