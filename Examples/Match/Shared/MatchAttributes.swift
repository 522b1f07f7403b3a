import ActivityKit
import Foundation

/// A match of two teams.
struct MatchAttributes: ActivityAttributes {
  struct Team: Codable, Hashable {
    var name: String
    /// Three letters.
    var short: String
  }

  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    /// The half that is played; nil between and after them.
    var half: ClosedRange<Date>?
    /// The newest that has happened.
    var news: String
  }

  var home: Team
  var away: Team
}
