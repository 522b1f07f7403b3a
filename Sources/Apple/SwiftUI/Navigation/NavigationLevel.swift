/// A view that a link has pushed onto a navigation stack.
struct PushedView {
  enum Target {
    case value(AnyHashable)
    /// The newest evaluation of the link may have another view.
    case view(AnyView, link: UInt64)
  }

  let target: Target
  /// Distinguishes it from earlier views at the same level, so that it starts with new state.
  let serial: Int
}

/// The values and views on a navigation stack during one evaluation.
@MainActor
final class NavigationLevels {
  private let path: NavigationPathBinding?
  private let pushed: Binding<[PushedView]>
  /// From `navigationDestination(for:destination:)`; nil for values of another type.
  var destinations: [(AnyHashable) -> AnyView?] = []
  /// The destinations of the links of this evaluation.
  private var linked: [UInt64: AnyView] = [:]

  init(path: NavigationPathBinding?, pushed: Binding<[PushedView]>) {
    self.path = path
    self.pushed = pushed
  }

  /// The number of views on top of the root.
  var count: Int { values.count + pushed.wrappedValue.count }

  private var values: [AnyHashable] { path?.values() ?? [] }

  /// The name of a level, which identifies its views' state.
  func name(_ index: Int) -> String {
    guard index > 0 else { return "root" }
    if index <= values.count { return "\(index): \(values[index - 1])" }
    return "\(index) pushed \(pushed.wrappedValue[index - 1 - values.count].serial)"
  }

  /// The view of a level above the root. Its links must be known.
  func view(_ index: Int) -> AnyView {
    if index <= values.count { return destination(of: values[index - 1]) }
    switch pushed.wrappedValue[index - 1 - values.count].target {
    case .value(let value): return destination(of: value)
    case .view(let view, let link): return linked[link] ?? view
    }
  }

  private func destination(of value: AnyHashable) -> AnyView {
    for make in destinations.reversed() {
      if let view = make(value) { return view }
    }
    return AnyView(MissingDestination(type: "\(type(of: value.base))"))
  }

  func link(_ number: UInt64, to view: AnyView) { linked[number] = view }

  func push(_ target: PushedView.Target) {
    if case .value(let value) = target, pushed.wrappedValue.isEmpty, path?.append(value) == true {
      return
    }
    let serial = (pushed.wrappedValue.last?.serial ?? 0) + 1
    pushed.wrappedValue.append(PushedView(target: target, serial: serial))
  }

  func removeLast() {
    if !pushed.wrappedValue.isEmpty {
      pushed.wrappedValue.removeLast()
    } else if !values.isEmpty {
      path?.removeLast()
    }
  }
}

/// One view of a navigation stack and its bar, during one evaluation.
@MainActor
final class NavigationLevel {
  let stack: NavigationLevels
  let index: Int
  let previousTitle: Text?
  var title: Text?
  var isInline = false
  var hidesBar = false
  var hidesBackButton = false
  var toolbar: [AnyView] = []
  /// From `navigationDestination(isPresented:)`: the view above this one.
  var presented: (view: AnyView, dismiss: @MainActor () -> Void)?
  /// Removes this view from the stack.
  var remove: @MainActor () -> Void = {}

  init(_ stack: NavigationLevels, index: Int, previous: NavigationLevel?) {
    self.stack = stack
    self.index = index
    previousTitle = previous?.title
    isInline = previous?.isInline ?? false
  }

  var isLarge: Bool { title != nil && !isInline }

  /// In points: 44 for the bar, and 52 for a large title. Measured on iOS 17.
  var barHeight: CGFloat { hidesBar ? 0 : isLarge ? 96 : 44 }
}

/// What a navigation stack shows for a value without a destination.
private struct MissingDestination: PrimitiveView {
  let type: String

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.session.notice(
      "The navigation stack has no destination for \(type). Add "
        + ".navigationDestination(for: \(type).self) { … } inside the stack.")
    return [UnavailableNode(name: "navigationDestination", context)]
  }
}
