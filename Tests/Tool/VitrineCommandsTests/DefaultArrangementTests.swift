import DeviceEngine
import HostLink
import Testing

@testable import CommandContext
@testable import VitrineCommands

@Suite struct DefaultArrangementTests {
  private func item(
    _ kind: String, _ families: [WidgetFamilyName], disfavored: [String] = [],
    roles: [DeviceRole]? = nil
  ) -> GalleryItem {
    GalleryItem(
      extension: "Home", app: "Home", kind: kind, displayName: kind, description: "",
      families: families,
      disfavored: disfavored.map { .init(location: $0, families: families) }, roles: roles)
  }

  private func text(_ gallery: [GalleryItem]) -> [String] {
    DefaultArrangement.steps(gallery).map(text)
  }

  private func text(_ step: DefaultArrangement.Step) -> String {
    "\(step.kind) \(step.family.shortName) \(step.place?.text ?? "-")"
  }

  @Test func alternatesSizesAndFillsSurfaces() {
    let all: [WidgetFamilyName] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ]
    #expect(
      text([item("A", all), item("B", all), item("C", all), item("D", all)]) == [
        "B small -", "A small -", "A medium -", "D medium -", "C large -",
        "A inline lock:inline", "A rectangular lock:0", "A circular lock:2", "B circular lock:3",
        "A small standby:left", "B small standby:right",
      ])
  }

  @Test func placesWidgetsOnTheCompanionThatRunsThem() {
    let watch: [WidgetFamilyName] = [
      .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]
    let gallery = [
      item("A", watch, roles: [.watch]), item("B", [.accessoryCircular], roles: [.watch]),
      item("C", [.systemSmall, .systemMedium], roles: [.mac]),
      item("D", [.systemExtraLarge], roles: [.mac]), item("E", [.systemSmall], roles: [.main]),
    ]
    #expect(
      text(gallery) == [
        "E small -", "E small standby:left", "A corner face:dial,0", "A circular face:dial,4",
        "B circular face:dial,5", "A rectangular smart-stack:0", "C medium desktop:0",
      ])
  }

  @Test(arguments: [
    (DeviceRole.watch, ["A circular face:dial,4", "A rectangular smart-stack:0"]),
    (.car, ["B small carplay:0", "C small carplay:1"]),
    (.mac, ["B medium desktop:0", "C small desktop:1"]), (.pad, []), (.main, []),
  ])
  func connectedCompanionsStartWithWidgets(role: DeviceRole, expected: [String]) {
    let gallery = [
      item("A", [.accessoryCircular, .accessoryRectangular]),
      item("B", [.systemSmall, .systemMedium]), item("C", [.systemSmall]),
    ]
    let steps = DefaultArrangement.steps(gallery, on: role)
    #expect(steps.map(text) == expected)
  }

  @Test(arguments: [
    (["carPlay"], SurfaceName.carPlay, false), (["carPlay"], .home, true), ([], .carPlay, true),
    (["standBy"], .carPlay, true), (["iPhoneWidgetsOnMac"], .desktop, false),
    ([], .smartStack, false),
  ])
  func disfavoredWidgetsDoNotSuit(locations: [String], surface: SurfaceName, suits: Bool) {
    let item = item("A", [.systemSmall], disfavored: locations)
    #expect(item.suits(.systemSmall, on: surface) == suits)
  }

  /// A device's gallery has what its surfaces show; what the author disfavors there is last.
  @Test(arguments: [
    (DeviceRole.car, ["B small", "A small (disfavored)"]),
    (.main, ["A small, medium", "B small", "C circular"]),
    (.mac, ["A small, medium", "B small"]), (.watch, ["C circular", "D circular"]),
  ])
  func galleryOfDevice(role: DeviceRole, rows: [String]) {
    let gallery = [
      item("A", [.systemSmall, .systemMedium], disfavored: ["carPlay"]), item("B", [.systemSmall]),
      item("C", [.accessoryCircular]), item("D", [.accessoryCircular], roles: [.watch]),
    ]
    #expect(
      gallery.offered(on: role).map { "\($0.kind) \(familyList($0, on: role))" } == rows)
  }

  @Test func skipsDisfavoredLocations() {
    #expect(text([]) == [])
    #expect(text([item("A", [.systemSmall], disfavored: ["standBy"])]) == ["A small -"])
    #expect(
      text([item("A", [.accessoryCircular], disfavored: ["homeScreen"])])
        == ["A circular lock:0"])
  }
}
