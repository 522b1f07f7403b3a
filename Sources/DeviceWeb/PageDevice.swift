import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink

/// The device as the page's server sees it.
///
/// A struct of closures, so that the server depends neither on the host's storage nor on drawing,
/// and tests can provide a recorded device.
public struct PageDevice: Sendable {
  public var state: @Sendable () async -> HostState
  /// Returns a new stream of the changes from now on, in order.
  public var changes: @Sendable () -> AsyncStream<HostChange>
  /// Reports which placements the user sees.
  public var viewed: @Sendable ([PlacementIdentifier]) async -> Void
  /// Performs a command, given as JSON, and returns its answer as JSON: `{"ok": …}`.
  public var perform: @Sendable (Data) async -> Data
  /// Draws a placement, a control or an activity as it looks now, at a scale in pixels per point.
  public var picture: @Sendable (PictureItem, Double) async throws -> WidgetPicture
  public var preview: @Sendable (PreviewRequest) async throws -> WidgetPicture
  public var controlPreview: @Sendable (ControlPreviewRequest) async throws -> WidgetPicture
  /// Returns when the device's clock reaches the date or the task is cancelled.
  public var wait: @Sendable (Date) async -> Void

  public init(
    state: @escaping @Sendable () async -> HostState,
    changes: @escaping @Sendable () -> AsyncStream<HostChange>,
    viewed: @escaping @Sendable ([PlacementIdentifier]) async -> Void,
    perform: @escaping @Sendable (Data) async -> Data,
    picture: @escaping @Sendable (PictureItem, Double) async throws -> WidgetPicture,
    preview: @escaping @Sendable (PreviewRequest) async throws -> WidgetPicture,
    controlPreview: @escaping @Sendable (ControlPreviewRequest) async throws -> WidgetPicture,
    wait: @escaping @Sendable (Date) async -> Void
  ) {
    self.state = state
    self.changes = changes
    self.viewed = viewed
    self.perform = perform
    self.picture = picture
    self.preview = preview
    self.controlPreview = controlPreview
    self.wait = wait
  }
}

/// A request for the gallery's picture of a widget that is not placed.
public struct PreviewRequest: Hashable, Sendable {
  public var `extension`: ExtensionIdentifier
  public var kind: String
  public var family: WidgetFamilyName
  public var colorScheme: RenderEnvironment.ColorScheme
  /// Pixels per point.
  public var scale: Double

  public init(
    extension: ExtensionIdentifier, kind: String, family: WidgetFamilyName,
    colorScheme: RenderEnvironment.ColorScheme, scale: Double
  ) {
    self.extension = `extension`
    self.kind = kind
    self.family = family
    self.colorScheme = colorScheme
    self.scale = scale
  }
}

/// A request for the gallery's picture of a control that is not added.
public struct ControlPreviewRequest: Hashable, Sendable {
  public var `extension`: ExtensionIdentifier
  public var kind: String
  public var size: ControlSizeName
  /// Pixels per point.
  public var scale: Double

  public init(
    extension: ExtensionIdentifier, kind: String, size: ControlSizeName, scale: Double
  ) {
    self.extension = `extension`
    self.kind = kind
    self.size = size
    self.scale = scale
  }
}
