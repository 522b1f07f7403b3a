import Foundation
import HostLink

/// What the host does for the notification engine.
public enum NotificationAction: Equatable, Sendable {
  case record(LedgerRow)
  /// The list of delivered notifications has changed.
  case publish
}

/// The notifications of all apps, as a value.
///
/// ```swift
/// engine.handle(.schedule(request), from: "Tide", named: "Tide", at: now)
/// engine.advance(to: engine.nextWake!)
/// engine.takeActions()  // [.record(…), .publish]
/// ```
/// A request is delivered at its dates, at once if it has none. The request with the same
/// identifier of the same app is replaced, and so is its delivered notification. Requests live in
/// memory: a device that is started again has none.
public struct NotificationEngine: Sendable {
  private struct Scheduled: Sendable {
    var app: String
    var request: NotificationRequestMessage
    /// Not empty.
    var dates: ArraySlice<Date>
  }

  /// Requests of one app that are kept. Source: `UILocalNotification`, "Scheduling Local
  /// Notifications": the system keeps the soonest 64.
  static let requestLimit = 64
  /// Delivered notifications that are kept.
  static let deliveredLimit = 20
  /// Characters of a text that are kept.
  static let textLimit = 500

  private var scheduled: [ExtensionIdentifier: [Scheduled]] = [:]
  private var actions: [NotificationAction] = []
  private var count = 0
  /// Newest first.
  public private(set) var delivered: [DeviceNotification] = []

  public init() {}

  /// The date of the next delivery.
  public var nextWake: Date? {
    scheduled.values.lazy.flatMap { $0 }.compactMap(\.dates.first).min()
  }

  /// - Parameter name: The app's name.
  public mutating func handle(
    _ command: NotificationCommand, from id: ExtensionIdentifier, named name: String, at now: Date
  ) {
    switch command {
    case .schedule(let request): schedule(bounded(request), from: id, named: name, at: now)
    case .cancel(let identifiers?): cancel(Set(identifiers), of: id)
    case .cancel(nil): scheduled[id] = nil
    case .removeDelivered(let identifiers):
      removeDelivered { notification in
        notification.extension == id && identifiers?.contains(notification.identifier) ?? true
      }
    }
  }

  /// Delivers what is due. Dates that were skipped are delivered once.
  public mutating func advance(to now: Date) {
    var due: [(date: Date, id: ExtensionIdentifier, item: Scheduled)] = []
    for (id, items) in scheduled {
      for item in items {
        if let date = item.dates.last(where: { $0 <= now }) { due.append((date, id, item)) }
      }
      guard items.contains(where: { $0.dates.contains { $0 <= now } }) else { continue }
      scheduled[id] = items.compactMap { item in
        var item = item
        item.dates = item.dates.drop { $0 <= now }
        return item.dates.isEmpty ? nil : item
      }
    }
    for (date, id, item) in due.sorted(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
      deliver(item.request, from: id, named: item.app, at: date)
    }
  }

  /// Forgets an app that has been removed.
  public mutating func remove(_ id: ExtensionIdentifier) {
    scheduled[id] = nil
    removeDelivered { $0.extension == id }
  }

  public mutating func takeActions() -> [NotificationAction] {
    defer { actions = [] }
    return actions
  }

  // MARK: Scheduling

  private mutating func schedule(
    _ request: NotificationRequestMessage, from id: ExtensionIdentifier, named name: String,
    at now: Date
  ) {
    cancel([request.identifier], of: id)
    guard let first = request.dates.first else {
      return deliver(request, from: id, named: name, at: now)
    }
    var items = scheduled[id] ?? []
    items.append(Scheduled(app: name, request: request, dates: request.dates[...]))
    if items.count > Self.requestLimit {
      items.sort { $0.dates[$0.dates.startIndex] < $1.dates[$1.dates.startIndex] }
      items.removeLast()
    }
    scheduled[id] = items
    record(
      .changed, NotificationSentences.scheduled(request, by: name), at: now, until: first)
  }

  private mutating func cancel(_ identifiers: Set<String>, of id: ExtensionIdentifier) {
    scheduled[id]?.removeAll { identifiers.contains($0.request.identifier) }
  }

  private mutating func removeDelivered(where isRemoved: (DeviceNotification) -> Bool) {
    guard delivered.contains(where: isRemoved) else { return }
    delivered.removeAll(where: isRemoved)
    actions.append(.publish)
  }

  private mutating func deliver(
    _ request: NotificationRequestMessage, from id: ExtensionIdentifier, named name: String,
    at date: Date
  ) {
    count += 1
    delivered.removeAll { $0.extension == id && $0.identifier == request.identifier }
    delivered.insert(
      DeviceNotification(
        number: count, extension: id, app: name, identifier: request.identifier,
        title: request.title, subtitle: request.subtitle, body: request.body, date: date),
      at: 0)
    if delivered.count > Self.deliveredLimit { delivered.removeLast() }
    record(.delivered, NotificationSentences.delivered(request, by: name), at: date)
    actions.append(.publish)
  }

  private mutating func record(
    _ outcome: LedgerRow.Outcome, _ reason: String, at date: Date, until: Date? = nil
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: date, placement: "", outcome: outcome, cause: .app, reason: reason, budgetLeft: 0,
          until: until)))
  }

  /// The request with bounded texts, and with its dates in order.
  private func bounded(_ request: NotificationRequestMessage) -> NotificationRequestMessage {
    var request = request
    request.title = String(request.title.prefix(Self.textLimit))
    request.subtitle = String(request.subtitle.prefix(Self.textLimit))
    request.body = String(request.body.prefix(Self.textLimit))
    request.dates = request.dates.filter { $0.timeIntervalSinceReferenceDate.isFinite }.sorted()
    return request
  }
}
