import SwiftUI

// Compatibility (SwiftUI.state): works | `managedObjectContext` | with `import CoreData`

/// The objects that a fetch finds, in a view. The view is evaluated again when objects change.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.date)]) var items: FetchedResults<Item>
@propertyWrapper
@MainActor @preconcurrency
public struct FetchRequest<Result>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let sort: ([Result]) -> [Result]
  private var results: [Result] = []

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    sort = { $0 }
  }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(results: results) }

  public mutating func _install(_ context: _ViewContext) {
    let objects = context.environment.managedObjectContext
    objects.changes.observe()
    do {
      results = sort(try objects.fetch(request))
    } catch {
      results = []
      FileHandle.standardError.write(Data("@FetchRequest: \(error)\n".utf8))
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest<Result>()
    request.predicate = predicate
    sort = { $0.sorted(using: sortDescriptors) }
  }
}

/// The objects of a `FetchRequest`.
public struct FetchedResults<Result>: RandomAccessCollection {
  let results: [Result]

  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Result { results[position] }
}

extension EnvironmentValues {
  /// The context of the views; by default, one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueueConcurrencyType)
}
