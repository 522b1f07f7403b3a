// Compatibility (iOS 27): partial | `ResultsObserver` | updated after changes in its own context
//   and after each save in the process; changes by other processes appear with the next fetch

/// Keeps the result of a fetch up to date outside of views.
///
/// The objects are fetched again when they are read after a change.
///
///     let observer = try ResultsObserver<Book, String>(sectionBy: \.genre, modelContext: context)
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
  /// The changes that a result has seen.
  private struct Stamp: Equatable {
    var context: Int
    var saves: Int
  }

  public let modelContext: ModelContext
  public let sectionBy: PartialKeyPath<Element>?
  private let makeSections: (([Element]) -> SectionedResults<Element, SectionTitle>)?
  private let registrar = ObservationRegistrar()
  private var descriptor: FetchDescriptor<Element>
  private var objects: [Element] = []
  private var stamp: Stamp?

  fileprivate init(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext,
    sectionBy: PartialKeyPath<Element>? = nil,
    sections: (([Element]) -> SectionedResults<Element, SectionTitle>)? = nil
  ) throws {
    modelContext = context
    self.sectionBy = sectionBy
    makeSections = sections
    self.descriptor = descriptor
    try fetch(at: now)
  }

  public var fetchDescriptor: FetchDescriptor<Element> {
    registrar.access(self, keyPath: \.fetchDescriptor)
    return descriptor
  }

  public var filterBy: Predicate<Element>? {
    get { fetchDescriptor.predicate }
    set { change { $0.predicate = newValue } }
  }

  public var sortBy: [SortDescriptor<Element>] {
    get { fetchDescriptor.sortBy }
    set { change { $0.sortBy = newValue } }
  }

  public var results: FetchResultsCollection<Element> { FetchResultsCollection(elements: current) }

  /// In the order of their first objects; nil without `sectionBy`.
  public var sections: SectionedResults<Element, SectionTitle>? { makeSections?(current) }

  /// - Parameter indexPath: The section, 0 without sections, and the place in it.
  public func element(at indexPath: IndexPath) -> Element? {
    guard indexPath.count == 2 else { return nil }
    if let sections {
      guard sections.indices.contains(indexPath[0]) else { return nil }
      let section = sections[indexPath[0]]
      return section.indices.contains(indexPath[1]) ? section[indexPath[1]] : nil
    }
    let objects = current
    return indexPath[0] == 0 && objects.indices.contains(indexPath[1])
      ? objects[indexPath[1]] : nil
  }

  public func indexPath(for element: Element) -> IndexPath? {
    guard let sections else {
      return current.firstIndex { $0 === element }.map { IndexPath(indexes: [0, $0]) }
    }
    for (place, section) in sections.enumerated() {
      if let index = section.firstIndex(where: { $0 === element }) {
        return IndexPath(indexes: [place, index])
      }
    }
    return nil
  }

  private func change(_ body: (inout FetchDescriptor<Element>) -> Void) {
    registrar.withMutation(of: self, keyPath: \.fetchDescriptor) {
      body(&descriptor)
      stamp = nil
    }
  }

  private var now: Stamp {
    Stamp(context: modelContext.changes.count, saves: modelContext.container.saves.count)
  }

  private var current: [Element] {
    _ = fetchDescriptor
    let now = now
    guard stamp != now else { return objects }
    do {
      try fetch(at: now)
    } catch {
      // The last objects stay, as in a list on the screen.
      stamp = now
      FileHandle.standardError.write(Data("ResultsObserver: \(error)\n".utf8))
    }
    return objects
  }

  private func fetch(at now: Stamp) throws {
    objects = try modelContext.fetch(sorted)
    stamp = now
  }

  /// The objects of a section follow each other.
  private var sorted: FetchDescriptor<Element> {
    var result = descriptor
    if let first = sectionBy.flatMap({ sectionOrder($0) }) { result.sortBy.insert(first, at: 0) }
    return result
  }
}

/// The order of sections by their titles; nil if the path is not one of texts.
private func sectionOrder<Element: PersistentModel>(
  _ path: PartialKeyPath<Element>
) -> SortDescriptor<Element>? {
  // The key paths of stored properties capture nothing.
  if let path = path as? KeyPath<Element, String> {
    return SortDescriptor(unsafeBitCast(path, to: (KeyPath<Element, String> & Sendable).self))
  }
  return (path as? KeyPath<Element, String?>).map {
    SortDescriptor(unsafeBitCast($0, to: (KeyPath<Element, String?> & Sendable).self))
  }
}

extension ResultsObserver: CustomDebugStringConvertible {
  public var debugDescription: String { "ResultsObserver<\(Element.self)>(\(results.count))" }
}

extension ResultsObserver where SectionTitle == Never {
  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, modelContext)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, ModelContext(modelContainer))
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer))
  }
}

/// Observers with sections. An object without a title is in the section "".
extension ResultsObserver where SectionTitle == String {
  private convenience init(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext,
    by path: KeyPath<Element, String>
  ) throws {
    try self.init(descriptor, context, sectionBy: path) {
      SectionedResults($0) { $0[keyPath: path] }
    }
  }

  private convenience init(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext,
    by path: KeyPath<Element, String?>
  ) throws {
    try self.init(descriptor, context, sectionBy: path) {
      SectionedResults($0) { $0[keyPath: path] ?? "" }
    }
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: KeyPath<Element, String>, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      fetchDescriptor, modelContext,
      by: sectionBy)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: KeyPath<Element, String?>, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      fetchDescriptor, modelContext,
      by: sectionBy)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: KeyPath<Element, String>, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      fetchDescriptor, ModelContext(modelContainer),
      by: sectionBy)
  }

  @_disfavoredOverload
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: KeyPath<Element, String?>, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      fetchDescriptor, ModelContext(modelContainer),
      by: sectionBy)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String>, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext,
      by: sectionBy)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String?>, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext,
      by: sectionBy)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String>, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer),
      by: sectionBy)
  }

  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: KeyPath<Element, String?>, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(
      FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer),
      by: sectionBy)
  }
}
