import Devices
import HostLink

extension DeviceSettings {
  /// The screen; the standard one where the stored name is none of this release.
  public var screen: Device { Device.named(device) ?? .standard }

  /// What views are told in one appearance.
  public func environment(
    _ appearance: Appearance, redaction: [RenderEnvironment.RedactionReason] = []
  ) -> RenderEnvironment {
    RenderEnvironment(
      colorScheme: appearance.colorScheme, contrast: contrast, typeSize: typeSize, locale: locale,
      timeZone: timeZone, layoutDirection: .init(locale: locale), displayScale: screen.scale,
      renderingMode: appearance.renderingMode, redactionReasons: redaction,
      isLuminanceReduced: appearance.isLuminanceReduced,
      showsContainerBackground: appearance.showsContainerBackground, hasBoldText: hasBoldText,
      reducesMotion: reducesMotion)
  }

  /// What an extension is asked for one widget; nil where the device does not show the family.
  public func request(
    kind: String, family: WidgetFamilyName, configuration: [String: ConfigurationValue],
    appearances: [Appearance], redaction: [RenderEnvironment.RedactionReason] = []
  ) -> WidgetRequest? {
    let screen = screen
    guard let size = screen.size(of: family) else { return nil }
    return WidgetRequest(
      kind: kind, family: family, configuration: configuration, displaySize: size,
      contentMargins: screen.contentMargins(of: family),
      containerCornerRadius: screen.cornerRadius(of: family),
      environments: appearances.map { environment($0, redaction: redaction) })
  }
}
