import DeviceEngine
import Foundation
import HostLink

/// Where a host keeps what must outlive it.
///
/// Archives are read one at a time, when a surface wants one: a host never holds them all.
public protocol HostStore: Sendable {
  /// What a person should know of the store: that a damaged one was moved aside, for example.
  var notices: [String] { get }

  /// Everything but archives and the ledger. Throws `HostError.storeFailed`.
  func load() throws -> StoredState

  /// Does all of the changes or none. Once it returns they survive the process's end at any instant;
  /// with `.acknowledged` they also survive the machine's. Throws `HostError.storeFailed`.
  func apply(_ changes: [StoreChange], durability: StoreDurability) throws

  /// The archive of one content in one appearance; nil where there is none. Throws
  /// `HostError.storeFailed`.
  func archive(
    of placement: PlacementIdentifier, content: ShownContent, appearance: Appearance
  ) throws -> Data?

  /// A control's face in one of its states; nil where there is none. Throws `HostError.storeFailed`.
  func face(of control: ControlIdentifier, state: Int) throws -> StoredFace?

  /// An activity's face by its place in `StoredPresentation.forms`, an encoded `ViewArchive`; nil
  /// where there is none. Throws `HostError.storeFailed`.
  func face(of activity: ActivityIdentifier, form: Int) throws -> Data?

  /// A preview that was stored under the key; nil where there is none.
  func preview(_ key: String) throws -> StoredPreview?

  /// Rows after a sequence number, oldest first, at most `limit`; of one placement, or of all.
  func ledger(
    of placement: PlacementIdentifier?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow]

  /// The newest rows, oldest first; of one placement, or of all.
  func newestLedger(of placement: PlacementIdentifier?, limit: Int) throws -> [LedgerRow]
}

/// What a change has to survive.
public enum StoreDurability: Sendable {
  /// A person was told that it is done: it is on the disk before that.
  case acknowledged
  /// It comes again by itself: entries that were shown, ledger rows.
  case recoverable
}

/// One change of what is stored.
public enum StoreChange: Equatable, Sendable {
  case put(InstalledExtension)
  case removeExtension(ExtensionIdentifier)
  case putPlacement(Placement)
  /// Its archives and timeline go with it; its ledger rows stay.
  case removePlacement(PlacementIdentifier)
  case putStack(SmartStack)
  case removeStack(StackIdentifier)
  case putControl(StoredControl)
  /// Its value and faces go with it; its ledger rows stay.
  case removeControl(ControlIdentifier)
  /// Replaces the control's value and all of its faces.
  case controlValue(ControlIdentifier, StoredControlValue, [StoredFace])
  case putActivity(StoredActivity)
  /// Its presentation goes with it; its ledger rows stay.
  case removeActivity(ActivityIdentifier)
  /// Replaces the activity's pictures: encoded `ViewArchive`s in the order of the forms.
  case presentation(ActivityIdentifier, StoredPresentation, [Data])
  case putActivityApp(StoredActivityApp)
  /// At most `StoredState.endedTokenLimit` are kept, the newest.
  case endedToken(EndedPushToken)
  case device(DeviceSettings)
  /// The number that was given last.
  case counter(StoreCounter, Int)
  /// Replaces the placement's timeline and all of its archives.
  case timeline(PlacementIdentifier, StoredTimeline, [StoredArchive])
  /// Replaces the archives of the placeholder or of the snapshot.
  case still(PlacementIdentifier, ShownContent, [StoredArchive])
  /// The engine's own record of a placement, as JSON.
  case engine(PlacementIdentifier, Data)
  /// The newest link; at most `StoredState.linkLimit` are kept. One with the same date and placement
  /// is replaced.
  case link(DeliveredLink)
  case ledger([LedgerRow])
  /// Only the newest rows stay.
  case trimLedger(keeping: Int)
  case preview(String, StoredPreview)
  /// Those whose keys begin so.
  case removePreviews(prefix: String)
}

/// What is counted and never given twice.
public enum StoreCounter: String, CaseIterable, Sendable {
  case placement, stack, control, activity
  /// How many times a host was started.
  case run
}

/// All that a host needs to go on.
public struct StoredState: Equatable, Sendable {
  public static let linkLimit = 20
  public static let previewLimit = 400
  public static let endedTokenLimit = 1000

  /// In the order of their identifiers.
  public var extensions: [InstalledExtension] = []
  /// In the order in which they were placed.
  public var placements: [Placement] = []
  public var stacks: [SmartStack] = []
  /// In the order in which they were added.
  public var controls: [StoredControl] = []
  public var controlValues: [ControlIdentifier: StoredControlValue] = [:]
  /// In the order in which they were requested.
  public var activities: [StoredActivity] = []
  public var presentations: [ActivityIdentifier: StoredPresentation] = [:]
  /// In the order of their identifiers.
  public var activityApps: [StoredActivityApp] = []
  /// The oldest first.
  public var endedTokens: [EndedPushToken] = []
  public var device: DeviceSettings?
  public var counters: [StoreCounter: Int] = [:]
  public var timelines: [PlacementIdentifier: StoredTimeline] = [:]
  public var engine: [PlacementIdentifier: Data] = [:]
  /// The newest first.
  public var links: [DeliveredLink] = []
  /// The newest ledger row's number.
  public var lastLedgerSequence = 0

  public init() {}
}

/// What the archives of a placement's newest timeline belong to; its entries are in the engine's
/// record.
public struct StoredTimeline: Codable, Equatable, Sendable {
  public var fetched: Date
  public var issues: [ConfigurationIssue]
  public var form: ArchiveForm

  public init(fetched: Date, issues: [ConfigurationIssue] = [], form: ArchiveForm) {
    self.fetched = fetched
    self.issues = issues
    self.form = form
  }
}

/// What every entry of one answer is archived for.
public struct ArchiveForm: Codable, Equatable, Sendable {
  /// In the order of the request's environments.
  public var appearances: [Appearance]
  /// What the archives are laid out in, points.
  public var size: LinkSize

  public init(appearances: [Appearance], size: LinkSize) {
    self.appearances = appearances
    self.size = size
  }
}

/// One archive of a placement.
public struct StoredArchive: Equatable, Sendable {
  public var content: ShownContent
  public var appearance: Appearance
  public var data: Data

  public init(content: ShownContent, appearance: Appearance, data: Data) {
    self.content = content
    self.appearance = appearance
    self.data = data
  }
}

/// A picture of the gallery.
public struct StoredPreview: Equatable, Sendable {
  public var content: ShownContent
  public var size: LinkSize
  public var data: Data

  public init(content: ShownContent, size: LinkSize, data: Data) {
    self.content = content
    self.size = size
    self.data = data
  }
}
