import NoticeCatalog
import SwiftUI
import Testing
import ViewArchive

/// Idioms of widget sources, which must compile without ambiguity.
@MainActor
@Suite struct IdiomTests {
  struct Animated: View {
    @State private var count = 3
    @Namespace private var space
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text("\(count)")
          .contentTransition(.numericText(countsDown: true))
          .animation(.easeInOut(duration: 0.2), value: count)
          .transition(.opacity)
        Text(verbatim: "b")
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
          .transition(.move(edge: .top).combined(with: .opacity))
          .transition(.push(from: .bottom).animation(.bouncy))
          .contentTransition(.symbolEffect(.replace))
          .matchedGeometryEffect(id: "b", in: space)
        Image(systemName: "heart")
          .symbolEffect(.bounce, value: count)
          .symbolEffect(.variableColor.iterative.reversing)
          .symbolEffect(.pulse, options: .repeating, isActive: true)
        if phase == .background {
          Text(verbatim: "c").onTapGesture { withAnimation(.spring()) { count += 1 } }
        }
      }
      .transaction { $0.animation = nil }
      .gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      .task { count = 4 }
    }
  }

  struct Controls: View {
    @State private var isOn = true
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button(action: { isOn.toggle() }) { Image(systemName: "play.fill") }
          .buttonStyle(.plain)
        Button("Delete", systemImage: "trash", role: .destructive) {}
          .buttonStyle(BorderedProminentButtonStyle())
        Toggle("Light", systemImage: "lightbulb", isOn: $isOn)
          .toggleStyle(SwitchToggleStyle(tint: .orange))
        Label {
          Text("Title")
        } icon: {
          Circle().frame(width: 8, height: 8)
        }
        ProgressView(
          timerInterval: Archiving.now...Archiving.now.addingTimeInterval(10), countsDown: true,
          label: { EmptyView() }, currentValueLabel: { EmptyView() }
        )
        .progressViewStyle(LinearProgressViewStyle(tint: .red))
        Gauge(value: 3, in: 0...5) {
          Text("L")
        } currentValueLabel: {
          Text("3")
        }
        .gaugeStyle(AccessoryCircularCapacityGaugeStyle())
        .previewLayout(.sizeThatFits)
      }
      .onAppear(perform: load)
      .onChange(of: isOn) { _, _ in }
      .onChange(of: name) { new in _ = new.count }
      .focused($isFocused)
    }

    private func load() { name = "a" }
  }

  struct Previews: PreviewProvider {
    static var previews: some View {
      Animated().previewDisplayName("Animated").previewDevice("iPhone 15")
    }
  }

  @Test func acceptsAnimationsAndPreviews() throws {
    let archive = try Archiving.archive { Animated() }
    #expect(
      archive.notices.map { NoticeKind(notice: $0)?.id }
        == ["endless-motion", "gesture", "gesture", "view-task"])
    #expect(archive.content.frames(of: "Text").count >= 3)
    let previewed = try Archiving.archive { Previews.previews }
    #expect(previewed == archive)
  }

  @Test func drawsControls() throws {
    let archive = try Archiving.archive(CGSize(width: 300, height: 400)) { Controls() }
    #expect(archive.notices.count == 2)
    #expect(archive.content.frames(of: "Button").count == 2)
    #expect(archive.content.frames(of: "Toggle").count == 1)
    #expect(archive.content.first("ProgressBar") != nil)
    #expect(archive.content.frames(of: "ProgressRing").count == 1)
  }
}
