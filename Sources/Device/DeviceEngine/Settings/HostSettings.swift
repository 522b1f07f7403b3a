/// All numbers behind the host's behaviour. Each can be overridden.
///
/// ```swift
/// var settings = HostSettings()
/// settings.reloads.minimumSpacing = 60
/// ```
/// A settings file contains only what differs from the defaults, such as
/// `{"budget": {"maxReloads": 100}}`; see `init(json:)`. The property names are the file's keys.
/// Durations are in seconds. If Apple documents a number, it is the default; if Apple documents
/// only that a rule exists, the number is Vitrine's own, and its comment says so.
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

/// How many budgeted reloads a placement has per day, depending on how often it is viewed.
///
/// Apple documents 40 to 70 a day for a frequently viewed widget, more while the system learns,
/// fewer on rarely visited pages, and a window of 24 hours that does not start at midnight. The
/// rule from views to reloads is Vitrine's own: from `viewsForMin` to `viewsForMax` views a day the
/// budget grows linearly from `minReloads` to `maxReloads`; below `viewsForMin` it is
/// `rarelyViewed`. Views a day are a running average over `learningDays`; until that many days have
/// passed, the budget is `maxReloads`.
public struct BudgetSettings: Codable, Equatable, Sendable {
  public var minReloads = 40
  public var maxReloads = 70
  /// For placements viewed less often than `viewsForMin` times a day.
  public var rarelyViewed = 12
  public var viewsForMin = 4.0
  public var viewsForMax = 24.0
  /// Days.
  public var learningDays = 3
  /// Repeated views of a placement within this time count as one.
  public var viewGap = 300.0
  /// The local hour (0 to 24, with fractions) at which all budgets reset. With nil, each placement
  /// has its own time between 1 and 6 o'clock, derived from the host's seed.
  public var resetHour: Double?
  /// A rarely viewed placement whose reload waits for budget is reloaded for free when it is
  /// viewed, at most once within this time.
  public var visibleReloadSpacing = 900.0

  public init() {}
}

/// When budgeted reloads may begin.
public struct ReloadSettings: Codable, Equatable, Sendable {
  /// The minimum time between two budgeted reloads of a placement. Apple documents about 5 minutes
  /// between entries.
  public var minimumSpacing = 300.0
  /// The same in developer mode, for reloads that a timeline's policy requests: a policy whose date
  /// has passed must not reload without end. Vitrine's own number.
  public var developerSpacing = 5.0
  /// How long a request of `WidgetCenter` waits for others of its extension, with which it is
  /// batched. Apple documents that reloads may be combined; the number is Vitrine's own.
  public var coalescingWindow = 2.0
  /// Local hours (0 up to 24, with fractions) of significant time changes, which reload all widgets
  /// for free. May be empty.
  public var significantHours = [0.0]

  public init() {}
}

/// Retries after failed reloads. Apple documents nothing; the numbers are Vitrine's own.
public struct FailureSettings: Codable, Equatable, Sendable {
  /// The wait after the first failure.
  public var firstWait = 30.0
  /// How many times longer the wait is after each further consecutive failure.
  public var factor = 4.0
  public var longestWait = 3600.0

  public init() {}
}

/// The rotation of Smart Stacks. Apple documents no numbers.
public struct StackSettings: Codable, Equatable, Sendable {
  /// How long a stack stays as the user has rotated it.
  public var handTurnHold = 1800.0

  public init() {}
}

/// Limits on controls. Apple publishes no numbers.
public struct ControlSettings: Codable, Equatable, Sendable {
  /// Concurrent requests for values when many controls reload.
  public var fetches = 4
  /// Concurrent actions of one control.
  public var runningActions = 8
  /// The maximum number of controls on the device.
  public var maxControls = 2000

  public init() {}
}

