import Foundation
import HostLink

/// A snapshot of the host: everything that surfaces show, except pictures.
///
/// Surfaces load it once and then follow `HostChange`s. It contains no archives and no ledger;
/// pictures are fetched by id and version.
public struct HostState: Codable, Equatable, Sendable {
  /// Increases with every change.
  public var revision: Int
  public var clock: ClockState
  public var device: DeviceSettings
  public var extensions: [ExtensionState]
  public var placements: [PlacementState]
  public var stacks: [SmartStack]
  /// At most 20, newest first.
  public var links: [DeliveredLink]
  /// In the order in which they were added.
  public var controls: [ControlState]
  /// In the order of the Lock Screen's stack.
  public var activities: [ActivityState]
  /// The app with a life cycle that is in the foreground; nil if there is none.
  public var frontApp: ExtensionID?
  /// Delivered notifications, at most 20, newest first; nil if there are none.
  public var notifications: [DeviceNotification]?
  /// Messages about the host itself, for the user, oldest first; nil if there are none.
  public var notices: [String]?
  /// The connected companions of the main device; nil if there are none.
  public var companions: [CompanionState]?
  /// The card of the shortcut that the user has run; nil if there is none.
  public var snippet: SnippetState?

  /// The activities that are shown: none that wait for their start.
  package var visibleActivities: [ActivityState] {
    activities.filter { $0.state != .pending && $0.isPresented != false }
  }

  public init(
    revision: Int, clock: ClockState, device: DeviceSettings, extensions: [ExtensionState],
    placements: [PlacementState], stacks: [SmartStack], links: [DeliveredLink],
    controls: [ControlState] = [], activities: [ActivityState] = [],
    frontApp: ExtensionID? = nil, notifications: [DeviceNotification]? = nil,
    notices: [String]? = nil, companions: [CompanionState]? = nil, snippet: SnippetState? = nil
  ) {
    self.snippet = snippet
    self.revision = revision
    self.clock = clock
    self.device = device
    self.extensions = extensions
    self.placements = placements
    self.stacks = stacks
    self.links = links
    self.controls = controls
    self.activities = activities
    self.frontApp = frontApp
    self.notifications = notifications
    self.notices = notices
    self.companions = companions
  }
}

extension HostState {
  /// The settings of a device; nil if it is not connected.
  public func settings(of role: DeviceRole) -> DeviceSettings? {
    role == .main ? device : companions?.first { $0.role == role }?.settings
  }
}

/// The device's clock.
public struct ClockState: Codable, Equatable, Sendable {
  /// The device's time at the snapshot.
  public var now: Date
  /// Device seconds per real second, from 0 (paused) to 3600.
  public var rate: Double

  public init(now: Date, rate: Double) {
    self.now = now
    self.rate = rate
  }
}

/// An installed extension and its condition.
public struct ExtensionState: Codable, Equatable, Sendable {
  public var id: ExtensionID
  public var name: String
  public var isRunning: Bool
  /// True if it has an app that `openApp` opens.
  public var hasApp: Bool
  /// True if this app runs until it is ended; nil otherwise.
  public var hasLifeCycle: Bool?
  /// Why it cannot be used now, as a sentence for the user.
  public var problem: String?
  /// The date before which it is not started, after crashes.
  public var heldBackUntil: Date?
  /// The user's permission for its Live Activities; nil if it has none.
  public var activities: ActivityPermission?
  /// The attributes types of its Live Activities; nil if it has none.
  public var activityTypes: [String]?
  /// Hexadecimal; nil if none of its widgets has a push handler.
  public var widgetPushToken: String?
  /// The name of the Swift module; nil if it is the identifier.
  public var moduleName: String?
  /// nil if all of its sources compile.
  public var cuts: CodeCuts?
  /// The idioms of the devices on which the app stays upright; nil for none.
  public var uprightIdioms: [RenderEnvironment.Idiom]?

  public init(
    id: ExtensionID, name: String, isRunning: Bool = false, hasApp: Bool = false,
    problem: String? = nil, heldBackUntil: Date? = nil, activities: ActivityPermission? = nil,
    activityTypes: [String]? = nil, widgetPushToken: String? = nil, moduleName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.isRunning = isRunning
    self.hasApp = hasApp
    self.problem = problem
    self.heldBackUntil = heldBackUntil
    self.activities = activities
    self.activityTypes = activityTypes
    self.widgetPushToken = widgetPushToken
    self.moduleName = moduleName
  }
}

