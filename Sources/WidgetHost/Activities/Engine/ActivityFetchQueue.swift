/// The activities whose pictures are to be asked for: first come, first served, and those that
/// somebody looks at before those of a broadcast. Complexity: O(1), amortised.
struct ActivityFetchQueue: Sendable {
  private struct Line: Sendable {
    private var waiting: [ActivityIdentifier] = []
    private var first = 0

    mutating func append(_ id: ActivityIdentifier) { waiting.append(id) }

    mutating func next() -> ActivityIdentifier? {
      guard first < waiting.count else { return nil }
      defer {
        first += 1
        if first == waiting.count { (waiting, first) = ([], 0) }
      }
      return waiting[first]
    }
  }

  private var urgent = Line()
  private var bulk = Line()

  mutating func add(_ id: ActivityIdentifier, isUrgent: Bool) {
    if isUrgent { urgent.append(id) } else { bulk.append(id) }
  }

  /// Also of activities that are gone, or were asked for meanwhile: who takes it looks.
  mutating func next() -> ActivityIdentifier? { urgent.next() ?? bulk.next() }
}
