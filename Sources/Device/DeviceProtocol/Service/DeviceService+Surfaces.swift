import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

// Surfaces of companions on a page that shows several devices.
extension DeviceService {
  /// Draws a surface of a companion, with its contents.
  ///
  /// - Parameters:
  ///   - page: Of a Home Screen or Control Center, from 0. A page beyond the last one is the last
  ///     one; on a Home Screen, the empty one after it, to which widgets can be moved.
  ///   - scale: Pixels per point of the screen, 0.25…4.
  /// - Throws: `HostError.badPlace` if the device is not connected or does not have the surface;
  ///   `SurfaceError`, `ArchiveError`, `RasterizerError`.
  package func picture(
    of surface: SurfaceName, on role: DeviceRole, page: Int = 0, scale: Double
  ) async throws -> WidgetPicture {
    switch try await scene(of: surface, on: role, page: page, mayClamp: true) {
    case .pad(let scene): try await pictures.picture(of: scene, scale: scale)
    case .other(let scene): try await pictures.picture(of: scene, scale: scale)
    }
  }

  /// What a surface of a companion shows, and where. Throws `HostError.badPlace`, also if there is
  /// no such page, `SurfaceError`, `ArchiveError`.
  package func contents(
    of surface: SurfaceName, on role: DeviceRole, page: Int = 0
  ) async throws -> SurfaceContents {
    switch try await scene(of: surface, on: role, page: page, mayClamp: false) {
    case .pad(let scene): try await pictures.contents(of: scene)
    case .other(let scene): try await pictures.contents(of: scene)
    }
  }

  /// What a companion shows: an iPad has the surfaces of a main device.
  private enum Scene {
    case pad(SurfaceScene)
    case other(CompanionScene)
  }

  private func scene(
    of surface: SurfaceName, on role: DeviceRole, page: Int, mayClamp: Bool
  ) async throws -> Scene {
    guard role != .main else {
      let names = DeviceRole.companions.map(\.rawValue).joined(separator: ", ")
      throw HostError.badPlace(
        reason: "only surfaces of companions have contents; name the companion with \"on\", "
          + "one of: \(names)")
    }
    guard role.surfaces.contains(surface) else {
      throw HostError.badPlace(reason: role.lacks(surface))
    }
    let state = await host.state()
    guard role == .pad else {
      return .other(
        try await companionScene(surface, page: page, mayClamp: mayClamp, of: state))
    }
    var page = page
    let hasEmptyPage = mayClamp && surface == .home
    if mayClamp {
      let count = state.pageCount(of: surface, on: role) ?? 1
      page = min(page, hasEmptyPage ? count : count - 1)
    }
    return .pad(
      try await self.scene(
        surface, on: role, page: page, hasEmptyPage: hasEmptyPage, of: state))
  }
}
