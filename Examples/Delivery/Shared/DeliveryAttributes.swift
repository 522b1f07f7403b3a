import ActivityKit
import Foundation

/// An order that a courier brings from a shop to the door.
struct DeliveryAttributes: ActivityAttributes {
  enum Stage: Int, Codable, CaseIterable {
    case packing, riding, atDoor
  }

  struct ContentState: Codable, Hashable {
    var stage: Stage
    var courier: String
    /// From the order to the door.
    var ride: ClosedRange<Date>
  }

  var shop: String
  var bags: Int
}
