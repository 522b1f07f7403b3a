import Synchronization

/// Counts the generations of a sound. Each open, seek, pause and close starts a new one, so that
/// events of another thread can be recognized as obsolete.
final class GenerationCounter: Sendable {
  typealias Generation = Int

  private let counter = Atomic<Int>(0)

  var current: Generation { counter.load(ordering: .sequentiallyConsistent) }

  func advance() { counter.add(1, ordering: .sequentiallyConsistent) }
}
