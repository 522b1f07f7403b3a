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
    let isNight = surface == .standBy && settings.isNight
    let environment = RenderEnvironment(
      colorScheme: appearance.colorScheme, displayScale: scale,
      renderingMode: isNight ? .vibrant : appearance.renderingMode,
      redactionReasons: shown.isRedacted ? [.privacy] : [],
      isLuminanceReduced: appearance.isLuminanceReduced,
      showsContainerBackground: appearance.showsContainerBackground && !isNight)
    self.init(
      environment, family: shown.family, cornerRadius: device.cornerRadius(of: shown.family))
    options.flippedToggles = shown.flippedToggles
    options.isInvalidated = shown.isInvalidated
    guard surface.role == .main else {
      adapt(to: surface, device, shown, settings: settings)
      return
    }
    if isNight {
      options.colorFilter = Self.night
    } else if appearance.renderingMode == .accented {
      let background = Self.background(settings.look, tint: settings.tint, size: shown.size)
      options.background = background ?? options.background
    }
  }

  /// The red of StandBy in a dark room.
  static let night = PaintColor(hex: 0xFF3B30)

  /// The background that replaces a widget's own. Tinted look: the user's colour, darkened so that
  /// white text is legible. Clear look: translucent white over the surface's blurred wallpaper.
  private static func background(
    _ look: DeviceSettings.Look, tint: String, size: LinkSize
  ) -> Paint? {
    let (top, bottom): (PaintColor, PaintColor)
    switch look {
    case .standard: return nil
    case .tinted:
      let tint = PaintColor(hexDigits: tint) ?? darkBackground
      (top, bottom) = (tint.mixed(with: .black, by: 0.38), tint.mixed(with: .black, by: 0.58))
    case .clear:
      (top, bottom) = (PaintColor.white.opacity(0.26), PaintColor.white.opacity(0.14))
    }
    return .linearGradient(
      [.init(color: top, location: 0), .init(color: bottom, location: 1)], start: .zero,
      end: CGPoint(x: 0, y: size.height))
  }
}
