import Charts
import SwiftUI
import Testing
import ViewArchive

/// Charts in right-to-left layout.
@MainActor
@Suite struct RightToLeftChartTests {
  private struct Placed: Equatable {
    var text: String
    /// The middle, in points from the chart's left edge.
    var x: Double
  }

  /// The texts and the filled bounds of an archive, in the archive's coordinates.
  private func contents(
    _ node: ArchiveNode, _ origin: CGPoint = .zero
  ) -> (texts: [Placed], fills: [CGRect]) {
    let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
    var texts: [Placed] = []
    var fills: [CGRect] = []
    switch node.content {
    case .text(let block):
      texts.append(Placed(text: block.string, x: place.x + block.size.width / 2))
    case .fill(let path, _, _):
      if let bounds = path.controlBounds { fills.append(bounds.offsetBy(dx: place.x, dy: place.y)) }
    default: break
    }
    for child in node.children {
      let inner = contents(child, place)
      texts += inner.texts
      fills += inner.fills
    }
    return (texts, fills)
  }

  private func chart() -> some View {
    Chart {
      ForEach(["A", "B", "C"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", name == "A" ? 4 : 2))
          .foregroundStyle(by: .value("Name", name))
      }
    }
    .chartYAxisLabel("Title")
  }

  @Test func mirrorsEverything() throws {
    let width = 200.0
    let plain = contents(try ChartArchive.archive { chart() }.content)
    let mirrored = contents(try ChartArchive.archive(isRightToLeft: true) { chart() }.content)
    #expect(plain.texts.count > 6 && plain.texts.count == mirrored.texts.count)
    func middles(_ texts: [Placed], _ name: String) -> [Double] {
      texts.filter { $0.text == name }.map(\.x).sorted()
    }
    for name in Set(plain.texts.map(\.text)) {
      let expected = middles(plain.texts, name).map { width - $0 }.sorted()
      let found = middles(mirrored.texts, name)
      #expect(found.count == expected.count)
      for (left, right) in zip(found, expected) { #expect(abs(left - right) < 1, "\(name)") }
    }
    let bars = plain.fills.filter { $0.height > 10 }.map { width - $0.midX }.sorted()
    let found = mirrored.fills.filter { $0.height > 10 }.map(\.midX).sorted()
    #expect(bars.count == found.count && bars.count >= 3)
    for (left, right) in zip(found, bars) { #expect(abs(left - right) < 1) }
  }

  @Test func horizontalBarsBeginOnTheRight() throws {
    let archive = try ChartArchive.archive(isRightToLeft: true) {
      Chart {
        BarMark(x: .value("Count", 1), y: .value("Name", "A"))
        BarMark(x: .value("Count", 4), y: .value("Name", "B"))
      }
      .chartYAxis(.hidden)
    }
    let bars = contents(archive.content).fills.filter { $0.height > 10 }
    #expect(Set(bars.map(\.width)).count == 2)
    #expect(Set(bars.map { $0.maxX.rounded() }).count == 1)
  }
}
