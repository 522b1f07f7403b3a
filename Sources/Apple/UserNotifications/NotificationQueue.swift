// Compatibility (module): partial | | requests appear in the ledger and as banners at their dates;
//   they are lost when the host restarts; always authorized; delegates, sounds and badges are not
//   called; without a device, a notice

/// The requests and notifications of one process, as a value.
///
/// A request is delivered at the first date, after it was added, that its trigger names. Nothing
/// waits for it: each call first delivers what has become due. A trigger that repeats remains.
struct NotificationQueue: Sendable {
  private struct Pending: Sendable {
    let request: UNNotificationRequest
    var date: Date
  }

  private var waiting: [Pending] = []
  private(set) var delivered: [UNNotification] = []

  /// Deliveries of one repeating request that are kept: later ones replace earlier ones anyway.
  private static let deliveryLimit = 64

  var pending: [UNNotificationRequest] { waiting.map(\.request) }

  /// Replaces a pending request with the same identifier. Without a trigger, the request is
  /// delivered at once; a trigger whose date has passed never delivers.
  mutating func add(_ request: UNNotificationRequest, at now: Date) {
    removePending([request.identifier])
    guard let trigger = request.trigger else { return deliver(request, at: now) }
    guard let date = trigger.delivery(after: now) else { return }
    waiting.append(Pending(request: request, date: date))
  }

  mutating func deliverDue(at now: Date) {
    for item in waiting.filter({ $0.date <= now }).sorted(by: { $0.date < $1.date }) {
      deliver(item.request, at: item.date)
    }
    waiting = waiting.compactMap { item in
      guard item.date <= now else { return item }
      guard let trigger = item.request.trigger, trigger.repeats else { return nil }
      var item = item
      for _ in 0..<Self.deliveryLimit {
        guard let next = trigger.delivery(after: item.date) else { return nil }
        item.date = next
        if next > now { return item }
      }
      // The clock has jumped far ahead: continue from the current date.
      guard let next = trigger.delivery(after: now) else { return nil }
      item.date = next
      return item
    }
  }

  mutating func removePending(_ identifiers: [String]) {
    waiting.removeAll { identifiers.contains($0.request.identifier) }
  }

  mutating func removeDelivered(_ identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// A notification replaces the delivered one with the same identifier.
  private mutating func deliver(_ request: UNNotificationRequest, at date: Date) {
    removeDelivered([request.identifier])
    delivered.append(UNNotification(date: date, request: request))
  }
}
