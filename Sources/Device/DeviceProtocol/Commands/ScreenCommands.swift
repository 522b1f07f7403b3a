import DeviceEngine
import DeviceSurfaces
import HostLink

/// A picture of a whole screen.
package struct TakeScreenshot: DeviceCommand {
  package static let name = "screenshot"
  /// By default the app in front, or else the Home Screen. Control Center and the expanded Dynamic
  /// Island are drawn over the surface below them.
  var surface: SurfaceName?
  /// The device; by default that of the surface, or else `main`.
  var on: DeviceRole?
  /// Whether the first Live Activity fills StandBy, as after a tap.
  var fullScreen: Bool?
  /// From 0.
  var page: Int?
  /// Pixels per point; the device's own by default.
  var scale: Double?

  package init(
    _ surface: SurfaceName? = nil, on role: DeviceRole? = nil, page: Int? = nil,
    fullScreen: Bool? = nil, scale: Double? = nil
  ) {
    self.surface = surface
    on = role
    self.fullScreen = fullScreen
    self.page = page
    self.scale = scale
  }

  package func validate() throws {
    if let surface, !SurfaceName.screens.contains(surface) {
      throw invalid(
        "surface", "one of: \(SurfaceName.screens.map(\.rawValue).joined(separator: ", "))")
    }
    let enlarging = SurfaceName.enlargingActivities
    if fullScreen == true, !enlarging.contains(where: { $0 == surface }) {
      let names = enlarging.map(\.rawValue).joined(separator: ", ")
      throw invalid("fullScreen", "true only with the surface \(names)")
    }
    try check("page", page, in: 0...999)
    try check("scale", scale, in: 0.25...4)
  }

  package func perform(on device: DeviceService) async throws -> Screenshot {
    let state = await device.settledState()
    let png = try await device.screen(
      surface ?? (page == nil ? nil : .home), on: on, page: page ?? 0,
      isActivityFullScreen: fullScreen ?? false, scale: scale, of: state)
    let loading = state.awaited
    return Screenshot(png: png, loading: loading.isEmpty ? nil : loading)
  }
}

/// What a surface of a companion shows, and where.
package struct ListContents: DeviceCommand {
  package static let name = "contents"
  var surface: SurfaceName
  /// The surface's own device by default.
  var on: DeviceRole?
  /// Of a Home Screen or Control Center, from 0.
  var page: Int?

  package init(of surface: SurfaceName, on role: DeviceRole? = nil, page: Int? = nil) {
    self.surface = surface
    on = role
    self.page = page
  }

  package func validate() throws { try check("page", page, in: 0...999) }

  package func perform(on device: DeviceService) async throws -> SurfaceContents {
    try await device.contents(of: surface, on: on ?? surface.role, page: page ?? 0)
  }
}