/// The user's permission for an app's Live Activities.
public struct ActivityPermission: Codable, Equatable, Sendable {
  /// nil before the user has decided.
  public var isAllowed: Bool?
  /// True if its pushes have the larger budget.
  public var allowsFrequentPushes: Bool

  public init(isAllowed: Bool? = nil, allowsFrequentPushes: Bool = false) {
    self.isAllowed = isAllowed
    self.allowsFrequentPushes = allowsFrequentPushes
  }
}

/// A placement and what it shows.
public struct PlacementState: Codable, Equatable, Identifiable, Sendable {
  public var id: PlacementID { placement.id }
  public var placement: Placement
  /// The widget's display name.
  public var title: String
  public var shown: ShownContent
  /// Increases whenever the picture may have changed. Part of a picture's address.
  public var version: Int
  /// The date of the shown entry, and the number of entries in the timeline.
  public var entryDate: Date?
  public var entryCount: Int
  public var nextEntry: Date?
  public var nextReload: Date?
  public var isReloading: Bool
  /// Why the newest reload failed, as a sentence for the user.
  public var failure: String?
  /// True if the device does not have the placement's surface or family, which `failure` explains;
  /// nil otherwise. It is on no screen, and returns with a device that has them.
  public var isSetAside: Bool?
  /// Configured values that the extension could not use.
  public var issues: [ConfigurationIssue]
  /// True while an intent is performed: content marked with `invalidatableContent` is outdated.
  public var isInvalidated: Bool
  public var isConfigurable: Bool
  /// The app's push token for widgets, hexadecimal; nil if the kind has no push handler.
  public var pushToken: String?
  /// Where the Smart Stack of a watch shows the widget; nil for other widgets.
  public var smartStack: SmartStackRank?

  public init(
    placement: Placement, title: String, shown: ShownContent = .nothing, version: Int = 0,
    entryDate: Date? = nil, entryCount: Int = 0, nextEntry: Date? = nil, nextReload: Date? = nil,
    isReloading: Bool = false, failure: String? = nil, issues: [ConfigurationIssue] = [],
    isInvalidated: Bool = false, isConfigurable: Bool = false, pushToken: String? = nil,
    isSetAside: Bool? = nil, smartStack: SmartStackRank? = nil
  ) {
    self.smartStack = smartStack
    self.isSetAside = isSetAside
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

/// A link that a tap delivered to an app.
public struct DeliveredLink: Codable, Equatable, Sendable {
  public var date: Date
  public var `extension`: ExtensionID
  /// The identifier of the placement, control or activity; that of the extension if the app was
  /// opened itself.
  public var placement: String
  /// nil if the app was opened with an `NSUserActivity`.
  public var url: URL?
  /// The info of that activity.
  public var userInfo: [String: String]
  /// How the app's command ended, as a text for the user; nil while it runs or without a command.
  public var result: String?
  /// True if the app did not get the link or ended with an error; nil otherwise.
  public var hasFailed: Bool?

  public init(
    date: Date, extension: ExtensionID, placement: String, url: URL?,
    userInfo: [String: String] = [:], result: String? = nil, hasFailed: Bool? = nil
  ) {
    self.date = date
    self.extension = `extension`
    self.placement = placement
    self.url = url
    self.userInfo = userInfo
    self.result = result
    self.hasFailed = hasFailed
  }
}

/// A change of the host's state. Changes are delivered in order.
public enum HostChange: Equatable, Sendable {
  case placement(PlacementState)
  case removed(PlacementID)
  case stack(SmartStack)
  case stackRemoved(StackID)
  case control(ControlState)
  case controlRemoved(ControlID)
  case activity(ActivityState)
  case activityRemoved(ActivityID)
  case device(DeviceSettings)
  /// All connected companions, after a change of one.
  case companions([CompanionState])
  case clock(ClockState)
  case extensions([ExtensionState])
  case gallery
  /// The app in the foreground has changed; nil is the Home Screen or a program without a life
  /// cycle.
  case frontApp(ExtensionID?)
  /// The window of the app in front shows something else.
  case screen(ExtensionID)
  /// The card of a shortcut has changed; nil after it was dismissed.
  case snippet(SnippetState?)
  case link(DeliveredLink)
  /// All delivered notifications, newest first, after a change.
  case notifications([DeviceNotification])
  case ledger(LedgerRow)
  /// All messages about the host itself, after a new one.
  case notices([String])
  /// The subscriber was too slow, and earlier changes were dropped: load `WidgetHost.state()`
  /// again.
  case resync
}
