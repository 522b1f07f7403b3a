import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

// Apps with a life cycle: which one is in front, the intents that they perform, and what they
// request.
extension WidgetHost {
  /// Moves the app in front to the background, as the Home gesture does. Does nothing if there is
  /// none.
  public func goHome() {
    guard let id = openApps.front else { return }
    setFrontApp(nil)
    moveToBackground(id)
  }

  /// Leaves the camera that the Lock Screen shows, because the device is unlocked.
  func leaveCapture() {
    if openApps.front?.isCapture == true { goHome() }
  }

  /// Brings an app to the front and delivers a link or a user activity to it.
  func open(_ opening: AppOpening, in app: InstalledExtension) async -> AppEnd {
    let previous = openApps.front
    setFrontApp(app.id)
    openApps.screen.hasUserActed = opening.url != nil || opening.activity != nil
    if let previous, previous != app.id { moveToBackground(previous) }
    await openApps.move?.value
    do {
      let output = try await apps.open(
        opening, in: app, clock: clock.extensionClock, device: device)
      await screenUpdated()
      return AppEnd(text: "\(app.name) is in the foreground", output: output)
    } catch {
      if openApps.front == app.id { setFrontApp(nil) }
      return AppEnd(text: "\(error)", hasFailed: true)
    }
  }

  private func setFrontApp(_ id: ExtensionID?) {
    guard id != openApps.front else { return }
    openApps.bringToFront(id)
    activityEngine.setFrontApp(id)
    publish([.frontApp(id)])
    flush()
  }

  /// Apps change between foreground and background one after another.
  private func moveToBackground(_ id: ExtensionID) {
    guard let app = installed[id] else { return }
    let before = openApps.move
    beginWork()
    openApps.move = Task {
      await before?.value
      // The app may have come to the front again.
      if openApps.front != id {
        await apps.enterBackground(app, clock: clock.extensionClock)
        // A camera ends when the user leaves it. Source: LockedCameraCapture's documentation.
        if id.isCapture { await apps.endApp(id) } else { planSuspension(of: id) }
      }
      endWork()
    }
  }

  /// Ends an app, as the app switcher does. Does nothing if it does not run. Throws
  /// `HostError.unknownExtension`, `.noApp`; `.appExitsAfterLink` for an app without a life cycle.
  public func quit(_ id: ExtensionID) async throws {
    let app = try app(id)
    guard app.canBeOpened else { throw HostError.noApp(id) }
    guard app.hasLifeCycle else { throw HostError.appExitsAfterLink(id) }
    await endApp(id)
    flush()
  }

  /// Ends an app that was built again. If it was in front, opens it, as Xcode does.
  func relaunch(_ app: InstalledExtension) async {
    let wasInFront = openApps.front == app.id
    await endApp(app.id)
    guard wasInFront, app.hasLifeCycle else { return }
    beginWork()
    Task {
      let end = await open(AppOpening(), in: app)
      if end.hasFailed { notice(end.text) }
      endWork()
    }
  }

  /// Ends an app's process, because its extension was replaced or removed.
  func endApp(_ id: ExtensionID) async {
    for id in [id, id.capture] {
      if openApps.front == id { setFrontApp(nil) }
      await apps.endApp(id)
    }
  }

  // MARK: Intents

  /// Performs an intent: in the app's process if it belongs there and its type is part of the app,
  /// else in the extension's. Throws `ExtensionServiceError`, `AppFailure`.
  func performed(
    _ request: PerformRequest, of app: InstalledExtension
  ) async throws -> PerformReply {
    var request = request
    request.hasApp = app.hasLifeCycle
    let reply = try await extensions.perform(
      request, of: app, clock: clock.extensionClock, device: device)
    guard let state = reply.app else { return reply }
    request.hasApp = false
    if state == .foreground {
      guard try await appState(of: request, app) != nil else {
        return PerformReply(
          error:
            "\(request.action.identifier) opens the app, so the app performs it, but it belongs "
            + "only to the extension. Nothing opens, as on a device. Make its file a member of both "
            + "targets; in a folder without a project, move it to Shared")
      }
      let end = await open(AppOpening(), in: app)
      if end.hasFailed { return PerformReply(error: end.text) }
    }
    if let reply = try await answer(to: request, of: app) { return reply }
    return try await extensions.perform(
      request, of: app, clock: clock.extensionClock, device: device)
  }

