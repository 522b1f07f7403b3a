import SwiftUI
import Testing
import ViewArchive

/// The archived animations and transitions of views whose content changes.
@MainActor
@Suite struct MotionTests {
  private func motion<Content: View>(
    of kind: String = "Text", @ViewBuilder _ content: () -> Content
  ) throws -> NodeMotion {
    try #require(try Archiving.archive { content() }.content.first(kind)?.motion)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var view: @MainActor @Sendable () -> AnyView
    /// The motion in the tree's line of the text.
    var motion: String
    var testDescription: String { name }

    init(
      _ name: String, _ motion: String,
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      self.name = name
      self.motion = motion
      self.view = { AnyView(view()) }
    }
  }

  nonisolated static let cases = [
    Case("no motion", "") { Text(verbatim: "a") },
    Case("numbers", " changes(numericText)") {
      Text(verbatim: "a").contentTransition(.numericText())
    },
    Case("numbers that count down", " changes(numericText down)") {
      Text(verbatim: "a").contentTransition(.numericText(countsDown: true))
    },
    Case("a number's value", " changes(numericText 4)") {
      Text(verbatim: "a").contentTransition(.numericText(value: 4))
    },
    Case("identity content transition", " changes(at once)") {
      VStack { Text(verbatim: "a") }.contentTransition(.identity)
    },
    Case("opacity", " comes(opacity) goes(opacity)") { Text(verbatim: "a").transition(.opacity) },
    Case("identity", " comes(at once) goes(at once)") { Text(verbatim: "a").transition(.identity) },
    Case("slide", " comes(move -1,0) goes(move 1,0)") { Text(verbatim: "a").transition(.slide) },
    Case("move", " comes(move 0,-1) goes(move 0,-1)") {
      Text(verbatim: "a").transition(.move(edge: .top))
    },
    Case("push", " comes(move 0,1 + opacity) goes(move 0,-1 + opacity)") {
      Text(verbatim: "a").transition(.push(from: .bottom))
    },
    Case("scale", " comes(scale 0.5 at 0,1) goes(scale 0.5 at 0,1)") {
      Text(verbatim: "a").transition(.scale(0.5, anchor: .bottomLeading))
    },
    Case("offset and opacity", " comes(offset 0,12 + opacity) goes(offset 0,12 + opacity)") {
      Text(verbatim: "a").transition(.offset(y: 12).combined(with: .opacity))
    },
    Case("asymmetric", " comes(move -1,0) goes(opacity)") {
      Text(verbatim: "a").transition(
        .asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    },
    Case("own timing", " comes(opacity + curve 0,0,1,1 2 s) goes(opacity + curve 0,0,1,1 2 s)") {
      Text(verbatim: "a").transition(.opacity.animation(.linear(duration: 2)))
    },
    Case("right to left", " comes(move 1,0) goes(move 1,0)") {
      Text(verbatim: "a").transition(.move(edge: .leading))
        .environment(\.layoutDirection, .rightToLeft)
    },
    Case("an animation by value", " animates(curve 0.42,0,1,1 0.5 s after 0.1 s by value)") {
      Text(verbatim: "a").animation(.easeIn(duration: 1).delay(0.2).speed(2), value: 3)
    },
    Case("no animation", " animates(at once by value)") {
      Text(verbatim: "a").animation(nil, value: 3)
    },
    Case("innermost first", " animates(spring 0.3 0.5 s by value) animates(spring 0 0.55 s)") {
      VStack { Text(verbatim: "a").animation(.bouncy, value: 1) }.animation(.default)
    },
    Case("NaN", " animates(curve 0,0,1,1 0.35 s by value)") {
      Text(verbatim: "a").animation(.linear(duration: .nan), value: Double.nan)
    },
  ]

  @Test(arguments: cases) func treeDescribesMotion(_ tested: Case) throws {
    let tree = try Archiving.archive { tested.view() }.content.tree()
    let line = try #require(tree.split(separator: "\n").first { $0.contains("Text") })
    let starts = ["changes(", "comes(", "animates("].compactMap {
      line.range(of: " " + $0)?.lowerBound
    }
    #expect(starts.min().map { String(line[$0...]) } ?? "" == tested.motion)
  }

  /// Text, an optional row, and elements of a list.
  struct Board: View {
    var score: Int
    var isLive = false
    var names = ["a", "b"]

    var body: some View {
      VStack {
        if isLive { Text(verbatim: "live") }
        Text(verbatim: "\(score)").contentTransition(.numericText())
        if score > 9 { Text(verbatim: "many") } else { Text(verbatim: "few") }
        ForEach(names, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  private func places(_ board: Board) throws -> [String: UInt64] {
    var places: [String: UInt64] = [:]
    func visit(_ node: ArchiveNode) {
      if case .text(let block) = node.content { places[block.string] = node.motion?.place }
      for child in node.children { visit(child) }
    }
    visit(try Archiving.archive { board }.content)
    return places
  }

  @Test func viewKeepsItsPlaceWhenContentChanges() throws {
    let before = try places(Board(score: 1))
    let after = try places(Board(score: 10, isLive: true, names: ["b", "c"]))
    #expect(Set(before.values).count == before.count)
    #expect(Set(after.values).count == after.count)
    #expect(before["1"] == after["10"])
    #expect(before["few"] != after["many"])
    #expect(before["b"] == after["b"])
    #expect(before["a"] != after["c"])
  }

  @Test func differentIdentityIsDifferentPlace() throws {
    let one = try motion { Text(verbatim: "a").id(1) }
    #expect(try motion { Text(verbatim: "b").id(1) }.place == one.place)
    #expect(try motion { Text(verbatim: "a").id(2) }.place != one.place)
  }

  @Test func distinguishesAnimatedValues() throws {
    func value(_ value: some Equatable) throws -> UInt64? {
      try motion { Text(verbatim: "a").animation(.default, value: value) }.timings[0].value
    }
    #expect(try value(3) == value(3))
    #expect(try value([1, 2]) != value([2, 1]))
    #expect(try value(Optional(3)) != value(Int?.none))
  }

  @Test func shapeHasMotionOnlyIfAnimated() throws {
    let plain = try Archiving.archive { Circle() }
    #expect(plain.content.first("Circle")?.motion == nil)
    #expect(try motion(of: "Circle") { Circle().animation(.default, value: 1) }.timings.count == 1)
  }
}
