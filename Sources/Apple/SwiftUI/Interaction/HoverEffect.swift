/// How a view looks under a pointer. Has no effect: the device has a touch screen.
public struct HoverEffect: Equatable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")

  public init<E: CustomHoverEffect>(_ effect: E) {
    name = "\(E.self)"
  }

  private init(name: String) {
    self.name = name
  }
}

/// An effect that is composed of others. Its body is never evaluated.
public protocol CustomHoverEffect: Sendable {
  typealias Content = EmptyHoverEffectContent
  associatedtype Body: CustomHoverEffect
  func body(content: Content) -> Body
}

extension CustomHoverEffect where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive") }
}

extension Never: CustomHoverEffect {}

/// The view to which an effect is applied.
public struct EmptyHoverEffectContent: CustomHoverEffect {
  public typealias Body = Never
}

public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  public init() {}
}

public struct AutomaticHoverEffect: CustomHoverEffect {
  public init() {}

  public func body(content: Content) -> some CustomHoverEffect { content }
}

public struct HighlightHoverEffect: CustomHoverEffect {
  public init() {}

  public func body(content: Content) -> some CustomHoverEffect { content }
}

public struct LiftHoverEffect: CustomHoverEffect {
  public init() {}

  public func body(content: Content) -> some CustomHoverEffect { content }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect {
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}
