import Synchronization
import Testing

@testable import SwiftData

struct ObserverTests {
  private func context(with titles: [(String, Int)] = []) throws -> ModelContext {
    let context = try ModelContext.inMemory()
    for (title, stars) in titles { context.insert(Note(title, stars: stars)) }
    try context.save()
    return context
  }

  /// Whether reading `value` again is announced while `change` runs.
  private func isAnnounced(
    reading value: () -> some Any, when change: () throws -> Void
  ) rethrows -> Bool {
    let announced = Mutex(false)
    withoutActuallyEscaping(value) { value in
      withObservationTracking {
        _ = value()
      } onChange: {
        announced.withLock { $0 = true }
      }
    }
    try change()
    return announced.withLock { $0 }
  }

  @Test func resultsFollowTheirContext() throws {
    let context = try context(with: [("Milk", 1), ("Ale", 3)])
    let observer = try ResultsObserver<Note, Never>(
      sortBy: [SortDescriptor(\.title)], modelContext: context)
    #expect(observer.results.map(\.title) == ["Ale", "Milk"])
    #expect(observer.sections == nil)
    #expect(
      isAnnounced(reading: { observer.results }, when: { context.insert(Note("Bread", stars: 2)) }))
    #expect(observer.results.map(\.title) == ["Ale", "Bread", "Milk"])
    observer.filterBy = #Predicate { $0.stars > 1 }
    observer.sortBy = [SortDescriptor(\.stars)]
    #expect(observer.results.map(\.title) == ["Bread", "Ale"])
    #expect(isAnnounced(reading: { observer.results }, when: { observer.filterBy = nil }))
    #expect(observer.results.count == 3)
    #expect(
      isAnnounced(reading: { observer.results }, when: { context.delete(observer.results[0]) }))
    #expect(observer.results.map(\.title) == ["Bread", "Ale"])
  }

  @Test func resultsFollowOtherContexts() throws {
    let other = try context(with: [("Milk", 1)])
    let observer = try ResultsObserver<Note, Never>(modelContainer: other.container)
    #expect(observer.results.count == 1)
    let isAnnounced = try isAnnounced(
      reading: { observer.results },
      when: {
        other.insert(Note("Ale"))
        #expect(observer.results.count == 1)
        try other.save()
      })
    #expect(isAnnounced)
    #expect(Set(observer.results.map(\.title)) == ["Milk", "Ale"])
  }

  @Test func resultsAreInSections() throws {
    let context = try context(with: [("b", 1), ("a", 3), ("b", 2), ("a", 4)])
    let observer = try ResultsObserver<Note, String>(
      sortBy: [SortDescriptor(\.stars, order: .reverse)], sectionBy: \.title, modelContext: context)
    let sections = try #require(observer.sections)
    #expect(sections.sectionTitles == ["a", "b"])
    #expect(sections.map { $0.map(\.stars) } == [[4, 3], [2, 1]])
    let note = try #require(observer.element(at: IndexPath(indexes: [1, 0])))
    #expect(note.stars == 2)
    #expect(observer.indexPath(for: note) == IndexPath(indexes: [1, 0]))
    for indexes in [[], [0], [2, 0], [0, 2], [-1, 0], [0, 0, 0]] {
      #expect(observer.element(at: IndexPath(indexes: indexes)) == nil, "\(indexes)")
    }
    #expect(observer.indexPath(for: Note("c")) == nil)
  }

  @Test func modelsOfOtherContainersAreRefused() throws {
    let container = try context().container
    #expect(throws: SwiftDataError.self) {
      try ResultsObserver<ProbeModel, Never>(modelContainer: container)
    }
  }

  @Test func historyCountsTransactions() throws {
    let context = try context(with: [("Milk", 1)])
    let container = context.container
    let all = try HistoryObserver(modelContainer: container)
    let notes = try HistoryObserver(
      observedModels: [Note.self], authors: ["widget"], modelContainer: container)
    #expect(all.eventCounter == 0)
    let isAnnounced = try isAnnounced(
      reading: { all.eventCounter },
      when: {
        context.author = "widget"
        context.insert(Note("Ale"))
        try context.save()
      })
    #expect(isAnnounced)
    #expect(all.eventCounter == 1)
    #expect(all.eventCounter == 1)
    context.insert(Tag("red"))
    try context.save()
    context.author = "app"
    context.insert(Note("Bread"))
    try context.save()
    #expect(all.eventCounter == 3)
    #expect(notes.eventCounter == 1)
    let first = try #require(
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).first)
    let later = try HistoryObserver(
      historyTokens: [first.storeIdentifier: first.token], modelContainer: container)
    #expect(later.eventCounter == 3)
  }
}

/// A model that no container of these tests has.
private final class ProbeModel: PersistentModel {
  var _$storage = _ModelStorage(ProbeModel.self)
  init() {}
  init(backingData: any BackingData<ProbeModel>) {
    _$storage = _$storage._filled(from: backingData)
  }
  static var schemaMetadata: [Schema.PropertyMetadata] { [] }
}
