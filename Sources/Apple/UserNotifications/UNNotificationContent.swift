@_exported import Foundation

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}

/// The sound of a notification. Nothing plays it.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The name is constant.
  let name: String

  init(name: String) {
    self.name = name
  }

  public convenience init(named name: UNNotificationSoundName) {
    self.init(name: name.rawValue)
  }

  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "critical") }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
}

/// The name of a sound file.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: requests and notifications hold copies that nothing changes.
  fileprivate struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
    var entities: [any Sendable] = []
  }

  fileprivate var fields = Fields()

  override public init() {}

  fileprivate init(fields: Fields) {
    self.fields = fields
  }

  open var title: String { fields.title }
  open var subtitle: String { fields.subtitle }
  open var body: String { fields.body }
  open var badge: NSNumber? { fields.badge }
  open var sound: UNNotificationSound? { fields.sound }
  open var launchImageName: String { fields.launchImageName }
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  open var categoryIdentifier: String { fields.categoryIdentifier }
  open var threadIdentifier: String { fields.threadIdentifier }
  open var targetContentIdentifier: String? { fields.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// From 0 to 1.
  open var relevanceScore: Double { fields.relevanceScore }
  open var filterCriteria: String? { fields.filterCriteria }

  /// Entity identifiers. Their type is declared in AppIntents, which this module does not import.
  package final var entities: [any Sendable] {
    get { fields.entities }
    set { fields.entities = newValue }
  }

  override open func copy() -> Any { UNNotificationContent(fields: fields) }
  override open func mutableCopy() -> Any { UNMutableNotificationContent(fields: fields) }

  var snapshot: UNNotificationContent { UNNotificationContent(fields: fields) }
}

/// Content that is being written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // `@unchecked Sendable`: changed only by its user, who must not share it with other threads.
  override open var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  override open var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  override open var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  override open var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }
  override open var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }
  override open var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  override open var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }
  override open var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  override open var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
  override open var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }
  override open var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }
  override open var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  override open var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}
