import Foundation

/// What waits for a device that cannot be reached: one push an app, the newest.
///
/// Source: "Sending notification requests to APNs": APNs stores one notification a bundle identifier,
/// until its expiration and for 30 days at most.
struct PushStorage: Equatable, Sendable {
  private var waiting: [String: DevicePush] = [:]
  /// Bundle identifiers in the order in which their pushes came.
  private var order: [String] = []

  var count: Int { waiting.count }

  /// A verdict on the push, and the one on the push whose place it took.
  mutating func store(
    _ push: DevicePush
  ) -> (verdict: PushVerdict, replaced: DevicePush?) {
    guard let expiration = push.expiration, expiration > push.received else {
      return (
        PushVerdict(
          .expired,
          "The device cannot be reached, and the push was for one attempt: its apns-expiration is "
            + "\(push.expiration == nil ? "0" : "in the past")."),
        nil
      )
    }
    let replaced = waiting.updateValue(push, forKey: push.bundle)
    order.removeAll { $0 == push.bundle }
    order.append(push.bundle)
    return (
      PushVerdict(
        .stored,
        "The device cannot be reached: the push is kept as the newest of \(push.bundle)."),
      replaced
    )
  }

  /// Empties it: what is to be delivered, and what has waited for too long.
  mutating func take(now: Date) -> (due: [DevicePush], expired: [DevicePush]) {
    let all = order.compactMap { waiting[$0] }
    self = PushStorage()
    let isDue = { (push: DevicePush) in push.expiration.map { $0 > now } ?? false }
    return (all.filter(isDue), all.filter { !isDue($0) })
  }
}
