import Foundation
import Synchronization
import Testing

@testable import SwiftData

/// Results and history that are observed outside of views.
@Suite struct ObserverTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    context = try .inMemory()
    container = context.container
  }

  @discardableResult
  private func add(_ title: String, to context: ModelContext) -> Note {
    let note = Note(title)
    context.insert(note)
    return note
  }

  /// Whether the work informs what `read` has read.
  private func isInformed(
    reading read: @autoclosure () -> Any?, _ work: () throws -> Void
  ) rethrows -> Bool {
    let informed = Mutex(false)
    _ = withObservationTracking(read, onChange: { informed.withLock { $0 = true } })
    try work()
    return informed.withLock { $0 }
  }

  @Test func resultsFollowTheContext() throws {
    let observer = try ResultsObserver<Note, Never>(
      sortBy: [SortDescriptor(\.title)], modelContext: context)
    #expect(observer.results.isEmpty && observer.sections == nil)
    #expect(isInformed(reading: observer.results) { add("Birch", to: context) })
    let ash = add("Ash", to: context)
    #expect(observer.results.map(\.title) == ["Ash", "Birch"])
    #expect(isInformed(reading: observer.results) { ash.title = "Elm" })
    #expect(observer.results.map(\.title) == ["Birch", "Elm"])
    #expect(observer.indexPath(for: ash) == IndexPath(indexes: [0, 1]))
    #expect(observer.element(at: [0, 1]) === ash)
    for path in [IndexPath(), [0], [1, 0], [0, 2], [0, -1]] {
      #expect(observer.element(at: path) == nil)
    }
    context.delete(ash)
    #expect(observer.results.map(\.title) == ["Birch"])
    #expect(observer.indexPath(for: ash) == nil)
  }

  @Test func saveOfAnotherContextIsSeen() throws {
    let observer = try ResultsObserver<Note, Never>(modelContainer: container)
    add("Ash", to: context)
    #expect(observer.results.isEmpty)
    #expect(try isInformed(reading: observer.results) { try context.save() })
    #expect(observer.results.map(\.title) == ["Ash"])
  }

  @Test func settingsFetchAgain() throws {
    for title in ["Ash", "Birch", "Elm"] { add(title, to: context) }
    let observer = try ResultsObserver<Note, Never>(modelContext: context)
    let isInformed = isInformed(reading: observer.results) {
      observer.filterBy = #Predicate { $0.title != "Birch" }
    }
    #expect(isInformed)
    observer.sortBy = [SortDescriptor(\.title, order: .reverse)]
    #expect(observer.results.map(\.title) == ["Elm", "Ash"])
    #expect(observer.fetchDescriptor.sortBy.count == 1)
  }

  @Test func sectionsAreTogether() throws {
    for title in ["Ash", "Birch", "Ash"] { add(title, to: context) }
    let observer = try ResultsObserver<Note, String>(sectionBy: \.title, modelContext: context)
    #expect(observer.sections?.sectionTitles == ["Ash", "Birch"])
    #expect(observer.results.map(\.title) == ["Ash", "Ash", "Birch"])
    let birch = try #require(observer.element(at: [1, 0]))
    #expect(birch.title == "Birch")
    #expect(observer.indexPath(for: birch) == [1, 0])
    birch.title = "Aspen"
    #expect(observer.sections?.sectionTitles == ["Ash", "Aspen"])
    #expect(observer.sectionBy == \Note.title)
  }

  @Test func historyCountsWhatIsObserved() throws {
    add("Ash", to: context)
    try context.save()
    let all = HistoryObserver(modelContainer: container)
    let folders = HistoryObserver(observedModels: [Folder.self], modelContainer: container)
    let ida = HistoryObserver(authors: ["Ida"], modelContainer: container)
    #expect(all.eventCounter == 0)
    context.author = "Ida"
    add("Birch", to: context)
    #expect(all.eventCounter == 0)
    #expect(try isInformed(reading: all.eventCounter) { try context.save() })
    context.author = nil
    context.insert(Folder("Trees"))
    try context.save()
    #expect([all, folders, ida].map(\.eventCounter) == [2, 1, 1])

    let seen = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())[0].token
    let store = container.store.identifier
    let since = HistoryObserver(historyTokens: [store: seen], modelContainer: container)
    let first = HistoryObserver(historyTokens: [:], modelContainer: container)
    #expect([since, first].map(\.eventCounter) == [2, 3])
  }
}
