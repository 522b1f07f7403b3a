/// A set of task indices, stored as a bit set.
struct TaskSet: Equatable, Sendable {
  private var words: [UInt64]
  private(set) var count = 0

  /// - Parameter capacity: The number of tasks. All indices are less than it.
  init(capacity: Int) {
    words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  func contains(_ index: Int) -> Bool { words[index / 64] & (1 << (index % 64)) != 0 }

  /// Returns false if the set already contains the index.
  @discardableResult
  mutating func insert(_ index: Int) -> Bool {
    guard !contains(index) else { return false }
    words[index / 64] |= 1 << (index % 64)
    count += 1
    return true
  }
}
