import Devices
import HostLink

extension DeviceSettings {
  /// The forms for which each content of an activity is archived, so that surfaces can change
  /// appearance without running the extension: the Lock Screen in light, dark and always-on,
  /// StandBy, and the Island, which is always dark. A phone without an Island shows the minimal
  /// presentation in StandBy, an iPad only that of the Lock Screen. A phone in landscape needs both
  /// Islands: the Home Screen stays upright. Of two screens, these are the forms of the outer one:
  /// it shows them in the same size, and StandBy as well.
  public var activityForms: [ActivityForm] {
    guard let surfaces = closedScreen.surfaces ?? Device.standard.surfaces,
      let stack = surfaces.activities
    else { return [] }
    func lock(
      _ appearance: Appearance, _ presentation: ActivityPresentationName = .lockScreen
    ) -> ActivityForm {
      ActivityForm(
        presentation: presentation, width: stack.frame.width, minimumHeight: stack.heights.least,
        maximumHeight: stack.heights.most, containerCornerRadius: stack.cornerRadius,
        isUpdateReduced: appearance.isLuminanceReduced, environment: environment(appearance))
    }
    var forms = [lock(.activityLight), lock(.activityDark), lock(.activityAlwaysOn)]
    for enlarged in surfaces.traits.compactMap(\.enlargedActivities) {
      forms.append(lock(enlarged.appearance, enlarged.presentation))
    }
    func island(
      _ presentation: ActivityPresentationName, _ width: Double, of layout: IslandLayout?
    ) -> ActivityForm {
      ActivityForm(
        presentation: presentation, width: width, minimumHeight: 0, maximumHeight: 36.67,
        containerCornerRadius: 36.67 / 2,
        isIslandLimitedInWidth: layout?.isLimitedInWidth ?? false,
        environment: environment(.activityDark))
    }
    guard surfaces.traits.contains(where: \.showsMinimalActivities) else { return forms }
    forms.append(
      island(.minimal, surfaces.island?.largestMinimalWidth ?? 45, of: surfaces.island))
    guard let layout = surfaces.island else { return forms }
    forms.append(island(.compactLeading, layout.largestCompactWidth, of: layout))
    forms.append(island(.compactTrailing, layout.largestCompactWidth, of: layout))
    if let turned = turnedIsland {
      forms.append(island(.landscapeLeading, turned.largestCompactWidth, of: turned))
      forms.append(island(.landscapeTrailing, turned.largestCompactWidth, of: turned))
      forms.append(island(.landscapeMinimal, turned.largestMinimalWidth, of: turned))
    }
    forms.append(
      ActivityForm(
        presentation: .expanded, width: layout.expanded.width,
        minimumHeight: layout.expandedHeights.least, maximumHeight: layout.expandedHeights.most,
        notch: LinkSize(width: layout.camera.width, height: layout.camera.height),
        containerCornerRadius: layout.cornerRadius,
        environment: environment(.activityDark)))
    return forms
  }

  /// The forms of activities on a device: those of the Lock Screen on a pad, the small family in a
  /// watch's Smart Stack and in a car, compact and Lock Screen presentations on a Mac.
  package func activityForms(of role: DeviceRole) -> [ActivityForm] {
    if role == .main { return activityForms }
    if role == .pad {
      return activityForms.map { form in
        var form = form
        form.role = role
        return form
      }
    }
    guard let layout = screen.companion else { return [] }
    let appearances: [Appearance] =
      switch role {
      case .main, .pad: []
      case .watch: [.activityDark, .activityAlwaysOn]
      case .car, .mac: [.activityLight, .activityDark]
      }
    return layout.activityForms.flatMap { form in
      appearances.map { appearance in
        ActivityForm(
          presentation: form.presentation, width: form.width, minimumHeight: form.heights.least,
          maximumHeight: form.heights.most, containerCornerRadius: form.cornerRadius,
          isUpdateReduced: appearance.isLuminanceReduced, environment: environment(appearance),
          role: role)
      }
    }
  }

  package var hasIsland: Bool { screen.hasIsland }
}

extension SurfaceLayout {
  /// The rows of the device's surfaces, in their order.
  package var traits: [SurfaceTraits] {
    SurfaceName.allCases.filter(names.contains).map(\.traits)
  }
}

extension Appearance {
  public static let activityLight = Appearance()
  public static let activityDark = Appearance(colorScheme: .dark)
  public static let activityAlwaysOn = Appearance(colorScheme: .dark, isLuminanceReduced: true)

  /// The appearance in which a surface currently shows an activity.
  public static func activity(
    _ presentation: ActivityPresentationName, _ device: DeviceSettings
  ) -> Appearance {
    let enlarged = SurfaceName.enlargingActivities.compactMap(\.traits.enlargedActivities)
    if let enlarged = enlarged.first(where: { $0.presentation == presentation }) {
      return enlarged.appearance
    }
    switch presentation {
    case .lockScreen where device.isLuminanceReduced: return .activityAlwaysOn
    case .lockScreen where device.colorScheme == .light: return .activityLight
    case .small where device.isLuminanceReduced: return .activityAlwaysOn
    case .small where device.colorScheme == .light: return .activityLight
    default: return .activityDark
    }
  }
}
