import DeviceEngine
import DeviceStore
import Foundation

/// The links that taps have delivered to apps.
struct HostedLinks {
  /// Newest first.
  var newest: [DeliveredLink] = []
  /// The deliveries that have not ended, by their links' keys.
  var deliveries: [LinkKey: Task<DeliveredLink, Never>] = [:]

  subscript(key: LinkKey) -> DeliveredLink? { newest.first { $0.key == key } }

  /// A date at or after `now` that no link of the item has. Date and item identify a link, and the
  /// clock may be paused.
  func uniqueDate(for id: String, at now: Date) -> Date {
    var date = now
    while newest.contains(where: { $0.placement == id && $0.date == date }) {
      date.addTimeInterval(0.001)
    }
    return date
  }

  /// Adds a link, or replaces the one with the same key.
  mutating func keep(_ link: DeliveredLink) {
    if let index = newest.firstIndex(where: { $0.key == link.key }) {
      newest[index] = link
    } else {
      newest.insert(link, at: 0)
      newest = Array(newest.prefix(StoredState.linkLimit))
    }
  }
}

/// The identity of a delivered link.
struct LinkKey: Hashable {
  let placement: String
  let date: Date
}

extension DeliveredLink {
  var key: LinkKey { LinkKey(placement: placement, date: date) }
}
