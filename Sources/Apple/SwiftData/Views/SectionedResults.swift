import SwiftUI

// Compatibility (iOS 27): works | `Query(sectionBy:)`, `SectionedResults`, `ResultsSection`

/// The objects of a query in sections, in the order in which their titles first appear.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>:
  _QueryResult, Equatable
{
  public typealias Model = Element

  private let sections: [ResultsSection<Element, SectionTitle>]
  private let indices: [SectionTitle: Int]

  init(_ objects: [Element], by title: (Element) -> SectionTitle) {
    var titles: [SectionTitle] = []
    var groups: [SectionTitle: [Element]] = [:]
    for object in objects {
      let title = title(object)
      if groups[title] == nil { titles.append(title) }
      groups[title, default: []].append(object)
    }
    sections = titles.map { ResultsSection(title: $0, objects: groups[$0] ?? []) }
    indices = Dictionary(uniqueKeysWithValues: titles.enumerated().map { ($1, $0) })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> ResultsSection<Element, SectionTitle> { sections[index] }

  public var sectionTitles: [SectionTitle] { sections.map(\.title) }
  public func contains(sectionTitle: SectionTitle) -> Bool { indices[sectionTitle] != nil }
  public func index(ofSectionTitled title: SectionTitle) -> Int? { indices[title] }

  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
    indices[title].map { sections[$0] }
  }

  public static func == (left: Self, right: Self) -> Bool { left.sections == right.sections }
}

/// The objects of a query that have the same title.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>:
  RandomAccessCollection, Identifiable, Equatable
{
  public let title: SectionTitle
  private let objects: [Element]

  init(title: SectionTitle, objects: [Element]) {
    self.title = title
    self.objects = objects
  }

  public var id: SectionTitle { title }
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(index: Int) -> Element { objects[index] }

  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.objects.elementsEqual(right.objects) { $0 === $1 }
  }
}

/// Queries with sections. An object without a title is in the section "".
extension Query where Result == SectionedResults<Element, String> {
  private init(
    _ descriptor: FetchDescriptor<Element>, by title: @escaping (Element) -> String
  ) {
    self.init(descriptor: descriptor) { SectionedResults($0, by: title) }
  }

  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy: KeyPath<Element, String>
  ) {
    self.init(descriptor, by: { $0[keyPath: sectionBy] })
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation, sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), by: { $0[keyPath: sectionBy] })
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String>
  ) {
    self.init(descriptor, by: { $0[keyPath: sectionBy] })
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), by: { $0[keyPath: sectionBy] })
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy: KeyPath<Element, String?>
  ) {
    self.init(descriptor, by: { $0[keyPath: sectionBy] ?? "" })
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation, sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), by: { $0[keyPath: sectionBy] ?? "" })
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String?>
  ) {
    self.init(descriptor, by: { $0[keyPath: sectionBy] ?? "" })
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), by: { $0[keyPath: sectionBy] ?? "" })
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil,
    sectionBy: KeyPath<Element, String?>
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], sectionBy: sectionBy)
  }
}
