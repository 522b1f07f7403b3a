/// Why a screen cannot be drawn.
public enum SurfaceError: Error, Equatable, Sendable, CustomStringConvertible {
  case noLayout(device: String)

  public var description: String {
    switch self {
    case .noLayout(let device):
      "it is not known where \"\(device)\" puts its widgets; choose a phone with a Lock Screen "
        + "that shows them, as `vitrine devices` lists them"
    }
  }
}
