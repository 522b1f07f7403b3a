import DeviceEngine
import Foundation
import HostLink

/// The persistent state of a host.
///
/// ```swift
/// try store.apply([.putPlacement(placement), .counter(.placement, 7)], durability: .acknowledged)
/// let state = try store.load()
/// ```
/// A store is a set of keyed values that only changes through `apply(_:durability:)`, which is
/// atomic. It does not interpret them: the host and its engines decide what they mean.
///
/// `load()` returns everything except archives, faces and the ledger. These are read one at a time
/// when a surface needs them, so that a host never holds them all in memory.
public protocol HostStore: Sendable {
  /// Messages about the store for the user, for example that a damaged one was moved aside.
  var notices: [String] { get }

  /// Returns everything except archives, faces and the ledger. Throws `HostError.storeFailed`.
  func load() throws -> StoredState

  /// Applies all changes or none. After it returns, the changes survive a crash of the process;
  /// with `.acknowledged` they also survive a power failure. Throws `HostError.storeFailed`.
  func apply(_ changes: [StoreChange], durability: StoreDurability) throws

  /// The archive of one content in one appearance; nil if there is none. Throws
  /// `HostError.storeFailed`.
  func archive(
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data?

  /// A control's face in one of its states; nil if there is none. Throws `HostError.storeFailed`.
  func face(of control: ControlID, state: Int) throws -> StoredFace?

  /// An activity's face, an encoded `ViewArchive`; nil if there is none. Throws
  /// `HostError.storeFailed`.
  ///
  /// - Parameter form: The index in `StoredPresentation.forms`.
  func face(of activity: ActivityID, form: Int) throws -> Data?

  /// The preview stored under a key; nil if there is none.
  func preview(_ key: String) throws -> StoredPreview?

  /// The ledger rows after a sequence number, oldest first, at most `limit`.
  ///
  /// - Parameter item: nil means all.
  func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow]

  /// The newest ledger rows, oldest first, at most `limit`.
  ///
  /// - Parameter item: nil means all.
  func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow]
}

/// The failures that a change must survive.
public enum StoreDurability: Sendable {
  /// Survives a power failure: the caller reports success to the user after this change.
  case acknowledged
  /// Survives a crash of the process only. For state that can be produced again, such as archives
  /// and ledger rows.
  case recoverable
}

/// A change to the stored state.
public enum StoreChange: Equatable, Sendable {
  /// Adds or replaces an extension.
  case put(InstalledExtension)
  /// Also removes its notifications.
  case removeExtension(ExtensionID)
  /// Adds or replaces a placed widget.
  case putPlacement(Placement)
  /// Also removes its archives and timeline. Its ledger rows stay.
  case removePlacement(PlacementID)
  /// Adds or replaces a stack.
  case putStack(SmartStack)
  case removeStack(StackID)
  /// Adds or replaces a placed control.
  case putControl(StoredControl)
  /// Also removes its value and faces. Its ledger rows stay.
  case removeControl(ControlID)
  /// Replaces the control's value and all of its faces.
  case controlValue(ControlID, StoredControlValue, [StoredFace])
  /// Adds or replaces an activity, with its newest content.
  case putActivity(StoredActivity)
  /// Also removes its presentation. Its ledger rows stay.
  case removeActivity(ActivityID)
  /// Replaces the activity's presentation and faces. The faces are encoded `ViewArchive`s, in the
  /// order of the forms.
  case presentation(ActivityID, StoredPresentation, [Data])
  /// Adds or replaces what the device knows of an app with activities.
  case putActivityApp(StoredActivityApp)
  /// Only the newest `StoredState.endedTokenLimit` are kept.
  case endedToken(EndedPushToken)
  /// Replaces the notifications of one app; without any, removes them.
  case notifications(AppNotifications)
  /// Replaces the settings.
  case device(DeviceSettings)
  /// The settings of a companion; nil disconnects it.
  case companion(DeviceRole, DeviceSettings?)
  /// The number issued last.
  case counter(StoreCounter, Int)
  /// Replaces the placement's timeline and all of its archives.
  case timeline(PlacementID, StoredTimeline, [StoredArchive])
  /// Replaces the archives of the placeholder or of the snapshot.
  case still(PlacementID, ShownContent, [StoredArchive])
  /// The engine's record of a placement, as JSON.
  case engine(PlacementID, Data)
  /// Adds the newest link, or replaces the one with the same date and placement. Only the newest
  /// `StoredState.linkLimit` are kept.
  case link(DeliveredLink)
  case ledger([LedgerRow])
  /// Keeps only the newest rows.
  case trimLedger(keeping: Int)
  /// Replaces the preview that is stored under a key.
  case preview(String, StoredPreview)
  /// Removes the previews whose keys have the prefix.
  case removePreviews(prefix: String)
}

