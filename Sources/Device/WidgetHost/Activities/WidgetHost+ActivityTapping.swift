import DeviceEngine
import Foundation
import HostLink
import ViewArchive

// Taps on activities.
extension WidgetHost {
  /// The `userInfo` key with which an activity that has no link opens its app. The value is the
  /// activity's identifier.
  static let activityTypeKey = "NSUserActivityTypeLiveActivity"
  /// `WidgetCenter.UserInfoKey.activityID`.
  private static let activityKey = "WidgetCenter.UserInfoKey.activityID"

  /// Performs the action under a tap: performs the intent of a button or toggle and returns when it
  /// has ended, delivers a link, or opens the app.
  ///
  /// - Parameter role: The device that shows the activity.
  /// - Throws: `HostError.unknownActivity`, `.activityNotLoaded`, `.locked`, `.extensionFailed`,
  ///   `.storeFailed`.
  @discardableResult
  public func tapActivity(
    _ id: ActivityID, _ presentation: ActivityPresentationName,
    on role: DeviceRole = .main, at target: TapTarget
  ) async throws -> TapOutcome {
    guard let activity = activityEngine.activities[id]?.stored else {
      throw HostError.unknownActivity(id)
    }
    guard role.surfaces.contains(where: \.isInteractive) else { return .nothing }
    let app = try app(activity.extension)
    let shown = try shownActivity(id, presentation, on: role)
    let archive = try ViewArchive(tapped: shown.archive, of: app.id)
    let found = archive.target(target, flipped: shown.flippedToggles)
    // Alarms ring on a locked device, too.
    if case .intent(let identifier, _) = found?.action,
      let button = AlarmButtonName(intentIdentifier: identifier)
    {
      try await press(button, of: id, shown, app)
      return .performed
    }
    if case .intent(TaskContent.stopIntent, _) = found?.action, activity.task != nil {
      stopTask(of: activity)
      return .performed
    }
    guard !settings(of: role).isLocked else { throw HostError.locked }
    switch found?.action {
    case nil:
      let info = [Self.activityTypeKey: id.rawValue]
      let activity = UserActivityMessage(
        activityType: Self.activityTypeKey, userInfo: [Self.activityKey: id.rawValue])
      let link = deliver(url: shown.url, from: id.rawValue, info: info, activity: activity, to: app)
      return shown.url == nil ? .opened(link) : .link(link)
    case .link(let url)?: return .link(deliver(url: url, from: id.rawValue, info: [:], to: app))
    case let action?:
      // Only the window of a running app has other actions.
      guard let request = PerformRequest(action) else { return .nothing }
      return try await perform(request, toggle: found?.toggleIndex, of: id, shown, app)
    }
  }

  func perform(
    _ request: PerformRequest, toggle: Int?, of id: ActivityID, _ shown: ShownActivity,
    _ app: InstalledExtension
  ) async throws -> TapOutcome {
    let running = activities.interactions[id]?.taps.running ?? 0
    guard running < limits.queuedTaps else {
      throw HostError.tooManyTaps(.activity(id), limit: limits.queuedTaps)
    }
    interact(id, shown) { taps in
      taps.begin(toggle: toggle.flatMap { toggle in request.newValue.map { (toggle, $0) } })
    }
    beginWork()
    defer { endWork() }
    flush()
    let reply = await reply(to: request, of: app)
    let token = activityEngine.lastToken
    interact(id, shown) {
      if reply.error == nil { $0.performed(before: token) } else { $0.failed(toggle: toggle) }
    }
    // perform() has returned: pictures requested from now on show the toggle's actual state.
    activityEngine.performed(id, error: reply.error, at: clock.now)
    flush()
    let info = [Self.activityTypeKey: id.rawValue]
    guard let link = try open(reply, from: id.rawValue, info: info, in: app) else {
      return .performed
    }
    return link.url == nil ? .opened(link) : .link(link)
  }

  private func interact(
    _ id: ActivityID, _ shown: ShownActivity, _ change: (inout PlacementInteraction) -> Void
  ) {
    guard activityEngine.activities[id] != nil else { return }
    var interaction = activities.interactions[id]
    // Toggle numbers are only valid within one presentation.
    if interaction?.presentation != shown.presentation, interaction?.taps.isIdle != false {
      interaction = nil
    }
    var next = interaction ?? ActivityInteraction(presentation: shown.presentation)
    change(&next.taps)
    activities.interactions[id] = next.taps.isIdle ? nil : next
    activityEngine.update(id) { $0.version += 1 }
  }

  func flippedToggles(
    of id: ActivityID, _ presentation: ActivityPresentationName, _ archive: Data
  ) -> Set<Int> {
    guard let interaction = activities.interactions[id], interaction.presentation == presentation,
      let archive = try? ViewArchive(decoding: archive)
    else { return [] }
    return interaction.taps.flipped(archive.toggleStates)
  }
}
