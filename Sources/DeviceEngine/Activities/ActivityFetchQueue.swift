/// The activities whose pictures are to be asked for: first come, first served, and those that
/// somebody looks at before those of a broadcast. Complexity: O(1), amortised.
struct ActivityFetchQueue: Sendable {
  private struct Line: Sendable {
    private var waiting: [ActivityIdentifier] = []
    private var first = 0

    var places: Int { waiting.count }

    mutating func append(_ id: ActivityIdentifier) { waiting.append(id) }

    mutating func next() -> ActivityIdentifier? {
      guard first < waiting.count else { return nil }
      defer {
        first += 1
        // Also of a line that is never empty nothing stays for long that was taken.
        if 2 * first >= waiting.count { dropTaken() }
      }
      return waiting[first]
    }

    private mutating func dropTaken() {
      guard first == waiting.count || first >= 64 else { return }
      waiting.removeFirst(first)
      first = 0
    }
  }

  private var urgent = Line()
  private var bulk = Line()

  /// What lines take, also for those that were taken lately.
  var places: Int { urgent.places + bulk.places }

  mutating func add(_ id: ActivityIdentifier, isUrgent: Bool) {
    if isUrgent { urgent.append(id) } else { bulk.append(id) }
  }

  /// Also of activities that are gone, or were asked for meanwhile: who takes it looks.
  mutating func next() -> ActivityIdentifier? { urgent.next() ?? bulk.next() }
}
