import DeviceEngine
import Devices
import Foundation
import HostLink
import WidgetHost

/// A device that can be chosen, and where its surfaces put widgets.
package struct DeviceEntry: Codable, Equatable, Sendable {
  package var identifier: String
  package var models: [String]
  /// Portrait, points.
  package var screen: LinkSize
  /// Pixels a point.
  package var scale: Double
  package var widgetCornerRadius: Double
  package var families: [Device.FamilySize]
  package var surfaces: SurfaceLayout

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
  package static var all: [DeviceEntry] { Device.all.compactMap(DeviceEntry.init) }
}

/// An extension that was installed.
package struct ExtensionSummary: Codable, Equatable, Sendable {
  package struct Widget: Codable, Equatable, Sendable {
    package var kind: String
    package var displayName: String
    package var families: [WidgetFamilyName]
  }

  package var id: ExtensionIdentifier
  package var name: String
  /// The bundle's path.
  package var bundle: String
  package var widgets: [Widget]
  /// The controls' kinds.
  package var controls: [String]

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
  package var kinds: [String] { widgets.map(\.kind) + controls }
}

/// What a tap led to.
package struct TapResult: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable { case performed, link, opened, nothing }

  package var outcome: Outcome
  package var link: DeliveredLink?

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
package struct Screenshot: Codable, Equatable, Sendable {
  /// In JSON base64.
  package var png: Data
}

/// What a press of a control led to.
package struct PressResult: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable { case performed, link, opened, needsUnlock }

  package var outcome: Outcome
  package var link: DeliveredLink?

  init(_ outcome: ControlOutcome) {
    switch outcome {
    case .performed: (self.outcome, link) = (.performed, nil)
    case .link(let link): (self.outcome, self.link) = (.link, link)
    case .opened(let link): (self.outcome, self.link) = (.opened, link)
    case .needsUnlock: (self.outcome, link) = (.needsUnlock, nil)
    }
  }
}
