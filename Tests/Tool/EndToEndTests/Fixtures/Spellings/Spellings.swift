import SwiftUI
import WidgetKit
import os.log

#if DEBUG && os(iOS)
  let isOnPhone = true
#elseif os(macOS) || os(Linux)
  let isOnPhone = false
#endif

private let log = OSLog(subsystem: "spellings", category: "widget")

struct SpellingsEntry: TimelineEntry { var date: Date }

struct SpellingsProvider: TimelineProvider {
  func placeholder(in context: Context) -> SpellingsEntry { SpellingsEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SpellingsEntry) -> Void) {
    completion(SpellingsEntry(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<SpellingsEntry>) -> Void
  ) {
    os_log("timeline", log: log, type: .info)
    completion(Timeline(entries: [SpellingsEntry(date: .now)], policy: .never))
  }
}

@main struct Spellings: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Spellings", provider: SpellingsProvider()) { _ in
      VStack(alignment: .leading, spacing: 4) {
        Assets()
        Effects()
        Containers()
      }
      .containerBackground(.background, for: .widget)
    }
  }
}

/// The symbols that Xcode generates for assets.
struct Assets: View {
  let platformColor: UIColor = .sky
  let platformImage: UIImage = .Icons.star

  var body: some View {
    HStack(spacing: 2) {
      Color.sky.frame(width: 10, height: 10)
      Color(.sky).frame(width: 10, height: 10)
      Color(.red).frame(width: 10, height: 10)
      Rectangle().fill(.sky).frame(width: 10, height: 10)
      Color(uiColor: platformColor).frame(width: 10, height: 10)
      Image(.Icons.star)
      Image(uiImage: platformImage)
      Text("tint").foregroundStyle(.accent)
    }
    .background(Color(.white))
    .overlay(Color(.clear))
  }
}

/// Each box is drawn with an effect.
struct Effects: View {
  @State private var size = CGSize.zero
  @State private var change = ""

  var body: some View {
    HStack(spacing: 2) {
      Color.blue.frame(width: 10, height: 10).modifier(Lean(animatableData: 0.5))
      Color.blue.frame(width: 10, height: 10).modifier(Lean(animatableData: 0.5).ignoredByLayout())
      Color.blue.frame(width: 10, height: 10).modifier(Fade(animatableData: 0.5))
      Text("\(Int(Darwin.round(size.width))) by \(Int(size.height)) \(change)")
    }
    .font(Font(UIFont.systemFont(ofSize: 11) as CTFont))
    .frame(width: 120, height: 14)
    .onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { newValue in
      size = newValue
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.frame(in: .scrollView).width
    } action: { old, new in
      change = old == new ? "same" : "other"
    }
  }
}

struct Lean: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: animatableData, d: 1, tx: size.width, ty: 0))
  }
}

struct Fade: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(animatableData) }
}

/// Containers that take their content apart.
struct Containers: View {
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.sidebarRowSize) private var rowSize

  var body: some View {
    Separated {
      Text("one")
      Text("two").containerValue(\.isMarked, true)
    }
    Group(subviews: Pair()) { subviews in
      HStack {
        if let last = subviews.last { last.bold() }
        subviews[0..<1]
        Text("of \(subviews.count)")
      }
    }
    HStack {
      ForEach(subviews: Pair()) { subview in
        subview.foregroundStyle(subview.containerValues.isMarked ? .red : .blue)
      }
    }
    // A layout that is also a view: the closure is the initializer's.
    Flow { Text("view") }
    Flow()() { Text("layout") }
    Text("\("\(rowSize)") rows")
      .navigationViewStyle(StackNavigationViewStyle())
    Image(systemName: material == nil ? "circle" : "square")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.wholeSymbol)))
  }
}

extension ContainerValues {
  @Entry var isMarked = false
}

struct Pair: View {
  var body: some View {
    Text("left").containerValue(\.isMarked, true)
    Text("right")
  }
}

struct Separated<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(SeparatedRoot()) { content }
  }
}

struct SeparatedRoot: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    HStack {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Divider() }
      }
    }
  }
}

struct Flow<Content: View>: View {
  var content: Content
  @Environment(\.layoutDirection) private var direction

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { HStack { content } }
}

extension Flow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Flow: Layout where Content == EmptyView {
  init() {
    self.init { EmptyView() }
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.dropFirst().reduce(subviews.first?.sizeThatFits(proposal) ?? .zero) {
      let next = $1.sizeThatFits(proposal)
      return CGSize(width: $0.width + next.width, height: max($0.height, next.height))
    }
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += subview.sizeThatFits(proposal).width
    }
  }
}

// Styles are isolated to the main actor.
@MainActor var sharedScale: Double { 0.5 }

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(sharedScale)
  }
}

struct Plain: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.opacity(sharedScale)
  }
}

let edges: HorizontalEdge.Set = [.leading, .trailing]
let insets: EdgeInsets.AnimatableData = EdgeInsets().animatableData
let line = Text.LineStyle(nsUnderlineStyle: [.single, .patternDot])
let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
  .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
])
