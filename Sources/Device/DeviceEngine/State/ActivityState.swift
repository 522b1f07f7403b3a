import Foundation
import HostLink

/// A Live Activity and what it shows.
public struct ActivityState: Codable, Equatable, Identifiable, Sendable {
  /// The newest alert.
  public struct Alert: Codable, Equatable, Sendable {
    public var title: String
    public var body: String
    /// nil is the default sound, and an empty text no sound.
    public var sound: String?
    /// The number of alerts so far; a surface shows an alert when this increases.
    public var count: Int

    package init(title: String, body: String, sound: String?, count: Int) {
      self.title = title
      self.body = body
      self.sound = sound
      self.count = count
    }
  }

  public var id: ActivityID
  public var `extension`: ExtensionID
  /// The app's name.
  public var app: String
  public var attributesType: String
  public var attributes: EmbeddedJSON
  public var content: EmbeddedJSON
  public var state: ActivityStateName
  /// A transient activity is shown expanded and ends when the device is locked.
  public var isTransient: Bool
  /// When the activity becomes or became active.
  public var start: Date
  /// When the content was received.
  public var updated: Date
  public var staleDate: Date?
  public var endDate: Date?
  public var dismissalDate: Date?
  public var relevanceScore: Double
  /// Hexadecimal.
  public var pushToken: String?
  /// Base64.
  public var channel: String?
  public var island: IslandPlace
  /// False until the first pictures have been received.
  public var isLoaded: Bool
  /// False if the system never presents it, because its stale date had passed when it started; nil
  /// for all others.
  public var isPresented: Bool?
  /// The presentations with a picture.
  public var presentations: [ActivityPresentationName]
  /// `RRGGBBAA`; nil is the system's colour.
  public var keylineTint: String?
  public var backgroundTint: String?
  public var systemActionColor: String?
  public var alert: Alert?
  /// The newest failure, as a sentence for the user.
  public var failure: String?
  /// The alarm whose Live Activity it is; nil for others.
  public var alarm: AlarmRecord?
  /// Whether the user allows Live Activities of the app; nil before the user has decided.
  public var isAllowed: Bool?
  /// Pushes of priority 10 that are left now, and the maximum per hour.
  public var pushesLeft: Int
  public var pushesAnHour: Int
  /// Increases whenever anything may look different. Part of a picture's address.
  public var version: Int

  package init(
    id: ActivityID, extension: ExtensionID, app: String, attributesType: String,
    attributes: EmbeddedJSON, content: EmbeddedJSON, state: ActivityStateName, isTransient: Bool,
    start: Date, updated: Date, staleDate: Date? = nil, endDate: Date? = nil,
    dismissalDate: Date? = nil, relevanceScore: Double, pushToken: String? = nil,
    channel: String? = nil, island: IslandPlace, isLoaded: Bool,
    isPresented: Bool? = nil, presentations: [ActivityPresentationName], keylineTint: String? = nil,
    backgroundTint: String? = nil, systemActionColor: String? = nil, alert: Alert? = nil,
    failure: String? = nil, isAllowed: Bool? = nil, pushesLeft: Int, pushesAnHour: Int, version: Int
  ) {
    self.id = id
    self.extension = `extension`
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.state = state
    self.isTransient = isTransient
    self.start = start
    self.updated = updated
    self.staleDate = staleDate
    self.endDate = endDate
    self.dismissalDate = dismissalDate
    self.relevanceScore = relevanceScore
    self.pushToken = pushToken
    self.channel = channel
    self.island = island
    self.isLoaded = isLoaded
    self.isPresented = isPresented
    self.presentations = presentations
    self.keylineTint = keylineTint
    self.backgroundTint = backgroundTint
    self.systemActionColor = systemActionColor
    self.alert = alert
    self.failure = failure
    self.isAllowed = isAllowed
    self.pushesLeft = pushesLeft
    self.pushesAnHour = pushesAnHour
    self.version = version
  }
}
