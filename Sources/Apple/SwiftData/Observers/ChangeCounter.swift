import Observation
import Synchronization

/// Counts changes. Views and observers that have read the count depend on it.
final class ChangeCounter: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state = Mutex(0)

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return state.withLock { $0 }
  }

  func announce() {
    registrar.withMutation(of: self, keyPath: \.count) { state.withLock { $0 += 1 } }
  }
}
