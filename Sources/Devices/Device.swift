import HostLink

/// A screen that shows widgets: its size, its scale, and the sizes of the widget families.
///
/// ```swift
/// let device = Device.named("iPhone 15 Pro") ?? .standard
/// device.size(of: .systemMedium)  // 338 × 158 points
/// ```
/// One device represents all models with the same screen. Lengths are points.
package struct Device: Codable, Equatable, Sendable {
  package enum Idiom: String, Codable, Sendable { case phone, pad, vision }

  /// The value of `--device`: the portrait screen's size, e.g. `393x852`.
  package var identifier: String
  package var idiom: Idiom
  /// The models with this screen.
  package var models: [String]
  /// The size in portrait.
  package var screen: LinkSize
  /// Device pixels per point.
  package var scale: Double
  /// The corner radius of Home Screen widgets. A community estimate; Apple publishes none.
  package var widgetCornerRadius: Double
  /// The surface's inset of a widget's content, on all sides.
  package var contentMargin: Double
  package var families: [FamilySize]
  /// Whether the sizes of the families are estimates, because Apple publishes none.
  package var isEstimate = false

  /// The sizes of one family on one device.
  package struct FamilySize: Codable, Equatable, Sendable {
    package var family: WidgetFamilyName
    /// The size in which the views are laid out.
    package var size: LinkSize
    /// The size on the Home Screen. Smaller than `size` on an iPad, which scales widgets down.
    package var shownSize: LinkSize
  }

  /// The size in which a family's views are laid out; nil if the device does not show the family.
  package func size(of family: WidgetFamilyName) -> LinkSize? {
    families.first { $0.family == family }?.size
  }

  /// The radius to which a family's corners are clipped, in points of its layout size.
  package func cornerRadius(of family: WidgetFamilyName) -> Double {
    switch family {
    case .accessoryCircular, .accessoryCorner: (size(of: family)?.height ?? 0) / 2
    case .accessoryRectangular, .accessoryInline: 0
    default: widgetCornerRadius
    }
  }
}
