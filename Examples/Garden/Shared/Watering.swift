import ActivityKit
import Foundation
import GardenKit

/// The sprinkler's round through all beds.
struct Watering: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// The identifier of the bed that is watered now.
    var bed: String
    /// When this bed has had enough.
    var end: Date
  }

  /// How long each bed is watered, in minutes.
  var minutes: Int
}

extension Watering {
  /// Starts with the first bed.
  static func start(minutes: Int = 5) throws -> Activity<Watering> {
    let state = ContentState(bed: Bed.herbs.id, end: .now + Double(minutes) * 60)
    return try Activity.request(
      attributes: Watering(minutes: minutes),
      content: ActivityContent(state: state, staleDate: state.end + 60), pushType: .token)
  }
}

extension Watering.ContentState {
  var water: Bed { Bed.all.first { $0.id == bed } ?? .herbs }
}
