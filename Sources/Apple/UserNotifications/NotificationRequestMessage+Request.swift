import Foundation
import HostLink

extension NotificationRequestMessage {
  /// Dates of a repeating request that the device receives. An app that is never opened again
  /// delivers no more than these.
  private static let dateLimit = 64

  /// nil if the request is never delivered.
  init?(_ request: UNNotificationRequest, after date: Date) {
    var dates: [Date] = []
    if let trigger = request.trigger {
      var last = date
      let count = trigger.repeats ? Self.dateLimit : 1
      while dates.count < count, let next = trigger.delivery(after: last), next > last {
        dates.append(next)
        last = next
      }
      if dates.isEmpty { return nil }
    }
    let content = request.content
    self.init(
      identifier: request.identifier, title: content.title, subtitle: content.subtitle,
      body: content.body, dates: dates)
  }
}
