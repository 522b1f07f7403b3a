import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct LazyGridTests {
  struct TrackCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [GridItem]
    let length: CGFloat?
    let expected: [[CGFloat]]
  }

  nonisolated static let cases = [
    TrackCase(
      testDescription: "fixed", items: [GridItem(.fixed(50)), GridItem(.fixed(30))], length: 200,
      expected: [[0, 50], [58, 30]]),
    TrackCase(
      testDescription: "flexible", items: [GridItem(), GridItem(), GridItem()], length: 216,
      expected: [[0, 200 / 3.0], [200 / 3.0 + 8, 200 / 3.0], [400 / 3.0 + 16, 200 / 3.0]]),
    TrackCase(
      testDescription: "fixed and flexible",
      items: [GridItem(.fixed(50), spacing: 0), GridItem(.flexible())], length: 200,
      expected: [[0, 50], [50, 150]]),
    TrackCase(
      testDescription: "bounds",
      items: [GridItem(.flexible(minimum: 10, maximum: 40)), GridItem(.flexible())], length: 208,
      expected: [[0, 40], [48, 160]]),
    TrackCase(
      testDescription: "adaptive", items: [GridItem(.adaptive(minimum: 60))], length: 200,
      expected: [[0, 184 / 3.0], [184 / 3.0 + 8, 184 / 3.0], [368 / 3.0 + 16, 184 / 3.0]]),
    TrackCase(
      testDescription: "adaptive with a maximum",
      items: [GridItem(.adaptive(minimum: 60, maximum: 70), spacing: 10)], length: 200,
      expected: [[0, 60], [70, 60], [140, 60]]),
    TrackCase(
      testDescription: "no proposal", items: [GridItem(), GridItem(.fixed(20))], length: nil,
      expected: [[0, 10], [18, 20]]),
    TrackCase(
      testDescription: "invalid", items: [GridItem(.fixed(.nan)), GridItem(.fixed(-5))],
      length: 100, expected: [[0, 0], [8, 0]]),
  ]

  @Test(arguments: cases)
  func columnsHaveExpectedPositionsAndWidths(_ item: TrackCase) throws {
    let tree = try Archiving.archive(CGSize(width: item.length ?? 500, height: 300)) {
      LazyVGrid(columns: item.items, alignment: .leading) {
        ForEach(0..<item.expected.count, id: \.self) { _ in Color.red.frame(height: 20) }
      }
      .fixedSize(horizontal: item.length == nil, vertical: false)
    }.content
    let grid = try #require(tree.first("LazyVGrid"))
    let found = grid.children.map { [$0.frame.minX, $0.frame.width] }
    for (track, expected) in zip(found, item.expected) {
      #expect(abs(track[0] - expected[0]) < 1e-6 && abs(track[1] - expected[1]) < 1e-6)
    }
    #expect(grid.frame.height == 20)
  }

  @Test func rowIsAsTallAsItsTallestCell() throws {
    let heights: [CGFloat] = [10, 30, 20]
    let tree = try Archiving.archive {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 4) {
        ForEach(heights, id: \.self) { Color.red.frame(height: $0) }
      }
    }.content
    let grid = try #require(tree.first("LazyVGrid"))
    #expect(grid.frame.size == CGSize(width: 200, height: 54))
    #expect(
      grid.children.map(\.frame) == [
        CGRect(x: 56, y: 10, width: 40, height: 10), CGRect(x: 104, y: 0, width: 40, height: 30),
        CGRect(x: 56, y: 34, width: 40, height: 20),
      ])
  }

  @Test func headerSpansItsOwnRow() throws {
    let tree = try Archiving.archive {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
        } header: {
          Color.blue.frame(height: 5)
        }
      }
    }.content
    let grid = try #require(tree.first("LazyVGrid"))
    #expect(grid.children.map(\.frame.minY) == [0, 5, 5, 15])
    #expect(grid.children.first?.frame.width == 88)
  }

  @Test func horizontalGridAddsColumns() throws {
    let tree = try Archiving.archive {
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))], spacing: 2) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 15) }
      }
    }.content
    let grid = try #require(tree.first("LazyHGrid"))
    #expect(grid.frame.size == CGSize(width: 32, height: 200))
    #expect(grid.children.map(\.frame.minX) == [0, 0, 17])
    #expect(grid.children.map(\.frame.height) == [10, 20, 10])
  }

  @Test func rightToLeftColumnsStartAtRight() throws {
    let tree = try Archiving.archive(
      CGSize(width: 100, height: 100),
      in: Archiving.environment { $0.layoutDirection = .rightToLeft }
    ) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .leading) {
        ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 10) }
      }
    }.content
    let grid = try #require(tree.first("LazyVGrid"))
    #expect(grid.children.map(\.frame.minX) == [80, 42])
  }

  @Test func lazyStackTakesProposedWidth() throws {
    let tree = try Archiving.archive {
      LazyVStack(alignment: .leading, spacing: 3) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 30)
      }
    }.content
    let stack = try #require(tree.first("LazyVStack"))
    #expect(stack.frame.size == CGSize(width: 200, height: 23))
    #expect(stack.children.first?.frame.minX == 0)
  }
}