/// Limits on Live Activities. Apple documents the durations and the size, but only the existence of
/// limits on their number and on pushes: about 5 per app and 15 pushes an hour are widely reported.
public struct ActivitySettings: Codable, Equatable, Sendable {
  /// The maximum size of attributes and content together, in bytes of JSON.
  public var bytes = 4096
  /// The time after which the system ends an activity.
  public var longestActive = 28_800.0
  /// The maximum time that an ended activity stays on the Lock Screen.
  public var longestEnded = 14_400.0
  /// The maximum number of pending, active and stale activities of one app.
  public var maxOfApp = 5
  /// The same for all apps together.
  public var maxOfAllApps = 16
  /// The maximum number of ended activities that one app has on the Lock Screen; the oldest are
  /// removed.
  public var maxEndedOfApp = 8
  /// The maximum number of alarms of one app. Apple has a limit and does not publish it.
  public var maxAlarmsOfApp = 64
  /// The maximum size of an alarm's attributes, in bytes of JSON. Apple publishes none.
  public var alarmBytes = 16_384
  /// Pushes of priority 10 to one activity per hour; the budget refills evenly.
  public var pushesPerHour = 15
  /// The same for apps with frequent updates.
  public var frequentPushesPerHour = 60
  /// How long an alert lights a dimmed screen. Apple publishes no number.
  public var alertLight = 10.0
  /// Concurrent requests for presentations.
  public var fetches = 4

  public init() {}
}

/// The time limits for each call of an extension, and the size limit of a reply. Apple publishes
/// none.
public struct RequestSettings: Codable, Equatable, Sendable {
  public var describe = 10.0
  public var placeholder = 5.0
  public var snapshot = 5.0
  public var timeline = 30.0
  public var recommendations = 10.0
  public var options = 10.0
  /// An action that plays a sound may also take as long as the sound.
  public var perform = 30.0
  public var control = 10.0
  /// Reporting push tokens to the push handlers of controls or widgets.
  public var controlTokens = 10.0
  public var activity = 10.0
  /// The maximum size of a reply with its archives, in bytes.
  public var largestReply = 64 << 20

  public init() {}
}

/// How the processes of extensions are run and limited.
public struct ProcessSettings: Codable, Equatable, Sendable {
  public enum Sandbox: String, Codable, CaseIterable, Sendable {
    /// Uses bubblewrap if it works.
    case auto
    case off
    /// Does not start extensions if bubblewrap does not work.
    case required
  }

  /// A process that is idle for this long is ended. Measured in real time or on the device's clock,
  /// whichever is faster.
  public var idleEnd = 30.0
  /// The maximum private memory of an extension with its child processes, in bytes. Apple publishes
  /// no limit; about 30 MB is widely reported for iOS. Here the frameworks and fonts alone use 7 to
  /// 10 MB and the archives of a long timeline more, so the limit is larger.
  public var memoryLimit = 64 << 20
  /// The maximum number of concurrent processes.
  public var concurrent = 4
  /// The maximum number of concurrent calls of one extension, which share its process.
  public var overlappingCalls = 4
  /// The maximum number of open files and sockets of a process.
  public var openFiles = 256
  /// The maximum size of a file that an extension writes, in bytes.
  public var fileSize = 64 << 20
  /// The maximum number of processes that an extension has started and that still run. On iOS, an
  /// extension can start none.
  public var children = 0
  /// The maximum number of threads of an extension with its child processes.
  public var threads = 256
  /// The maximum disk space of an extension's home folder, and of the folder of app groups, in
  /// bytes.
  public var diskSpace = 256 << 20
  /// The maximum number of files and folders in each of these folders.
  public var files = 20_000
  /// The nice value of extensions, from 0 to 19: higher values yield more processor time to the
  /// host.
  public var niceness = 5
  public var sandbox = Sandbox.auto
  /// Whether the sounds of extensions are audible; silent sounds take the same time. If true,
  /// extensions can access the user's sound server, which can also record.
  public var sound = false
  /// The version of iOS that `#available` answers for, such as `17.4`; nil is the newest.
  public var systemVersion: String?
  /// The path of a folder with fonts that the user may use. They replace those of the system's text
  /// styles; nil is none.
  public var fontFolder: String?
  /// The number of consecutive crashes of one kind of call after which it is held back; after
  /// fewer, the call is retried at once.
  public var crashesInARow = 2
  /// How long a call is held back the first time; each further time is `holdBackFactor` times
  /// longer, up to `longestHoldBack`. On the device's clock.
  public var firstHoldBack = 1.0
  public var holdBackFactor = 2.0
  public var longestHoldBack = 900.0

  public init() {}
}
