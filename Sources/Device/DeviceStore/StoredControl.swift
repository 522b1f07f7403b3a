import DeviceEngine
import Foundation
import HostLink

/// A control and its push token, as stored.
public struct StoredControl: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlIdentifier { control.id }
  public var control: Control
  /// Set if the kind has a push handler. Stays the same until the control is removed.
  public var pushToken: Data?

  public init(_ control: Control, pushToken: Data? = nil) {
    self.control = control
    self.pushToken = pushToken
  }
}

/// The newest value of a control.
public struct StoredControlValue: Codable, Equatable, Sendable {
  public var fetched: Date
  public var template: ControlTemplateDescription
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
  public var platter: Data
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
