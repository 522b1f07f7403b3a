import DeviceSurfaces
import Devices
import HostLink

extension Device {
  /// The color schemes in which widgets of a family differ. A watch and a car are always dark, and
  /// accessories are drawn as on a dark Lock Screen.
  package func schemes(of family: WidgetFamilyName) -> [RenderEnvironment.ColorScheme] {
    family.isAccessory || [.car, .watch].contains(idiom) ? [.dark] : [.light, .dark]
  }
}

/// How the device of the settings shows widgets.
extension RenderSettings {
  /// The environment of a family where the device usually shows it.
  package func shownEnvironment(
    _ family: WidgetFamilyName, scheme: RenderEnvironment.ColorScheme
  ) -> RenderEnvironment {
    var environment = environment(family, scheme: scheme)
    // CarPlay removes backgrounds.
    if device.idiom == .car { environment.showsContainerBackground = false }
    return environment
  }

  /// The look in an environment, with the plate of a watch's Smart Stack or of a car.
  package func shownLook(_ environment: RenderEnvironment, _ family: WidgetFamilyName) -> WidgetLook
  {
    var look = WidgetLook(
      environment, family: family, cornerRadius: device.cornerRadius(of: family))
    // Complications have no plate.
    if family == .accessoryRectangular || !family.isAccessory,
      let plate = WidgetLook.plate(of: device, isDark: environment.colorScheme == .dark)
    {
      look.options.background = .color(plate)
    }
    return look
  }
}
