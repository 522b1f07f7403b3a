import DeviceEngine
import DeviceSurfaces
import Foundation
import WidgetHost

// Commands on apps. `tap` and `elements` take `app`, the window of the app in front, for a
// placement.

extension PlacementID {
  /// The item of the window of the app in front, in the place of a placement's id.
  package static let appInFront: PlacementID = "app"
}

/// Opens an app, as a tap on its icon or on a link does.
package struct OpenApp: ExtensionCommand {
  package static let name = "openApp"
  var `extension`: ExtensionID
  var url: URL?
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package init(_ id: ExtensionID, _ url: URL?, wait: Bool? = nil) {
    `extension` = id
    self.url = url
    self.wait = wait
  }

  package func perform(on device: DeviceService) async throws -> DeliveredLink {
    let link = try await device.host.openApp(of: `extension`, url: url)
    return await device.delivery(of: link, if: wait) ?? link
  }
}

/// Ends an app, as the app switcher does.
package struct QuitApp: ExtensionCommand {
  package static let name = "quitApp"
  var `extension`: ExtensionID

  package init(_ id: ExtensionID) { `extension` = id }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.quit(`extension`)
    return NoResult()
  }
}

/// Moves the app in front to the background, as the Home gesture does.
package struct GoHome: DeviceCommand {
  package static let name = "home"

  package init() {}

  package func perform(on device: DeviceService) async throws -> NoResult {
    await device.host.goHome()
    return NoResult()
  }
}

/// Scrolls what is at a point of the window of the app in front.
package struct ScrollApp: DeviceCommand {
  package static let name = "scroll"
  /// In points from the screen's top left corner.
  var x, y: Double
  /// In points. Positive distances move the content up and to the left.
  var dx, dy: Double?

  package init(at point: CGPoint, by distance: CGSize) {
    x = point.x
    y = point.y
    dx = distance.width
    dy = distance.height
  }

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

/// Types a text into an element of the window of the app in front: the text of a text field, or the
/// percentage of a slider. The element is that of a tap.
package struct TypeText: DeviceCommand {
  package static let name = "type"
  /// The limit of a text, in bytes.
  private static let maximumLength = 1 << 16

  /// The index of the element.
  var element: Int
  var text: String
  /// The version that the user saw; see `TapWidget.version`.
  var version: Int?

  package init(_ text: String, into element: Int, version: Int? = nil) {
    self.text = text
    self.element = element
    self.version = version
  }

  package func validate() throws {
    try check("element", element, in: 0...100_000)
    guard text.utf8.count <= Self.maximumLength else {
      throw invalid("text", "at most \(Self.maximumLength) bytes")
    }
  }

  package func perform(on device: DeviceService) async throws -> TapResult {
    TapResult(try await device.host.typeOnScreen(text, into: element, version: version))
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
