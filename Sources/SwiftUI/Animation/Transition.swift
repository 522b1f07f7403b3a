/// Where a view is in its coming and going; an archive shows it when it has come.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view comes and goes. Kept as a value and not played.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }

  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// One of SwiftUI's transitions.
public struct _NamedTransition: Sendable {
  let name: String
}

extension _NamedTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public typealias IdentityTransition = _NamedTransition
public typealias OpacityTransition = _NamedTransition
public typealias SlideTransition = _NamedTransition
public typealias ScaleTransition = _NamedTransition
public typealias OffsetTransition = _NamedTransition
public typealias MoveTransition = _NamedTransition
public typealias PushTransition = _NamedTransition

extension Transition where Self == _NamedTransition {
  nonisolated public static var identity: _NamedTransition { _NamedTransition(name: "identity") }
  nonisolated public static var opacity: _NamedTransition { _NamedTransition(name: "opacity") }
  nonisolated public static var slide: _NamedTransition { _NamedTransition(name: "slide") }
  nonisolated public static var scale: _NamedTransition { _NamedTransition(name: "scale") }
  nonisolated public static var blurReplace: _NamedTransition {
    _NamedTransition(name: "blurReplace")
  }
  nonisolated public static var symbolEffect: _NamedTransition {
    _NamedTransition(name: "symbolEffect")
  }

  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> _NamedTransition {
    _NamedTransition(name: "scale")
  }

  nonisolated public static func move(edge: Edge) -> _NamedTransition {
    _NamedTransition(name: "move")
  }

  nonisolated public static func push(from edge: Edge) -> _NamedTransition {
    _NamedTransition(name: "push")
  }

  nonisolated public static func offset(_ offset: CGSize) -> _NamedTransition {
    _NamedTransition(name: "offset")
  }

  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> _NamedTransition {
    _NamedTransition(name: "offset")
  }
}

/// A transition whose type is hidden.
public struct AnyTransition: Sendable {
  let name: String

  public init<T: Transition>(_ transition: T) {
    name = "\(T.self)"
  }

  init(name: String) {
    self.name = name
  }

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Accepted and not played: an archive shows a view when it has come.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}