/// A counter whose numbers are never used twice.
public enum StoreCounter: String, CaseIterable, Sendable {
  /// Numbers that continue after a restart: of identifiers, and of positions in streams.
  case placement, stack, control, activity, notification
  /// The number of times that a host was started.
  case run
  /// The numbers of the newest push and broadcast of a cluster whose effects are stored, and the
  /// identities of the streams that have numbered them.
  case push, pushStream, broadcast, broadcastStream
}

/// The state from which a host continues.
public struct StoredState: Equatable, Sendable {
  /// The newest links that are kept.
  public static let linkLimit = 20
  /// The pictures of the gallery that are kept.
  public static let previewLimit = 400
  /// The tokens of ended activities that are kept, so that pushes to them get their reason.
  public static let endedTokenLimit = 1000

  /// Sorted by identifier.
  public var extensions: [InstalledExtension] = []
  /// In the order in which they were placed.
  public var placements: [Placement] = []
  /// The stacks of the Home Screen.
  public var stacks: [SmartStack] = []
  /// In the order in which they were added.
  public var controls: [StoredControl] = []
  /// The last value of each control, which is shown before its extension runs.
  public var controlValues: [ControlID: StoredControlValue] = [:]
  /// In the order in which they were requested.
  public var activities: [StoredActivity] = []
  /// The pictures of activities, which are shown before their extension runs.
  public var presentations: [ActivityID: StoredPresentation] = [:]
  /// Sorted by identifier.
  public var activityApps: [StoredActivityApp] = []
  /// Sorted by app.
  public var notifications: [AppNotifications] = []
  /// Oldest first.
  public var endedTokens: [EndedPushToken] = []
  /// nil before the first settings are stored.
  public var device: DeviceSettings?
  /// The settings of the connected companions.
  public var companions: [DeviceRole: DeviceSettings] = [:]
  /// The last number of each kind.
  public var counters: [StoreCounter: Int] = [:]
  /// The timelines, which are shown before their extension runs.
  public var timelines: [PlacementID: StoredTimeline] = [:]
  /// The engine's record of each placement, as JSON.
  public var engine: [PlacementID: Data] = [:]
  /// Newest first.
  public var links: [DeliveredLink] = []
  /// The sequence number of the newest ledger row.
  public var lastLedgerSequence = 0

  /// The state of a new device.
  public init() {}
}

/// The facts about a placement's newest timeline apart from its entries, which are in the engine's
/// record.
public struct StoredTimeline: Codable, Equatable, Sendable {
  /// When the extension was asked, by the device's clock.
  public var fetched: Date
  /// Stored parameters that the extension did not accept.
  public var issues: [ConfigurationIssue]
  /// What the archives were requested for; another form needs another request.
  public var form: ArchiveForm

  public init(fetched: Date, issues: [ConfigurationIssue] = [], form: ArchiveForm) {
    self.fetched = fetched
    self.issues = issues
    self.form = form
  }
}

/// The appearances and the size for which every entry of a timeline is archived.
public struct ArchiveForm: Codable, Equatable, Sendable {
  /// In the order of the request's environments.
  public var appearances: [Appearance]
  /// The size in which the archives are laid out, in points.
  public var size: LinkSize

  public init(appearances: [Appearance], size: LinkSize) {
    self.appearances = appearances
    self.size = size
  }
}

/// One archive of a placement.
public struct StoredArchive: Equatable, Sendable {
  /// What the archive shows: an entry, a snapshot or a placeholder.
  public var content: ShownContent
  /// The appearance in which the surface shows it.
  public var appearance: Appearance
  /// The bytes of a `ViewArchive`.
  public var data: Data

  public init(content: ShownContent, appearance: Appearance, data: Data) {
    self.content = content
    self.appearance = appearance
    self.data = data
  }
}

/// A preview in the gallery.
public struct StoredPreview: Equatable, Sendable {
  /// What the picture shows.
  public var content: ShownContent
  /// In points.
  public var size: LinkSize
  /// The bytes of a `ViewArchive`.
  public var data: Data

  public init(content: ShownContent, size: LinkSize, data: Data) {
    self.content = content
    self.size = size
    self.data = data
  }
}
