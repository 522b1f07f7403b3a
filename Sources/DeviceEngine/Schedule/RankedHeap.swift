/// A binary heap of numbers by their ranks: the first two are at hand, and any one can be ranked anew
/// or taken out.
///
/// ```swift
/// var heap = RankedHeap<Double>()
/// heap.rank(7, 0.5)
/// heap.rank(9, 0.1)
/// heap.first  // 9
/// heap.rank(9, nil)
/// heap.first  // 7
/// ```
/// Ranks must differ: give them a tie breaker. Complexity: `first` and `second` are O(1), `rank` is
/// O(log n).
struct RankedHeap<Rank: Comparable> {
  private var entries: [(number: Int, rank: Rank)] = []
  private var places: [Int: Int] = [:]

  var count: Int { entries.count }
  var first: Int? { entries.first?.number }
  var firstRank: Rank? { entries.first?.rank }

  /// The first one after the first.
  var second: Int? {
    guard entries.count > 2 else { return entries.count == 2 ? entries[1].number : nil }
    return entries[entries[1].rank < entries[2].rank ? 1 : 2].number
  }

  /// Puts a number in; nil takes it out. False where nothing is another.
  @discardableResult
  mutating func rank(_ number: Int, _ rank: Rank?) -> Bool {
    guard let rank else { return remove(number) }
    let place: Int
    if let known = places[number] {
      guard entries[known].rank != rank else { return false }
      place = known
      entries[place].rank = rank
    } else {
      place = entries.count
      entries.append((number, rank))
      places[number] = place
    }
    settle(place)
    return true
  }

  private mutating func remove(_ number: Int) -> Bool {
    guard let place = places.removeValue(forKey: number) else { return false }
    let last = entries.removeLast()
    guard place < entries.count else { return true }
    entries[place] = last
    places[last.number] = place
    settle(place)
    return true
  }

  private mutating func settle(_ place: Int) {
    let place = rise(place)
    sink(place)
  }

  private mutating func rise(_ start: Int) -> Int {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entries[place].rank < entries[parent].rank else { break }
      swap(place, parent)
      place = parent
    }
    return place
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1].rank < entries[child].rank { child += 1 }
      guard entries[child].rank < entries[place].rank else { return }
      swap(place, child)
      place = child
    }
  }

  private mutating func swap(_ a: Int, _ b: Int) {
    entries.swapAt(a, b)
    places[entries[a].number] = a
    places[entries[b].number] = b
  }
}

extension RankedHeap: Sendable where Rank: Sendable {}
