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
  /// The resolvers of a list, with their types.
  public struct Specification<Output: _IntentValue, each R: Resolver>: ResolverSpecification {
    let resolvers: (repeat each R)

    public func makeIterator() -> Array<any Resolver>.Iterator {
      var list: [any Resolver] = []
      for resolver in repeat each resolvers { list.append(resolver) }
      return list.makeIterator()
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.map { AnyHashable($0) } == right.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
      for resolver in self { hasher.combine(AnyHashable(resolver)) }
    }
  }

  public static func buildExpression<ResolverType: Resolver>(
    _ expression: ResolverType
  ) -> ResolverType where ResolverType.Output == Property { expression }

  public static func buildPartialBlock<R: Resolver>(first: R) -> Specification<Property, R> {
    Specification(resolvers: first)
  }

  public static func buildPartialBlock<each Accumulated: Resolver, R: Resolver>(
    accumulated: Specification<Property, repeat each Accumulated>, next: R
  ) -> Specification<Property, repeat each Accumulated, R> {
    Specification(resolvers: (repeat each accumulated.resolvers, next))
  }

  public static func buildBlock(_ resolvers: any Resolver...) -> _ListedResolvers<Property> {
    _ListedResolvers(list: resolvers)
  }

  /// Not Apple's: an empty list, for which `buildBlock` is called.
  public static func buildFinalResult(
    _ component: _ListedResolvers<Property>
  ) -> _ListedResolvers<Property> { component }

  /// Not Apple's: the list without the types, which parameters take.
  public static func buildFinalResult<each R: Resolver>(
    _ component: Specification<Property, repeat each R>
  ) -> _ListedResolvers<Property> { _ListedResolvers(list: Array(component)) }
}
