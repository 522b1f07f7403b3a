import GoldenFiles
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct GaugeTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...10) { Text(verbatim: "Wind") }
  }

  /// Source: docs/layout-facts.md §6: 58 by 58 even if 100 by 100 is proposed.
  @Test func circularGaugesHaveFixedSize() throws {
    let tree = try Archiving.archive {
      VStack {
        gauge(5).gaugeStyle(.accessoryCircular).frame(width: 100, height: 100)
        gauge(5).gaugeStyle(.accessoryCircularCapacity).frame(width: 100, height: 100)
      }
    }.content
    #expect(
      tree.frames(of: "Gauge").map(\.size)
        == Array(repeating: CGSize(width: 58, height: 58), count: 2))
  }

  /// The marker's center relative to the ring's, for an open ring of 270 degrees.
  @Test(arguments: [
    (0.0, -18.533, 18.533), (5, 0, -26.21), (10, 18.533, 18.533), (99, 18.533, 18.533),
  ])
  func markerIsAtValue(value: Double, x: Double, y: Double) throws {
    let tree = try Archiving.archive { gauge(value).gaugeStyle(.accessoryCircular) }.content
    let marker = try #require(tree.first("marker"))
    #expect(abs(marker.frame.width - 5.58) < 1e-6)
    #expect(abs(marker.frame.midX - 29 - x) < 0.01)
    #expect(abs(marker.frame.midY - 29 - y) < 0.01)
  }

  /// A gradient without a direction follows the ring: its middle is at the top, beside the marker.
  @Test func gradientFollowsRing() throws {
    let tree = try Archiving.archive {
      gauge(5).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.black, .white]))
    }.content
    guard
      case .stroke(_, .angularGradient(let stops, _, let start, let end), _) =
        try #require(tree.first("track")).content
    else {
      Issue.record("The track is not painted with an angular gradient.")
      return
    }
    #expect(stops.map(\.location) == [0.125, 0.875])
    #expect(abs(start - .pi / 2) < 1e-9 && abs(end - start - 2 * .pi) < 1e-9)
    guard case .fill(_, .color(let marker), _) = try #require(tree.first("marker")).content else {
      Issue.record("The marker does not have one color.")
      return
    }
    #expect(abs(marker.red - 0.5) < 1e-9)
  }

  /// The gradient is that of the whole track, in both directions.
  @Test(arguments: [
    (LayoutDirection.leftToRight, 0.0, 100.0), (.rightToLeft, 25, -75),
  ])
  func gradientFollowsBar(direction: LayoutDirection, start: Double, end: Double) throws {
    let tree = try Archiving.archive {
      gauge(2.5).gaugeStyle(.linearCapacity).tint(Gradient(colors: [.black, .white]))
        .frame(width: 100).environment(\.layoutDirection, direction)
    }.content
    guard
      case .fill(_, .linearGradient(_, let first, let last), _) =
        try #require(tree.first("fill")).content
    else {
      Issue.record("The bar is not painted with a linear gradient.")
      return
    }
    #expect(first.x == start && last.x == end)
  }

  @Test func treeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 200, height: 500)) {
      VStack {
        gauge(2.5)
        Gauge(value: 0.3) {
          Text(verbatim: "L")
        } currentValueLabel: {
          Text(verbatim: "30")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "1")
        }
        .gaugeStyle(.accessoryCircular)
        gauge(7).gaugeStyle(.accessoryCircularCapacity).tint(.green)
        gauge(7).gaugeStyle(.accessoryLinear)
        gauge(7).gaugeStyle(.accessoryLinearCapacity)
      }
    }
    try expectGolden(archive.tree(), "gauges.txt")
  }

  @Test func accessibilityElementHasLabelAndValue() throws {
    let archive = try Archiving.archive { gauge(7).gaugeStyle(.accessoryCircular) }
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.label) == ["Wind"])
    #expect(elements.map(\.value) == ["70%"])
  }
}
