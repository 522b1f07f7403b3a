import NoticeCatalog

/// What a view's life cycle modifier waits for, and its action.
///
/// The engine calls the actions on the main actor only.
enum LifeCycleEvent {
  case appear(() -> Void)
  case disappear(() -> Void)
  case task(priority: TaskPriority, TrackedValue?, @isolated(any) @Sendable () async -> Void)
  /// The action receives the value before the change.
  case change(TrackedValue, initial: Bool, (_ old: Any) -> Void)
  case publisher((_ didReceive: @escaping () -> Void) -> AnyCancellable)
  case openURL((URL) -> Void)
  case userActivity(type: String, (NSUserActivity) -> Void)

  static func change<V: Equatable>(
    of value: V, initial: Bool, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> LifeCycleEvent {
    .change(TrackedValue(value), initial: initial) { old in
      if let old = old as? V { action(old, value) }
    }
  }
}

extension LifeCycleEvent {
  /// Whether it acts while another view of the navigation stack covers its view.
  var outlivesCover: Bool {
    switch self {
    case .appear, .disappear, .task: false
    case .change, .publisher, .openURL, .userActivity: true
    }
  }
}

/// A value of any type that can be compared with an earlier one.
struct TrackedValue {
  let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }

  func differs(from other: TrackedValue) -> Bool { !isEqual(other.value) }
}

/// `onAppear`, `onDisappear`, `task`, `onChange`, `onReceive`, `onOpenURL` and
/// `onContinueUserActivity`.
///
/// In a widget only the actions that run when a view appears have an effect: they run once, after
/// the tree is archived. If they change state that a view owns, the tree is evaluated a second
/// time, because iOS archives a widget after it has appeared. In an app's window all of them run
/// (`LiveViews`).
public struct _LifeCycleModifier {
  let event: LifeCycleEvent?

  nonisolated init(_ event: LifeCycleEvent?) {
    self.event = event
  }
}

extension _LifeCycleModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    // The events of an app's views are identified by their places: those inside must not move when
    // a view above them appears.
    let isLive = context.session.live != nil
    let erasedViewCount = context.session.erasedViewCount
    let nodes = content(isLive ? context.addingPlace("life cycle") : context)
    // An empty view does not appear; an `AnyView` does, also if the view in it is empty.
    let hasAppeared = !nodes.isEmpty || context.session.erasedViewCount > erasedViewCount
    guard let event = modifier.event, hasAppeared else { return nodes }
    if let live = context.session.live {
      live.add(event, context)
    } else if let action = event.widgetAction {
      context.session.appearActions.append(action)
    } else if let name = event.inertName {
      context.session.notice(
        NoticeKind.viewTask.notice(
          "\(name) does not run in a widget: its views are archived when the timeline is requested."
        ))
    }
    return nodes
  }
}

extension LifeCycleEvent {
  /// The name of a modifier with which authors load data or update a view, and which does not run
  /// in a widget; nil for the others, whose events do not happen there.
  fileprivate var inertName: String? {
    switch self {
    case .task: "task(_:)"
    case .publisher: "onReceive(_:perform:)"
    default: nil
    }
  }

  /// The action that runs when a widget is archived; nil if none does.
  @MainActor fileprivate var widgetAction: (() -> Void)? {
    switch self {
    case .appear(let action): action
    case .change(let value, initial: true, let action): { action(value.value) }
    default: nil
    }
  }
}
