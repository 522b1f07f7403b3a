import HostLink

/// A control and what it shows.
public struct ControlState: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlID { control.id }
  public var control: Control
  /// Its cells in the Control Center of a phone or an iPad; nil on other surfaces.
  public var cell: ControlCell?
  /// The author's title for the shown state. Before the first value, the title of the preview
  /// value that is drawn, or the kind's name.
  public var title: String
  /// The app's name.
  public var app: String
  /// The author's value text, else On or Off for toggles; nil if there is none or it is hidden.
  public var value: String?
  /// The newest status text, shown briefly whenever `statusCount` increases; nil from a press until
  /// its result.
  public var status: String?
  public var statusCount: Int
  /// What holding the Action button does, as a text for the user.
  public var hint: String
  public var role: ControlTemplateDescription.Role
  /// The shown state: the requested one until the provider has returned the actual one.
  public var isOn: Bool
  public var isEnabled: Bool
  /// True while an action runs or its result is not known. A playing sound does not count.
  public var isPending: Bool
  /// False until the first value has been received. Until then `previewValue` is drawn.
  public var isLoaded: Bool
  /// True if the device is locked and the author hides the state.
  public var isPrivate: Bool
  /// `RRGGBB`; nil is the surface's colour.
  public var tint: String?
  /// The effects of the shown symbol; see `ControlStateDescription.symbolEffects`.
  public var symbolEffects: [String]
  /// The newest failure, as a sentence for the user.
  public var failure: String?
  /// Configured values that the extension could not use.
  public var issues: [ConfigurationIssue]
  public var isConfigurable: Bool
  /// The names of the parameters that have neither a value nor a default.
  public var unsetParameters: [String]
  /// Hexadecimal; nil if the kind has no push handler.
  public var pushToken: String?
  /// Increases whenever the picture may have changed.
  public var version: Int

  public init(
    control: Control, cell: ControlCell? = nil, title: String, app: String, value: String? = nil,
    status: String? = nil, statusCount: Int = 0, hint: String = "",
    role: ControlTemplateDescription.Role = .button, isOn: Bool = false, isEnabled: Bool = true,
    isPending: Bool = false, isLoaded: Bool = false, isPrivate: Bool = false, tint: String? = nil,
    symbolEffects: [String] = [], failure: String? = nil, issues: [ConfigurationIssue] = [],
    isConfigurable: Bool = false, unsetParameters: [String] = [], pushToken: String? = nil,
    version: Int = 0
  ) {
    self.control = control
    self.cell = cell
    self.title = title
    self.app = app
    self.value = value
    self.status = status
    self.statusCount = statusCount
    self.hint = hint
    self.role = role
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.isPending = isPending
    self.isLoaded = isLoaded
    self.isPrivate = isPrivate
    self.tint = tint
    self.symbolEffects = symbolEffects
    self.failure = failure
    self.issues = issues
    self.isConfigurable = isConfigurable
    self.unsetParameters = unsetParameters
    self.pushToken = pushToken
    self.version = version
  }
}

/// A control kind in the gallery.
public struct ControlGalleryItem: Codable, Equatable, Sendable {
  public var `extension`: ExtensionID
  /// The app's name, by which galleries group.
  public var app: String
  public var kind: String
  public var displayName: String
  public var description: String
  public var configuration: ConfigurationDescription
  /// True if the configuration form opens when the control is added.
  public var promptsForUserConfiguration: Bool
  /// The role and title of the preview; nil if the extension returned none.
  public var role: ControlTemplateDescription.Role?
  public var title: String?
  /// The devices that run the extension; nil for all.
  public var roles: [DeviceRole]?

  public init(
    extension: ExtensionID, app: String, kind: String, displayName: String,
    description: String = "", configuration: ConfigurationDescription = .static,
    promptsForUserConfiguration: Bool = false, role: ControlTemplateDescription.Role? = nil,
    title: String? = nil, roles: [DeviceRole]? = nil
  ) {
    self.extension = `extension`
    self.app = app
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.configuration = configuration
    self.promptsForUserConfiguration = promptsForUserConfiguration
    self.role = role
    self.title = title
    self.roles = roles
  }

  public func runs(on role: DeviceRole) -> Bool { roles?.contains(role) ?? true }
}
