import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension WidgetLook {
  /// The look of a widget on one of the device's surfaces.
  ///
  /// - Parameter scale: Pixels per point of the widget's layout.
  package init(
    _ shown: ShownArchive, on surface: SurfaceName, settings: DeviceSettings, scale: Double
  ) {
    let device = Device.named(settings.device) ?? .standard
    let appearance = shown.appearance
    // Also applies to an archive for another surface, until the widget has reloaded.
    let isNight = surface.traits.isRedAtNight && settings.isNight
    let environment = RenderEnvironment(
      colorScheme: appearance.colorScheme, displayScale: scale,
      renderingMode: isNight ? .vibrant : appearance.renderingMode,
      redactionReasons: shown.isRedacted ? [.privacy] : [],
      isLuminanceReduced: appearance.isLuminanceReduced,
      showsContainerBackground: appearance.showsContainerBackground && !isNight)
    self.init(
      environment, family: shown.family,
      cornerRadius: device.cornerRadius(of: shown.family, on: surface))
    options.flippedToggles = shown.flippedToggles
    options.isInvalidated = shown.isInvalidated
    guard surface.role == .main else {
      adapt(to: surface, device, shown, settings: settings)
      return
    }
    if isNight {
      options.colorFilter = Self.night
    } else if appearance.renderingMode == .accented {
      let background = Self.background(settings, size: shown.size)
      options.background = background ?? options.background
    }
  }

  /// The red of a surface in a dark room.
  static let night = PaintColor(hex: 0xFF3B30)

  /// The background that replaces a widget's own: glass or, before iOS 26, the user's colour,
  /// darkened so that white text is legible. nil in the standard look.
  static func background(_ settings: DeviceSettings, size: LinkSize) -> Paint? {
    let frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    if let glass = Glass.content(settings) { return glass.fill(in: frame) }
    guard settings.look == .tinted else { return nil }
    let tint = PaintColor(hexDigits: settings.tint) ?? darkBackground
    return .linearGradient(
      [
        .init(color: tint.mixed(with: .black, by: 0.38), location: 0),
        .init(color: tint.mixed(with: .black, by: 0.58), location: 1),
      ], start: .zero, end: CGPoint(x: 0, y: size.height))
  }
}
