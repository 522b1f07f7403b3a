import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink

/// What the page needs of a device: a value of closures, so that the server knows neither how a host
/// keeps widgets nor how pictures are drawn.
public struct PageDevice: Sendable {
  public var state: @Sendable () async -> HostState
  /// Changes from now on, in order; each call gives a stream of its own.
  public var changes: @Sendable () -> AsyncStream<HostChange>
  /// A person sees these placements.
  public var viewed: @Sendable ([PlacementIdentifier]) async -> Void
  /// A command's JSON to its answer's JSON, `{"ok": …}`.
  public var perform: @Sendable (Data) async -> Data
  /// A placement, a control or an activity as its surface shows it now, at so many pixels a point.
  public var picture: @Sendable (PictureItem, Double) async throws -> WidgetPicture
  public var preview: @Sendable (PreviewRequest) async throws -> WidgetPicture
  public var controlPreview: @Sendable (ControlPreviewRequest) async throws -> WidgetPicture
  /// Returns when the device's clock has reached the date, or when the task is cancelled.
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

/// A widget that the gallery shows before it is placed.
public struct PreviewRequest: Hashable, Sendable {
  public var `extension`: ExtensionIdentifier
  public var kind: String
  public var family: WidgetFamilyName
  public var colorScheme: RenderEnvironment.ColorScheme
  /// Pixels a point.
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

/// A control that the gallery shows before it is added.
public struct ControlPreviewRequest: Hashable, Sendable {
  public var `extension`: ExtensionIdentifier
  public var kind: String
  public var size: ControlSizeName
  /// Pixels a point.
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