  /// Performs the intent of a shortcut: in the app's process if its type is part of the app, else
  /// in the extension's. Throws `ExtensionServiceError`, `AppFailure`.
  func performedInApp(
    _ request: PerformRequest, of app: InstalledExtension
  ) async throws -> PerformReply {
    if app.hasLifeCycle, let state = try await appState(of: request, app) {
      if state == .foreground {
        let end = await open(AppOpening(), in: app)
        if end.hasFailed { return PerformReply(error: end.text) }
      }
      if let reply = try await answer(to: request, of: app) { return reply }
    }
    return try await extensions.perform(
      request, of: app, clock: clock.extensionClock, device: device)
  }

  /// In which state the app performs an intent; nil if it does not have its type. Starts its
  /// process if needed.
  private func appState(
    of request: PerformRequest, _ app: InstalledExtension
  ) async throws -> AppState? {
    var question = request
    question.isQuestion = true
    return try await answer(to: question, of: app).map { $0.app ?? .background }
  }

  /// The app's reply to a request; nil if it does not have the intent's type.
  private func answer(
    to request: PerformRequest, of app: InstalledExtension
  ) async throws -> PerformReply? {
    openApps.beginIntent(app.id)
    defer {
      openApps.endIntent(app.id)
      planSuspension(of: app.id)
    }
    var request = request
    request.isInApp = true
    return try await apps.perform(
      request, in: app, clock: clock.extensionClock, device: device)
  }

  // MARK: Requests

  var appListener: AppServiceListener {
    AppServiceListener(
      requests: ExtensionServiceListener(
        reload: { [weak self] id, request in
          Task { await self?.handle(request, from: id) }
        },
        answer: { [weak self] id, question in
          await self?.answer(question, fromAppOf: id) ?? .failure("the host has ended")
        }),
      ended: { [weak self] id, end in
        Task { await self?.appEnded(id, end) }
      })
  }

  /// Like `answer(_:from:)`. An app in the background starts no activities, except while it
  /// performs an intent. Source: "Displaying live data with Live Activities".
  private func answer(
    _ question: HostQuestion, fromAppOf id: ExtensionID
  ) async -> HostAnswer {
    if case .activity(.start(let start)) = question, openApps.isInBackground(id) {
      return .activity(
        .refused(
          ActivityRefusal(
            .visibility,
            "\(id) is in the background and cannot start \(start.attributesType); start it while "
              + "the app is in front, from a LiveActivityIntent, or by push")))
    }
    if case .activity(.start(let start)) = question { adviseOnStart(start, of: id) }
    return await answer(question, from: id)
  }

  /// Advises against an activity that the user did not ask for. Source: "Displaying live data with
  /// Live Activities".
  private func adviseOnStart(_ start: ActivityStart, of id: ExtensionID) {
    guard openApps.hasOpenedByItself(id) else { return }
    notice(
      "\(id) started \(start.attributesType) although the user had done nothing in the app; start "
        + "an activity after an action of the user, such as a tap on a button")
  }

  /// Records that an app's process has ended by itself: as the result of its newest link.
  private func appEnded(_ id: ExtensionID, _ end: AppEnd) {
    guard isStarted else { return }
    if openApps.front == id { setFrontApp(nil) }
    guard var link = links.newest.first(where: { $0.extension == id }),
      links.deliveries[link.key] == nil
    else { return }
    link.result = end.text
    link.hasFailed = end.hasFailed ? true : nil
    keep(link)
  }
}
