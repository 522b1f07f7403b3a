import Foundation
import HostLink

/// All that a surface needs to know of the host at one moment, without pictures.
public struct HostState: Codable, Equatable, Sendable {
  /// Counts up with every change.
  public var revision: Int
  public var clock: ClockState
  public var device: DeviceSettings
  public var extensions: [ExtensionState]
  public var placements: [PlacementState]
  public var stacks: [SmartStack]
  /// The newest first; at most 20.
  public var links: [DeliveredLink]
  /// In the order in which they were added.
  public var controls: [ControlState]
  /// As the Lock Screen stacks them.
  public var activities: [ActivityState]

  public init(
    revision: Int, clock: ClockState, device: DeviceSettings, extensions: [ExtensionState],
    placements: [PlacementState], stacks: [SmartStack], links: [DeliveredLink],
    controls: [ControlState] = [], activities: [ActivityState] = []
  ) {
    self.revision = revision
    self.clock = clock
    self.device = device
    self.extensions = extensions
    self.placements = placements
    self.stacks = stacks
    self.links = links
    self.controls = controls
    self.activities = activities
  }
}

/// The device's clock.
public struct ClockState: Codable, Equatable, Sendable {
  /// The device's time when the state was taken.
  public var now: Date
  /// Device seconds a second: 0 paused, 1 real, up to 3600.
  public var rate: Double

  public init(now: Date, rate: Double) {
    self.now = now
    self.rate = rate
  }
}

/// An installed extension and how it fares.
public struct ExtensionState: Codable, Equatable, Sendable {
  public var id: ExtensionIdentifier
  public var name: String
  public var isRunning: Bool
  /// It has an app that `openApp` opens.
  public var hasApp: Bool
  /// Why it cannot be used now, for a person.
  public var problem: String?
  /// After crashes it is not started before this.
  public var heldBackUntil: Date?
  /// What the person allows of its Live Activities; nil where it has none.
  public var activities: ActivityPermission?
  /// Hexadecimal; where one of its widgets has a push handler.
  public var widgetPushToken: String?

  public init(
    id: ExtensionIdentifier, name: String, isRunning: Bool = false, hasApp: Bool = false,
    problem: String? = nil, heldBackUntil: Date? = nil, activities: ActivityPermission? = nil,
    widgetPushToken: String? = nil
  ) {
    self.id = id
    self.name = name
    self.isRunning = isRunning
    self.hasApp = hasApp
    self.problem = problem
    self.heldBackUntil = heldBackUntil
    self.activities = activities
    self.widgetPushToken = widgetPushToken
  }
}

/// What a person allows an app to do with Live Activities.
public struct ActivityPermission: Codable, Equatable, Sendable {
  /// nil: nobody has answered yet.
  public var isAllowed: Bool?
  /// Its pushes have the larger budget.
  public var allowsFrequentPushes: Bool

  public init(isAllowed: Bool? = nil, allowsFrequentPushes: Bool = false) {
    self.isAllowed = isAllowed
    self.allowsFrequentPushes = allowsFrequentPushes
  }
}

/// A placement and what is on the screen for it.
public struct PlacementState: Codable, Equatable, Identifiable, Sendable {
  public var id: PlacementIdentifier { placement.id }
  public var placement: Placement
  /// The widget's name for a person.
  public var title: String
  public var shown: ShownContent
  /// Counts up whenever the picture may be another one: part of a picture's address.
  public var version: Int
  /// The shown entry's date, and how many entries the timeline has.
  public var entryDate: Date?
  public var entryCount: Int
  public var nextEntry: Date?
  public var nextReload: Date?
  public var isReloading: Bool
  /// Why the newest reload failed, for a person.
  public var failure: String?
  /// Configured values that the extension could not use.
  public var issues: [ConfigurationIssue]
  /// An intent is being performed: content marked by `invalidatableContent` is old.
  public var isInvalidated: Bool
  public var isConfigurable: Bool
  /// The app's for widgets, hexadecimal; where the kind has a push handler.
  public var pushToken: String?

  public init(
    placement: Placement, title: String, shown: ShownContent = .nothing, version: Int = 0,
    entryDate: Date? = nil, entryCount: Int = 0, nextEntry: Date? = nil, nextReload: Date? = nil,
    isReloading: Bool = false, failure: String? = nil, issues: [ConfigurationIssue] = [],
    isInvalidated: Bool = false, isConfigurable: Bool = false, pushToken: String? = nil
  ) {
    self.placement = placement
    self.title = title
    self.shown = shown
    self.version = version
    self.entryDate = entryDate
    self.entryCount = entryCount
    self.nextEntry = nextEntry
    self.nextReload = nextReload
    self.isReloading = isReloading
    self.failure = failure
    self.issues = issues
    self.isInvalidated = isInvalidated
    self.isConfigurable = isConfigurable
    self.pushToken = pushToken
  }
}

/// A link that a tap has delivered to an app.
public struct DeliveredLink: Codable, Equatable, Sendable {
  public var date: Date
  public var `extension`: ExtensionIdentifier
  public var placement: PlacementIdentifier
  /// nil: the app was opened with the `NSUserActivity` of the widget, whose info this is.
  public var url: URL?
  public var userInfo: [String: String]
  /// How the app's command ended, for a person; nil while it runs or where there is none.
  public var result: String?

  public init(
    date: Date, extension: ExtensionIdentifier, placement: PlacementIdentifier, url: URL?,
    userInfo: [String: String] = [:], result: String? = nil
  ) {
    self.date = date
    self.extension = `extension`
    self.placement = placement
    self.url = url
    self.userInfo = userInfo
    self.result = result
  }
}

/// A change of the host's state, in the order in which it happened.
public enum HostChange: Equatable, Sendable {
  case placement(PlacementState)
  case removed(PlacementIdentifier)
  case stack(SmartStack)
  case stackRemoved(StackIdentifier)
  case control(ControlState)
  case controlRemoved(ControlIdentifier)
  case activity(ActivityState)
  case activityRemoved(ActivityIdentifier)
  case device(DeviceSettings)
  case clock(ClockState)
  case extensions([ExtensionState])
  case gallery
  case link(DeliveredLink)
  case ledger(LedgerRow)
  /// Changes before this one are missing, because they were not taken in time: look at
  /// `WidgetHost.state()` anew.
  case resync
}
