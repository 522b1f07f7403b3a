import ActivityKit
import Foundation

/// The app of the public talk: its model, driven by links. It prints what it observes.
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
      return print("there is no adventure")
    }
    switch step {
    case "hit": await model.criticalHit(activity)
    case "over": await model.end(activity)
    // Until it is killed.
    case "storm": while true { await model.criticalHit(activity) }
    default: print("there is no step \(step)")
    }
  }
}
