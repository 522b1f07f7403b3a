import DeviceEngine
import HostLink
import Testing

@testable import VitrineCommands

@Suite struct DefaultArrangementTests {
  private func item(
    _ kind: String, _ families: [WidgetFamilyName], disfavored: [String] = []
  ) -> GalleryItem {
    GalleryItem(
      extension: "Home", app: "Home", kind: kind, displayName: kind, description: "",
      families: families,
      disfavored: disfavored.map { .init(location: $0, families: families) })
  }

  private func text(_ gallery: [GalleryItem]) -> [String] {
    DefaultArrangement.steps(gallery).map {
      "\($0.kind) \($0.family.shortName) \($0.place?.text ?? "-")"
    }
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

  @Test func skipsDisfavoredLocations() {
    #expect(text([]) == [])
    #expect(text([item("A", [.systemSmall], disfavored: ["standBy"])]) == ["A small -"])
    #expect(
      text([item("A", [.accessoryCircular], disfavored: ["homeScreen"])])
        == ["A circular lock:0"])
  }
}
