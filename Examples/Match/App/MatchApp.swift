import ActivityKit
import Foundation

/// The league's app. It reports a short match.
@main
struct MatchApp {
  static func main() async throws {
    let match = MatchAttributes(
      home: .init(name: "Harbour", short: "HAR"), away: .init(name: "Old Mill", short: "OLD"))
    let start = Date.now
    var state = MatchAttributes.ContentState(
      home: 0, away: 0, half: start...start.addingTimeInterval(45 * 60), news: "Kick-off")
    let activity = try Activity.request(
      attributes: match, content: ActivityContent(state: state, staleDate: nil, relevanceScore: 50),
      pushType: .token)
    print("match \(activity.id)")

    for (isHome, news) in [
      (true, "1–0, a header"), (false, "1–1, from long range"), (true, "2–1, late"),
    ] {
      try await Task.sleep(for: .seconds(20))
      if isHome { state.home += 1 } else { state.away += 1 }
      state.news = news
      await activity.update(
        ActivityContent(state: state, staleDate: nil, relevanceScore: 100),
        alertConfiguration: AlertConfiguration(
          title: "Goal", body: "\(news)", sound: .named("whistle.wav")))
    }

    try await Task.sleep(for: .seconds(20))
    state.half = nil
    state.news = "Full time"
    await activity.end(
      ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
  }
}
