// Compatibility (iOS 27): works | `ResultsObserver` | another process's save counts with the next
//   change in this one

/// The objects that match, kept up to date outside of views.
///
///     let observer = try ResultsObserver<Book, Never>(
///       sortBy: [SortDescriptor(\.title)], modelContext: context)
///
/// A change of the context, or a save of another context of its container, informs what has read
/// the results. The next reader fetches them again.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable,
  CustomDebugStringConvertible
{
  typealias Sections = SectionedResults<Element, SectionTitle>

  /// How objects are put in sections: the order of the sections, and their titles.
  struct Sectioning {
    var keyPath: PartialKeyPath<Element>
    var order: SortDescriptor<Element>
    var sections: ([Element]) -> Sections
  }

  /// What the results depend on.
  private struct Version: Equatable {
    var context, saves, settings: Int
  }

  public let modelContext: ModelContext
  /// The descriptor without the order of the sections.
  private var descriptor: FetchDescriptor<Element>
  private let sectioning: Sectioning?
  private let settings = ChangeCounter()
  private var version: Version?
  private var objects: [Element] = []
  private var groups: Sections?

  init(
    _ descriptor: FetchDescriptor<Element>, _ sectioning: Sectioning?, _ modelContext: ModelContext
  ) throws {
    self.descriptor = descriptor
    self.sectioning = sectioning
    self.modelContext = modelContext
    try fetch()
  }

  /// Fetches the objects if something has changed.
  private func fetch() throws {
    let current = Version(
      context: modelContext.changes.count, saves: modelContext.container.saves.count,
      settings: settings.count)
    guard current != version else { return }
    version = current
    objects = try modelContext.fetch(fetchDescriptor)
    groups = sectioning?.sections(objects)
  }

  /// After an error, the last results stay.
  private func update() {
    do {
      try fetch()
    } catch {
      FileHandle.standardError.write(Data("ResultsObserver: \(error)\n".utf8))
    }
  }

  public var fetchDescriptor: FetchDescriptor<Element> {
    var ordered = descriptor
    if let sectioning { ordered.sortBy.insert(sectioning.order, at: 0) }
    return ordered
  }

  public var filterBy: Predicate<Element>? {
    get {
      _ = settings.count
      return descriptor.predicate
    }
    set {
      descriptor.predicate = newValue
      settings.announce()
    }
  }

  public var sortBy: [SortDescriptor<Element>] {
    get {
      _ = settings.count
      return descriptor.sortBy
    }
    set {
      descriptor.sortBy = newValue
      settings.announce()
    }
  }

  public var sectionBy: PartialKeyPath<Element>? { sectioning?.keyPath }

  public var results: FetchResultsCollection<Element> {
    update()
    return FetchResultsCollection(elements: objects)
  }

  /// nil without `sectionBy`.
  public var sections: SectionedResults<Element, SectionTitle>? {
    update()
    return groups
  }

  /// The object at a section and an item in it; nil if there is none. Without sections, the section
  /// is 0.
  public func element(at indexPath: IndexPath) -> Element? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard let sections else {
      let results = results
      return section == 0 && results.indices.contains(item) ? results[item] : nil
    }
    guard sections.indices.contains(section) else { return nil }
    return sections[section].indices.contains(item) ? sections[section][item] : nil
  }

  /// The section and the item of an object; nil if the object is not among the results.
  public func indexPath(for element: Element) -> IndexPath? {
    guard let sections else {
      return results.firstIndex { $0 === element }.map { IndexPath(indexes: [0, $0]) }
    }
    for (section, objects) in sections.enumerated() {
      if let item = objects.firstIndex(where: { $0 === element }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }

  public var debugDescription: String {
    "ResultsObserver<\(Element.self)>(\(results.count) results)"
  }
}
