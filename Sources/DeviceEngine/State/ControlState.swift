import HostLink

/// A control and what is on the screen for it.
public struct ControlState: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlIdentifier { control.id }
  public var control: Control
  /// Where it is in Control Center; nil on other surfaces.
  public var cell: ControlCell?
  /// The author's title in the shown state; before the first value the kind's name.
  public var title: String
  /// The app's name.
  public var app: String
  /// The author's value text, On or Off for toggles; nil where there is none or it is hidden.
  public var value: String?
  /// The newest momentary status text; shown for a moment whenever `statusCount` counts up.
  public var status: String?
  public var statusCount: Int
  /// What holding the Action button does, for a person.
  public var hint: String
  public var role: ControlTemplateDescription.Role
  /// What is shown: what a person wished, until the provider has told the truth.
  public var isOn: Bool
  public var isEnabled: Bool
  /// An action runs, or its outcome is not known yet. A sound that plays does not count.
  public var isPending: Bool
  /// False until the first value has come.
  public var isLoaded: Bool
  /// The device is locked, and the author hides the state.
  public var isPrivate: Bool
  /// `RRGGBB`; nil is the surface's own.
  public var tint: String?
  /// Of the shown state's symbol, as `ControlStateDescription.symbolEffects`.
  public var symbolEffects: [String]
  /// What went wrong last, for a person.
  public var failure: String?
  /// Configured values that the extension could not use.
  public var issues: [ConfigurationIssue]
  public var isConfigurable: Bool
  /// Hexadecimal; where the kind has a push handler.
  public var pushToken: String?
  /// Counts up whenever the picture may be another one.
  public var version: Int

  public init(
    control: Control, cell: ControlCell? = nil, title: String, app: String, value: String? = nil,
    status: String? = nil, statusCount: Int = 0, hint: String = "",
    role: ControlTemplateDescription.Role = .button, isOn: Bool = false, isEnabled: Bool = true,
    isPending: Bool = false, isLoaded: Bool = false, isPrivate: Bool = false, tint: String? = nil,
    symbolEffects: [String] = [], failure: String? = nil, issues: [ConfigurationIssue] = [],
    isConfigurable: Bool = false, pushToken: String? = nil, version: Int = 0
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
    self.pushToken = pushToken
    self.version = version
  }
}

/// A control kind as the gallery offers it.
public struct ControlGalleryItem: Codable, Equatable, Sendable {
  public var `extension`: ExtensionIdentifier
  /// The app's name, by which a gallery groups.
  public var app: String
  public var kind: String
  public var displayName: String
  public var description: String
  public var configuration: ConfigurationDescription
  /// The configuration form opens when the control is added.
  public var promptsForUserConfiguration: Bool
  /// Of its preview; nil where the extension could not give one.
  public var role: ControlTemplateDescription.Role?
  public var title: String?

  public init(
    extension: ExtensionIdentifier, app: String, kind: String, displayName: String,
    description: String = "", configuration: ConfigurationDescription = .static,
    promptsForUserConfiguration: Bool = false, role: ControlTemplateDescription.Role? = nil,
    title: String? = nil
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
  }
}
