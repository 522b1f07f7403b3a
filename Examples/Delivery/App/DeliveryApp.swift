import ActivityKit
import Foundation

/// The shop's app: orders, and follows the courier to the door.
@main
struct DeliveryApp {
  static func main() async throws {
    let now = Date.now
    let order = DeliveryAttributes(shop: "Corner Greens", bags: 2)
    var state = DeliveryAttributes.ContentState(
      stage: .packing, courier: "Noor", ride: now...now.addingTimeInterval(12 * 60))
    let activity = try Activity.request(
      attributes: order, content: content(state), pushType: .token)
    print("order \(activity.id)")

    try await Task.sleep(for: .seconds(20))
    state.stage = .riding
    state.ride = now...now.addingTimeInterval(90)
    await activity.update(
      content(state),
      alertConfiguration: AlertConfiguration(
        title: "On the way", body: "Noor has your bags.", sound: .default))

    try await Task.sleep(for: .seconds(60))
    state.stage = .atDoor
    await activity.end(content(state), dismissalPolicy: .after(.now.addingTimeInterval(15 * 60)))
  }

  /// Without news for five minutes the activity says that it waits.
  private static func content(
    _ state: DeliveryAttributes.ContentState
  ) -> ActivityContent<DeliveryAttributes.ContentState> {
    ActivityContent(state: state, staleDate: .now.addingTimeInterval(5 * 60))
  }
}
