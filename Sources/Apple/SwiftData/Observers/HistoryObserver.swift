import Synchronization

// Compatibility (iOS 27): partial | `HistoryObserver` | a save of another process counts, and
//   informs nobody until the next one in this process

/// Counts the saves of a container's store that changed certain models.
///
///     .onChange(of: observer.eventCounter) { reload() }
public final class HistoryObserver: Observable, Sendable {
  private struct State {
    /// The number of the last transaction that was read.
    var last: Int64
    var count = 0
  }

  public let modelContainer: ModelContainer
  /// Empty for all.
  public let observedModels: [any PersistentModel.Type]
  /// Empty for all.
  public let authors: Set<String>
  private let state: Mutex<State>

  /// - Parameter historyTokens: By the identifier of the store, what was seen before; nil counts
  ///   from now on.
  public init(
    historyTokens: [String: any HistoryToken]? = nil,
    observedModels: [any PersistentModel.Type] = [], authors: Set<String> = [],
    modelContainer: ModelContainer, isolation: (any Actor)? = #isolation
  ) {
    self.modelContainer = modelContainer
    self.observedModels = observedModels
    self.authors = authors
    let store = modelContainer.store.identifier
    let seen = (historyTokens?[store]?.tokenValue as? [String: Int64])?[store]
    let newest = historyTokens == nil ? Self.transactions(of: modelContainer, after: 0).last : nil
    state = Mutex(State(last: seen ?? newest?.transactionIdentifier ?? 0))
  }

  /// The number of saves so far that are observed.
  public var eventCounter: Int {
    _ = modelContainer.saves.count
    return state.withLock { state in
      let new = Self.transactions(of: modelContainer, after: state.last)
      state.last = new.last?.transactionIdentifier ?? state.last
      state.count += new.count(where: isObserved)
      return state.count
    }
  }

  private func isObserved(_ transaction: DefaultHistoryTransaction) -> Bool {
    guard authors.isEmpty || transaction.author.map(authors.contains) == true else { return false }
    let names = Set(observedModels.map { ModelFacts.of($0).entityName })
    return names.isEmpty
      || transaction.changes.contains { names.contains($0.changedPersistentIdentifier.entityName) }
  }

  /// None if the store cannot be read, which the next fetch of objects reports.
  private static func transactions(
    of container: ModelContainer, after number: Int64
  ) -> [DefaultHistoryTransaction] {
    let found = try? container.store.use {
      try StoreHistory($0).transactions(of: container, after: number)
    }
    return found ?? []
  }
}
