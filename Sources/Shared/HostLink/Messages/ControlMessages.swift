import Foundation

/// A request for a control's current value and its faces.
public struct ControlRequest: Codable, Equatable, Sendable {
  /// The kind of the control's configuration.
  public var kind: String
  /// Values of the configuration's parameters by name. Missing parameters have their defaults.
  public var configuration: [String: ConfigurationValue]
  /// True for galleries, and until the first value: uses `previewValue`, not `currentValue()`.
  public var isPreview: Bool
  /// The forms to archive. Each has one face for every state of the template.
  public var forms: [ControlForm]

  public init(
    kind: String, configuration: [String: ConfigurationValue] = [:], isPreview: Bool = false,
    forms: [ControlForm] = []
  ) {
    self.kind = kind
    self.configuration = configuration
    self.isPreview = isPreview
    self.forms = forms
  }
}

/// How a control's face is laid out.
public struct ControlForm: Codable, Equatable, Hashable, Sendable {
  /// Where the control is shown.
  public var surface: SurfaceName
  /// Decides whether title and value are shown.
  public var size: ControlSizeName
  /// The face's size, in points.
  public var displaySize: LinkSize
  /// What the views read from the device and the surface.
  public var environment: RenderEnvironment

  public init(
    surface: SurfaceName, size: ControlSizeName, displaySize: LinkSize,
    environment: RenderEnvironment = RenderEnvironment()
  ) {
    self.surface = surface
    self.size = size
    self.displaySize = displaySize
    self.environment = environment
  }
}

/// A control's size in Control Center: `small` shows the symbol, `medium` also the title, `large`
/// also the value. In a watch's Smart Stack controls are medium, on other surfaces small.
public enum ControlSizeName: String, Codable, CaseIterable, Sendable {
  case small, medium, large
}

/// A control for its provider's current value: its template and faces.
public struct ControlReply: Codable, Equatable, Sendable {
  /// What the control is and does, without its pictures.
  public var template: ControlTemplateDescription
  public var faces: [ControlFace]
  /// Notices for the author, without duplicates.
  public var notices: [ExtensionNotice]
  /// Configured values that the extension could not use and replaced.
  public var issues: [ConfigurationIssue]
  /// The names of the parameters that have neither a value nor a default, in their order.
  public var unsetParameters: [String]
  /// How long the provider took to return its `previewValue`, in seconds; nil for a current value.
  public var previewSeconds: Double?

  /// The seconds from which a `previewValue` is reported as slow. The documentation only says that
  /// it returns quickly.
  public static let slowPreview = 1.0

  public init(
    template: ControlTemplateDescription, faces: [ControlFace] = [],
    notices: [ExtensionNotice] = [], issues: [ConfigurationIssue] = [],
    unsetParameters: [String] = [], previewSeconds: Double? = nil
  ) {
    self.unsetParameters = unsetParameters
    self.previewSeconds = previewSeconds
    self.template = template
    self.faces = faces
    self.notices = notices
    self.issues = issues
  }
}

/// A control's template without its pictures.
public struct ControlTemplateDescription: Codable, Equatable, Sendable {
  /// A button performs its action; a toggle has a state besides.
  public enum Role: String, Codable, Sendable { case button, toggle }

  /// Decides how the control looks and what a press does.
  public var role: Role
  /// A toggle's value; false for buttons.
  public var isOn: Bool
  /// False with `disabled(_:)`. A press is then rejected.
  public var isEnabled: Bool
  /// `tint(_:)` as `RRGGBB`; nil uses the surface's tint.
  public var tint: String?
  /// `privacySensitive()` on the template: a locked device shows neither state nor value.
  public var isPrivacySensitive: Bool
  /// A toggle's states, off and on; or a button's, inactive and while its action runs.
  public var states: [ControlStateDescription]
  /// What a press performs.
  public var action: IntentAction
  /// The action is an `OpenIntent`, or opens the app when it runs.
  public var opensApp: Bool
  /// True if the action is a `CameraCaptureIntent`, which a locked device performs without the app;
  /// nil otherwise, and in stores of earlier releases.
  public var opensCamera: Bool?
  /// The action is an `AudioPlaybackIntent`, which may run as long as the sound plays.
  public var playsAudio: Bool
  /// Whether the device must be unlocked for a press.
  public var authentication: IntentAuthentication

