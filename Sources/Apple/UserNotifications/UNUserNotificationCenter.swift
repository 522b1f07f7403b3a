import AuthorNotices
import HostLink
import Synchronization

/// The notifications of this process.
///
/// Requests become delivered notifications at their dates, on the device's clock, and can be
/// listed and removed. The device shows them, also after the process has ended; `pending` and
/// `delivered` list those of this process. Without a device, as in `vitrine render`, nothing shows
/// them, and the first request prints a notice. Authorization is always granted.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: what changes is in `state`, but for the delegate, which nothing reads.
  private struct State {
    var queue = NotificationQueue()
    var categories: Set<UNNotificationCategory> = []
    var granted: UNAuthorizationOptions?
  }

  private static let shared = UNUserNotificationCenter()
  private let state = Mutex(State())
  private let now: @Sendable () -> Date
  private let host = Mutex<(@Sendable (NotificationCommand) -> Void)?>(nil)

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Sends all further changes to the device.
  package func connect(to host: @escaping @Sendable (NotificationCommand) -> Void) {
    self.host.withLock { $0 = host }
  }

  open class func current() -> UNUserNotificationCenter { shared }

  open var supportsContentExtensions: Bool { false }

  /// Set when the app starts.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private func withQueue<R: Sendable>(_ body: (inout NotificationQueue) -> R) -> R {
    let date = now()
    return state.withLock {
      $0.queue.deliverDue(at: date)
      return body(&$0.queue)
    }
  }
}

// Authorization and settings.
extension UNUserNotificationCenter {
  /// Always grants.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    grant(options)
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(grant(options), nil)
  }

  private func grant(_ options: UNAuthorizationOptions) -> Bool {
    state.withLock { $0.granted = ($0.granted ?? []).union(options) }
    return true
  }

  public func notificationSettings() async -> UNNotificationSettings { settings }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(settings)
  }

  private var settings: UNNotificationSettings {
    let granted = state.withLock { $0.granted }
    return UNNotificationSettings(
      authorizationStatus: granted == nil ? .notDetermined : .authorized, options: granted ?? [])
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock { $0.categories }
  }

  /// Has no effect: app icons have no badges.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}

// Requests and notifications.
extension UNUserNotificationCenter {
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    completionHandler?(nil)
  }

  private func schedule(_ request: UNNotificationRequest) {
    let date = now()
    withQueue { $0.add(request, at: date) }
    if let host = host.withLock({ $0 }) {
      if let message = NotificationRequestMessage(request, after: date) { host(.schedule(message)) }
    } else {
      AuthorNotice.report(
        "UserNotifications: notifications are displayed on a device (`vitrine serve`), not here. "
          + "The first one is \"\(request.identifier)\".", once: "UserNotifications")
    }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    withQueue { $0.pending }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(withQueue { $0.pending })
  }

  public func deliveredNotifications() async -> [UNNotification] {
    withQueue { $0.delivered }
  }

  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler(withQueue { $0.delivered })
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withQueue { $0.removePending(identifiers) }
    host.withLock { $0 }?(.cancel(identifiers))
  }

  public func removeAllPendingNotificationRequests() {
    withQueue { queue in queue.removePending(queue.pending.map(\.identifier)) }
    host.withLock { $0 }?(.cancel(nil))
  }

  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withQueue { $0.removeDelivered(identifiers) }
    host.withLock { $0 }?(.removeDelivered(identifiers))
  }

  public func removeAllDeliveredNotifications() {
    withQueue { queue in queue.removeDelivered(queue.delivered.map(\.request.identifier)) }
    host.withLock { $0 }?(.removeDelivered(nil))
  }
}
