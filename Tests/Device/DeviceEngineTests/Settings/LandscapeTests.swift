import DeviceEngine
import Devices
import HostLink
import Testing

/// A phone in landscape: what apps and Live Activities are laid out for.
@Suite struct LandscapeTests {
  private static func settings(
    _ device: String, _ orientation: ScreenOrientation, _ os: RenderEnvironment.Release = .latest
  ) -> DeviceSettings {
    var settings = DeviceSettings(device: device)
    settings.orientation = orientation
    settings.os = os
    return settings
  }

  @Test(arguments: [
    ("393x852", ScreenOrientation.portrait, RenderEnvironment.Release.iOS27, 0),
    ("393x852", .landscape, .iOS26, 0), ("393x852", .landscape, .iOS27, 3),
    ("440x956", .portrait, .iOS27, 0), ("440x956", .landscape, .iOS27, 3),
    ("390x844", .landscape, .iOS27, 0), ("1024x1366", .landscape, .iOS27, 0),
  ])
  func islandIsLimitedInLandscape(
    device: String, orientation: ScreenOrientation, os: RenderEnvironment.Release, count: Int
  ) {
    let forms = Self.settings(device, orientation, os).activityForms
    let limited = forms.filter { $0.isIslandLimitedInWidth == true }
    let names: [ActivityPresentationName] = [
      .landscapeLeading, .landscapeTrailing, .landscapeMinimal,
    ]
    #expect(limited.map(\.presentation) == Array(names.prefix(count)))
    #expect(forms.filter { names.contains($0.presentation) }.count == count)
    // The upright Home Screen needs the same as ever.
    let upright = Self.settings(device, .portrait, os).activityForms
    #expect(forms.filter { !names.contains($0.presentation) } == upright)
  }

  @Test(arguments: [
    ("393x852", ScreenOrientation.portrait, 393.0, false, true),
    ("393x852", .landscape, 852, false, false), ("430x932", .landscape, 932, true, false),
    ("375x667", .landscape, 667, false, false), ("744x1133", .landscape, 1133, true, true),
  ])
  func appsAreLaidOutForTheScreenAsItIsHeld(
    device: String, orientation: ScreenOrientation, width: Double, isWide: Bool, isHigh: Bool
  ) {
    let display = Self.settings(device, orientation).appDisplay
    #expect(display.size.width == width)
    #expect(display.isRegularInWidth == isWide && display.isRegularInHeight == isHigh)
  }

  @Test func placesOfPhoneDoNotDependOnItsOrientation() throws {
    let upright = try Self.settings("393x852", .portrait).checked()
    let turned = try Self.settings("393x852", .landscape).checked()
    #expect(turned.orientation == .landscape && upright.capacity == turned.capacity)
  }
}
