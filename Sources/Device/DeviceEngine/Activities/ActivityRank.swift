import Foundation

/// The order of activities: the more relevant first, then the one that started earlier.
struct ActivityRank: Comparable, Sendable {
  var relevance: Double
  var start: Date
  /// The activity's number, as a tie breaker.
  var number: Int

  static func < (a: ActivityRank, b: ActivityRank) -> Bool {
    if a.relevance != b.relevance { return a.relevance > b.relevance }
    if a.start != b.start { return a.start < b.start }
    return a.number < b.number
  }
}

/// The place of an activity in the Dynamic Island.
public enum IslandPlace: String, Codable, CaseIterable, Sendable {
  /// Alone: on both sides of the camera.
  case compact
  /// In the Island, while another app's activity is detached.
  case minimalAttached
  /// In the circle beside the Island.
  case minimalDetached
  case hidden
}

/// The activities in the Dynamic Island: each app's highest ranked one, for the two apps that rank
/// highest.
///
/// Source for two apps: Apple's "Displaying live data with Live Activities". For more than two,
/// Apple leaves the choice to the system; here the same ranks decide. Complexity: O(log n).
struct IslandOrder: Sendable {
  /// Each app's number, and the slots of its activities by rank.
  private var activities: [ExtensionID: (number: Int, heap: RankedHeap<ActivityRank>)] = [:]
  private var apps = RankedHeap<ActivityRank>()
  private var names: [Int: ExtensionID] = [:]
  private var lastApp = 0
  /// The app whose activities are hidden, because it is in front.
  private(set) var hidden: ExtensionID?

  /// The slots of the shown activities, the attached one first.
  var shown: [Int] {
    [apps.first, apps.second].compactMap { $0.flatMap { names[$0] } }
      .compactMap { activities[$0]?.heap.first }
  }

  /// Sets the rank of an activity; nil removes it from the Island.
  mutating func rank(_ slot: Int, of app: ExtensionID, _ rank: ActivityRank?) {
    if activities[app] == nil {
      guard rank != nil else { return }
      lastApp += 1
      names[lastApp] = app
      activities[app] = (lastApp, RankedHeap())
    }
    // Most changes do not affect the rank.
    guard activities[app]?.heap.rank(slot, rank) == true else { return }
    guard let (number, heap) = activities[app] else { return }
    apps.rank(number, app == hidden ? nil : heap.firstRank)
    if heap.count == 0 {
      activities[app] = nil
      names[number] = nil
    }
  }

  /// Hides the activities of one app and shows those of all others.
  mutating func hide(_ app: ExtensionID?) {
    let affected = [hidden, app].compactMap { $0 }
    hidden = app
    for id in affected {
      guard let (number, heap) = activities[id] else { continue }
      apps.rank(number, id == app ? nil : heap.firstRank)
    }
  }
}
