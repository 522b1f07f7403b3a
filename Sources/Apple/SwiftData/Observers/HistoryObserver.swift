import Synchronization

// Compatibility (iOS 27): partial | `HistoryObserver` | observers are notified of saves in the
//   process; saves of other processes are counted when `eventCounter` is read

/// Counts the transactions of a store that concern some models and authors.
///
///     .onChange(of: observer.eventCounter) { reload() }
public final class HistoryObserver: Observable, Sendable {
  private struct State {
    /// The number of the last transaction that was seen.
    var last: Int64
    var count = 0
  }

  public let modelContainer: ModelContainer
  /// Empty for all.
  public let observedModels: [any PersistentModel.Type]
  /// Empty for all.
  public let authors: Set<String>
  private let entities: Set<String>
  private let state: Mutex<State>

  /// Throws `SwiftDataError`.
  ///
  /// - Parameter historyTokens: The last known transactions, by the identifiers of their stores;
  ///   nil counts from now on.
  public init(
    historyTokens: [String: any HistoryToken]? = nil,
    observedModels: [any PersistentModel.Type] = [], authors: Set<String> = [],
    modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    self.modelContainer = modelContainer
    self.observedModels = observedModels
    self.authors = authors
    entities = Set(observedModels.map { ModelFacts.of($0).entityName })
    let store = modelContainer.store.identifier
    let known = (historyTokens?[store] as? DefaultHistoryToken)?.tokenValue?[store]
    let last = try known ?? ModelContext(modelContainer).read { try StoreHistory($0).last }
    state = Mutex(State(last: last))
  }

  public var eventCounter: Int {
    _ = modelContainer.saves.count
    let context = ModelContext(modelContainer)
    return state.withLock { state in
      // A store that cannot be read now has no new transactions; the next reading finds them.
      let found = try? context.read {
        try StoreHistory($0).transactions(of: modelContainer, after: state.last)
      }
      state.last = found?.last?.transactionIdentifier ?? state.last
      state.count += found?.count(where: concerns) ?? 0
      return state.count
    }
  }

  private func concerns(_ transaction: DefaultHistoryTransaction) -> Bool {
    guard authors.isEmpty || transaction.author.map(authors.contains) == true else { return false }
    return entities.isEmpty
      || transaction.changes.contains {
        entities.contains($0.changedPersistentIdentifier.entityName)
      }
  }
}
