import Foundation
import HostLink

/// `a1`, `a2`, …: counted per store, never used again.
public typealias ActivityIdentifier = String

extension String {
  /// An activity's identifier.
  public var namesActivity: Bool { hasPrefix("a") }
}

/// One activity, and all of it that must outlive the host.
public struct StoredActivity: Codable, Equatable, Identifiable, Sendable {
  public var id: ActivityIdentifier
  public var `extension`: ExtensionIdentifier
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  public var content: ActivityContentMessage
  public var isTransient: Bool
  /// A dismissed one is not stored.
  public var state: ActivityStateName
  /// When it became active, or will.
  public var start: Date
  /// When its content came.
  public var updated: Date
  /// The newest update's: older ones are dropped.
  public var timestamp: Date
  /// The newest alert, and how many there were.
  public var alert: ActivityAlert?
  public var alertCount = 0
  public var endDate: Date?
  /// When it leaves the Lock Screen; of ended ones.
  public var dismissalDate: Date?
  public var pushToken: Data?
  /// Base64, as servers write it.
  public var channel: String?
  public var budget: PushBudget

  public init(
    id: ActivityIdentifier, extension: ExtensionIdentifier, attributesType: String,
    attributes: Data, content: ActivityContentMessage, isTransient: Bool = false,
    state: ActivityStateName = .active, start: Date, pushToken: Data? = nil,
    channel: String? = nil, budget: PushBudget
  ) {
    self.id = id
    self.extension = `extension`
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.isTransient = isTransient
    self.state = state
    self.start = start
    updated = start
    timestamp = start
    self.pushToken = pushToken
    self.channel = channel
    self.budget = budget
  }
}

/// The newest pictures of an activity that have come.
public struct StoredPresentation: Codable, Equatable, Sendable {
  public var fetched: Date
  /// In the order of the faces.
  public var forms: [ActivityForm]
  /// What each takes, in points.
  public var sizes: [LinkSize]
  /// The views of these wanted more height than there is.
  public var truncated: Set<Int>
  /// `RRGGBBAA`; nil is the system's.
  public var keylineTint: String?
  public var backgroundTint: String?
  public var systemActionColor: String?
  public var islandURL: String?
  public var lockScreenURL: String?

  public init(
    fetched: Date, forms: [ActivityForm], sizes: [LinkSize], truncated: Set<Int> = [],
    keylineTint: String? = nil, backgroundTint: String? = nil, systemActionColor: String? = nil,
    islandURL: String? = nil, lockScreenURL: String? = nil
  ) {
    self.fetched = fetched
    self.forms = forms
    self.sizes = sizes
    self.truncated = truncated
    self.keylineTint = keylineTint
    self.backgroundTint = backgroundTint
    self.systemActionColor = systemActionColor
    self.islandURL = islandURL
    self.lockScreenURL = lockScreenURL
  }

  /// The place of the nearest face to a form: the same presentation, the same fullscreen, then the
  /// appearance.
  func face(
    _ presentation: ActivityPresentationName, isFullscreen: Bool = false, _ appearance: Appearance
  ) -> Int? {
    let fitting = forms.indices.filter {
      forms[$0].presentation == presentation && forms[$0].isFullscreen == isFullscreen
    }
    return fitting.first { forms[$0].environment.appearance == appearance }
      ?? fitting.first { forms[$0].environment.colorScheme == appearance.colorScheme }
      ?? fitting.first
  }
}

extension RenderEnvironment {
  /// The part of it that a surface changes by itself.
  var appearance: Appearance {
    Appearance(
      colorScheme: colorScheme, renderingMode: renderingMode,
      isLuminanceReduced: isLuminanceReduced, showsContainerBackground: showsContainerBackground)
  }
}

/// What a person has decided on an app's activities, and the tokens that the app was given.
public struct StoredActivityApp: Codable, Equatable, Identifiable, Sendable {
  public var id: ExtensionIdentifier { `extension` }
  public var `extension`: ExtensionIdentifier
  /// nil: not asked yet, or not answered.
  public var isAllowed: Bool?
  /// nil: as the app's property list says.
  public var frequentPushes: Bool?
  /// Push-to-start tokens by attributes types.
  public var startTokens: [String: Data] = [:]
  /// For pushes that reload the app's widgets.
  public var widgetToken: Data?

  public init(_ extension: ExtensionIdentifier) {
    self.extension = `extension`
  }
}

/// The push token of an activity that is over: pushes to it are answered as to one that was.
public struct EndedPushToken: Codable, Equatable, Sendable {
  public var token: Data
  public var `extension`: ExtensionIdentifier
  public var activity: ActivityIdentifier
  public var ended: Date

  public init(
    token: Data, extension: ExtensionIdentifier, activity: ActivityIdentifier, ended: Date
  ) {
    self.token = token
    self.extension = `extension`
    self.activity = activity
    self.ended = ended
  }
}
