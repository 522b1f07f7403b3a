// Compatibility (modifiers): accepted | `onTapGesture`, gestures of all kinds and their
//   combinations, `sensoryFeedback`, `onHover`, `hoverEffect`, `focused…`, `keyboardShortcut`,
//   `onKeyPress`, `onSubmit`, pencil | gestures do nothing in a widget, with a notice;
//   `onTapGesture` acts in an [app](#apps), without a location

import NoticeCatalog

/// A gesture on a view. Widgets respond only to taps on links, buttons and toggles, so gestures
/// compile but have no effect, and their modifiers add a notice.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    self
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// `onTapGesture`: acts in an app's window.
public struct _TapGestureModifier {
  let action: () -> Void
}

extension _TapGestureModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard let live = context.session.live else {
      _InertGestureModifier(name: "onTapGesture").notice(context)
      return content
    }
    guard context.environment.isEnabled else { return content }
    let action = action
    return ControlNode(
      content, context, kind: "onTapGesture", action: live.addAction(context) { action() })
  }
}

/// A gesture that no surface recognizes: a notice in a widget.
public struct _InertGestureModifier {
  let name: String
  var isEnabled = true
}

extension _InertGestureModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    notice(context)
    return content
  }

  @MainActor
  func notice(_ context: _ViewContext) {
    // What is disabled has no effect on a device either, and a window has gestures.
    guard isEnabled, context.session.live == nil, context.environment.isEnabled else { return }
    context.session.notice(
      NoticeKind.gesture.notice(
        "\(name) does nothing in a widget: the extension does not run when the widget is touched."))
  }
}

/// Modifiers that have no effect in a widget.
extension View {
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapGestureModifier(action: action))
  }

  /// In an app's window, the location is the view's origin: taps are passed on without a position.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapGestureModifier(action: { action(.zero) }))
  }

  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapGestureModifier(action: { action(.zero) }))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(_InertGestureModifier(name: "onLongPressGesture"))
  }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_InertGestureModifier(name: "gesture"))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_InertGestureModifier(name: "simultaneousGesture"))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_InertGestureModifier(name: "highPriorityGesture"))
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
