import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

// Surfaces of companions on a page that shows several devices.
extension DeviceService {
  /// Draws a surface of a companion, with its contents.
  ///
  /// - Parameter scale: Pixels per point of the screen, 0.25…4.
  /// - Throws: `HostError.badPlace` if the device is not connected or does not have the surface;
  ///   `SurfaceError`, `ArchiveError`, `RasterizerError`.
  package func picture(
    of surface: SurfaceName, on role: DeviceRole, scale: Double
  ) async throws -> WidgetPicture {
    try await pictures.picture(of: try await scene(of: surface, on: role), scale: scale)
  }

  /// What a surface of a companion shows, and where. Throws `HostError.badPlace`, `SurfaceError`,
  /// `ArchiveError`.
  package func contents(
    of surface: SurfaceName, on role: DeviceRole
  ) async throws -> SurfaceContents {
    try await pictures.contents(of: try await scene(of: surface, on: role))
  }

  private func scene(
    of surface: SurfaceName, on role: DeviceRole
  ) async throws -> CompanionScene {
    guard role != .main, surface.role == role else {
      let surfaces = role == .main ? [] : role.surfaces.map(\.rawValue)
      throw HostError.badPlace(
        reason: "the device \"\(role.rawValue)\" has no surface \(surface.rawValue) with contents; "
          + "available: \(surfaces.isEmpty ? "none" : surfaces.joined(separator: ", "))")
    }
    return try await companionScene(surface, of: await host.state())
  }
}
