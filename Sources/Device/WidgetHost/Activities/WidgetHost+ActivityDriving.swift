import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import NoticeCatalog

// Carries out the activity engine's actions: requests to extensions, stored and published changes,
// news to apps.
extension WidgetHost {
  /// Carries out the activity engine's pending actions.
  func performActivityActions() {
    var hasChangedAlarms = false
    for action in activityEngine.takeActions() {
      switch action {
      case .fetch(let fetch): Task { await present(fetch) }
      case .record(let row): record(row)
      case .changed(let id):
        pending.touch(activity: id)
        soundNewAlert(of: id)
      case .news(let app, let record): sendActivityNews(.activity(record), to: app)
      case .alarms(let app):
        sendActivityNews(.alarms(activityEngine.alarms(of: app)), to: app)
        hasChangedAlarms = true
      case .store(let activity): pending.store.append(.putActivity(activity))
      case .removed(let activity): forget(activity)
      case .settled(let id, let wanted, let failure):
        activities.settle(id, wanted: wanted, failure)
      }
    }
    if hasChangedAlarms { updateRinging() }
  }

  private func forget(_ activity: StoredActivity) {
    let id = activity.id
    pending.store.append(.removeActivity(id))
    if let token = activity.pushToken {
      let ended = EndedPushToken(
        token: token, extension: activity.extension, activity: id,
        ended: activity.endDate ?? clock.now)
      activities.keep(ended)
      pending.store.append(.endedToken(ended))
    }
    activities.presentations[id] = nil
    activities.interactions[id] = nil
    activities.alertCounts[id] = nil
    activities.notices[id] = nil
    activities.fresh[id] = nil
    activities.settle(id)
    pending.changes.append(.activityRemoved(id))
  }

  // MARK: News

  /// Sends news to an app's process, or to its extension if that takes the app's place, in order.
  func sendActivityNews(_ news: ActivityNews, to id: ExtensionID) {
    activities.feed.send(news, to: id)
    let hasApp = installed[id]?.hasLifeCycle == true
    let extensionRuns = !hasApp && installed.states[id]?.isRunning == true
    guard extensionRuns || hasApp else { return }
    let before = activities.sending
    activities.sending = Task { [extensions, apps] in
      await before?.value
      if extensionRuns { await extensions.activityNews(news, for: id) }
      if hasApp { await apps.activityNews(news, forAppOf: id) }
    }
  }

  /// Returns when the extensions' processes have received all news so far.
  func waitForActivityNews() async { await activities.sending?.value }

  /// A stream of the changes of an app's activities. It begins with all existing activities, in the
  /// order of their starts, and the authorization.
  ///
  /// The stream ends if its reader falls behind. The reader then subscribes again: activities that
  /// are missing from the new stream's beginning were dismissed. Throws
  /// `HostError.unknownExtension`.
  ///
  /// - Parameter attributesType: nil means every type.
  public func activityNews(
    of id: ExtensionID, attributesType: String? = nil
  ) throws(HostError) -> AsyncStream<ActivityNews> {
    _ = try app(id)
    let first = activityEngine.activities(of: id, attributesType: attributesType)
      .map { ActivityNews.activity($0.record) }
    return activities.feed.subscribe(
      to: id, attributesType: attributesType,
      first: first + [.authorization(activityAuthorization(id))], limit: limits.unreadChanges)
  }

  // MARK: Pictures

  private func present(_ fetch: ActivityFetch) async {
    let result: Result<ActivityPictures, ActivityFailure>
    var notices: [String] = []
    do {
      guard let activity = activityEngine.activities[fetch.id]?.stored else {
        throw CancellationError()
      }
      let forms = activities.forms(of: device, companions.settings)
      let request = ActivityRequest(
        id: activity.id.rawValue, attributesType: activity.attributesType,
        attributes: activity.attributes,
        state: fetch.content.state, isStale: fetch.isStale, forms: forms)
      let reply = try await extensions.activity(
        request, of: try app(activity.extension), clock: clock.extensionClock, device: device)
      let pictures = try ActivityPictures(reply, forms: forms, at: clock.now)
      notices = reply.notices.aboutCode + [staleNotice(fetch, pictures)].compactMap(\.self)
      result = .success(pictures)
    } catch {
      result = .failure(ActivityFailure(error))
    }
    await refreshExtensionStates()
    guard isStarted else { return }
    let isCurrent = activityEngine.activities[fetch.id]?.fetch == fetch.token
    if let interaction = activities.interactions[fetch.id] {
      finish(interaction, of: fetch)
    }
    switch result {
    case .success(let pictures):
      if isCurrent { activities.presentations[fetch.id] = pictures.presentation }
      activityEngine.presented(token: fetch.token, at: clock.now)
      flush(
        archived: isCurrent
          ? [.presentation(fetch.id, pictures.presentation, pictures.faces)] : [])
      if isCurrent, noteActivity(notices, of: fetch.id) { flush() }
    case .failure(let failure):
      activityEngine.failed(token: fetch.token, failure, at: clock.now)
      flush()
    }
  }

  /// A notice if the stale activity looks like the one before; nil otherwise.
  private func staleNotice(_ fetch: ActivityFetch, _ pictures: ActivityPictures) -> String? {
    let new = FreshPictures(
      content: fetch.content.state, forms: pictures.presentation.forms, faces: pictures.faces)
    guard fetch.isStale else {
      activities.fresh[fetch.id] = new
      return nil
    }
    guard activities.fresh[fetch.id] == new else { return nil }
    return NoticeKind.unreadStaleness.notice(
      "The stale picture equals the previous one: the views do not read isStale.")
  }

  /// Pictures that were requested after an intent show the actual state of its toggle.
  private func finish(_ interaction: ActivityInteraction, of fetch: ActivityFetch) {
    var interaction = interaction
    interaction.taps.fetched(token: fetch.token)
    activities.interactions[fetch.id] = interaction.taps.isIdle ? nil : interaction
  }

  /// Performs an ActivityKit request and waits for the pictures that it needs. Returns why they
  /// failed; nil if they arrived. Throws `HostError.unknownExtension`.
  package func drawnActivity(
    _ command: ActivityCommand, of id: ExtensionID
  ) async throws -> (ActivityAnswer, ActivityFailure?) {
    let answer = try activity(command, of: id)
    guard case .activity(let record) = answer else { return (answer, nil) }
    // No suspension in between: pictures that fail at once would be missed.
    return (answer, await pictures(of: ActivityID(record.id)))
  }

  /// Waits for an activity's newest pictures. Returns why they failed; nil if they arrived or none
  /// are requested.
  package func pictures(of id: ActivityID) async -> ActivityFailure? {
    guard isStarted, let activity = activityEngine.activities[id],
      activity.fetch != nil || activity.isQueued
    else { return nil }
    return await withCheckedContinuation { continuation in
      activities.waiting[id, default: []].append(
        .init(wanted: activity.wanted, continuation: continuation))
    }
  }
}
