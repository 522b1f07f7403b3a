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
/// identifier of the same app is replaced, and so is its delivered notification.
///
/// `takeChanged()` and `lastNumber` are what a host has to store, and `init(restoring:lastNumber:)`
/// continues from it. What has become due in between is delivered at the next `advance(to:)`.
public struct NotificationEngine: Sendable {
  private struct App: Sendable {
    var name: String
    /// The requests with the dates that are left, of which each has at least one.
    var scheduled: [NotificationRequestMessage] = []
  }

  /// Requests of one app that are kept. Source: `UILocalNotification`, "Scheduling Local
  /// Notifications": the system keeps the soonest 64.
  static let requestLimit = 64
  /// Delivered notifications that are kept.
  static let deliveredLimit = 20
  /// Characters of a text that are kept.
  static let textLimit = 500

  private var apps: [ExtensionID: App] = [:]
  /// The apps whose notifications have changed since `takeChanged()`.
  private var changed: Set<ExtensionID> = []
  private var actions: [NotificationAction] = []
  /// The number of the notification that was delivered last. No number is used twice, also after
  /// the notification has been removed: readers know what is new by its number.
  public private(set) var lastNumber = 0
  /// Newest first.
  public private(set) var delivered: [DeviceNotification] = []

  public init() {}

  public init(restoring stored: [AppNotifications], lastNumber: Int) {
    for item in stored {
      let scheduled = item.scheduled.filter { !$0.dates.isEmpty }
      apps[item.extension] = App(name: item.app, scheduled: scheduled)
    }
    delivered = Array(
      stored.flatMap(\.delivered).sorted { $0.number > $1.number }.prefix(Self.deliveredLimit))
    self.lastNumber = max(lastNumber, delivered.first?.number ?? 0)
  }

  /// The date of the next delivery.
  public var nextWake: Date? {
    apps.values.lazy.flatMap(\.scheduled).compactMap(\.dates.first).min()
  }

  /// - Parameter name: The app's name.
  public mutating func handle(
    _ command: NotificationCommand, from id: ExtensionID, named name: String, at now: Date
  ) {
    apps[id, default: App(name: name)].name = name
    switch command {
    case .schedule(let request): schedule(bounded(request), from: id, at: now)
    case .cancel(let identifiers?): cancel(Set(identifiers), of: id)
    case .cancel(nil):
      apps[id]?.scheduled = []
      changed.insert(id)
    case .removeDelivered(let identifiers):
      removeDelivered { notification in
        notification.extension == id && identifiers?.contains(notification.identifier) ?? true
      }
    }
  }

  /// Delivers what is due. Dates that were skipped are delivered once.
  public mutating func advance(to now: Date) {
    var due: [(date: Date, id: ExtensionID, request: NotificationRequestMessage)] = []
    for (id, app) in apps {
      for request in app.scheduled {
        if let date = request.dates.last(where: { $0 <= now }) { due.append((date, id, request)) }
      }
    }
    for id in Set(due.map(\.id)) {
      let requests = apps[id]?.scheduled ?? []
      apps[id]?.scheduled = requests.compactMap { request in
        var request = request
        request.dates.removeAll { $0 <= now }
        return request.dates.isEmpty ? nil : request
      }
    }
    for (date, id, request) in due.sorted(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
      deliver(request, from: id, at: date)
    }
  }

  /// Forgets an app that has been removed.
  public mutating func remove(_ id: ExtensionID) {
    apps[id] = nil
    removeDelivered { $0.extension == id }
    changed.remove(id)
  }

  /// The notifications of the apps whose notifications have changed since the last call, sorted by
  /// app.
  public mutating func takeChanged() -> [AppNotifications] {
    defer { changed = [] }
    return changed.sorted().map { id in
      AppNotifications(
        extension: id, app: apps[id]?.name ?? id.rawValue, scheduled: apps[id]?.scheduled ?? [],
        delivered: delivered.filter { $0.extension == id })
    }
  }

  public mutating func takeActions() -> [NotificationAction] {
    defer { actions = [] }
    return actions
  }

  // MARK: Scheduling

  private mutating func schedule(
    _ request: NotificationRequestMessage, from id: ExtensionID, at now: Date
  ) {
    cancel([request.identifier], of: id)
    guard let first = request.dates.first, let app = apps[id] else {
      return deliver(request, from: id, at: now)
    }
    var requests = app.scheduled + [request]
    if requests.count > Self.requestLimit {
      requests.sort { $0.dates[0] < $1.dates[0] }
      requests.removeLast()
    }
    apps[id]?.scheduled = requests
    record(
      .changed, NotificationSentences.scheduled(request, by: app.name), at: now, until: first)
  }

  private mutating func cancel(_ identifiers: Set<String>, of id: ExtensionID) {
    apps[id]?.scheduled.removeAll { identifiers.contains($0.identifier) }
    changed.insert(id)
  }

  private mutating func removeDelivered(where isRemoved: (DeviceNotification) -> Bool) {
    let removed = delivered.filter(isRemoved)
    guard !removed.isEmpty else { return }
    delivered.removeAll(where: isRemoved)
    changed.formUnion(removed.map(\.extension))
    actions.append(.publish)
  }

  private mutating func deliver(
    _ request: NotificationRequestMessage, from id: ExtensionID, at date: Date
  ) {
    let name = apps[id]?.name ?? id.rawValue
    lastNumber += 1
    delivered.removeAll { $0.extension == id && $0.identifier == request.identifier }
    delivered.insert(
      DeviceNotification(
        number: lastNumber, extension: id, app: name, identifier: request.identifier,
        title: request.title, subtitle: request.subtitle, body: request.body, date: date),
      at: 0)
    changed.insert(id)
    if delivered.count > Self.deliveredLimit { changed.insert(delivered.removeLast().extension) }
    record(.delivered, NotificationSentences.delivered(request, by: name), at: date)
    actions.append(.publish)
  }

  private mutating func record(
    _ outcome: LedgerRow.Outcome, _ reason: String, at date: Date, until: Date? = nil
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: date, placement: .nothing, outcome: outcome, cause: .app, reason: reason,
          budgetLeft: 0,
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
