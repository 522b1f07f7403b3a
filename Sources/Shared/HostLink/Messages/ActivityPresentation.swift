import Foundation

/// A request for the presentations of an activity with one content.
public struct ActivityRequest: Codable, Equatable, Sendable {
  /// The activity's identifier.
  public var id: String
  /// The name of the attributes' type, which decides the configuration that draws.
  public var attributesType: String
  /// JSON.
  public var attributes: Data
  /// JSON.
  public var state: Data
  /// Views read this as `ActivityViewContext.isStale`.
  public var isStale: Bool
  /// The forms to archive. If empty, attributes and state are only decoded, as `vitrine push lint`
  /// does; empty data then means that there are none.
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

/// A presentation of an activity: the views for one part of a surface.
public enum ActivityPresentationName: String, Codable, CaseIterable, Sendable {
  /// Also the banner on phones without a Dynamic Island.
  case lockScreen
  /// The Lock Screen's views with `isActivityFullscreen`. StandBy enlarges them to fill the screen.
  case standBy
  /// The parts of the Dynamic Island that are seen without a touch.
  case compactLeading, compactTrailing, minimal
  /// The same parts on a phone in landscape, where they have no room to grow.
  case landscapeLeading, landscapeTrailing, landscapeMinimal
  /// The Dynamic Island after a touch.
  case expanded
  /// `supplementalActivityFamilies([.small])`, else compact leading and trailing in a row.
  case small

  /// Whether the presentation shows the content of `ActivityConfiguration`, not of `DynamicIsland`.
  public var isLockScreenContent: Bool { self == .lockScreen || self == .standBy }

  /// Whether a tap anywhere in it opens the app. Source: "Displaying live data with Live
  /// Activities".
  public var isSingleTapArea: Bool {
    switch self {
    case .compactLeading, .compactTrailing, .minimal, .landscapeLeading, .landscapeTrailing,
      .landscapeMinimal:
      true
    case .lockScreen, .standBy, .expanded, .small: false
    }
  }

  /// Whether the presentation fills the screen, which views read as `isActivityFullscreen`.
  public var isFullScreen: Bool { self == .standBy }

  /// The factor by which its surface enlarges the presentation. Source: Human Interface Guidelines.
  public var scale: Double { self == .standBy ? 2 : 1 }
}

/// How a presentation is laid out.
public struct ActivityForm: Codable, Equatable, Hashable, Sendable {
  /// Decides which views of the configuration are drawn.
  public var presentation: ActivityPresentationName
  /// In points. The maximum width for compact and minimal presentations, the exact width for
  /// others.
  public var width: Double
  /// In points. Compact and minimal presentations have the maximum height; others choose a height
  /// between the two.
  public var minimumHeight: Double
  /// In points; see `minimumHeight`.
  public var maximumHeight: Double
  /// The size of the camera cutout at the top centre, in points; `expanded` is laid out around it.
  public var notch: LinkSize?
  /// The corner radius of the surface's container, in points, for `ContainerRelativeShape`.
  public var containerCornerRadius: Double
  /// `isActivityUpdateReduced`.
  public var isUpdateReduced: Bool
  /// `isDynamicIslandLimitedInWidth`, for compact and minimal presentations; nil is false.
  public var isIslandLimitedInWidth: Bool?
  /// What the views read from the device and the surface.
  public var environment: RenderEnvironment
  /// The device that shows the presentation; nil is the main one.
  public var role: DeviceRole?

  public init(
    presentation: ActivityPresentationName, width: Double, minimumHeight: Double,
    maximumHeight: Double, notch: LinkSize? = nil, containerCornerRadius: Double = 0,
    isUpdateReduced: Bool = false, isIslandLimitedInWidth: Bool = false,
    environment: RenderEnvironment = RenderEnvironment(), role: DeviceRole? = nil
  ) {
    self.presentation = presentation
    self.width = width
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.notch = notch
    self.containerCornerRadius = containerCornerRadius
    self.isUpdateReduced = isUpdateReduced
    self.isIslandLimitedInWidth = isIslandLimitedInWidth ? true : nil
    self.environment = environment
    self.role = role
  }
}

/// The presentations that an activity's configuration created from its attributes and state.
public struct ActivityReply: Codable, Equatable, Sendable {
  /// In the order of `ActivityRequest.forms`.
  public var faces: [ActivityFace]
  /// `keylineTint(_:)` as `RRGGBBAA`; nil uses the system's.
  public var keylineTint: String?
  /// `activityBackgroundTint(_:)` as `RRGGBBAA`; nil uses the system's.
  public var backgroundTint: String?
  /// `activitySystemActionForegroundColor(_:)` as `RRGGBBAA`.
  public var systemActionColor: String?
  /// `widgetURL(_:)` of the Island and of the Lock Screen presentation.
  public var islandURL: String?
  /// The `widgetURL(_:)` of the Lock Screen's views; nil without one.
  public var lockScreenURL: String?
  /// Notices for the author, without duplicates.
  public var notices: [ExtensionNotice]
  /// Keys in the JSON that the types ignore; nil if forms were requested.
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

/// Key paths in an activity's JSON that its types ignore.
public struct UnreadKeys: Codable, Equatable, Sendable {
  /// Key paths in the attributes that the extension's type does not read.
  public var attributes: [String]
  /// Key paths in the content state that the extension's type does not read.
  public var state: [String]

  public init(attributes: [String] = [], state: [String] = []) {
    self.attributes = attributes
    self.state = state
  }
}

/// One presentation, as an encoded `ViewArchive`.
public struct ActivityFace: Codable, Equatable, Sendable {
  /// Index into `ActivityRequest.forms`.
  public var form: Int
  /// The presentation, as an encoded `ViewArchive`.
  public var archive: Attachment
  /// The archive's size, in points.
  public var size: LinkSize
  /// The views need more height than the form allows.
  public var isTruncated: Bool
  /// The views need more width than the form allows; nil is false.
  public var isTooWide: Bool?

  public init(
    form: Int, archive: Data, size: LinkSize, isTruncated: Bool = false, isTooWide: Bool = false
  ) {
    self.form = form
    self.archive = Attachment(archive)
    self.size = size
    self.isTruncated = isTruncated
    self.isTooWide = isTooWide ? true : nil
  }
}
