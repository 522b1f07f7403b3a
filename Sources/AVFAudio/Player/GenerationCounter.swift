import Synchronization

/// Numbers the stretches of a sound between two seeks, so that the end of one, which another thread
/// has told, is no news in the next.
final class SoundTurns: Sendable {
  typealias Turn = Int

  private let counter = Atomic<Int>(0)

  var current: Turn { counter.load(ordering: .sequentiallyConsistent) }

  func begin() { counter.add(1, ordering: .sequentiallyConsistent) }
}
