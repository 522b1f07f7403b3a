import HostLink

/// A screen that shows widgets: its size, its scale, and the sizes of the widget families.
///
/// ```swift
/// let device = Device.named("iPhone 15 Pro") ?? .standard
/// device.size(of: .systemMedium)  // 338 × 158 points
/// ```
/// One device represents all models with the same screen. Lengths are points.
package struct Device: Codable, Equatable, Sendable {
  package enum Idiom: String, Codable, Sendable { case phone, pad, watch, car, mac, vision }

  /// The value of `--device`: the portrait screen's size, e.g. `393x852`, or the kind of device
  /// and its size, e.g. `watch-45mm`.
  package var identifier: String
  package var idiom: Idiom
  /// The models with this screen.
  package var models: [String]
  /// The size in portrait. Of two screens, that of the outer one; see `showing(_:)`.
  package var screen: LinkSize
  /// Device pixels per point.
  package var scale: Double
  /// The corner radius of Home Screen widgets. A community estimate; Apple publishes none.
  package var widgetCornerRadius: Double
  /// The surface's inset of a widget's content, on all sides.
  package var contentMargin: Double
  package var families: [FamilySize]
  /// Whether the sizes of all families are estimates.
  package var isEstimate = false
  /// The corner radius of the screen, in points; nil if `SurfaceLayout` has it.
  package var screenCornerRadius: Double?
  /// The screen that a hinge opens, in portrait; nil for devices without a hinge.
  package var innerScreen: LinkSize?
  /// The screen of the closed device, if this value is for its inner screen.
  var outerScreen: LinkSize?

  /// The sizes of one family on one device.
  package struct FamilySize: Codable, Equatable, Sendable {
    package var family: WidgetFamilyName
    /// The size in which the views are laid out.
    package var size: LinkSize
    /// The size on the Home Screen. Smaller than `size` on an iPad, which scales widgets down.
    package var shownSize: LinkSize
    /// The first release of iOS that shows the family; nil if all do.
    package var since: RenderEnvironment.Release?
    /// Whether the size is an estimate, because Apple publishes none.
    package var isEstimate = false
  }

  /// The idiom that extensions read.
  package var interfaceIdiom: RenderEnvironment.Idiom {
    switch idiom {
    case .pad: .pad
    case .vision: .vision
    case .phone, .watch, .car, .mac: .phone
    }
  }

  /// The size in which a family's views are laid out; nil if the device does not show the family.
  package func size(of family: WidgetFamilyName) -> LinkSize? {
    families.first { $0.family == family }?.size
  }

  /// The size in which the Home Screen shows a family; nil if the device does not show it.
  package func shownSize(of family: WidgetFamilyName) -> LinkSize? {
    families.first { $0.family == family }?.shownSize
  }

  /// The factor by which the Home Screen scales a family's views: 1, or less on an iPad.
  package func shownScale(of family: WidgetFamilyName) -> Double {
    guard let size = size(of: family), let shown = shownSize(of: family) else { return 1 }
    return shown.width / size.width
  }

  /// The device with only those families that a release of iOS shows.
  package func running(_ release: RenderEnvironment.Release) -> Device {
    // Almost all devices show all of their families in all releases.
    func isMissing(_ family: FamilySize) -> Bool { family.since.map { $0 > release } ?? false }
    guard families.contains(where: isMissing) else { return self }
    var device = self
    device.families.removeAll(where: isMissing)
    return device
  }

  package var hasHinge: Bool { innerScreen != nil }

  /// The device with the screen that is in use while its hinge has a position.
  package func showing(_ hinge: HingePosition) -> Device {
    guard let innerScreen, hinge != .closed, outerScreen == nil else { return self }
    var device = self
    (device.screen, device.outerScreen) = (innerScreen, screen)
    return device
  }

  /// A sentence without its period that says why the device does not show a family.
  package func absence(of family: WidgetFamilyName) -> String {
    let known = Device.named(identifier)?.families.first { $0.family == family }
    if let since = known?.since {
      let system = idiom == .vision ? "visionOS" : "iOS"
      return "\(family.rawValue) needs \(system) \(since.rawValue) or later"
    }
    return "the device \(identifier) does not show the family \(family.rawValue)"
  }

  /// The radius to which a family's corners are clipped, in points of its layout size.
  ///
  /// - Parameter surface: nil on a watch is the Smart Stack.
  package func cornerRadius(
    of family: WidgetFamilyName, on surface: SurfaceName? = nil
  ) -> Double {
    switch family {
    case .accessoryCircular: (size(of: family)?.height ?? 0) / 2
    // The widgets of a watch's Smart Stack have round corners, complications of a face have none.
    case .accessoryRectangular where idiom == .watch: surface == .face ? 0 : widgetCornerRadius
    case .accessoryCorner, .accessoryRectangular, .accessoryInline: 0
    default: widgetCornerRadius
    }
  }

  /// Whether the size of a family is an estimate.
  package func isEstimate(_ family: WidgetFamilyName) -> Bool {
    isEstimate || families.contains { $0.family == family && $0.isEstimate }
  }
}
