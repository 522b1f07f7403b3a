import ActivityKit
import Foundation

/// The shop's app. It places an order and tracks the courier.
@main
struct DeliveryApp {
  static func main() async throws {
    let now = Date.now
    let order = DeliveryAttributes(shop: "Corner Greens", bags: 2)
    var state = DeliveryAttributes.ContentState(
      stage: .packing, courier: "Noor", ride: now...now.addingTimeInterval(12 * 60))
    let activity = try Activity.request(
      attributes: order, content: content(state), pushType: .token)
    print("order \(activity.id) is \(activity.activityState)")

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

  /// The content becomes stale five minutes after the last update.
  private static func content(
    _ state: DeliveryAttributes.ContentState
  ) -> ActivityContent<DeliveryAttributes.ContentState> {
    ActivityContent(state: state, staleDate: .now.addingTimeInterval(5 * 60))
  }
}
