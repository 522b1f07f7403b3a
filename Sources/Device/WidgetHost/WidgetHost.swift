import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import Synchronization

/// Plays the operating system's part: installs extensions, keeps placed widgets, controls and live
/// activities up to date, and reports changes to subscribers.
///
/// ```swift
/// let host = WidgetHost(
///   store: store, extensions: pool, clock: AnchoredClock(), settings: HostSettings(), seed: 1)
/// try await host.start()
/// try await host.install(bundle, openCommand: [])
/// let placed = try await host.place(
///   extension: "GameStatus", kind: "GameStatus", family: .systemSmall)
/// for await change in host.changes() { … }
/// ```
/// The three engines (`WidgetEngine`, `ControlEngine`, `ActivityEngine`) are values that decide
/// what happens and when. The host carries out their actions: it calls extensions, writes the
/// store, publishes changes and sleeps until the earliest date at which an engine has work.
///
/// Invariants:
/// - A change that a user or an app requests is in the store before the call returns.
/// - A call that throws `HostError` has changed nothing.
/// - Every mutation ends with `flush()`, which carries out the engines' actions.
///
/// The host does not draw and does not know its clients: `DeviceSurfaces` turns archives into
/// pictures, `DeviceProtocol` and `DeviceWeb` serve them.
public actor WidgetHost {
  let store: any HostStore
  let extensions: any ExtensionService
  let clock: any DeviceClock
  let launcher: any AppLauncher
  let apps: any AppService
  let bundles: BundleReader
  let pushTokens: PushTokenSource
  let alertSounds: AlertSounds
  let limits: HostLimits
  let settings: HostSettings
  let seed: UInt64
  let feed: ChangeFeed

  var engine: WidgetEngine
  var controlEngine: ControlEngine
  var activityEngine: ActivityEngine { didSet { updateTokenRevision() } }
  var notificationEngine = NotificationEngine()
  var isStarted = false
  var installed = HostedExtensions() { didSet { updateTokenRevision() } }
  var arrangement = Arrangement()
  var hosted: [PlacementID: HostedPlacement] = [:]
  /// The placements with an unsettled interaction.
  var interacting: Set<PlacementID> = []
  var controls = HostedControls() { didSet { updateTokenRevision() } }
  var activities = HostedActivities() { didSet { updateTokenRevision() } }
  var openApps = HostedApps()
  var links = HostedLinks()
  var snippets = HostedSnippets()
  /// Whether a page shows the device.
  var hasOpenPages = false
  var pushes = HostedPushes()
  /// The notices in the ledger.
  var recordedNotices = ReportedNotices()
  let tokenRevision = Atomic<UInt64>(0)
  /// The settings of the main device.
  var device = DeviceSettings()
  var companions = HostedCompanions()
  /// Whether the device has been unlocked since it started.
  var hasBeenUnlocked = false
  /// When the screen that an alert has lit is dimmed again; nil if no alert has lit it.
  var alertLightEnd: Date?
  var numbers = HostNumbers()
  /// The effects of the current change, until `flush()`.
  var pending = PendingEffects()
  var work = WorkInProgress()
  /// Messages about the host itself, for the user. At most 100, oldest first.
  public internal(set) var notices: [String] = []

  /// Creates a host that does nothing until `start()`.
  ///
  /// - Parameters:
  ///   - seed: Seeds all random choices, such as when each placement's budget day begins.
  ///   - launcher: Runs apps without a life cycle, once for each link.
  ///   - apps: Runs apps with a life cycle.
  ///   - pushTokens: nil derives the tokens from `seed`.
  ///   - alertSounds: Plays the sounds of alerts.
  public init(
    store: any HostStore, extensions: any ExtensionService, clock: any DeviceClock,
    settings: HostSettings, seed: UInt64, limits: HostLimits = HostLimits(),
    launcher: any AppLauncher = NoLauncher(), apps: any AppService = NoApps(),
    bundles: BundleReader = .built, pushTokens: PushTokenSource? = nil,
    alertSounds: AlertSounds = .silent
  ) {
    self.store = store
    self.extensions = extensions
    self.clock = clock
    self.settings = settings
    self.seed = seed
    self.limits = limits
    self.launcher = launcher
    self.apps = apps
    self.bundles = bundles
    self.pushTokens = pushTokens ?? .seeded(seed)
    self.alertSounds = alertSounds
    feed = ChangeFeed(limit: limits.unreadChanges)
    engine = WidgetEngine(settings: settings, now: clock.now, seed: seed)
    controlEngine = ControlEngine(settings: settings.controls, failures: settings.failures)
    activityEngine = ActivityEngine(
      settings: settings.activities, failures: settings.failures, now: clock.now)
  }

  /// Restores the state from the store: shows the last content at once, continues all schedules and
  /// does overdue work. If the store can be read but not changed, the host starts with a notice and
  /// refuses changes until it can. Throws `HostError.storeFailed`.
  public func start() async throws {
    guard !isStarted else { return }
    let stored = try store.load()
    let run = (stored.counters[.run] ?? 0) + 1
    notices = store.notices
    do {
      try store.apply([.counter(.run, run)], durability: .acknowledged)
    } catch {
      numbers.isRunUnstored = true
      notices.append(
        "the device shows its stored content but cannot store changes: \(error). It accepts "
          + "changes again when there is space; no restart is needed")
    }
    isStarted = true
    restore(stored, run: run)
    await extensions.listen(listener)
    await apps.listenToApps(appListener)
    do {
      try issueMissingTokens()
    } catch  where numbers.isRunUnstored {}
    flush()
  }

  /// Replaces the tokens of another environment. Throws `HostError.storeFailed`.
  private func issueMissingTokens() throws {
    for (id, token) in controls.pushTokens where !pushTokens.isOwn(token) {
      if let control = try? controls.arrangement.control(id) {
        try issuePushTokens(control.extension)
      }
    }
    for id in installed.keys.sorted() where try issueWidgetToken(id) {
      sendPushTokens(of: .widgets, to: id)
    }
  }

  /// Ends the host's tasks and streams. The store keeps its contents. Calls that wait for pictures
  /// return without them.
  public func stop() async {
    isStarted = false
    work.cancelAll()
    feed.finish()
    activities.finish()
    snippets.finish()
    alertSounds.ring([])
    await extensions.listen(ExtensionServiceListener())
    await apps.listenToApps(AppServiceListener())
    work.resumeSettlers()
  }

  /// A stream of the changes from now on. A subscriber that falls behind receives
  /// `HostChange.resync` in place of the changes that it missed.
  public nonisolated func changes() -> AsyncStream<HostChange> { feed.subscribe() }

  private func restore(_ stored: StoredState, run: Int) {
    device = (try? (stored.device ?? DeviceSettings()).checked()) ?? DeviceSettings()
    companions = HostedCompanions()
    for (role, settings) in stored.companions {
      companions[role] = try? settings.sharing(device).checked(role)
    }
    hasBeenUnlocked = !device.isLocked
    alertLightEnd = nil
    installed.restore(stored.extensions)
    arrangement = Arrangement(
      placements: stored.placements, stacks: stored.stacks, capacity: device.capacity,
      pad: self.settings(of: .pad).capacity)
    numbers.restore(stored, run: run)
    links.newest = stored.links
    let now = clock.now
    engine = WidgetEngine(
      settings: settings, now: now, seed: seed, timeZone: timeZone,
      isDeveloperModeOn: device.developerMode)
    for stack in stored.stacks { engine.setStack(stack, at: now) }
    for placement in stored.placements {
      hosted[placement.id] = HostedPlacement(version: numbers.versionBase)
      hosted[placement.id]?.timeline = stored.timelines[placement.id]
      engine.add(placement, at: now, restoring: restored(placement.id, stored))
    }
    restoreControls(stored, at: now)
    restoreActivities(stored, at: now)
    restoreNotifications(stored)
  }

  /// The stored timeline of a placement; nil if there is none that can be shown. The placement then
  /// starts from the beginning.
  private func restored(
    _ id: PlacementID, _ stored: StoredState
  ) -> RestoredTimeline? {
    guard let json = stored.engine[id], let record = try? RestoredTimeline(stored: json) else {
      return nil
    }
    // Entries without archives cannot be shown.
    return record.entries.isEmpty || stored.timelines[id] != nil ? record : nil
  }

  var timeZone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
