import DeviceSurfaces
import Foundation
import WidgetHost

// Commands on the window of the app in front. `tap` and `elements` take `app` for a placement.

extension String {
  /// The item of the window of the app in front, in the place of a placement's id.
  package static var appInFront: String { "app" }
}

/// Scrolls what is at a point of the window of the app in front.
package struct ScrollApp: DeviceCommand {
  package static let name = CommandName.scroll
  /// In points from the screen's top left corner.
  var x, y: Double
  /// In points. Positive distances move the content up and to the left.
  var dx, dy: Double?

  package func validate() throws {
    for (name, value) in [("x", x), ("y", y), ("dx", dx ?? 0), ("dy", dy ?? 0)] {
      try check(name, value, in: -1e5...1e5)
    }
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.scrollScreen(
      at: CGPoint(x: x, y: y), by: CGSize(width: dx ?? 0, height: dy ?? 0))
    return NoResult()
  }
}

extension DeviceCommand where Self == ScrollApp {
  package static func scroll(at point: CGPoint, by distance: CGSize) -> Self {
    Self(x: point.x, y: point.y, dx: distance.width, dy: distance.height)
  }
}

extension DeviceService {
  /// Draws the window of the app in front. Throws `HostError.noScreen`, `ArchiveError`,
  /// `RasterizerError`.
  func appPicture(scale: Double) async throws -> WidgetPicture {
    try await pictures.picture(
      of: await host.shownScreen(), at: await host.clockState().now, scale: scale)
  }
}
