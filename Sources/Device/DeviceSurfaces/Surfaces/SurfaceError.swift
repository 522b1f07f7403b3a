/// Why a screen cannot be drawn.
package enum SurfaceError: Error, Equatable, Sendable, CustomStringConvertible {
  case noLayout(device: String)

  package var description: String {
    switch self {
    case .noLayout(let device):
      "the screen layout of \"\(device)\" is unknown; choose another from "
        + "`vitrine devices`"
    }
  }
}
