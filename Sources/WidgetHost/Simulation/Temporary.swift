import Devices
import HostLink

extension PlacementSurface {
  func appearance(_ device: DeviceSettings) -> Appearance {
    self == .home
      ? Appearance()
      : Appearance(colorScheme: .dark, renderingMode: .vibrant, showsContainerBackground: false)
  }
}
extension DeviceSettings {
  func request(
    kind: String, family: WidgetFamilyName, configuration: [String: ConfigurationValue],
    appearances: [Appearance], redaction: [RenderEnvironment.RedactionReason] = []
  ) -> WidgetRequest? {
    let screen = Device.named(device) ?? .standard
    guard let size = screen.size(of: family) else { return nil }
    return WidgetRequest(
      kind: kind, family: family, configuration: configuration, displaySize: size,
      containerCornerRadius: screen.cornerRadius(of: family),
      environments: appearances.map {
        RenderEnvironment(
          colorScheme: $0.colorScheme, renderingMode: $0.renderingMode, redactionReasons: redaction)
      })
  }
}
