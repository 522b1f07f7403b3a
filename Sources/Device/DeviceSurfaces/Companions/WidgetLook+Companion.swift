import DeviceEngine
import Devices
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension WidgetLook {
  /// The plate of widgets in the Smart Stack that have no background of their own.
  static let smartStackBackground = PaintColor(hex: 0x222327)

  /// The plate of widgets in a car.
  static func carPlate(isDark: Bool) -> PaintColor { PaintColor(hex: isDark ? 0x1C1D23 : 0xF4F5F8) }

  /// The plate on which a car or the Smart Stack of a watch shows a widget or an activity; nil on
  /// other devices.
  package static func plate(of device: Device, isDark: Bool) -> PaintColor? {
    switch device.idiom {
    case .watch: smartStackBackground
    case .car: carPlate(isDark: isDark)
    case .phone, .pad, .mac, .vision: nil
    }
  }

  /// Adapts the look to a surface of a watch, a car or a Mac.
  mutating func adapt(
    to surface: SurfaceName, _ device: Device, _ shown: ShownArchive, settings: DeviceSettings
  ) {
    switch surface {
    case .smartStack:
      options.containerShape = .continuousCorners(
        radius: min(device.widgetCornerRadius, shown.size.height / 2))
      options.background = .color(Self.smartStackBackground)
    // On a watch, the primary group is white and the accent group has the colour of the face.
    case .face where shown.appearance.renderingMode == .accented:
      let tint = PaintColor(hexDigits: settings.tint) ?? .white
      options.renderingMode = .accented(accent: tint, primary: .white)
    case .desktop where shown.appearance.renderingMode == .vibrant:
      options.background = .color(.white.opacity(0.16))
    case _ where surface.role == .mac && shown.appearance.renderingMode == .accented:
      options.background = Self.background(settings, size: shown.size) ?? options.background
    case .carPlay:
      let isDark = shown.appearance.colorScheme == .dark
      options.background = .color(Self.carPlate(isDark: isDark))
    default: break
    }
  }
}
