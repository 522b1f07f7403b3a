import Foundation
import HostLink

/// `c1`, `c2`, …: counted per store, never used again.
public typealias ControlIdentifier = String

extension ControlIdentifier {
  /// Hosts count controls `c1`, `c2`, …, and placements `p1`, `p2`, …: where a command takes either,
  /// whether this is a control's.
  public var namesControl: Bool { hasPrefix("c") }
}

/// One control that a person has added.
public struct Control: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlIdentifier
  public var `extension`: ExtensionIdentifier
  public var kind: String
  /// The values that a person has set; what is not here has its default.
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
