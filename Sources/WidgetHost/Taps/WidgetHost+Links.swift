import DeviceEngine
import DeviceStore
import Foundation
import HostLink

extension WidgetHost {
  /// The keys of `WidgetCenter.UserInfoKey`.
  private static let kindKey = "WidgetCenter.UserInfoKey.kind"
  private static let familyKey = "WidgetCenter.UserInfoKey.family"

  /// Opens a placement's app, with a link if there is one. Returns at once; the result follows as
  /// another `.link` change with the same date and placement.
  func deliver(
    url: URL?, of placement: Placement, to app: InstalledExtension
  ) -> DeliveredLink {
    let info = [Self.kindKey: placement.kind, Self.familyKey: placement.family.rawValue]
    return deliver(url: url, from: placement.id, info: info, to: app)
  }

  /// Opens an app for a placement, a control or an activity.
  ///
  /// - Parameter info: The `userInfo` for the app if there is no link.
  func deliver(
    url: URL?, from id: String, info: [String: String], to app: InstalledExtension
  ) -> DeliveredLink {
    let link = DeliveredLink(
      date: uniqueLinkDate(id), extension: app.id, placement: id, url: url,
      userInfo: url == nil ? info : [:])
    keep(link)
    interactions += 1
    foregroundApps[app.id, default: 0] += 1
    Task { [device] in
      var ended = link
      ended.result = await launcher.open(link, in: app, on: device)
      leaveForeground(app.id)
      if ended.result != nil { keep(ended) }
      interactions -= 1
      resumeSettlersIfIdle()
    }
    return link
  }

  /// Opens an extension's app like a tap on its icon, or on a link to it. Returns at once; the
  /// result follows as a `.link` change. Throws `HostError.unknownExtension`, `.noApp`.
  @discardableResult
  public func openApp(of id: ExtensionIdentifier, url: URL? = nil) throws -> DeliveredLink {
    let app = try app(id)
    guard app.canBeOpened else { throw HostError.noApp(id) }
    return deliver(url: url, from: id, info: [:], to: app)
  }

  private func leaveForeground(_ id: ExtensionIdentifier) {
    let others = (foregroundApps[id] ?? 1) - 1
    foregroundApps[id] = others > 0 ? others : nil
  }

  /// The current date, or a later one that no link of the placement has. Date and placement
  /// identify a link, and the clock may be paused.
  private func uniqueLinkDate(_ id: PlacementIdentifier) -> Date {
    var date = clock.now
    while links.contains(where: { $0.placement == id && $0.date == date }) {
      date.addTimeInterval(0.001)
    }
    return date
  }

  private func keep(_ link: DeliveredLink) {
    guard isStarted else { return }
    if let index = links.firstIndex(where: {
      $0.placement == link.placement && $0.date == link.date
    }) {
      links[index] = link
    } else {
      links.insert(link, at: 0)
      links = Array(links.prefix(StoredState.linkLimit))
    }
    pending.store.append(.link(link))
    pending.changes.append(.link(link))
    flush()
  }
}
