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

  /// An app that supports only portrait is laid out for the upright screen.
  @Test(arguments: [
    ("393x852", [RenderEnvironment.Idiom.phone], 393.0), ("393x852", [.phone, .pad], 393),
    ("393x852", [.pad], 852), ("393x852", nil, 852), ("1024x1366", [.phone], 1366),
    ("1024x1366", [.pad], 1024), ("duo", [.phone], 466), ("duo", [.pad], 678),
  ])
  func someAppsStayUpright(
    device: String, uprightIdioms: [RenderEnvironment.Idiom]?, width: Double
  ) {
    let settings = Self.settings(device, .landscape)
    #expect(settings.held(by: uprightIdioms).appDisplay.size.width == width)
    #expect(Self.settings(device, .portrait).held(by: uprightIdioms).orientation == .portrait)
  }

  /// The grid of a phone turns unless the device is locked, that of an iPad stays.
  @Test(arguments: [
    ("393x852", ScreenOrientation.portrait, false, 4, 8), ("393x852", .landscape, false, 8, 3),
    ("393x852", .landscape, true, 4, 8), ("440x956", .landscape, false, 8, 4),
    ("duo", .landscape, false, 6, 4), ("1024x1366", .portrait, false, 4, 8),
    ("1024x1366", .landscape, false, 4, 8),
  ])
  func controlCenterTurns(
    device: String, orientation: ScreenOrientation, isLocked: Bool, columns: Int, rows: Int
  ) {
    var settings = Self.settings(device, orientation)
    settings.isLocked = isLocked
    let grid = settings.controlGrid
    #expect((grid.columns, grid.rows) == (columns, rows))
    #expect(grid.reserved == Set(0..<12))
  }

  @Test func placesOfPhoneDoNotDependOnItsOrientation() throws {
    let upright = try Self.settings("393x852", .portrait).checked()
    let turned = try Self.settings("393x852", .landscape).checked()
    #expect(turned.orientation == .landscape && upright.capacity == turned.capacity)
  }
}
