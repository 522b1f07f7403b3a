import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import Synchronization

/// The system's part on a device: keeps placed widgets alive, and knows nothing of pictures or of
/// whom it is shown to.
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
/// `WidgetEngine` decides what happens when; the host does it: asks extensions, stores, tells
/// subscribers, sleeps until the engine's next date. What a call has acknowledged is in the store
/// before it returns. Calls throw `HostError` and then have changed nothing.
public actor WidgetHost {
  let store: any HostStore
  let extensions: any ExtensionService
  let clock: any DeviceClock
  let launcher: any AppLauncher
  let bundles: BundleReader
  let pushTokens: PushTokenSource
  let limits: HostLimits
  let settings: HostSettings
  let seed: UInt64
  let feed: ChangeFeed

  var engine: WidgetEngine
  var controlEngine: ControlEngine
  var activityEngine: ActivityEngine { didSet { notePushTokens() } }
  var isStarted = false
  var installed: [ExtensionIdentifier: InstalledExtension] = [:] {
    didSet {
      installs += 1
      notePushTokens()
    }
  }
  var arrangement = Arrangement()
  var hosted: [PlacementIdentifier: HostedPlacement] = [:]
  var controls = HostedControls() { didSet { notePushTokens() } }
  var activities = HostedActivities() { didSet { notePushTokens() } }
  var tokenNews = PushTokenNews()
  /// Changes of `installed`.
  private(set) var installs = 0
  var tokenChanges = PushTokenChanges()
  let tokenRevision = Atomic<UInt64>(0)
  var device = DeviceSettings()
  var counters: [StoreCounter: Int] = [:]
  /// The newest first.
  var links: [DeliveredLink] = []
  var lastLedgerSequence = 0
  var untrimmedRows = 0
  var revision = 0
  /// The versions of this run begin here, above those of all runs before.
  var versionBase = 0

  var fetches = FetchQueue()
  var sleeper: (wake: Date, task: Task<Void, Never>)?
  var pending = PendingEffects()
  var extensionStates: [ExtensionIdentifier: ExtensionServiceState] = [:]
  var recommendations: [GalleryKind: [ConfigurationRecommendation]] = [:]
  var previews: [String: Task<ShownArchive, any Error>] = [:]
  /// The placements with an interaction that is not settled.
  var interacting: Set<PlacementIdentifier> = []
  /// Taps and app commands that have not ended.
  var interactions = 0
  /// The commands that play each app now, after a tap: the app is in the foreground meanwhile.
  var foregroundApps: [ExtensionIdentifier: Int] = [:]
  var settlers: [CheckedContinuation<Void, Never>] = []
  /// What a person should know of the host itself; at most 100, oldest first.
  public internal(set) var notices: [String] = []

  /// Nothing is read or asked before `start()`.
  ///
  /// - Parameters:
  ///   - seed: Decides what is left to chance: when each placement's day of budget begins.
  ///   - pushTokens: nil makes them of the seed.
  ///   - launcher: Plays the apps' part when a link is delivered.
  public init(
    store: any HostStore, extensions: any ExtensionService, clock: any DeviceClock,
    settings: HostSettings, seed: UInt64, limits: HostLimits = HostLimits(),
    launcher: any AppLauncher = NoLauncher(), bundles: BundleReader = .built,
    pushTokens: PushTokenSource? = nil
  ) {
    self.store = store
    self.extensions = extensions
    self.clock = clock
    self.settings = settings
    self.seed = seed
    self.limits = limits
    self.launcher = launcher
    self.bundles = bundles
    self.pushTokens = pushTokens ?? .seeded(seed)
    feed = ChangeFeed(limit: limits.unreadChanges)
    engine = WidgetEngine(settings: settings, now: clock.now, seed: seed)
    controlEngine = ControlEngine(settings: settings.controls, failures: settings.failures)
    activityEngine = ActivityEngine(
      settings: settings.activities, failures: settings.failures, now: clock.now)
  }

  /// Goes on from the store: what was on the screen is shown at once, schedules continue, what is
  /// overdue is done. Throws `HostError.storeFailed`.
  public func start() async throws {
    guard !isStarted else { return }
    let stored = try store.load()
    let run = (stored.counters[.run] ?? 0) + 1
    try store.apply([.counter(.run, run)], durability: .acknowledged)
    isStarted = true
    notices = store.notices
    restore(stored, run: run)
    await extensions.listen(listener)
    for (id, token) in controls.pushTokens where !pushTokens.isOwn(token) {
      if let control = try? controls.arrangement.control(id) {
        try givePushTokens(control.extension)
      }
    }
    for id in installed.keys.sorted() where try giveWidgetToken(id) {
      tellPushTokens(of: .widgets, to: id)
    }
    flush()
  }

  /// Ends the host's tasks and streams; what is stored stays. Calls that wait for extensions end
  /// with what they have.
  public func stop() async {
    isStarted = false
    sleeper?.task.cancel()
    sleeper = nil
    fetches.cancelAll()
    for task in previews.values { task.cancel() }
    feed.finish()
    activities.finish()
    await extensions.listen(ExtensionServiceListener())
    resumeSettlers()
  }

  /// A stream of what happens from now on. A subscriber that falls behind finds
  /// `HostChange.resync`.
  public nonisolated func changes() -> AsyncStream<HostChange> { feed.subscribe() }

  private func restore(_ stored: StoredState, run: Int) {
    device = (try? (stored.device ?? DeviceSettings()).checked()) ?? DeviceSettings()
    installed = Dictionary(uniqueKeysWithValues: stored.extensions.map { ($0.id, $0) })
    arrangement = Arrangement(placements: stored.placements, stacks: stored.stacks)
    counters = stored.counters
    counters[.run] = run
    links = stored.links
    lastLedgerSequence = stored.lastLedgerSequence
    versionBase = run << 24
    revision = versionBase
    let now = clock.now
    engine = WidgetEngine(settings: settings, now: now, seed: seed, timeZone: timeZone)
    for stack in stored.stacks { engine.setStack(stack, at: now) }
    for placement in stored.placements {
      hosted[placement.id] = HostedPlacement(version: versionBase)
      hosted[placement.id]?.timeline = stored.timelines[placement.id]
      engine.add(placement, at: now, restoring: restored(placement.id, stored))
    }
    restoreControls(stored, at: now)
    restoreActivities(stored, at: now)
  }

  /// nil where there is nothing to go on from: the placement then begins anew.
  private func restored(
    _ id: PlacementIdentifier, _ stored: StoredState
  ) -> RestoredTimeline? {
    guard let json = stored.engine[id], let record = try? RestoredTimeline(stored: json) else {
      return nil
    }
    // Entries without archives cannot be shown.
    return record.entries.isEmpty || stored.timelines[id] != nil ? record : nil
  }

  var timeZone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
