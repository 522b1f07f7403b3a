import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import Synchronization

extension WidgetHost {
  /// The keys of `WidgetCenter.UserInfoKey`.
  private static let kindKey = "WidgetCenter.UserInfoKey.kind"
  private static let familyKey = "WidgetCenter.UserInfoKey.family"

  /// Opens a placement's app, with a link if there is one. Returns at once; the result follows as
  /// another `.link` change with the same date and placement.
  ///
  /// - Parameter isTap: Without a link, a tap on the widget delivers a user activity, which an
  ///   intent that opens the app does not.
  func deliver(
    url: URL?, of placement: Placement, to app: InstalledExtension, isTap: Bool = true
  ) -> DeliveredLink {
    let info = [Self.kindKey: placement.kind, Self.familyKey: placement.family.rawValue]
    var activity = UserActivityMessage(
      activityType: placement.kind, userInfo: info, configuration: placement.configuration)
    if case .intent(let name, _, _, _, _)? = app.widget(ofKind: placement.kind)?.configuration {
      activity.activityType = name
      activity.intent = name
    }
    return deliver(
      url: url, from: placement.id.rawValue, info: info, activity: isTap ? activity : nil, to: app)
  }

  /// Opens an app for a placement, a control or an activity.
  ///
  /// - Parameters:
  ///   - info: The `userInfo` for the app if there is no link.
  ///   - activity: The user activity for an app with a life cycle if there is no link.
  func deliver(
    url: URL?, from id: String, info: [String: String], activity: UserActivityMessage? = nil,
    to app: InstalledExtension
  ) -> DeliveredLink {
    let link = DeliveredLink(
      date: links.uniqueDate(for: id, at: clock.now), extension: app.id, placement: id, url: url,
      userInfo: url == nil ? info : [:])
    keep(link)
    beginWork()
    openApps.beginCommand(app.id)
    let opening = AppOpening(url: url, activity: url == nil ? activity : nil)
    links.deliveries[link.key] = Task { [device] in
      let end =
        app.hasLifeCycle
        ? await open(opening, in: app) : await launcher.open(link, in: app, on: device)
      var ended = link
      ended.result = end?.text
      ended.hasFailed = end?.hasFailed == true ? true : nil
      openApps.endCommand(app.id)
      links.deliveries[link.key] = nil
      if end != nil { keep(ended) }
      endWork()
      return ended
    }
    return link
  }

  /// Waits until a link has been delivered: until an app with a life cycle has received it, or
  /// until another app has ended. Returns the link with its result, or without one if another app
  /// runs longer than `limit`.
  public func delivery(of link: DeliveredLink, within limit: Duration) async -> DeliveredLink {
    guard let delivery = links.deliveries[link.key] else {
      return links[link.key] ?? link
    }
    if installed[link.extension]?.hasLifeCycle == true { return await delivery.value }
    return await withCheckedContinuation { continuation in
      let first = FirstAnswer(continuation)
      let timer = Task {
        try await Task.sleep(for: limit)
        first.resume(link)
      }
      Task {
        first.resume(await delivery.value)
        timer.cancel()
      }
    }
  }

  /// Opens an extension's app like a tap on its icon, or on a link to it. Returns at once; the
  /// result follows as a `.link` change. Throws `HostError.unknownExtension`, `.noApp`, `.locked`:
  /// a locked device shows its Lock Screen, not apps.
  @discardableResult
  public func openApp(of id: ExtensionID, url: URL? = nil) throws -> DeliveredLink {
    let app = try app(id)
    guard app.canBeOpened else { throw HostError.noApp(id) }
    guard !device.isLocked else { throw HostError.locked }
    return deliver(url: url, from: id.rawValue, info: [:], to: app)
  }

  func keep(_ link: DeliveredLink) {
    guard isStarted else { return }
    links.keep(link)
    pending.store.append(.link(link))
    pending.changes.append(.link(link))
    flush()
  }
}

/// Resumes a continuation with the first of several answers.
private final class FirstAnswer: Sendable {
  private let continuation: Mutex<CheckedContinuation<DeliveredLink, Never>?>

  init(_ continuation: CheckedContinuation<DeliveredLink, Never>) {
    self.continuation = Mutex(continuation)
  }

  func resume(_ link: DeliveredLink) {
    let waiting = continuation.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    waiting?.resume(returning: link)
  }
}
