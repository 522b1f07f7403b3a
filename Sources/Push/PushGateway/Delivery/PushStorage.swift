import Foundation

/// The pushes stored for an unreachable device: the newest one of each app.
///
/// Source: "Sending notification requests to APNs": APNs stores one notification per bundle
/// identifier, until its expiration and for at most 30 days.
struct PushStorage: Equatable, Sendable {
  private var waiting: [String: DevicePush] = [:]
  /// Bundle identifiers, ordered by the arrival of their pushes.
  private var order: [String] = []

  var count: Int { waiting.count }

  /// Stores the push if it may be stored. Returns its verdict and the push that it replaced.
  mutating func store(
    _ push: DevicePush
  ) -> (verdict: PushVerdict, replaced: DevicePush?) {
    guard let expiration = push.expiration, expiration > push.received else {
      return (
        PushVerdict(
          .expired,
          "The device is not reachable, and the push is not stored: its apns-expiration is "
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
        "The device is not reachable; the push is stored as the newest one of \(push.bundle)."),
      replaced
    )
  }

  /// Removes all pushes. Returns those to deliver and those that have expired.
  mutating func take(now: Date) -> (due: [DevicePush], expired: [DevicePush]) {
    let all = order.compactMap { waiting[$0] }
    self = PushStorage()
    let isDue = { (push: DevicePush) in push.expiration.map { $0 > now } ?? false }
    return (all.filter(isDue), all.filter { !isDue($0) })
  }
}
