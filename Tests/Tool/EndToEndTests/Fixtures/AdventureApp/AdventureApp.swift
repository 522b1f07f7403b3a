import ActivityKit
import Foundation

/// An app with the talk's model. Links select a step of the talk; the app prints what it observes.
@main
struct AdventureApp {
  @MainActor static func main() async throws {
    let model = AdventureModel()
    let link = CommandLine.arguments.dropFirst().first.flatMap(URL.init(string:))
    guard let step = link?.host() else {
      let activity = try model.start()
      model.observeActivity(activity: activity)
      for await state in activity.activityStateUpdates { print("\(state)") }
      model.checkActivity(activity)
      print("cleaned up: \(model.cleanedUp)")
      return
    }
    guard let activity = Activity<AdventureAttributes>.activities.first else {
      return print("no adventure")
    }
    switch step {
    case "hit": await model.criticalHit(activity)
    case "over": await model.end(activity)
    // Runs until it is killed.
    case "storm": while true { await model.criticalHit(activity) }
    default: print("unknown step \(step)")
    }
  }
}
