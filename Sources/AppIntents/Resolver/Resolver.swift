/// Converts a value to one of another type. Widgets do not resolve values: the types exist so that
/// shared code builds.
public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue, Sendable
  func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output?
}

extension Resolver {
  public typealias Context = IntentParameterContext
}

public protocol ResolverSpecification: Hashable, Sendable, Sequence
where Element == any Resolver {
  associatedtype Output: _IntentValue
}

public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  public typealias Output = Value

  public init() {}

  public func makeIterator() -> IndexingIterator<[any Resolver]> {
    [any Resolver]().makeIterator()
  }
}

/// The resolvers that an author has listed.
public struct _ListedResolvers<Value: _IntentValue>: ResolverSpecification {
  public typealias Output = Value

  var list: [any Resolver] = []

  init(list: [any Resolver]) {
    self.list = list
  }

  public init() {}

  public func makeIterator() -> IndexingIterator<[any Resolver]> { list.makeIterator() }

  public static func == (left: Self, right: Self) -> Bool {
    left.list.map { AnyHashable($0) } == right.list.map { AnyHashable($0) }
  }

  public func hash(into hasher: inout Hasher) {
    for resolver in list { hasher.combine(AnyHashable(resolver)) }
  }
}

@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  public static func buildBlock(_ resolvers: any Resolver...) -> _ListedResolvers<Property> {
    _ListedResolvers(list: resolvers)
  }
}

/// The parameter that a resolver converts a value for.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue,
  @unchecked Sendable
{
  // Unchecked: the title is the only stored part.
  public let title: LocalizedStringResource
  public var isOptional: Bool { Value._format.isOptional }
}
