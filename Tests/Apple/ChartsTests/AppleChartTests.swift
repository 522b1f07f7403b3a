import Charts
import Foundation
import SwiftUI
import Testing
import ViewArchive

/// Positions and labels beside those of Apple's charts. Source: docs/layout-facts.md §11.
@MainActor
@Suite struct AppleChartTests {
  private static let values: [(name: String, value: Double)] = [
    ("a", 100), ("b", 250), ("c", 180),
  ]

  /// What a chart's proxy answers.
  private struct Answer {
    /// The position of a value on the vertical axis.
    var y: CGFloat?
    var plot = CGRect.null
  }

  private func answer<Content: View>(
    _ size: CGSize, y value: Double, @ViewBuilder _ chart: () -> Content
  ) throws -> Answer {
    var answer = Answer()
    func record(_ y: CGFloat?, _ plot: CGRect?) {
      answer = Answer(y: y, plot: plot ?? .null)
    }
    _ = try ChartArchive.archive(size) {
      chart().chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = record(proxy.position(forY: value), proxy.plotFrame.map { geometry[$0] })
        }
      }
    }
    return answer
  }

  private var bars: some View {
    Chart(Self.values, id: \.name) {
      BarMark(x: .value("x", $0.name), y: .value("y", $0.value))
    }
  }

  private func frames(_ size: CGSize, @ViewBuilder _ chart: () -> some View) throws -> [CGRect] {
    try ChartArchive.archive(size, chart).accessibilityElements { _, _ in "…" }
      .filter { $0.value != nil }.map(\.frame)
  }

  @Test func greatestBarReachesTopWithoutAxis() throws {
    let size = CGSize(width: 300, height: 100)
    let hidden = try answer(size, y: 250) { bars.chartYAxis(.hidden).chartXAxis(.hidden) }
    #expect(hidden.y == 0)
    let empty = try answer(size, y: 250) { bars.chartYAxis {}.chartXAxis(.hidden) }
    #expect(empty.y == 0)
    let visible = try answer(size, y: 300) { bars.chartXAxis(.hidden) }
    #expect(visible.y == 0)
  }

  @Test func listedMarksExtendDomain() throws {
    let found = try answer(CGSize(width: 300, height: 120), y: 300) {
      bars.chartYAxis { AxisMarks(values: [0, 150, 300]) }
    }
    #expect(found.y == 0)
    let texts = try ChartArchive.texts(CGSize(width: 300, height: 120)) {
      bars.chartYAxis { AxisMarks(values: [0, 150, 300]) }
    }
    #expect(Set(texts).isSuperset(of: ["0", "150", "300"]))
    // A domain of the author stays.
    let given = try answer(CGSize(width: 300, height: 120), y: 200) {
      bars.chartYScale(domain: 0...200).chartYAxis { AxisMarks(values: [0, 150, 300]) }
    }
    #expect(given.y == 0)
  }

  /// Labels beside the plot area overhang.
  @Test func plotStartsAtTop() throws {
    let found = try answer(CGSize(width: 300, height: 120), y: 0) { bars }
    #expect(found.plot.minY == 0)
    let whole = try answer(CGSize(width: 300, height: 120), y: 0) { bars.chartXAxis(.hidden) }
    #expect(whole.plot.height == 120)
  }

  @Test func barsFillSevenTenthsOfTheirDistance() throws {
    let frames = try frames(CGSize(width: 127.5, height: 100)) {
      bars.chartYAxis(.hidden).chartXAxis(.hidden)
    }
    #expect(frames.count == 3)
    for frame in frames { #expect(abs(frame.width - 29.75) < 0.01) }
    #expect(frames.map(\.height).max() == 100)
  }

  /// The free end has corners of 2 points; what another bar continues has none.
  @Test func onlyFreeEndsAreRounded() throws {
    func curves(@ViewBuilder _ chart: () -> some View) throws -> Int {
      try ChartArchive.archive(CGSize(width: 100, height: 100), chart).tree()
        .components(separatedBy: "fill").filter { $0.contains(" path(") }.count
    }
    let one = try curves {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)) }
        .chartYAxis(.hidden).chartXAxis(.hidden)
    }
    let stacked = try curves {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
        BarMark(x: .value("x", "a"), y: .value("y", 2))
      }
      .chartYAxis(.hidden).chartXAxis(.hidden)
    }
    let square = try curves {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)).cornerRadius(0) }
        .chartYAxis(.hidden).chartXAxis(.hidden)
    }
    #expect(square == 0)
    #expect(one > 0)
    #expect(stacked == one)
  }

  @Test func tallChartsKeepFiveMarks() throws {
    let texts = try ChartArchive.texts(CGSize(width: 300, height: 216)) {
      Chart(0..<9, id: \.self) { step in
        LineMark(x: .value("x", step), y: .value("y", 1.4 * sin(Double(step))))
      }
    }
    #expect(Set(texts).isSuperset(of: ["-2", "-1", "0", "1", "2"]))
    #expect(!texts.contains("1.5"))
  }

  @Test func zeroHasNoFraction() throws {
    let texts = try ChartArchive.texts(CGSize(width: 300, height: 120)) {
      Chart(0..<3, id: \.self) { step in
        BarMark(x: .value("x", "\(step)."), y: .value("y", Double(step) * 0.6))
      }
    }
    #expect(Set(texts).isSuperset(of: ["0", "0.5", "1.0"]))
    #expect(!texts.contains("0.0"))
  }

  /// The grid line at the end of a week has no label.
  @Test func lastDateHasNoLabel() throws {
    let texts = try ChartArchive.texts(CGSize(width: 300, height: 120)) {
      Chart(0..<7, id: \.self) { day in
        BarMark(
          x: .value("d", ChartArchive.day + Double(day) * 86_400, unit: .day),
          y: .value("v", day + 1))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.day())
        }
      }
      .chartYAxis(.hidden)
    }
    #expect(texts.filter { Int($0) != nil }.suffix(8).contains("11"))
    #expect(!texts.contains("12"))
  }

  @Test func clipShapeFillsTheMark() throws {
    let tree = try ChartArchive.archive(CGSize(width: 90, height: 100)) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)).clipShape(Capsule()) }
        .chartYAxis(.hidden).chartXAxis(.hidden)
    }.tree()
    // The capsule is as wide as the bar, .7 of 90.
    #expect(tree.contains("[clip path(13.5,0 63×100)]"))
  }

  @Test func numbersHaveColorsBetweenThoseOfTheRange() throws {
    let tree = try ChartArchive.archive(CGSize(width: 200, height: 40)) {
      Chart(0..<11, id: \.self) { step in
        RectangleMark(
          xStart: .value("a", step), xEnd: .value("b", step + 1), yStart: .value("c", 0),
          yEnd: .value("d", 1)
        )
        .foregroundStyle(by: .value("v", step * 10))
      }
      .chartForegroundStyleScale(
        range: Gradient(colors: [
          Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
        ])
      )
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }.tree()
    let colors = Set(tree.matches(of: /#[0-9A-F]{6}/).map { String($0.output) })
    #expect(colors.count == 11)
    #expect(colors.contains("#000000") && colors.contains("#FF0000"))
  }

  @Test func legendFollowsTheScale() throws {
    let texts = try ChartArchive.texts(CGSize(width: 300, height: 150)) {
      Chart(Self.values, id: \.name) {
        BarMark(x: .value("x", $0.name), y: .value("y", $0.value))
          .foregroundStyle(by: .value("k", $0.name == "a" ? "First" : "Other"))
      }
      .chartForegroundStyleScale(["Other": Color.gray, "First": Color.teal])
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(texts.filter { ["First", "Other"].contains($0) }.suffix(2) == ["Other", "First"])
  }

  /// One value, equal values, and marks outside of the domain.
  @Test(arguments: [[5.0], [5, 5, 5], [0, 0], [-1e300, 1e300]])
  func unusualValuesAreDrawn(_ values: [Double]) throws {
    let tree = try ChartArchive.archive(CGSize(width: 200, height: 100)) {
      Chart(values.indices, id: \.self) { index in
        BarMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
      }
      .chartYAxis { AxisMarks(values: [-10, 1e9]) }
    }.tree()
    #expect(!tree.contains("nan"))
  }
}
