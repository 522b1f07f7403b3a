import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Source: docs/layout-facts.md §1, the table for the content size Large.
@MainActor
@Suite struct TextSpacingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: Font.TextStyle
    let scale: CGFloat
    let line, underText, textToShape, shapeToText: CGFloat

    init(
      _ style: Font.TextStyle, _ scale: CGFloat, _ line: CGFloat, _ underText: CGFloat,
      _ textToShape: CGFloat, _ shapeToText: CGFloat
    ) {
      self.style = style
      self.scale = scale
      self.line = line
      self.underText = underText
      self.textToShape = textToShape
      self.shapeToText = shapeToText
    }

    var testDescription: String { "\(style) @\(scale)" }
  }

  @Test(arguments: [
    Row(.largeTitle, 2, 41.000, 0.500, 21.118, 12.701),
    Row(.title, 2, 33.500, 1.000, 17.186, 10.254),
    Row(.title2, 2, 26.500, 2.000, 13.753, 8.307),
    Row(.title3, 2, 24.000, 1.500, 12.275, 7.324),
    Row(.headline, 2, 20.500, 2.000, 10.809, 6.601),
    Row(.body, 2, 20.500, 2.000, 10.809, 6.601),
    Row(.callout, 2, 19.500, 2.000, 9.820, 5.859),
    Row(.subheadline, 2, 18.000, 2.500, 9.332, 5.618),
    Row(.footnote, 2, 16.000, 2.500, 8.354, 5.136),
    Row(.caption, 2, 14.500, 2.000, 7.365, 4.395),
    Row(.caption2, 2, 13.500, 0.000, 6.876, 4.153),
    Row(.largeTitle, 3, 40.667, 0.667, 20.951, 12.535),
    Row(.title, 3, 33.667, 0.667, 17.352, 10.421),
    Row(.title2, 3, 26.333, 2.000, 13.420, 7.973),
    Row(.title3, 3, 24.000, 1.333, 12.442, 7.491),
    Row(.headline, 3, 20.333, 2.000, 10.642, 6.434),
    Row(.body, 3, 20.333, 2.000, 10.642, 6.434),
    Row(.callout, 3, 19.333, 2.000, 9.820, 5.859),
    Row(.subheadline, 3, 18.000, 2.333, 9.332, 5.618),
    Row(.footnote, 3, 15.667, 2.667, 8.021, 4.802),
    Row(.caption, 3, 14.333, 2.000, 7.532, 4.561),
    Row(.caption2, 3, 13.333, 0.000, 6.710, 3.987),
  ])
  func distancesInVerticalStackMatchTable(_ row: Row) throws {
    let root = try Placement().root(
      VStack {
        Text("One").font(.system(row.style))
        Text("Two").font(.system(row.style))
        Color.red.frame(height: 10)
        Text("Three").font(.system(row.style))
      }, scale: row.scale)
    let frames = root.frames(of: ["Text", "Color"])
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(frames.map(\.height) ~= [row.line, row.line, 10, row.line])
    #expect(gaps ~= [row.underText, row.textToShape, row.shapeToText])
  }

  @Test func lowerTextDeterminesDistance() throws {
    let root = try Placement().root(
      VStack {
        Text("A").font(.caption)
        Text("B").font(.title2)
        Text("C").font(.caption2)
      }, scale: 3)
    let frames = root.frames(of: ["Text"])
    #expect(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } ~= [2, 0])
  }

  @Test func shapesAreEightPointsApart() throws {
    let root = try Placement().root(
      VStack {
        Color.red.frame(height: 10)
        Color.red.frame(height: 10)
        HStack {
          Text("A")
          Color.red.frame(width: 10, height: 10)
        }
      })
    let colors = root.frames(of: ["Color"])
    #expect(colors[1].minY - colors[0].maxY == 8)
    #expect(colors[2].minX - root.frames(of: ["Text"])[0].maxX == 8)
  }

  @Test func symbolsHaveNoDistanceToText() throws {
    let root = try Placement().root(
      VStack {
        Text("A").font(.caption2)
        Image(systemName: "heart.fill")
        Text("B").font(.caption2)
      }, scale: 3)
    let frames = root.frames(of: ["Text", "Image"])
    #expect(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } ~= [0, 0])
  }
}

/// Returns whether all lengths are equal to a thousandth of a point.
func ~= (left: [CGFloat], right: [CGFloat]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.001 }
}
