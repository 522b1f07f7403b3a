import ActivityKit
import Foundation

/// A match between two teams.
struct MatchAttributes: ActivityAttributes {
  struct Team: Codable, Hashable {
    var name: String
    /// Three letters.
    var short: String
  }

  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    /// The current half; nil during the break and after the match.
    var half: ClosedRange<Date>?
    /// The latest event.
    var news: String
  }

  var home: Team
  var away: Team
}
