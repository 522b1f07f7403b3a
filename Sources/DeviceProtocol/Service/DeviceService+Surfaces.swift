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
    switch try await scene(of: surface, on: role) {
    case .pad(let scene): try await pictures.picture(of: scene, scale: scale)
    case .other(let scene): try await pictures.picture(of: scene, scale: scale)
    }
  }

  /// What a surface of a companion shows, and where. Throws `HostError.badPlace`, `SurfaceError`,
  /// `ArchiveError`.
  package func contents(
    of surface: SurfaceName, on role: DeviceRole
  ) async throws -> SurfaceContents {
    switch try await scene(of: surface, on: role) {
    case .pad(let scene): try await pictures.contents(of: scene)
    case .other(let scene): try await pictures.contents(of: scene)
    }
  }

  /// What a companion shows: an iPad has the surfaces of a main device.
  private enum Scene {
    case pad(SurfaceScene)
    case other(CompanionScene)
  }

  private func scene(of surface: SurfaceName, on role: DeviceRole) async throws -> Scene {
    guard role != .main else {
      let names = DeviceRole.companions.map(\.rawValue).joined(separator: ", ")
      throw HostError.badPlace(
        reason: "only surfaces of companions have contents; name one of: \(names)")
    }
    guard role.surfaces.contains(surface) else {
      throw HostError.badPlace(reason: role.lacks(surface))
    }
    let state = await host.state()
    if role == .pad { return .pad(try await self.scene(surface, on: role, page: 0, of: state)) }
    return .other(try await companionScene(surface, of: state))
  }
}
