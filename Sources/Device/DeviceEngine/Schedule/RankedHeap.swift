/// A binary heap of numbers ordered by rank. Gives access to the first two numbers, and can change
/// the rank of any number or remove it.
///
/// ```swift
/// var heap = RankedHeap<Double>()
/// heap.rank(7, 0.5)
/// heap.rank(9, 0.1)
/// heap.first  // 9
/// heap.rank(9, nil)
/// heap.first  // 7
/// ```
/// Ranks must be distinct; add a tie breaker. Complexity: `first` and `second` are O(1), `rank` is
/// O(log n).
struct RankedHeap<Rank: Comparable> {
  private var entries: [(number: Int, rank: Rank)] = []
  /// The index in `entries` of each number.
  private var positions: [Int: Int] = [:]

  var count: Int { entries.count }
  var first: Int? { entries.first?.number }
  var firstRank: Rank? { entries.first?.rank }

  /// The number with the second lowest rank.
  var second: Int? {
    guard entries.count > 2 else { return entries.count == 2 ? entries[1].number : nil }
    return entries[entries[1].rank < entries[2].rank ? 1 : 2].number
  }

  /// Inserts a number or changes its rank; nil removes it. Returns whether anything changed.
  @discardableResult
  mutating func rank(_ number: Int, _ rank: Rank?) -> Bool {
    guard let rank else { return remove(number) }
    let position: Int
    if let known = positions[number] {
      guard entries[known].rank != rank else { return false }
      position = known
      entries[position].rank = rank
    } else {
      position = entries.count
      entries.append((number, rank))
      positions[number] = position
    }
    restoreOrder(at: position)
    return true
  }

  private mutating func remove(_ number: Int) -> Bool {
    guard let position = positions.removeValue(forKey: number) else { return false }
    let last = entries.removeLast()
    guard position < entries.count else { return true }
    entries[position] = last
    positions[last.number] = position
    restoreOrder(at: position)
    return true
  }

  private mutating func restoreOrder(at position: Int) {
    siftDown(siftUp(position))
  }

  private mutating func siftUp(_ start: Int) -> Int {
    var position = start
    while position > 0 {
      let parent = (position - 1) / 2
      guard entries[position].rank < entries[parent].rank else { break }
      swap(position, parent)
      position = parent
    }
    return position
  }

  private mutating func siftDown(_ start: Int) {
    var position = start
    while true {
      var child = 2 * position + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1].rank < entries[child].rank { child += 1 }
      guard entries[child].rank < entries[position].rank else { return }
      swap(position, child)
      position = child
    }
  }

  private mutating func swap(_ a: Int, _ b: Int) {
    entries.swapAt(a, b)
    positions[entries[a].number] = a
    positions[entries[b].number] = b
  }
}

extension RankedHeap: Sendable where Rank: Sendable {}
