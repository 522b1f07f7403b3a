/// Indices of tasks: one bit each.
struct TaskSet: Equatable, Sendable {
  private var words: [UInt64]
  private(set) var count = 0

  /// - Parameter capacity: Indices are below it.
  init(capacity: Int) {
    words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  func contains(_ index: Int) -> Bool { words[index / 64] & (1 << (index % 64)) != 0 }

  /// Returns false if it has the index already.
  @discardableResult
  mutating func insert(_ index: Int) -> Bool {
    guard !contains(index) else { return false }
    words[index / 64] |= 1 << (index % 64)
    count += 1
    return true
  }
}
