import Synchronization

/// Counts changes of objects. What has read the count is informed of the next one (Observation).
final class ChangeCounter: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let changes = Atomic<Int>(0)

  /// The number of changes so far.
  var count: Int {
    registrar.access(self, keyPath: \.count)
    return changes.load(ordering: .acquiring)
  }

  func announce() {
    registrar.withMutation(of: self, keyPath: \.count) {
      _ = changes.add(1, ordering: .releasing)
    }
  }
}
