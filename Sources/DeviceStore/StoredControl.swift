import DeviceEngine
import Foundation
import HostLink

/// A control as the store keeps it.
public struct StoredControl: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlIdentifier { control.id }
  public var control: Control
  /// Where the kind has a push handler; kept for as long as the control is there.
  public var pushToken: Data?

  public init(_ control: Control, pushToken: Data? = nil) {
    self.control = control
    self.pushToken = pushToken
  }
}

/// The newest value of a control that has come.
public struct StoredControlValue: Codable, Equatable, Sendable {
  public var fetched: Date
  public var template: ControlTemplateDescription
  public var issues: [ConfigurationIssue]
  /// What its faces are laid out for.
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

/// A control's pictures in one state, as encoded `ViewArchive`s.
public struct StoredFace: Codable, Equatable, Sendable {
  /// Place in `ControlTemplateDescription.states`.
  public var state: Int
  public var platter: Data
  public var symbol: Data
  /// Points from the face's top left corner.
  public var symbolFrame: LinkRect

  public init(state: Int, platter: Data, symbol: Data, symbolFrame: LinkRect) {
    self.state = state
    self.platter = platter
    self.symbol = symbol
    self.symbolFrame = symbolFrame
  }
}
