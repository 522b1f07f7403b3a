import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import ViewArchive

// The window of the app in front: its archive and the user's touches.
extension WidgetHost {
  /// The window of the app in front. Throws `HostError.noScreen` if there is none.
  public func shownScreen() throws -> ShownScreen {
    guard let id = openApps.front, let archive = openApps.screen.archive else {
      throw HostError.noScreen
    }
    let size = openApps.screen.size
    return ShownScreen(
      extension: id, archive: archive, version: openApps.screen.version, size: size)
  }

  /// Like `shownScreen()`, after updates that are under way, as for a device that was turned.
  public func updatedScreen() async throws -> ShownScreen {
    await openApps.screen.update?.value
    return try shownScreen()
  }

  /// Taps the window of the app in front. Returns when the app has handled the tap and its window
  /// shows the result.
  ///
  /// - Parameter version: The `ShownScreen.version` that the user saw, at most a few versions old;
  ///   nil means the current one.
  /// - Throws: `HostError.noScreen`, `.staleTap`, `.extensionFailed`.
  public func tapScreen(at target: TapTarget, version: Int? = nil) async throws -> TapOutcome {
    let (app, archive) = try seenScreen(version)
    beginWork()
    defer { endWork() }
    switch archive.target(target, flipped: [])?.action {
    case nil: return .nothing
    case .app(let number, _)?:
      openApps.screen.hasUserActed = true
      try await touch(.action(number), app)
    case .link(let url)?:
      return .link(deliver(url: url, from: app.id.rawValue, info: [:], to: app))
    case let action?:
      if let request = PerformRequest(action) { try await perform(request, app) }
    }
    await screenUpdated()
    return .performed
  }

  /// Types into the window of the app in front: replaces the text of a text field, or sets a slider
  /// to a percentage. Returns when the window shows the result; `nothing` if the element takes no
  /// text.
  ///
  /// - Parameter version: As of `tapScreen(at:version:)`.
  /// - Throws: `HostError.noScreen`, `.staleTap`, `.extensionFailed`.
  public func typeOnScreen(
    _ text: String, into element: Int, version: Int? = nil
  ) async throws -> TapOutcome {
    let (app, archive) = try seenScreen(version)
    let elements = archive.accessibilityElements { _, _ in "…" }
    guard elements.indices.contains(element), elements[element].takesText,
      case .app(let number, _)? = elements[element].action
    else { return .nothing }
    beginWork()
    defer { endWork() }
    openApps.screen.hasUserActed = true
    try await touch(.text(text, into: number), app)
    await screenUpdated()
    return .performed
  }

  /// The app in front and the archive that the user saw; nil means the current one.
  private func seenScreen(_ version: Int?) throws -> (InstalledExtension, ViewArchive) {
    let shown = try shownScreen()
    let app = try app(shown.extension)
    guard let seen = openApps.screen.recent.last(where: { $0.version == version ?? shown.version })
    else {
      throw HostError.staleTap("the window of \(app.name)", shownVersion: shown.version)
    }
    return (app, try ViewArchive(tapped: seen.archive, of: app.id))
  }

  /// Scrolls the window of the app in front at a point. Positive distances, in points, move the
  /// content up and to the left.
  ///
  /// - Throws: `HostError.noScreen`, `.extensionFailed`.
  public func scrollScreen(at point: CGPoint, by distance: CGSize) async throws {
    let app = try app(try shownScreen().extension)
    beginWork()
    defer { endWork() }
    try await touch(
      .scroll(x: point.x, y: point.y, byX: distance.width, byY: distance.height), app)
    await screenUpdated()
  }

  private func touch(_ touch: AppTouch, _ app: InstalledExtension) async throws(HostError) {
    do {
      try await apps.touch(touch, in: app, clock: clock.extensionClock)
    } catch {
      throw .extensionFailed(app.id, reason: "\(error)")
    }
  }

  private func perform(
    _ request: PerformRequest, _ app: InstalledExtension
  ) async throws(HostError) {
    do {
      let reply = try await performed(request, of: app)
      if let error = reply.error { throw HostError.extensionFailed(app.id, reason: error) }
    } catch let error as HostError {
      throw error
    } catch {
      throw .extensionFailed(app.id, reason: "\(error)")
    }
  }

  // MARK: Updates

  /// Asks the app in front for its window, and returns when the answer is shown.
  func screenUpdated() async {
    updateScreen()
    await openApps.screen.update?.value
  }

  /// Asks the app in front for its window. While an answer is pending, several requests cause one
  /// more question: a busy app cannot flood the host.
  func updateScreen() {
    openApps.screen.isOutdated = true
    guard openApps.screen.update == nil else { return }
    beginWork()
    openApps.screen.update = Task {
      while openApps.screen.isOutdated, let id = openApps.front, let app = installed[id] {
        openApps.screen.isOutdated = false
        let display = device.held(by: app.uprightIdioms).appDisplay
        do {
          let answer = try await apps.screen(
            of: app, clock: clock.extensionClock, device: device)
          if openApps.front == id { show(answer?.archive?.data, display.size, of: app) }
        } catch {
          // The last picture stays. If the process has ended, `appEnded` reports it.
          notice("\(error)")
        }
      }
      openApps.screen.isOutdated = false
      openApps.screen.update = nil
      endWork()
    }
  }

  private func show(_ archive: Data?, _ size: LinkSize, of app: InstalledExtension) {
    guard archive != openApps.screen.archive else { return }
    openApps.screen.archive = archive
    openApps.screen.size = size
    openApps.screen.version += 1
    if let archive { openApps.screen.keep(archive) }
    publish([.screen(app.id)])
    guard let archive, let decoded = try? ViewArchive(decoding: archive) else { return }
    for text in decoded.notices where openApps.screen.reported.insert("\(app.id): \(text)").inserted
    {
      notice("\(app.name): \(text)")
    }
  }
}

/// The window of the app in front, and its updates.
struct FrontScreen {
  var archive: Data?
  var size = LinkSize(width: 0, height: 0)
  var version = 0
  /// The newest archives, oldest first. A tap refers to the one that the user saw: the numbers of
  /// its actions stay valid.
  private(set) var recent: [(version: Int, archive: Data)] = []
  /// True if the app shows something else than `archive`.
  var isOutdated = false
  var update: Task<Void, Never>?
  /// Whether the user has acted in the app since it came to the front, or opened it with a link.
  var hasUserActed = false
  /// The notices that the user has already read.
  var reported: Set<String> = []

  mutating func clear() {
    archive = nil
    recent = []
    hasUserActed = false
  }

  mutating func keep(_ archive: Data) {
    recent.append((version, archive))
    recent.removeFirst(max(recent.count - 8, 0))
  }
}

/// The archive of the window of the app in front, or of the card of a shortcut.
public struct ShownScreen: Equatable, Sendable {
  public var `extension`: ExtensionID
  /// An encoded `ViewArchive`.
  public var archive: Data
  /// Increases with each change.
  public var version: Int
  /// In points.
  public var size: LinkSize

  package init(extension id: ExtensionID, archive: Data, version: Int, size: LinkSize) {
    `extension` = id
    self.archive = archive
    self.version = version
    self.size = size
  }
}
