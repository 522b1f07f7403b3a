import ViewArchive

// Compatibility (modifiers): accepted | `matchedGeometryEffect`
// Compatibility (state): works | `contentTransition`

/// How a view's old content changes into its new content. The archive stores the transition; a
/// surface plays it.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    case symbolEffect(name: String)
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(name: effect.configuration.name))
  }

  var archived: ContentMotion {
    switch kind {
    case .identity: .identity
    case .opacity: .opacity
    case .interpolate: .interpolate
    case .symbolEffect: .symbolEffect
    case .numericText(let countsDown): .numericText(countsDown: countsDown)
    case .numericValue(let value): value.isFinite ? .numericValue(value) : .interpolate
    }
  }

  var symbolEffectName: String? {
    if case .symbolEffect(let name) = kind { name } else { nil }
  }
}

private enum ExplicitContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition? { nil }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The transition that the author has set; nil leaves the choice to the system.
  var explicitContentTransition: ContentTransition? {
    get { self[ExplicitContentTransitionKey.self] }
    set { self[ExplicitContentTransitionKey.self] = newValue }
  }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set {
      self[ContentTransitionKey.self] = newValue
      explicitContentTransition = newValue
    }
  }
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}

/// The properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
