import SwiftUI
import Testing

/// The number of layout queries must grow with the number of views, and no faster.
@MainActor
@Suite struct LinearLayoutTests {
  enum Container: CaseIterable {
    case column, row, layers, flexible, grid, lazyGrid, list, fitting
  }

  static func view(
    _ container: Container, _ count: Int, _ leaf: CountingLeaf, _ recorder: QueryRecorder
  ) -> AnyView {
    let leaves = ForEach(0..<count, id: \.self) { _ in leaf.view(recorder) }
    return switch container {
    case .column: AnyView(VStack { leaves })
    case .row: AnyView(HStack { leaves })
    case .layers: AnyView(ZStack { leaves })
    case .flexible:
      AnyView(
        HStack {
          ForEach(0..<count, id: \.self) { number in
            leaf.view(recorder).frame(maxWidth: CGFloat(number % 9 + 1))
          }
        })
    case .grid:
      AnyView(
        Grid {
          ForEach(0..<count / 2, id: \.self) { _ in
            GridRow {
              leaf.view(recorder)
              leaf.view(recorder)
            }
          }
        })
    case .lazyGrid:
      AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { leaves })
    case .list: AnyView(List { leaves })
    case .fitting:
      AnyView(
        ViewThatFits {
          HStack { leaves }
          VStack { leaves }
        })
    }
  }

  static func queries(_ container: Container, _ count: Int, _ leaf: CountingLeaf) throws -> Int {
    let recorder = QueryRecorder()
    _ = try Archiving.archive { view(container, count, leaf, recorder) }
    return recorder.queries
  }

  @Test(arguments: Container.allCases, CountingLeaf.allCases)
  func queriesGrowLinearly(_ container: Container, leaf: CountingLeaf) throws {
    for count in [10, 100, 1_000] {
      let queries = try Self.queries(container, count, leaf)
      try #require(queries <= 30 * count, "\(queries) queries for \(count) views")
    }
  }

  @Test(arguments: [Container.column, .flexible])
  func tenThousandViewsAreLaidOut(_ container: Container) throws {
    #expect(try Self.queries(container, 10_000, .layout) <= 300_000)
  }

  /// 200 nested stacks: each is measured a bounded number of times for each level above it.
  @Test(arguments: [NestedLayoutTests.Nesting.rows, .frames, .depthStacks])
  func deeplyNestedStacksAreLaidOut(_ nesting: NestedLayoutTests.Nesting) throws {
    #expect(try NestedLayoutTests.queries(nesting, 200, .layout) <= 12 * 200 * 200)
  }
}
