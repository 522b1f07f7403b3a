import DeviceEngine
import Devices
import Foundation
import HostLink

/// The result of commands that have none.
public struct Nothing: Codable, Equatable, Sendable {
  public init() {}
}

/// A device that can be chosen, and where its surfaces put widgets.
public struct DeviceEntry: Codable, Equatable, Sendable {
  public var identifier: String
  public var models: [String]
  /// Portrait, points.
  public var screen: LinkSize
  /// Pixels a point.
  public var scale: Double
  public var widgetCornerRadius: Double
  public var families: [Device.FamilySize]
  public var surfaces: SurfaceLayout

  /// nil for a device without surfaces.
  init?(_ device: Device) {
    guard let surfaces = device.surfaces else { return nil }
    identifier = device.identifier
    models = device.models
    screen = device.screen
    scale = device.scale
    widgetCornerRadius = device.widgetCornerRadius
    families = device.families
    self.surfaces = surfaces
  }

  /// All that can be chosen.
  public static var all: [DeviceEntry] { Device.all.compactMap(DeviceEntry.init) }
}

/// An extension that was installed.
public struct ExtensionSummary: Codable, Equatable, Sendable {
  public struct Widget: Codable, Equatable, Sendable {
    public var kind: String
    public var displayName: String
    public var families: [WidgetFamilyName]
  }

  public var id: ExtensionIdentifier
  public var name: String
  /// The bundle's path.
  public var bundle: String
  public var widgets: [Widget]
  /// The controls' kinds.
  public var controls: [String]

  init(_ app: InstalledExtension) {
    id = app.id
    name = app.name
    bundle = app.bundle.path
    widgets = app.contents.widgets.map { widget in
      Widget(
        kind: widget.kind, displayName: widget.displayName ?? app.name,
        families: widget.supportedFamilies)
    }
    controls = app.contents.controls.map(\.kind)
  }
}

extension ExtensionSummary {
  /// Of its widgets, then of its controls.
  public var kinds: [String] { widgets.map(\.kind) + controls }
}

/// What a tap led to.
public struct TapResult: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, Sendable { case performed, link, opened, nothing }

  public var outcome: Outcome
  public var link: DeliveredLink?

  init(_ outcome: TapOutcome) {
    switch outcome {
    case .performed: (self.outcome, link) = (.performed, nil)
    case .link(let link): (self.outcome, self.link) = (.link, link)
    case .opened(let link): (self.outcome, self.link) = (.opened, link)
    case .nothing: (self.outcome, link) = (.nothing, nil)
    }
  }
}

/// A picture of a screen: a PNG file.
public struct Screenshot: Codable, Equatable, Sendable {
  /// In JSON base64.
  public var png: Data
}
