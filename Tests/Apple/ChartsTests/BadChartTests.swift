import Charts
import SwiftUI
import Testing

/// Charts with values that cannot be drawn.
@MainActor
@Suite struct BadChartTests {
  nonisolated static let charts: [(String, @Sendable @MainActor () -> AnyView)] = [
    ("empty", { AnyView(Chart {}) }),
    ("one point", { AnyView(Chart { LineMark(x: .value("x", 1), y: .value("y", 1)) }) }),
    (
      "not numbers",
      {
        AnyView(
          Chart([Double.nan, .infinity, -.infinity, 3, 1e300, -1e300], id: \.self) { value in
            LineMark(x: .value("x", value), y: .value("y", value))
            BarMark(x: .value("x", value), y: .value("y", value))
            AreaMark(x: .value("x", 1), y: .value("y", value))
            SectorMark(angle: .value("a", value))
          })
      }
    ),
    (
      "domain without length",
      {
        AnyView(
          Chart { BarMark(x: .value("x", 2), y: .value("y", 2)) }
            .chartXScale(domain: 2...2).chartYScale(domain: 2...2))
      }
    ),
    (
      "visible length of zero",
      {
        AnyView(
          Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 0)
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page)))
      }
    ),
    (
      "logarithm of zero",
      {
        AnyView(
          Chart(-2..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartYScale(type: .log))
      }
    ),
    (
      "extreme steps",
      {
        AnyView(
          Chart { PointMark(x: .value("x", 1e9), y: .value("y", Date.distantFuture)) }
            .chartXAxis { AxisMarks(values: .stride(by: 1e-6)) }
            .chartYAxis { AxisMarks(values: .stride(by: .second)) })
      }
    ),
    (
      "mixed kinds",
      {
        AnyView(
          Chart {
            PointMark(x: .value("x", "a"), y: .value("y", 1))
            PointMark(x: .value("x", 2), y: .value("y", Date.distantPast))
          })
      }
    ),
    (
      "negative sizes",
      {
        AnyView(
          Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 3), width: .fixed(-5))
              .cornerRadius(-3).symbolSize(-4).opacity(.nan)
            SectorMark(angle: .value("a", -3), innerRadius: .fixed(900), angularInset: 99)
          })
      }
    ),
  ]

  @Test(arguments: charts.indices, [CGSize(width: 200, height: 120), .init(width: 3, height: 2)])
  func chartIsDrawn(_ index: Int, size: CGSize) throws {
    let (name, make) = Self.charts[index]
    let archive = try ChartArchive.archive(size) { make() }
    #expect(!archive.tree().contains("nan"), "\(name)")
    #expect(!archive.tree().contains("inf "), "\(name)")
  }

  @Test func numberOfMarksIsLimited() throws {
    let archive = try ChartArchive.archive {
      Chart(0..<1_000_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    #expect(archive.notices.contains { $0.contains("more than 20000 marks") }, "\(archive.notices)")
  }
}
