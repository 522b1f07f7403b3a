import Charts
import SwiftUI

private struct Sale: Identifiable {
  var day: String
  var kind: String
  var count: Double
  var id: String { day + kind }

  static let all = zip(["Mo", "Tu", "We", "Th"], [(3.0, 2.0), (5, 1), (2, 4), (6, 3)])
    .flatMap { day, counts in
      [
        Sale(day: day, kind: "Tea", count: counts.0),
        Sale(day: day, kind: "Coffee", count: counts.1),
      ]
    }
  static let tea = all.filter { $0.kind == "Tea" }
}

struct MarksPage: Page {
  static let kind = "Marks"

  var body: some View {
    Cells(columns: 2, height: 78) {
      Cell("BarMark") {
        Chart(Sale.tea) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
      }
      Cell("LineMark") {
        Chart(Sale.tea) {
          LineMark(x: .value("Day", $0.day), y: .value("Count", $0.count)).symbol(.circle)
        }
      }
      Cell("AreaMark") {
        Chart(Sale.tea) {
          AreaMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(
              .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
        }
      }
      Cell("PointMark") {
        Chart(Sale.all) {
          PointMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
            .symbol(by: .value("Kind", $0.kind))
        }
        .chartLegend(.hidden)
      }
      Cell("RuleMark, annotation") {
        Chart {
          ForEach(Sale.tea) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
          RuleMark(y: .value("Goal", 4)).foregroundStyle(.red)
            .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
        }
      }
      Cell("RectangleMark") {
        Chart(Sale.all) {
          RectangleMark(x: .value("Day", $0.day), y: .value("Kind", $0.kind))
            .foregroundStyle(by: .value("Count", $0.count))
        }
        .chartLegend(.hidden)
      }
      Cell("SectorMark") {
        Chart(Sale.tea) {
          SectorMark(angle: .value("Count", $0.count), innerRadius: .ratio(0.5), angularInset: 1)
            .foregroundStyle(by: .value("Day", $0.day)).cornerRadius(3)
        }
        .chartLegend(.hidden)
      }
      Cell("LinePlot") {
        Chart {
          LinePlot(x: "x", y: "y", domain: -3...3) { sin($0) }
          AreaPlot(x: "x", y: "y", domain: -3...3) { cos($0) }.opacity(0.3)
        }
      }
    }
  }
}

struct SeriesPage: Page {
  static let kind = "Series"

  var body: some View {
    Cells(columns: 2, height: 108) {
      Cell("stacked") { Chart(Sale.all) { bar($0) } }
      Cell("position(by:)") {
        Chart(Sale.all) { bar($0).position(by: .value("Kind", $0.kind)) }
      }
      Cell("lines, foregroundStyle(by:)") {
        Chart(Sale.all) {
          LineMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind))
            .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        }
        .chartForegroundStyleScale(["Tea": .green, "Coffee": .brown])
      }
      Cell("normalized areas") {
        Chart(Sale.all) {
          AreaMark(
            x: .value("Day", $0.day), y: .value("Count", $0.count), stacking: .normalized
          )
          .foregroundStyle(by: .value("Kind", $0.kind))
        }
      }
      Cell("horizontal, cornerRadius") {
        Chart(Sale.tea) {
          BarMark(x: .value("Count", $0.count), y: .value("Day", $0.day)).cornerRadius(4)
        }
      }
      Cell("interpolation .stepCenter") {
        Chart(Sale.tea) {
          LineMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
            .interpolationMethod(.stepCenter)
        }
      }
    }
  }

  private func bar(_ sale: Sale) -> some ChartContent {
    BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
      .foregroundStyle(by: .value("Kind", sale.kind))
  }
}

struct AxesPage: Page {
  static let kind = "Axes"
  private let start = Date(timeIntervalSince1970: 1_772_700_000)

  var body: some View {
    Cells(columns: 2, height: 108) {
      Cell("dates") {
        Chart(0..<12, id: \.self) {
          LineMark(
            x: .value("Hour", start.addingTimeInterval(Double($0) * 7_200)),
            y: .value("Value", sin(Double($0))))
        }
      }
      Cell("AxisMarks(values:)") {
        Chart(0..<12, id: \.self) {
          LineMark(
            x: .value("Hour", start.addingTimeInterval(Double($0) * 86_400)),
            y: .value("Value", $0 * $0))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 4)) {
            AxisGridLine()
            AxisTick()
            AxisValueLabel(format: .dateTime.day().month(), centered: true)
          }
        }
      }
      Cell("chartYScale(type: .log)") {
        Chart(1..<7, id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", pow(10, Double($0))))
        }
        .chartYScale(type: .log)
      }
      Cell("labels, plot style") {
        Chart(Sale.tea) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
          .chartXAxisLabel("Day").chartYAxisLabel("Count")
          .chartPlotStyle { $0.background(.yellow.opacity(0.2)) }
      }
      Cell("leading axis, domain") {
        Chart(Sale.tea) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
          .chartYScale(domain: 0...10)
          .chartYAxis { AxisMarks(position: .leading) }
      }
      Cell("hidden axes, background") {
        Chart(Sale.tea) { BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartBackground { _ in Color.mint.opacity(0.2) }
      }
    }
  }
}
