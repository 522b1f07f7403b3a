import DeviceEngine
import Devices
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension WidgetLook {
  /// The look of one presentation of an activity, cut out of its surface: the card of the Lock
  /// Screen, a part of the Dynamic Island, or the plate of a watch or a car's display.
  ///
  /// - Parameters:
  ///   - tint: `ActivityState.backgroundTint`. Without one, the card has the color that the glass
  ///     of the Lock Screen has on a plain wallpaper.
  ///   - scale: Pixels per point of the presentation's layout.
  package init(
    _ shown: ShownActivity, tint: String?, settings: DeviceSettings, scale: Double
  ) {
    let device = Device.named(settings.device) ?? .standard
    let isDark = settings.colorScheme == .dark
    let card =
      tint.flatMap(PaintColor.init(hexDigits:)) ?? PaintColor(hex: isDark ? 0x1E1F26 : 0xF6F6FA)
    let isCard = shown.presentation.isLockScreenContent
    let radius =
      device.companion?.form(shown.presentation)?.cornerRadius
      ?? (isCard
        ? device.surfaces?.activities?.cornerRadius : device.surfaces?.island?.cornerRadius)
    let plate = Self.plate(of: device, isDark: isDark)
    options = DrawingOptions(
      scale: scale,
      containerShape: .continuousCorners(radius: min(radius ?? 24, shown.size.height / 2)),
      background: .color(isCard ? card : plate ?? .black),
      isLuminanceReduced: shown.appearance.isLuminanceReduced, isRedacted: shown.isRedacted,
      flippedToggles: shown.flippedToggles)
  }
}
