import Foundation
import HostLink

/// `c1`, `c2`, …: numbered per store and never reused.
public typealias ControlIdentifier = String

extension ControlIdentifier {
  /// True for the identifier of a control, as opposed to a placement (`p1`) or activity (`a1`).
  public var isControlIdentifier: Bool { hasPrefix("c") }
}

/// A control that the user has added.
public struct Control: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlIdentifier
  public var `extension`: ExtensionIdentifier
  public var kind: String
  /// The values that the user has set. Other parameters have their defaults.
  public var configuration: [String: ConfigurationValue]
  public var place: ControlPlace

  public init(
    id: ControlIdentifier, extension: ExtensionIdentifier, kind: String,
    configuration: [String: ConfigurationValue] = [:], place: ControlPlace
  ) {
    self.id = id
    self.extension = `extension`
    self.kind = kind
    self.configuration = configuration
    self.place = place
  }
}
