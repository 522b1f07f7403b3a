import Devices
import HostLink

extension DeviceSettings {
  /// The device's screen, with the families of its release of iOS; the standard one if this version
  /// does not know the stored name. Of two screens, the one that the hinge shows.
  package var screen: Device { closedScreen.showing(hinge) }

  /// The screen of the device with its hinge closed.
  var closedScreen: Device { (Device.named(device) ?? .standard).running(os) }

  /// Why the device does not show a family; nil if it does.
  package func absence(of family: WidgetFamilyName) -> String? {
    screen.size(of: family) == nil ? screen.absence(of: family) : nil
  }

  /// The layout of the device's surfaces, as it is held, without the modules that the user has
  /// removed from Control Center. Releases before iOS 18 show all modules.
  package var layout: SurfaceLayout? {
    let complete = screen.surfaces(orientation) ?? screen.surfaces
    return os.removesModules ? complete?.removing(systemModules.names) : complete
  }

  /// The factor by which a surface scales the views of a family.
  package func scale(of family: WidgetFamilyName, on surface: SurfaceName) -> Double {
    surface.traits.scalesWidgets
      ? screen.shownScale(of: family) : layout?.sides(of: surface)?.scale ?? 1
  }

  /// The environment of views in an appearance.
  public func environment(
    _ appearance: Appearance, redaction: [RenderEnvironment.RedactionReason] = []
  ) -> RenderEnvironment {
    var environment = RenderEnvironment(
      colorScheme: appearance.colorScheme, layoutDirection: .init(locale: locale),
      displayScale: screen.scale, renderingMode: appearance.renderingMode,
      redactionReasons: redaction, isLuminanceReduced: appearance.isLuminanceReduced,
      showsContainerBackground: appearance.showsContainerBackground, release: os,
      idiom: screen.interfaceIdiom)
    DeviceSetting.pass(self, to: &environment)
    return environment
  }

  /// The request for one widget; nil if the device does not show the family.
  ///
  /// - Parameters:
  ///   - surface: The surface that shows it.
  ///   - place: Its place on a surface with slots of different kinds.
  public func request(
    on surface: SurfaceName = .home, at place: WidgetPlace? = nil, kind: String,
    family: WidgetFamilyName,
    configuration: [String: ConfigurationValue],
    appearances: [Appearance], redaction: [RenderEnvironment.RedactionReason] = []
  ) -> WidgetRequest? {
    let screen = screen
    guard let size = screen.size(of: family) else { return nil }
    let hasLabel = surface == .face && (family == .accessoryCorner || place == .bezel)
    return WidgetRequest(
      kind: kind, family: family, configuration: configuration, displaySize: size,
      // Only the Smart Stack of a watch has margins around accessory widgets.
      contentMargins: surface == .face ? LinkInsets() : screen.contentMargins(of: family),
      containerCornerRadius: screen.cornerRadius(of: family, on: surface), corner: place?.corner,
      environments: appearances.map { appearance in
        var environment = environment(appearance, redaction: redaction)
        environment.showsWidgetLabel = hasLabel
        return environment
      })
  }
}
