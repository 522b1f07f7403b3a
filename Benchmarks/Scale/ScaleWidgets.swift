import Charts
import SwiftUI
import WidgetKit

// Widgets whose content grows: a chart, a path of the same points, stacks of many views, and nested
// stacks. The kind has the number.

struct ScaleEntry: TimelineEntry {
  let date: Date
}

struct ScaleProvider: TimelineProvider {
  func placeholder(in context: Context) -> ScaleEntry { ScaleEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ScaleEntry) -> Void) {
    completion(ScaleEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ScaleEntry>) -> Void) {
    completion(Timeline(entries: [ScaleEntry(date: .now)], policy: .never))
  }
}

struct PointChart: View {
  let count: Int
  let date: Date

  var body: some View {
    Chart(0..<count, id: \.self) { number in
      LineMark(
        x: .value("Time", date.addingTimeInterval(Double(number) * 60)),
        y: .value("Level", sin(Double(number) / 40)))
    }
  }
}

/// The line of the chart, as a program without Charts draws it.
struct PointPath: View {
  let count: Int
  let date: Date

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        let span = Double(count) * 60
        for number in 0..<count {
          let time = date.addingTimeInterval(Double(number) * 60)
          let point = CGPoint(
            x: time.timeIntervalSince(date) / span * geometry.size.width,
            y: (1 - sin(Double(number) / 40)) / 2 * geometry.size.height)
          if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(.blue, lineWidth: 2)
    }
  }
}

struct Rows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count / 2, id: \.self) { number in
        HStack(spacing: 0) {
          Circle()
          Color.red.frame(width: CGFloat(number % 7))
        }
      }
    }
  }
}

struct Nested: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      HStack(spacing: 0) {
        Color.blue.frame(width: 1)
        AnyView(Nested(depth: depth - 1))
      }
    }
  }
}

struct ScaleWidget<Content: View>: Widget {
  let kind: String
  let content: (ScaleEntry) -> Content

  init() { fatalError("has a kind") }

  init(_ kind: String, content: @escaping (ScaleEntry) -> Content) {
    self.kind = kind
    self.content = content
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ScaleProvider()) { entry in
      content(entry).containerBackground(.background, for: .widget)
    }
  }
}

@main struct ScaleWidgets: WidgetBundle {
  var body: some Widget {
    ScaleWidget("chart-1000") { PointChart(count: 1_000, date: $0.date) }
    ScaleWidget("path-1000") { PointPath(count: 1_000, date: $0.date) }
    ScaleWidget("rows-10") { _ in Rows(count: 10) }
    ScaleWidget("rows-100") { _ in Rows(count: 100) }
    ScaleWidget("rows-1000") { _ in Rows(count: 1_000) }
    ScaleWidget("rows-10000") { _ in Rows(count: 10_000) }
    ScaleWidget("nested-100") { _ in Nested(depth: 100) }
    ScaleWidget("nested-200") { _ in Nested(depth: 200) }
  }
}
