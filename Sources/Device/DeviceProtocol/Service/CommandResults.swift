import DeviceEngine
import Devices
import Foundation
import HostLink
import WidgetHost

/// A screen that the device can have, with the geometry of its surfaces.
package struct DeviceEntry: Codable, Equatable, Sendable {
  /// `Device.identifier`, such as `393x852`.
  package var identifier: String
  package var idiom: Device.Idiom
  /// The names of the models with this screen.
  package var models: [String]
  /// The size in portrait, in points.
  package var screen: LinkSize
  /// Pixels per point.
  package var scale: Double
  /// In points.
  package var widgetCornerRadius: Double
  package var families: [Device.FamilySize]
  /// Whether the families' sizes are estimates.
  package var isEstimate: Bool
  /// The surfaces of a phone or a pad, in portrait.
  package var surfaces: SurfaceLayout?
  /// In landscape; nil if its surfaces stay upright, as those of phones.
  package var landscape: SurfaceLayout?
  /// The screen that a hinge opens; nil for devices without a hinge.
  package var inner: InnerScreen?
  /// The surfaces of a companion.
  package var companion: CompanionLayout?

  /// The second screen of a device with a hinge.
  package struct InnerScreen: Codable, Equatable, Sendable {
    /// The size in portrait, in points.
    package var screen: LinkSize
    /// The surfaces in portrait and in landscape.
    package var surfaces, landscape: SurfaceLayout?
  }

  /// nil if the surfaces of the device are unknown.
  init?(_ device: Device) {
    guard device.surfaces != nil || device.companion != nil else { return nil }
    identifier = device.identifier
    idiom = device.idiom
    models = device.models
    screen = device.screen
    scale = device.scale
    widgetCornerRadius = device.widgetCornerRadius
    families = device.families
    isEstimate = device.isEstimate
    surfaces = device.surfaces
    landscape = device.surfaces(.landscape)
    if device.hasHinge {
      let open = device.showing(.open)
      inner = InnerScreen(
        screen: open.screen, surfaces: open.surfaces, landscape: open.surfaces(.landscape))
    }
    companion = device.companion
  }

  /// All screens that the device can have.
  package static var all: [DeviceEntry] { Device.all.compactMap(DeviceEntry.init) }
}

/// An installed extension.
package struct ExtensionSummary: Codable, Equatable, Sendable {
  /// A kind of widget that the extension offers.
  package struct Widget: Codable, Equatable, Sendable {
    /// Unique within the extension.
    package var kind: String
    /// `configurationDisplayName(_:)`; the extension's name without one.
    package var displayName: String
    /// The families that the kind supports.
    package var families: [WidgetFamilyName]
  }

  /// The bundle identifier.
  package var id: ExtensionID
  package var name: String
  /// The bundle's path.
  package var bundle: String
  /// In the order of the extension's bundle.
  package var widgets: [Widget]
  /// The kinds of its controls.
  package var controls: [String]
  /// The attributes' types of its activities.
  package var activities: [String]
  /// The path of the bundle with the same id that was installed before; nil if there was none.
  package var replaced: String?

  init(_ app: InstalledExtension, replacing old: InstalledExtension? = nil) {
    replaced = old?.bundle.path
    id = app.id
    name = app.name
    bundle = app.bundle.path
    widgets = app.contents.widgets.map { widget in
      Widget(
        kind: widget.kind, displayName: widget.displayName ?? app.name,
        families: widget.supportedFamilies)
    }
    controls = app.contents.controls.map(\.kind)
    activities = app.contents.activities.map(\.attributesType)
  }
}

extension ExtensionSummary {
  /// The kinds of its widgets, then of its controls, then the types of its activities.
  package var kinds: [String] { widgets.map(\.kind) + controls + activities }

  /// What the installation has changed, such as `replaced Tide (before: /old/Tide.vitrine)`.
  package var change: String {
    switch replaced {
    case nil: "installed \(name)"
    case bundle: "updated \(name)"
    case let old?: "replaced \(name), which has the same id \"\(id)\" (before: \(old))"
    }
  }
}

/// The outcome of a tap.
package struct TapResult: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable { case performed, link, opened, nothing }

  package var outcome: Outcome
  /// The link that was delivered to the app; nil for none.
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

/// A picture of a screen.
package struct Screenshot: Codable, Equatable, Sendable {
  /// A PNG file; Base64 in JSON.
  package var png: Data
  /// The placements that had not loaded or reloaded after some seconds; nil if there are none.
  package var loading: [PlacementID]?
}

/// The outcome of pressing a control.
package struct PressResult: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable { case performed, link, opened, needsUnlock }

  package var outcome: Outcome
  /// The link that was delivered to the app; nil for none.
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
