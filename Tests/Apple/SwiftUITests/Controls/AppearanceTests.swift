import SwiftUI
import Testing

@MainActor
@Suite struct AppearanceTests {
  @Test func onAppearRunsOnceInTreeOrder() throws {
    var order: [String] = []
    _ = try Archiving.archive {
      VStack {
        Text(verbatim: "a").onAppear { order.append("a") }
        Text(verbatim: "b").onAppear { order.append("b") }.onDisappear { order.append("gone") }
        if order.isEmpty { Text(verbatim: "c") }
      }
    }
    #expect(order == ["a", "b"])
  }

  final class Model: ObservableObject {
    @Published var name = "before"
  }

  struct Cell: View {
    @State private var isShown = false
    @State private var width: CGFloat = 0
    @StateObject private var model = Model()
    let number: Int
    let count: () -> Void

    var body: some View {
      count()
      return VStack {
        Text(verbatim: "\(number) \(isShown) \(Int(width)) \(model.name)")
      }
      .background {
        GeometryReader { proxy in
          Color.clear.onAppear { width = proxy.size.width > 0 ? CGFloat(number) : -1 }
        }
      }
      .onAppear {
        isShown = number != 2
        model.name = "after"
      }
    }
  }

  @Test func changesInOnAppearAreArchived() throws {
    var evaluations = 0
    let archive = try Archiving.archive {
      VStack { ForEach(1..<4) { Cell(number: $0) { evaluations += 1 } } }
    }
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(
      elements.compactMap(\.label) == ["1 true 1 after", "2 false 2 after", "3 true 3 after"])
    #expect(evaluations == 6)
  }

  @Test func evaluatesOnceIfNothingChanges() throws {
    struct Still: View {
      @State private var isShown = false
      let count: () -> Void

      var body: some View {
        count()
        return Text(verbatim: "\(isShown)").onAppear {}
      }
    }
    var evaluations = 0
    _ = try Archiving.archive { Still { evaluations += 1 } }
    #expect(evaluations == 1)
  }

  @Test func onChangeRunsIfInitial() throws {
    var values: [Int] = []
    _ = try Archiving.archive {
      Text(verbatim: "a")
        .onChange(of: 1) { values.append(1) }
        .onChange(of: 2, initial: true) { values.append(2) }
        .onChange(of: 3, initial: true) { old, new in values.append(old + new) }
    }
    #expect(values == [2, 6])
  }

  /// Source: docs/layout-facts.md §7.
  @Test(arguments: [
    (UnitCurve.easeIn, 0.25, 0.09), (.easeIn, 0.5, 0.32), (.easeIn, 0.75, 0.62),
    (.easeInOut, 0.25, 0.13), (.circularEaseIn, 0.5, 0.134), (.linear, 0.3, 0.3),
    (.easeOut, 2, 1), (.easeIn, -1, 0),
  ])
  func curveHasExpectedValue(curve: UnitCurve, time: Double, value: Double) {
    #expect(abs(curve.value(at: time) - value) < 0.006)
  }

  struct Scaled: View {
    @ScaledMetric(relativeTo: .body) private var length: CGFloat = 22

    var body: some View { Color.red.frame(width: length, height: length) }
  }

  @Test(arguments: [(DynamicTypeSize.large, 22), (.xSmall, 19), (.accessibility5, 62)])
  func scaledMetricFollowsTextSize(size: DynamicTypeSize, length: CGFloat) throws {
    let tree = try Archiving.archive(
      in: Archiving.environment { $0.dynamicTypeSize = size }
    ) {
      Scaled()
    }.content
    #expect(tree.first("frame")?.frame.width == length)
  }

  @Observable final class Counter {
    var value = 0
  }

  private struct Observing: View {
    let counter: Counter
    @ObservedObject var model: Model
    let action: @MainActor () -> Void

    var body: some View {
      Text(verbatim: "\(counter.value) \(model.name)").onAppear(perform: action)
    }
  }

  @Test func changesOfObservedObjectsInOnAppearAreArchived() throws {
    func label(_ change: @escaping @MainActor (Counter, Model) -> Void) throws -> [String] {
      let (counter, model) = (Counter(), Model())
      return try Archiving.archive {
        Observing(counter: counter, model: model) { change(counter, model) }
      }
      .accessibilityElements { _, _ in "" }.map(\.label)
    }
    #expect(try label { counter, _ in counter.value = 7 } == ["7 before"])
    #expect(try label { _, model in model.name = "after" } == ["0 after"])
    #expect(try label { _, _ in } == ["0 before"])
  }

  @Test func emptyViewAppearsOnlyInAnyView() throws {
    var order: [String] = []
    _ = try Archiving.archive {
      VStack {
        EmptyView().onAppear { order.append("plain") }
        AnyView(EmptyView()).onAppear { order.append("erased") }
      }
    }
    #expect(order == ["erased"])
  }
}
