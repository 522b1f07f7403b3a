import Charts
import GoldenFiles
import SwiftUI
import Testing

@MainActor
@Suite struct ChartTests {
  nonisolated static let charts: [(String, @Sendable @MainActor () -> AnyView)] = [
    (
      "stacked-bars",
      {
        AnyView(
          Chart(sales) { sale in
            BarMark(x: .value("Fruit", sale.fruit), y: .value("Sold", sale.sold))
              .foregroundStyle(by: .value("Shop", sale.shop))
          })
      }
    ),
    (
      "grouped-bars",
      {
        AnyView(
          Chart(sales) { sale in
            BarMark(x: .value("Sold", sale.sold), y: .value("Fruit", sale.fruit))
              .foregroundStyle(by: .value("Shop", sale.shop))
              .position(by: .value("Shop", sale.shop))
          }
          .chartForegroundStyleScale(["East": .green, "West": .purple])
          .chartLegend(position: .top))
      }
    ),
    (
      "days",
      {
        AnyView(
          Chart(0..<7, id: \.self) { day in
            BarMark(
              x: .value("Day", ChartArchive.day + Double(day) * 86_400, unit: .day),
              y: .value("Steps", 1_000 * (day * 5 % 7 + 1)))
          }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day)) {
              AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
          }
          .chartYAxis { AxisMarks(position: .leading, values: [0, 4_000, 8_000]) })
      }
    ),
    (
      "lines",
      {
        AnyView(
          Chart {
            ForEach(0..<6, id: \.self) { hour in
              LineMark(
                x: .value("Time", ChartArchive.day + Double(hour) * 14_400),
                y: .value("Degrees", [3, 5, 12, 14, 9, 6][hour])
              )
              .interpolationMethod(.monotone)
              .symbol(.square)
            }
            RuleMark(y: .value("Limit", 10))
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
              .annotation(position: .top, alignment: .trailing) { Text(verbatim: "Limit") }
          })
      }
    ),
    (
      "areas",
      {
        AnyView(
          Chart {
            ForEach(["a", "b"], id: \.self) { name in
              ForEach(0..<4, id: \.self) { step in
                AreaMark(
                  x: .value("Step", step), y: .value("Value", name == "a" ? step : 4 - step),
                  stacking: .normalized
                )
                .foregroundStyle(by: .value("Name", name))
              }
            }
          }
          .chartXAxis(.hidden))
      }
    ),
    (
      "donut",
      {
        AnyView(
          Chart(sales) { sale in
            SectorMark(
              angle: .value("Sold", sale.sold), innerRadius: .ratio(0.6), angularInset: 1
            )
            .foregroundStyle(by: .value("Name", sale.id))
          }
          .chartLegend(.hidden)
          .chartBackground { _ in Text(verbatim: "17") })
      }
    ),
    (
      "points",
      {
        AnyView(
          Chart(1..<5, id: \.self) { number in
            PointMark(x: .value("x", number), y: .value("y", pow(10, Double(number))))
              .symbol(by: .value("Odd", number % 2 == 1 ? "odd" : "even"))
              .symbolSize(by: .value("Size", number))
          }
          .chartXScale(domain: 0...5)
          .chartYScale(domain: 1...100_000, type: .log)
          .chartXAxisLabel("Number")
          .chartPlotStyle { $0.background(.gray.opacity(0.1)) })
      }
    ),
    (
      "axis-styles",
      {
        AnyView(
          Chart(1..<4, id: \.self) { number in
            PointMark(x: .value("x", number), y: .value("y", number * number))
              .symbol(Circle().strokeBorder(lineWidth: 2))
          }
          .chartXAxisStyle { $0.background(.yellow.opacity(0.3)) }
          .chartYAxisStyle { $0.background(.blue.opacity(0.1)) })
      }
    ),
  ]

  @Test(arguments: charts.indices)
  func chartMatchesGolden(_ index: Int) throws {
    let (name, make) = Self.charts[index]
    try expectGolden(try ChartArchive.archive { make() }.tree(), "\(name).txt")
  }

  @Test func marksAreElements() throws {
    let archive = try ChartArchive.archive {
      Chart(sales.prefix(2)) { sale in
        BarMark(x: .value("Fruit", sale.fruit), y: .value("Sold", sale.sold))
          .accessibilityHidden(sale.shop == "West")
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let elements = archive.accessibilityElements { _, _ in "…" }
    #expect(elements.map(\.label) == ["Apple"])
    #expect(elements.map(\.value) == ["5"])
  }

  @Test(arguments: [
    ("en_US", ["0", "0.5", "1"]), ("de_DE", ["0", "0,5", "1"]),
  ])
  func labelsFollowLocale(locale: String, expected: [String]) throws {
    let texts = try ChartArchive.texts(CGSize(width: 100, height: 60), locale: locale) {
      Chart { RuleMark(y: .value("y", 1.0)) }
    }
    #expect(expected.allSatisfy { label in texts.contains { $0.hasPrefix(label) } }, "\(texts)")
  }

  @Test func proxyConvertsPositions() throws {
    var found: (CGFloat?, Double?, CGRect?)
    func record(_ x: CGFloat?, _ y: Double?, _ frame: CGRect?) { found = (x, y, frame) }
    _ = try ChartArchive.archive {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = record(
              proxy.position(forX: 5), proxy.value(atY: 30, as: Double.self),
              proxy.plotFrame.map { geometry[$0] })
          }
        }
    }
    #expect(found.0 == 100)
    #expect(found.1 == 7.5)
    #expect(found.2 == CGRect(x: 0, y: 0, width: 200, height: 120))
  }

  @Test func ownContentAndConditionsAreCollected() throws {
    struct Threshold: ChartContent {
      let value: Double
      var body: some ChartContent {
        if value > 0 { RuleMark(y: .value("Threshold", value)) }
      }
    }
    let tree = try ChartArchive.archive {
      Chart {
        Threshold(value: 3)
        Threshold(value: -1)
        AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 2)))
      }
    }.tree()
    #expect(tree.components(separatedBy: "stroke").count > 1)
  }
}

struct Sale: Identifiable {
  let fruit, shop: String
  let sold: Int
  var id: String { fruit + shop }
}

let sales = [
  Sale(fruit: "Apple", shop: "East", sold: 5), Sale(fruit: "Apple", shop: "West", sold: 2),
  Sale(fruit: "Pear", shop: "East", sold: 1), Sale(fruit: "Pear", shop: "West", sold: 4),
  Sale(fruit: "Plum", shop: "East", sold: 3), Sale(fruit: "Plum", shop: "West", sold: 2),
]
