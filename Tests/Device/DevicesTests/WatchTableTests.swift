import HostLink
import Testing

@testable import Devices

@Suite struct WatchTableTests {
  /// Human Interface Guidelines: the Smart Stack's widgets, and regular circular images.
  @Test(arguments: [
    (40, 152, 69.5, 42), (41, 165, 72.5, 44.5), (44, 173, 76.5, 47), (45, 184, 80.5, 50),
    (49, 191, 81.5, 50),
  ])
  func sizesMatchGuidelines(
    millimeters: Int, width: Double, height: Double, circular: Double
  ) throws {
    let watch = try #require(Device.named("watch-\(millimeters)mm"))
    #expect(watch.size(of: .accessoryRectangular) == LinkSize(width: width, height: height))
    #expect(watch.size(of: .accessoryCircular) == LinkSize(width: circular, height: circular))
    #expect(!watch.isEstimate(.accessoryRectangular) && !watch.isEstimate(.accessoryCircular))
    #expect(watch.isEstimate(.accessoryCorner) && watch.isEstimate(.accessoryInline))
  }

  @Test(arguments: [42, 46])
  func unpublishedWatchesAreEstimates(millimeters: Int) throws {
    let watch = try #require(Device.named("watch-\(millimeters)mm"))
    #expect(watch.families.allSatisfy { watch.isEstimate($0.family) })
  }

  /// The curves of a corner have their center at 1.25 of its side.
  @Test(arguments: Device.watches)
  func cornersAreCurvedAroundTheMiddleOfTheScreen(watch: Device) throws {
    let corner = try #require(watch.size(of: .accessoryCorner))
    #expect(corner.width == corner.height)
    #expect(abs(corner.width * 1.25 - watch.screen.width / 2) < 1.2)
  }

  @Test func watchesShowAllAccessoryFamiliesAndNoOthers() {
    #expect(Device.watches.count == 7)
    for watch in Device.watches {
      #expect(
        watch.families.map(\.family) == [
          .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline,
        ])
      #expect(watch.scale == 2 && watch.surfaces == nil)
      #expect(watch.contentMargins(of: .accessoryCorner) == LinkInsets())
    }
    #expect(Device.named("watch 45 mm")?.identifier == "watch-45mm")
    #expect(Device.named("Apple Watch Ultra 2")?.identifier == "watch-49mm")
  }
}
