/// Every number by which the host plays the system's part; each can be replaced.
///
/// ```swift
/// var settings = HostSettings()
/// settings.reloads.minimumSpacing = 60
/// ```
/// A settings file holds only what differs, e.g. `{"budget": {"most": 100}}`; see `init(json:)`.
/// Durations are seconds. Where Apple documents a number it is the default; where Apple documents
/// only that there is a rule, the number is our own, and said to be.
public struct HostSettings: Codable, Equatable, Sendable {
  public var budget: BudgetSettings
  public var reloads: ReloadSettings
  public var failures: FailureSettings
  public var stacks: StackSettings
  public var requests: RequestSettings
  public var processes: ProcessSettings
  public var controls: ControlSettings
  public var activities: ActivitySettings

  public init(
    budget: BudgetSettings = BudgetSettings(), reloads: ReloadSettings = ReloadSettings(),
    failures: FailureSettings = FailureSettings(), stacks: StackSettings = StackSettings(),
    requests: RequestSettings = RequestSettings(), processes: ProcessSettings = ProcessSettings(),
    controls: ControlSettings = ControlSettings(),
    activities: ActivitySettings = ActivitySettings()
  ) {
    self.budget = budget
    self.reloads = reloads
    self.failures = failures
    self.stacks = stacks
    self.requests = requests
    self.processes = processes
    self.controls = controls
    self.activities = activities
  }
}

/// How many reloads a day a placement has, by how often a person sees it.
///
/// Apple documents 40 to 70 a day for a widget that is viewed frequently, more while the system
/// learns, fewer on pages that are seldom visited, and a window of 24 hours that does not begin at
/// midnight. How views become a number is our own rule: between `viewsForLeast` and `viewsForMost`
/// views a day the budget grows evenly from `least` to `most`; below it is `rarelyViewed`. The
/// views of a day are a running average over `learningDays`; until so many days have passed the
/// budget is `most`.
public struct BudgetSettings: Codable, Equatable, Sendable {
  public var least = 40
  public var most = 70
  /// For placements that are seen less often than `viewsForLeast` times a day.
  public var rarelyViewed = 12
  public var viewsForLeast = 4.0
  public var viewsForMost = 24.0
  /// Days.
  public var learningDays = 3
  /// Looks at a placement within so many seconds are one view.
  public var viewGap = 300.0
  /// The local hour (0 to 24, with fractions) at which every budget's day begins; nil gives each
  /// placement its own, from the host's seed, between 1 and 6 o'clock.
  public var resetHour: Double?
  /// A seldom seen placement whose reload waits for budget is reloaded, free, when it is seen; at
  /// most once in so many seconds.
  public var visibleReloadSpacing = 900.0

  public init() {}
}

/// When reloads that count may begin.
public struct ReloadSettings: Codable, Equatable, Sendable {
  /// Between two charged reloads of a placement. Apple documents about 5 minutes between entries.
  public var minimumSpacing = 300.0
  /// Requests of `WidgetCenter` wait so long for others of their extension, and go together. Apple
  /// documents that reloads may be put together; the number is our own.
  public var coalescingWindow = 2.0
  /// Local hours (0 up to 24, with fractions) at which the significant time changes, and all
  /// widgets are reloaded, free of budget. Empty: never.
  public var significantHours = [0.0]

  public init() {}
}

/// What follows on a reload that failed. Apple documents nothing; the numbers are our own.
public struct FailureSettings: Codable, Equatable, Sendable {
  /// The wait after the first failure.
  public var firstWait = 30.0
  /// Each further failure in a row waits so many times longer.
  public var factor = 4.0
  public var longestWait = 3600.0

  public init() {}
}

/// How Smart Stacks turn. Apple documents no numbers.
public struct StackSettings: Codable, Equatable, Sendable {
  /// A stack that a person has turned by hand stays so for this long.
  public var handTurnHold = 1800.0

  public init() {}
}

/// How controls are kept. Apple publishes no numbers.
public struct ControlSettings: Codable, Equatable, Sendable {
  /// Requests for values at the same time, where many controls reload.
  public var fetches = 4
  /// Actions of one control that run at the same time.
  public var runningActions = 8
  /// Controls on the device.
  public var most = 2000

  public init() {}
}

/// How Live Activities live. Apple documents the hours and the bytes; it says that there are limits of
/// number and of pushes, and not which: about 5 for an app and 15 pushes an hour are widely reported.
public struct ActivitySettings: Codable, Equatable, Sendable {
  /// Bytes of attributes and content together, as JSON.
  public var bytes = 4096
  /// Seconds until the system ends one.
  public var longestActive = 28_800.0
  /// Seconds that an ended one stays on the Lock Screen at most.
  public var longestEnded = 14_400.0
  /// Of one app: pending, active and stale ones.
  public var mostOfApp = 5
  /// Of all apps.
  public var most = 16
  /// Ended ones of one app that stay; the oldest make room.
  public var mostEndedOfApp = 8
  /// Pushes of priority 10 an hour to one activity; they come back evenly.
  public var pushesPerHour = 15
  /// The same for apps with frequent updates.
  public var frequentPushesPerHour = 60
  /// Requests for presentations at the same time.
  public var fetches = 4

  public init() {}
}

/// How long an extension may take for one answer, and how large it may be. Apple publishes none.
public struct RequestSettings: Codable, Equatable, Sendable {
  public var describe = 10.0
  public var placeholder = 5.0
  public var snapshot = 5.0
  public var timeline = 30.0
  public var recommendations = 10.0
  public var options = 10.0
  /// An action that plays a sound may take as long as the sound.
  public var perform = 30.0
  public var control = 10.0
  /// Telling a push handler its tokens, also widgets'.
  public var controlTokens = 10.0
  public var activity = 10.0
  /// Bytes of one answer, its archives included.
  public var largestReply = 64 << 20

  public init() {}
}

/// How extensions' processes are kept.
public struct ProcessSettings: Codable, Equatable, Sendable {
  public enum Sandbox: String, Codable, CaseIterable, Sendable {
    /// Bubblewrap where it works.
    case auto
    case off
    /// Extensions are not started where bubblewrap does not work.
    case required
  }

  /// Seconds: a process that has nothing to do for so long is ended, be it in real time or, where
  /// that runs faster, on the device's clock.
  public var idleEnd = 30.0
  /// Bytes of memory of its own that an extension may use with what it has started. Apple
  /// publishes none; about 30 MB is widely reported for iOS. The frameworks and fonts take 7 to
  /// 10 MB of it here, and the archives of a long timeline theirs, so this is larger.
  public var memoryLimit = 64 << 20
  /// Processes at the same time.
  public var concurrent = 4
  /// Calls of one extension at the same time; they share its process.
  public var overlappingCalls = 4
  /// Open files and sockets.
  public var openFiles = 256
  /// Bytes of the largest file that an extension may write.
  public var fileSize = 64 << 20
  /// 0 to 19: how far extensions stand back behind the host for the processor.
  public var niceness = 5
  public var sandbox = Sandbox.auto
  /// Whether the sounds of extensions are heard. Where they are not, they take their time all the
  /// same. Where they are, extensions reach the person's sound server, which can record as well.
  public var sound = false
  /// So many crashes in a row of one kind of call hold it back; after fewer it is tried at once.
  public var crashesInARow = 2
  /// The first time that a call is held back; `holdBackFactor` times longer each further time, up
  /// to `longestHoldBack`. On the device's clock.
  public var firstHoldBack = 1.0
  public var holdBackFactor = 2.0
  public var longestHoldBack = 900.0

  public init() {}
}
