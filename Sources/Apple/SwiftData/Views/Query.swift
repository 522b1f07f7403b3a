import SwiftUI

// Compatibility: works | `@Query`, `modelContainer`, `modelContext` | `modelContainer(for:)` with
//   the same models opens one container per process; `animation` is accepted

/// The objects that match, in a view. The view is evaluated again when objects change.
///
///     @Query(sort: \Trip.startDate) private var trips: [Trip]
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result: _QueryResult>: DynamicProperty
where Result.Model == Element {
  private let descriptor: FetchDescriptor<Element>
  /// Converts the objects to the result.
  private let convert: ([Element]) -> Result
  private var objects: [Element] = []
  /// The error of the fetch; the result is then empty.
  public private(set) var fetchError: (any Error)?
  private var context: ModelContext?

  // The compiler uses this initializer for `@Query var items: [Item]` only if it is here.
  public init() {
    descriptor = FetchDescriptor()
    convert = {
      guard let result = $0 as? Result else { fatalError("a query's result is an array") }
      return result
    }
  }

  init(descriptor: FetchDescriptor<Element>, convert: @escaping ([Element]) -> Result) {
    self.descriptor = descriptor
    self.convert = convert
  }

  public var modelContext: ModelContext { context ?? EnvironmentValues().modelContext }
  public var wrappedValue: Result { convert(objects) }

  public mutating func _install(_ context: _ViewContext) {
    let modelContext = context.environment.modelContext
    self.context = modelContext
    modelContext.observeChanges()
    do {
      objects = try modelContext.fetch(descriptor)
      fetchError = nil
    } catch {
      objects = []
      fetchError = error
      let reason =
        modelContext.container.factsByName.isEmpty
        ? "the view has no model container. Add modelContainer(for:) to a view above it, or load the "
          + "models in the timeline provider." : "\(error)"
      FileHandle.standardError.write(Data("@Query: \(reason)\n".utf8))
    }
  }
}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>) {
    self.init(descriptor: descriptor) { $0 }
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

/// What a query can return: objects, or sections with objects. The compiler infers the type of the
/// objects from it for `@Query var items: [Item]`.
public protocol _QueryResult: RandomAccessCollection {
  associatedtype Model: PersistentModel
}

extension Array: _QueryResult where Element: PersistentModel {
  public typealias Model = Element
}
