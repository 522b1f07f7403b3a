import ActivityKit
import Foundation

/// The workout app. It starts a workout and prints what the buttons change.
@main
struct WorkoutApp {
  static func main() async throws {
    let training = WorkoutAttributes(
      name: "Hill Repeats", intervals: ["Warm up", "Uphill", "Easy", "Uphill", "Cool down"],
      length: 4 * 60)
    let state = WorkoutAttributes.ContentState(
      interval: 0, span: .now...Date.now.addingTimeInterval(training.length))
    let activity = try Activity.request(
      attributes: training, content: ActivityContent(state: state, staleDate: nil))
    for await content in activity.contentUpdates {
      print("interval \(content.state.interval), \(content.state.pause == nil ? "on" : "paused")")
    }
  }
}
