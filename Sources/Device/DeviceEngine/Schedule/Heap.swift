/// A binary min-heap.
///
/// ```swift
/// var heap = Heap<Int>()
/// for number in [3, 1, 2] { heap.insert(number) }
/// heap.popMin()  // 1
/// ```
/// The order of equal elements is unspecified; add a tie breaker if it matters. Complexity: `min`
/// is O(1), `insert` and `popMin` are O(log n).
struct Heap<Element: Comparable> {
  private var storage: [Element] = []

  var count: Int { storage.count }
  var isEmpty: Bool { storage.isEmpty }
  var min: Element? { storage.first }

  mutating func insert(_ element: Element) {
    storage.append(element)
    var hole = storage.count - 1
    // Moves the hole up, so that the element is written once.
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard element < storage[parent] else { break }
      storage[hole] = storage[parent]
      hole = parent
    }
    storage[hole] = element
  }

  @discardableResult
  mutating func popMin() -> Element? {
    guard let last = storage.popLast() else { return nil }
    guard let smallest = storage.first else { return last }
    replaceMin(with: last)
    return smallest
  }

  /// Does `popMin` and `insert` in one pass. The heap must not be empty.
  mutating func replaceMin(with element: Element) {
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < storage.count else { break }
      if child + 1 < storage.count, storage[child + 1] < storage[child] { child += 1 }
      guard storage[child] < element else { break }
      storage[hole] = storage[child]
      hole = child
    }
    storage[hole] = element
  }
}

extension Heap: Sendable where Element: Sendable {}
