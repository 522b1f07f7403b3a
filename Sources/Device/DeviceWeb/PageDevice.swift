import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink

/// The device as the page's server sees it.
///
/// A struct of closures, so that the server depends neither on the host's storage nor on drawing,
/// and tests can provide a recorded device.
package struct PageDevice: Sendable {
  package var state: @Sendable () async -> HostState
  /// Returns a new stream of the changes from now on, in order.
  package var changes: @Sendable () -> AsyncStream<HostChange>
  /// Reports which placements the user sees.
  package var viewed: @Sendable ([PlacementID]) async -> Void
  /// Reports whether pages are open.
  package var opened: @Sendable (Bool) async -> Void
  /// Performs a command and returns its answer as JSON: `{"ok": …}`.
  package var perform: @Sendable (CommandRequest) async -> Data
  /// Draws a placement, a control or an activity as it looks now, at a scale in pixels per point.
  package var picture: @Sendable (PictureItem, Double) async throws -> WidgetPicture
  package var preview: @Sendable (PreviewRequest) async throws -> WidgetPicture
  package var controlPreview: @Sendable (ControlPreviewRequest) async throws -> WidgetPicture
  /// Returns a picture that the user has chosen as a wallpaper, as a JPEG file; nil for an unknown
  /// name.
  package var wallpaper: @Sendable (String) async -> Data?
  /// Returns when the device's clock reaches the date or the task is cancelled.
  package var wait: @Sendable (Date) async -> Void

  package init(
    state: @escaping @Sendable () async -> HostState,
    changes: @escaping @Sendable () -> AsyncStream<HostChange>,
    viewed: @escaping @Sendable ([PlacementID]) async -> Void,
    opened: @escaping @Sendable (Bool) async -> Void = { _ in },
    perform: @escaping @Sendable (CommandRequest) async -> Data,
    picture: @escaping @Sendable (PictureItem, Double) async throws -> WidgetPicture,
    preview: @escaping @Sendable (PreviewRequest) async throws -> WidgetPicture,
    controlPreview: @escaping @Sendable (ControlPreviewRequest) async throws -> WidgetPicture,
    wallpaper: @escaping @Sendable (String) async -> Data? = { _ in nil },
    wait: @escaping @Sendable (Date) async -> Void
  ) {
    self.state = state
    self.changes = changes
    self.viewed = viewed
    self.opened = opened
    self.perform = perform
    self.picture = picture
    self.preview = preview
    self.controlPreview = controlPreview
    self.wallpaper = wallpaper
    self.wait = wait
  }
}

/// A request for the gallery's picture of a widget that is not placed.
package struct PreviewRequest: Hashable, Sendable {
  package var `extension`: ExtensionID
  package var kind: String
  package var family: WidgetFamilyName
  package var colorScheme: RenderEnvironment.ColorScheme
  /// The surface of a companion; nil for the main device.
  package var companion: PictureItem.Surface?
  /// Whether the placeholder is wanted, as long as a slow snapshot is awaited.
  package var isPlaceholder: Bool
  /// Pixels per point.
  package var scale: Double

  package init(
    extension: ExtensionID, kind: String, family: WidgetFamilyName,
    colorScheme: RenderEnvironment.ColorScheme, companion: PictureItem.Surface? = nil,
    isPlaceholder: Bool = false, scale: Double
  ) {
    self.extension = `extension`
    self.kind = kind
    self.family = family
    self.colorScheme = colorScheme
    self.companion = companion
    self.isPlaceholder = isPlaceholder
    self.scale = scale
  }
}

/// A request for the gallery's picture of a control that is not added.
package struct ControlPreviewRequest: Hashable, Sendable {
  package var `extension`: ExtensionID
  package var kind: String
  package var size: ControlSizeName
  /// A list of a companion; by default Control Center of the main device.
  package var surface: SurfaceName
  /// Pixels per point.
  package var scale: Double

  package init(
    extension: ExtensionID, kind: String, size: ControlSizeName,
    surface: SurfaceName = .controlCenter, scale: Double
  ) {
    self.extension = `extension`
    self.kind = kind
    self.size = size
    self.surface = surface
    self.scale = scale
  }
}
