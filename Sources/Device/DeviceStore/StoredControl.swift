import DeviceEngine
import Foundation
import HostLink

/// A control and its push token, as stored.
public struct StoredControl: Codable, Equatable, Identifiable, Sendable {
  /// The identifier of the control.
  public var id: ControlID { control.id }
  /// The control with its position and parameters.
  public var control: Control
  /// Set if the kind has a push handler. Stays the same until the control is removed.
  public var pushToken: Data?

  /// The token is nil for a control that accepts no pushes.
  public init(_ control: Control, pushToken: Data? = nil) {
    self.control = control
    self.pushToken = pushToken
  }
}

/// The newest value of a control.
public struct StoredControlValue: Codable, Equatable, Sendable {
  /// When the extension was asked, by the device's clock.
  public var fetched: Date
  /// What the control is and does.
  public var template: ControlTemplateDescription
  /// Stored parameters that the extension did not accept.
  public var issues: [ConfigurationIssue]
  /// The form in which its faces are laid out.
  public var form: ControlForm

  public init(
    fetched: Date, template: ControlTemplateDescription, issues: [ConfigurationIssue] = [],
    form: ControlForm
  ) {
    self.fetched = fetched
    self.template = template
    self.issues = issues
    self.form = form
  }
}

/// A control's face in one state, as encoded `ViewArchive`s.
public struct StoredFace: Codable, Equatable, Sendable {
  /// The index in `ControlTemplateDescription.states`.
  public var state: Int
  /// The background of the control, as a `ViewArchive`.
  public var platter: Data
  /// The symbol of the control, as a `ViewArchive`.
  public var symbol: Data
  /// In points from the face's top left corner.
  public var symbolFrame: LinkRect

  public init(state: Int, platter: Data, symbol: Data, symbolFrame: LinkRect) {
    self.state = state
    self.platter = platter
    self.symbol = symbol
    self.symbolFrame = symbolFrame
  }
}