  public init(
    role: Role, isOn: Bool = false, isEnabled: Bool = true, tint: String? = nil,
    isPrivacySensitive: Bool = false, states: [ControlStateDescription], action: IntentAction,
    opensApp: Bool = false, opensCamera: Bool? = nil, playsAudio: Bool = false,
    authentication: IntentAuthentication = .alwaysAllowed
  ) {
    self.role = role
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.tint = tint
    self.isPrivacySensitive = isPrivacySensitive
    self.states = states
    self.action = action
    self.opensApp = opensApp
    self.opensCamera = opensCamera
    self.playsAudio = playsAudio
    self.authentication = authentication
  }
}

/// `IntentAuthenticationPolicy` by AppIntents' names.
public enum IntentAuthentication: String, Codable, CaseIterable, Sendable {
  /// By the names of `IntentAuthenticationPolicy`.
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

extension ControlTemplateDescription {
  /// The state number of the face that a locked device shows, which reveals neither state nor
  /// value; nil if the template is not privacy-sensitive.
  public var hiddenState: Int? { isPrivacySensitive ? states.count : nil }

  /// The state numbers of the faces that each form has.
  public var faceStates: Range<Int> { 0..<states.count + (isPrivacySensitive ? 1 : 0) }
}

/// A control's texts and symbol in one of its states.
public struct ControlStateDescription: Codable, Equatable, Sendable {
  /// The text of the label.
  public var title: String
  /// The author's value text; if nil, toggles show On and Off.
  public var value: String?
  /// `controlWidgetStatus(_:)`: shown briefly if the action, or a change, resulted in this state.
  public var status: String?
  /// `controlWidgetActionHint(_:)`.
  public var hint: String?
  /// The symbol's name, for programs and tests; nil if there is no symbol.
  public var symbol: String?
  /// `symbolEffect(_:)` by SwiftUI's names, followed by options: `bounce`, `pulse.byLayer`,
  /// `rotate;repeat=continuous;delay=0.5;speed=2`.
  public var symbolEffects: [String]
  /// `privacySensitive()` on the label: a locked device shows the state and hides the texts.
  public var isPrivacySensitive: Bool

  public init(
    title: String, value: String? = nil, status: String? = nil, hint: String? = nil,
    symbol: String? = nil, symbolEffects: [String] = [], isPrivacySensitive: Bool = false
  ) {
    self.title = title
    self.value = value
    self.status = status
    self.hint = hint
    self.symbol = symbol
    self.symbolEffects = symbolEffects
    self.isPrivacySensitive = isPrivacySensitive
  }
}

/// A control's pictures in one form and one state, as encoded `ViewArchive`s.
///
/// The symbol is a separate archive, so that a surface can animate it.
public struct ControlFace: Codable, Equatable, Sendable {
  /// Index into `ControlRequest.forms`.
  public var form: Int
  /// Index into `ControlTemplateDescription.states`, or `hiddenState`.
  public var state: Int
  /// The platter and texts, in the form's size.
  public var platter: Attachment
  /// The symbol, in the size of `symbolFrame`.
  public var symbol: Attachment
  /// In points from the face's top left corner.
  public var symbolFrame: LinkRect

  public init(form: Int, state: Int, platter: Data, symbol: Data, symbolFrame: LinkRect) {
    self.form = form
    self.state = state
    self.platter = Attachment(platter)
    self.symbol = Attachment(symbol)
    self.symbolFrame = symbolFrame
  }
}

/// A rectangle in points.
public struct LinkRect: Codable, Equatable, Hashable, Sendable {
  /// In points; y grows downwards.
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A control that the user has added, as reported by `ControlInfo`.
public struct PlacedControl: Codable, Equatable, Identifiable, Sendable {
  /// The identifier of the control on the device.
  public var id: String
  /// The kind of the control's configuration.
  public var kind: String
  /// The parameters that the user has chosen, by name.
  public var values: [String: ConfigurationValue]
  /// nil if the kind has no push handler.
  public var pushToken: Data?

  public init(
    id: String, kind: String, values: [String: ConfigurationValue] = [:], pushToken: Data? = nil
  ) {
    self.id = id
    self.kind = kind
    self.values = values
    self.pushToken = pushToken
  }
}
