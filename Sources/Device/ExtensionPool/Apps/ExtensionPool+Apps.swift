import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// A running app and the conditions of its process.
struct RunningApp {
  var process: ExtensionProcess
  var conditions: ProcessQueue.Conditions
  private(set) var isSuspended = false
  /// The number of calls, so that a call that arrives while the app is asked is noticed.
  private(set) var callCount = 0
  private var waitingNews: [ActivityNews] = []

  init(process: ExtensionProcess, conditions: ProcessQueue.Conditions) {
    self.process = process
    self.conditions = conditions
  }

  mutating func suspend() {
    isSuspended = true
    process.suspend()
  }

  /// Resumes the process before a call.
  mutating func resume() {
    callCount += 1
    guard isSuspended else { return }
    isSuspended = false
    process.resume()
    for news in waitingNews { process.send(news) }
    waitingNews = []
  }

  mutating func send(_ news: ActivityNews) {
    if isSuspended { waitingNews.append(news) } else { process.send(news) }
  }
}

extension ExtensionPool: AppService {
  /// The private memory of an app, in bytes.
  private static let appMemory = 1 << 30

  public func open(
    _ opening: AppOpening, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [String] {
    let process = try await process(of: app, clock: clock, device: device)
    do {
      _ = try await send(
        .app(.open(opening, on: device.held(by: app.uprightIdioms).appDisplay)), to: process,
        of: app.id, .app, clock: clock,
        timeLimit: .seconds(Self.watchdog))
      return await process.settledOutput()
    } catch {
      throw AppFailure(app.name, error)
    }
  }

  public func screen(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> AppScreen? {
    apps[app.id]?.resume()
    guard let running = apps[app.id] else { return nil }
    do {
      let reply = try await running.process.call(
        .app(.screen(device.held(by: app.uprightIdioms).appDisplay)), clock: clock,
        timeLimit: .seconds(Self.watchdog))
      guard case .screen(let screen) = reply else { return nil }
      return screen
    } catch {
      throw AppFailure(app.name, error)
    }
  }

  public func touch(_ touch: AppTouch, in app: InstalledExtension, clock: HostClock) async throws {
    apps[app.id]?.resume()
    guard let running = apps[app.id] else { throw AppFailure("\(app.name) is not running") }
    do {
      _ = try await running.process.call(
        .app(.touch(touch)), clock: clock, timeLimit: .seconds(Self.watchdog))
    } catch {
      throw AppFailure(app.name, error)
    }
  }

  public func enterBackground(_ app: InstalledExtension, clock: HostClock) async {
    apps[app.id]?.resume()
    guard let running = apps[app.id] else { return }
    // A failure ends the process, which `ended` reports.
    _ = try? await running.process.call(
      .app(.enterBackground), clock: clock, timeLimit: .seconds(Self.watchdog))
  }

  public func suspend(
    _ app: InstalledExtension, isLast: Bool, clock: HostClock
  ) async -> AppSuspension {
    guard let running = apps[app.id], !running.isSuspended else { return .ready }
    // A failure ends the process, which `ended` reports.
    guard
      case .suspension(let answer)? = try? await running.process.call(
        .app(.suspend(isLast: isLast)), clock: clock, timeLimit: .seconds(Self.watchdog))
    else { return .ready }
    if answer == .ready, let current = apps[app.id], current.process === running.process,
      current.callCount == running.callCount
    {
      apps[app.id]?.suspend()
    }
    return answer
  }

  public func perform(
    _ intent: PerformRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PerformReply? {
    let reply = try await answer(.perform(intent), in: app, clock: clock, device: device)
    guard case .performed(let performed)? = reply else { return nil }
    return performed
  }

  public func appShortcuts(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] {
    let reply = try await answer(.shortcuts, in: app, clock: clock, device: device)
    guard case .shortcuts(let shortcuts)? = reply else { return [] }
    return shortcuts
  }

  public func appIntents(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog {
    let reply = try await answer(.intents, in: app, clock: clock, device: device)
    guard case .intents(let catalog)? = reply else { return IntentCatalog() }
    return catalog
  }

  public func appEntities(
    _ request: EntityRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ResolvedEntity]? {
    let reply = try await answer(.entities(request), in: app, clock: clock, device: device)
    guard case .entities(let entities)? = reply else { return nil }
    return entities
  }

  /// The app's reply to a call about its intents; nil if their type is not part of the app. Throws
  /// `AppFailure`.
  private func answer(
    _ call: HostCall, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> ExtensionReply? {
    let process = try await process(of: app, clock: clock, device: device)
    do {
      return try await send(
        call, to: process, of: app.id, .app, clock: clock, timeLimit: timeLimit(of: call))
    } catch ExtensionFailure.reported(let report) where report.kind == .unknownIntent {
      return nil
    } catch {
      throw AppFailure(app.name, error)
    }
  }

  public func activityNews(_ news: ActivityNews, forAppOf id: ExtensionID) {
    apps[id]?.send(news)
  }

  public func endApp(_ id: ExtensionID) async {
    var app = apps.removeValue(forKey: id)
    app?.resume()
    await app?.process.end()
  }

  public func listenToApps(_ listener: AppServiceListener) {
    appListener = listener
  }

  // MARK: Processes

  /// The app's process, started if needed. An app with other conditions is ended first.
  private func process(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> ExtensionProcess {
    guard let program = app.program else { throw AppFailure("\(app.name) has no app") }
    let conditions = ProcessQueue.Conditions(
      bundle: app.bundle, contentHash: app.contentHash, timeZone: device.timeZone,
      locale: device.locale, hasNetwork: device.networkAccess.allows(app.id.owner))
    do {
      try await prepareSandbox()
      if let running = apps[app.id], running.conditions != conditions { await endApp(app.id) }
      if let running = apps[app.id], running.process.isRunning {
        apps[app.id]?.resume()
        return running.process
      }
      var launch = try launch(
        app.id.owner, conditions, clock: clock, sandbox: sandboxProgram,
        missingSandbox: missingSandbox, listener: appListener.requests, isApp: true)
      launch.executable = program
      launch.processLimits = ProcessLimits(
        memory: Self.appMemory, children: launch.processLimits.children,
        disk: launch.processLimits.disk)
      let process = try ExtensionProcess(launch)
      apps[app.id] = RunningApp(process: process, conditions: conditions)
      Task { [weak self] in
        let failure = await process.waitForEnd()
        await self?.appEnded(app, process, failure)
      }
      return process
    } catch let failure as AppFailure {
      throw failure
    } catch {
      throw AppFailure(app.name, error)
    }
  }

  private func appEnded(
    _ app: InstalledExtension, _ process: ExtensionProcess, _ failure: ExtensionFailure
  ) {
    guard apps[app.id]?.process === process else { return }
    apps[app.id] = nil
    let end: AppEnd =
      if case .exited(_, 0, let output) = failure {
        AppEnd(text: "\(app.name) exited" + AppFailure.lines(output))
      } else {
        AppEnd(text: AppFailure(app.name, failure).description, hasFailed: true)
      }
    appListener.ended(app.id, end)
  }
}
