import Foundation

/// Which activity stands before another: the more relevant, then the one that started first.
struct ActivityRank: Comparable, Sendable {
  var relevance: Double
  var start: Date
  /// Counted: tells those of one instant apart.
  var number: Int

  static func < (a: ActivityRank, b: ActivityRank) -> Bool {
    if a.relevance != b.relevance { return a.relevance > b.relevance }
    if a.start != b.start { return a.start < b.start }
    return a.number < b.number
  }
}

/// How an activity stands in the Dynamic Island.
public enum IslandPlace: String, Codable, CaseIterable, Sendable {
  /// Alone: leading and trailing of the camera.
  case compact
  /// Two apps have activities: in the Island itself.
  case minimalAttached
  /// In the circle beside it.
  case minimalDetached
  case hidden
}

/// Which activities are in the Dynamic Island: of each app the one of the highest rank, and of the
/// apps the first two.
///
/// Source: behaviour of two apps at once, "Displaying live data with Live Activities"; which apps of
/// several is the system's choice there, and here goes by the same ranks. Complexity: O(log n).
struct IslandOrder: Sendable {
  /// Activities' slots by rank, for each app.
  private var activities: [ExtensionIdentifier: (number: Int, heap: RankedHeap<ActivityRank>)] = [:]
  private var apps = RankedHeap<ActivityRank>()
  private var names: [Int: ExtensionIdentifier] = [:]
  private var lastApp = 0

  /// The slots of those that are shown, first the one that is attached.
  var shown: [Int] {
    [apps.first, apps.second].compactMap { $0.flatMap { names[$0] } }
      .compactMap { activities[$0]?.heap.first }
  }

  /// nil: it is not in the Island any more.
  mutating func rank(_ slot: Int, of app: ExtensionIdentifier, _ rank: ActivityRank?) {
    if activities[app] == nil {
      guard rank != nil else { return }
      lastApp += 1
      names[lastApp] = app
      activities[app] = (lastApp, RankedHeap())
    }
    // Most changes leave the rank as it is.
    guard activities[app]?.heap.rank(slot, rank) == true else { return }
    guard let (number, heap) = activities[app] else { return }
    apps.rank(number, heap.firstRank)
    if heap.count == 0 {
      activities[app] = nil
      names[number] = nil
    }
  }
}
