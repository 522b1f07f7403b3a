import Foundation

/// One content of an activity: asks for its presentations.
public struct ActivityRequest: Codable, Equatable, Sendable {
  public var id: String
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  /// JSON.
  public var state: Data
  public var isStale: Bool
  /// Archives are made for each; none only decodes what is there, as `vitrine push lint` does: no
  /// bytes are no attributes, or no state.
  public var forms: [ActivityForm]

  public init(
    id: String, attributesType: String, attributes: Data, state: Data, isStale: Bool = false,
    forms: [ActivityForm] = []
  ) {
    self.id = id
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
    self.forms = forms
  }
}

/// What of an activity is shown where.
public enum ActivityPresentationName: String, Codable, CaseIterable, Sendable {
  /// Also the banner of devices without an Island, and StandBy's (`isFullscreen`).
  case lockScreen
  case compactLeading, compactTrailing, minimal
  case expanded
  /// `supplementalActivityFamilies([.small])`, else compact leading and trailing in a row.
  case small
}

/// How a presentation is laid out.
public struct ActivityForm: Codable, Equatable, Hashable, Sendable {
  public var presentation: ActivityPresentationName
  /// In points. Compact and minimal presentations take at most that, the others all of it.
  public var width: Double
  /// Compact and minimal presentations have the maximum, the others what they take between the two.
  public var minimumHeight: Double
  public var maximumHeight: Double
  /// The camera's size at the top centre, in points: `expanded` is laid around it.
  public var notch: LinkSize?
  /// How round the surface's container is, in points; `ContainerRelativeShape` follows it.
  public var containerCornerRadius: Double
  /// StandBy: `isActivityFullscreen`.
  public var isFullscreen: Bool
  /// `isActivityUpdateReduced`.
  public var isUpdateReduced: Bool
  public var environment: RenderEnvironment

  public init(
    presentation: ActivityPresentationName, width: Double, minimumHeight: Double,
    maximumHeight: Double, notch: LinkSize? = nil, containerCornerRadius: Double = 0,
    isFullscreen: Bool = false,
    isUpdateReduced: Bool = false, environment: RenderEnvironment = RenderEnvironment()
  ) {
    self.presentation = presentation
    self.width = width
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.notch = notch
    self.containerCornerRadius = containerCornerRadius
    self.isFullscreen = isFullscreen
    self.isUpdateReduced = isUpdateReduced
    self.environment = environment
  }
}

/// An activity as its configuration's closures made it of attributes and state.
public struct ActivityReply: Codable, Equatable, Sendable {
  /// In the order of `ActivityRequest.forms`.
  public var faces: [ActivityFace]
  /// `keylineTint(_:)`, `RRGGBBAA`; nil is the system's.
  public var keylineTint: String?
  /// `activityBackgroundTint(_:)`, `RRGGBBAA`; nil is the system's.
  public var backgroundTint: String?
  /// `activitySystemActionForegroundColor(_:)`, `RRGGBBAA`.
  public var systemActionColor: String?
  /// `widgetURL(_:)` of the Island, and of the Lock Screen's views.
  public var islandURL: String?
  public var lockScreenURL: String?
  /// What the author should know; each once.
  public var notices: [ExtensionNotice]
  /// Key paths in the JSON that the types do not read; nil where forms were asked for.
  public var unread: UnreadKeys?

  public init(
    faces: [ActivityFace] = [], keylineTint: String? = nil, backgroundTint: String? = nil,
    systemActionColor: String? = nil, islandURL: String? = nil, lockScreenURL: String? = nil,
    notices: [ExtensionNotice] = [], unread: UnreadKeys? = nil
  ) {
    self.faces = faces
    self.keylineTint = keylineTint
    self.backgroundTint = backgroundTint
    self.systemActionColor = systemActionColor
    self.islandURL = islandURL
    self.lockScreenURL = lockScreenURL
    self.notices = notices
    self.unread = unread
  }
}

/// Key paths in an activity's JSON that its types do not read.
public struct UnreadKeys: Codable, Equatable, Sendable {
  public var attributes: [String]
  public var state: [String]

  public init(attributes: [String] = [], state: [String] = []) {
    self.attributes = attributes
    self.state = state
  }
}

/// One presentation, as an encoded `ViewArchive`.
public struct ActivityFace: Codable, Equatable, Sendable {
  /// Place in `ActivityRequest.forms`.
  public var form: Int
  public var archive: Attachment
  /// What the archive takes, in points.
  public var size: LinkSize
  /// The views asked for more height than the form allows.
  public var isTruncated: Bool

  public init(form: Int, archive: Data, size: LinkSize, isTruncated: Bool = false) {
    self.form = form
    self.archive = Attachment(archive)
    self.size = size
    self.isTruncated = isTruncated
  }
}
