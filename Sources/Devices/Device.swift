import HostLink

/// A screen that widgets are shown on: its size, its pixels, and the sizes of the widget families.
///
/// ```swift
/// let device = Device.named("iPhone 15 Pro") ?? .standard
/// device.size(of: .systemMedium)  // 338 × 158 points
/// ```
/// One row stands for all models that share a screen. Lengths are points.
public struct Device: Codable, Equatable, Sendable {
  public enum Idiom: String, Codable, Sendable { case phone, pad }

  /// What `--device` takes: the portrait screen, e.g. `393x852`.
  public var identifier: String
  public var idiom: Idiom
  /// The models with this screen.
  public var models: [String]
  /// Portrait.
  public var screen: LinkSize
  /// Device pixels a point.
  public var scale: Double
  /// The Home Screen widgets' corner radius. Apple publishes none: a community estimate.
  public var widgetCornerRadius: Double
  /// What surfaces inset a widget's content by.
  public var contentMargin: Double
  public var families: [FamilySize]

  /// The sizes of one family on one device.
  public struct FamilySize: Codable, Equatable, Sendable {
    public var family: WidgetFamilyName
    /// What the views are laid out in.
    public var size: LinkSize
    /// What it takes on the Home Screen; smaller than `size` on an iPad, which scales widgets down.
    public var shownSize: LinkSize
  }

  /// The size that a family's views are laid out in; nil where the device does not show it.
  public func size(of family: WidgetFamilyName) -> LinkSize? {
    families.first { $0.family == family }?.size
  }

  /// The radius that a family's corners are clipped to, in the points of its layout size.
  public func cornerRadius(of family: WidgetFamilyName) -> Double {
    switch family {
    case .accessoryCircular, .accessoryCorner: (size(of: family)?.height ?? 0) / 2
    case .accessoryRectangular, .accessoryInline: 0
    default: widgetCornerRadius
    }
  }
}
