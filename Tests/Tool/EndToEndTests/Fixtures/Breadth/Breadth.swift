// The view types and modifiers that widget projects use most, in the forms that they use.
import ActivityKit
import SwiftUI
import WidgetKit

struct BreadthEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct BreadthProvider: TimelineProvider {
  func placeholder(in context: Context) -> BreadthEntry { BreadthEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (BreadthEntry) -> Void) {
    completion(BreadthEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BreadthEntry>) -> Void) {
    var entries: [BreadthEntry] = []
    let currentDate = Date()
    for hourOffset in 0..<5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(BreadthEntry(date: entryDate))
    }
    completion(Timeline(entries: entries, policy: .after(currentDate.addingTimeInterval(3600))))
  }
}

struct CardStyle: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(
        colorScheme == .dark ? Color.black.opacity(0.3) : .white, in: .rect(cornerRadius: 8)
      )
      .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
  }
}

struct TextRows: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Title").font(.system(size: 17, weight: .bold, design: .rounded)).lineLimit(1)
      Text(date, style: .time).monospacedDigit().foregroundColor(.secondary)
      Text(timerInterval: date...date.addingTimeInterval(600), countsDown: true)
        .multilineTextAlignment(.trailing)
        .frame(maxWidth: 60)
      Text("\(date, style: .relative) left").minimumScaleFactor(0.5).truncationMode(.middle)
      Text(verbatim: "kern").kerning(1).strikethrough().textCase(.uppercase)
      Text(3.14159, format: .number.precision(.fractionLength(2)))
        .contentTransition(.numericText())
        .allowsTightening(true)
      (Text("joined ").bold() + Text(Image(systemName: "star.fill")) + Text(" text").italic())
        .fontWeight(.semibold)
        .fixedSize(horizontal: false, vertical: true)
      Label("Label", systemImage: "bolt.fill").labelStyle(.titleAndIcon).font(
        Font.caption.weight(.medium))
      Label {
        Text("Both")
      } icon: {
        Image(systemName: "heart").imageScale(.small)
      }
    }
  }
}

struct ShapeRows: View {
  @State private var progress = 0.3

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
      Circle().trim(from: 0, to: progress)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 40, height: 40)
      Capsule().strokeBorder(.orange, lineWidth: 2).frame(width: 40, height: 16)
      Rectangle().fill(.red.gradient).frame(width: 8, height: 8).offset(x: -4, y: -4).zIndex(1)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addArc(
          center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90),
          clockwise: false)
      }
      .stroke(lineWidth: 1)
      ContainerRelativeShape().inset(by: 4).fill(.thinMaterial).blendMode(.plusLighter)
      Image(systemName: "photo").resizable().aspectRatio(contentMode: .fit).symbolRenderingMode(
        .hierarchical
      )
      .clipShape(Circle()).clipped().scaledToFit().cornerRadius(4)
      .frame(width: 20, height: 20).scaleEffect(1.1).overlay(Circle().stroke(.white, lineWidth: 1))
    }
    .mask { RoundedRectangle(cornerRadius: 8) }
    .border(.gray, width: 1)
    .animation(.easeInOut, value: progress)
  }
}

struct ControlRows: View {
  let date: Date

  var body: some View {
    HStack(spacing: 6) {
      ProgressView(value: 0.4).progressViewStyle(.linear).tint(.pink)
      ProgressView(timerInterval: date...date.addingTimeInterval(600), countsDown: false) {
        Text("Timer")
      } currentValueLabel: {
        EmptyView()
      }
      Gauge(value: 0.7) {
        Text("G")
      } currentValueLabel: {
        Text("70")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 3, in: 0...10) { Text("Linear") }.gaugeStyle(.accessoryLinear)
      Link(destination: URL(string: "sample://open")!) { Image(systemName: "arrow.right.circle") }
      Button("Plain") {}.buttonStyle(.plain)
      Button {
      } label: {
        Text("Big")
      }.buttonStyle(.borderedProminent).disabled(true)
      Divider()
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Controls")
    .transition(.opacity)
    .id(date)
    .unredacted()
    .privacySensitive()
  }
}

struct GeometryRows: View {
  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<3, id: \.self) { index in
        Color(hue: Double(index) / 3, saturation: 0.7, brightness: 0.9)
          .frame(width: proxy.size.width / 3, height: 6)
          .position(x: proxy.size.width * (CGFloat(index) + 0.5) / 3, y: 6)
      }
    }
    .frame(minHeight: 12, idealHeight: 12, maxHeight: 12)
    .layoutPriority(1)
    .environment(\.colorScheme, .dark)
    .onAppear { print("appeared") }
  }
}

struct BreadthView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode
  let entry: BreadthEntry

  var body: some View {
    Group {
      switch family {
      case .systemSmall: TextRows(date: entry.date)
      case .systemMedium:
        HStack {
          TextRows(date: entry.date)
          ShapeRows()
        }
      case .accessoryCircular:
        ZStack {
          AccessoryWidgetBackground()
          Image(systemName: "timer").widgetAccentable()
        }
      case .accessoryInline: Label("Inline", systemImage: "star")
      case .accessoryRectangular: ControlRows(date: entry.date).widgetLabel("Rect")
      default:
        VStack {
          TextRows(date: entry.date).modifier(CardStyle())
          ShapeRows()
          ControlRows(date: entry.date)
          GeometryRows()
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          }
        }
      }
    }
    .widgetURL(URL(string: "sample://widget"))
    .containerBackground(for: .widget) { Color.white }
  }
}

struct BreadthWidget: Widget {
  let kind: String = "Breadth"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: BreadthProvider()) { entry in
      if #available(iOS 17.0, *) {
        BreadthView(entry: entry)
      } else {
        BreadthView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Breadth")
    .description("Everything at once.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryInline,
      .accessoryRectangular,
    ])
    .contentMarginsDisabled()
  }
}

struct TripAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable { var emoji: String }
  var name: String
}

struct ArrivalLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      Text(context.attributes.name)
    } dynamicIsland: { context in
      DynamicIsland {
        regions(emoji: context.state.emoji)
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func regions(emoji: String) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text("Leading") }
    DynamicIslandExpandedRegion(.center) { Text(emoji) }
  }
}

struct TripLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      VStack { Text("Hello \(context.state.emoji)") }
        .activityBackgroundTint(Color.cyan)
        .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("Trailing").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom) { Text("Bottom \(context.state.emoji)") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T \(context.state.emoji)")
      } minimal: {
        Text(context.state.emoji)
      }
      .widgetURL(URL(string: "sample://trip"))
      .keylineTint(Color.red)
      .contentMargins(.all, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }
}

@main
struct BreadthBundle: WidgetBundle {
  var body: some Widget {
    BreadthWidget()
    if #available(iOS 16.1, *) {
      TripLiveActivity()
    }
    ArrivalLiveActivity()
  }
}

#Preview("Small", as: .systemSmall) {
  BreadthWidget()
} timeline: {
  BreadthEntry(date: .now)
}

struct Breadth_Previews: PreviewProvider {
  static var previews: some View {
    BreadthView(entry: BreadthEntry(date: Date()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small")
  }
}
