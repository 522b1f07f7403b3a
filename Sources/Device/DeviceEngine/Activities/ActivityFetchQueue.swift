/// The activities whose pictures are to be requested: first in, first out, with urgent ones before
/// those of a broadcast. Complexity: amortized O(1).
struct ActivityFetchQueue: Sendable {
  private struct Line: Sendable {
    private var elements: [ActivityID] = []
    private var first = 0

    var storedCount: Int { elements.count }

    mutating func append(_ id: ActivityID) { elements.append(id) }

    mutating func next() -> ActivityID? {
      guard first < elements.count else { return nil }
      defer {
        first += 1
        // Frees the storage of removed elements, also if the line never becomes empty.
        if 2 * first >= elements.count { dropRemoved() }
      }
      return elements[first]
    }

    private mutating func dropRemoved() {
      guard first == elements.count || first >= 64 else { return }
      elements.removeFirst(first)
      first = 0
    }
  }

  private var urgent = Line()
  private var bulk = Line()

  /// The number of elements in memory, including removed ones that are not freed yet.
  var storedCount: Int { urgent.storedCount + bulk.storedCount }

  mutating func add(_ id: ActivityID, isUrgent: Bool) {
    if isUrgent { urgent.append(id) } else { bulk.append(id) }
  }

  /// Removes and returns the next activity. It may have been removed or requested meanwhile; the
  /// caller must check.
  mutating func next() -> ActivityID? { urgent.next() ?? bulk.next() }
}
