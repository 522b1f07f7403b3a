/// How far a device with two screens and a hinge is open.
public enum HingePosition: String, Codable, CaseIterable, Sendable {
  /// The outer screen is in use.
  case closed
  /// The inner screen is in use, folded in the middle.
  case half
  /// The inner screen is in use, and flat.
  case open

  /// The angle between the halves of the inner screen, in degrees. That of `half` is this project's
  /// choice.
  public var angle: Double {
    switch self {
    case .closed: 0
    case .half: 120
    case .open: 180
    }
  }
}
