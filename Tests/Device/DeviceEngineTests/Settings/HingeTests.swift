import HostLink
import Testing

@testable import DeviceEngine

/// A device with two screens and a hinge.
@Suite struct HingeTests {
  private static func settings(
    _ hinge: HingePosition, _ orientation: ScreenOrientation = .portrait
  ) -> DeviceSettings {
    var settings = DeviceSettings(device: "duo")
    (settings.hinge, settings.orientation) = (hinge, orientation)
    return settings
  }

  /// Size, size classes, and the regions: kind, frame, whether it is active.
  @Test(arguments: [
    (HingePosition.closed, ScreenOrientation.portrait, "466×678 narrow high", "occlusion true"),
    (.closed, .landscape, "678×466 narrow low", "occlusion true"),
    (.half, .portrait, "669×951 wide high", "division true"),
    (.half, .landscape, "951×669 wide high", "division true"),
    (.open, .landscape, "951×669 wide high", "division false"),
  ])
  func appsAreLaidOutForTheScreenInUse(
    hinge: HingePosition, orientation: ScreenOrientation, size: String, region: String
  ) throws {
    let display = Self.settings(hinge, orientation).appDisplay
    let width = display.isRegularInWidth ? "wide" : "narrow"
    let height = display.isRegularInHeight ? "high" : "low"
    #expect(
      "\(Int(display.size.width))×\(Int(display.size.height)) \(width) \(height)" == size)
    #expect(display.hinge == hinge && display.regions.count == 1)
    let only = try #require(display.regions.first)
    #expect("\(only.kind) \(only.isActive)" == region)
  }

  /// The fold crosses the longer side in the middle.
  @Test(arguments: [
    (ScreenOrientation.portrait, LinkRect(x: 0, y: 455.5, width: 669, height: 40)),
    (.landscape, LinkRect(x: 455.5, y: 0, width: 40, height: 669)),
  ])
  func foldCrossesTheInnerScreen(orientation: ScreenOrientation, frame: LinkRect) {
    #expect(Self.settings(.half, orientation).appDisplay.regions.map(\.frame) == [frame])
  }

  @Test func otherDevicesHaveNoHinge() throws {
    let display = DeviceSettings().appDisplay
    #expect(display.hinge == nil && display.regions.isEmpty)
    var settings = DeviceSettings()
    settings.hinge = .half
    #expect(
      throws: HostError.badSetting(
        "hinge",
        expected: "closed, because the device 393x852 has no hinge; choose device=duo")
    ) { try settings.checked() }
    #expect(try Self.settings(.half).checked() == Self.settings(.half))
  }

  /// Both screens show the same content of widgets and activities.
  @Test func foldingNeedsNoNewContent() {
    let (closed, open) = (Self.settings(.closed), Self.settings(.open))
    #expect(open.renderingCause(since: closed) == nil)
    #expect(open.activityForms == closed.activityForms)
    #expect(open.controlForm(.controlCenter, .large) == closed.controlForm(.controlCenter, .large))
    #expect(open.controlGrid == closed.controlGrid)
  }

  /// Each screen has its own Home Screen.
  @Test func itemsReturnToTheirCells() throws {
    func place(_ arrangement: Arrangement, _ id: PlacementID) throws -> WidgetPlace {
      try arrangement.placement(id).place
    }
    var arrangement = Arrangement(capacity: Self.settings(.closed).capacity)
    for (id, row) in [("a", 0), ("b", 4)] as [(PlacementID, Int)] {
      let place = WidgetPlace.home(page: 0, column: 2, row: row)
      try arrangement.add(
        Placement(id: id, extension: "E", kind: "K", family: .systemSmall, place: place),
        at: place)
    }
    arrangement.adapt(to: Self.settings(.open).capacity)
    #expect(try place(arrangement, "b") == .home(page: 0, column: 2, row: 0))
    try arrangement.move("b", to: .home(page: 0, column: 4, row: 6))
    arrangement.adapt(to: Self.settings(.open, .landscape).capacity)
    try arrangement.move("b", to: .home(page: 0, column: 6, row: 4))
    arrangement.adapt(to: Self.settings(.closed).capacity)
    #expect(try place(arrangement, "b") == .home(page: 0, column: 2, row: 4))
    arrangement.adapt(to: Self.settings(.half).capacity)
    #expect(try place(arrangement, "b") == .home(page: 0, column: 4, row: 6))
    arrangement.adapt(to: Self.settings(.half, .landscape).capacity)
    #expect(try place(arrangement, "b") == .home(page: 0, column: 6, row: 4))
  }
}
