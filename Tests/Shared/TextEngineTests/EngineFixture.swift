import Foundation
import ViewArchive

@testable import TextEngine

/// An engine with the project's fonts, and shorthands to lay out text.
struct EngineFixture {
  let engine: TextEngine

  init() throws {
    engine = try TextEngine(fonts: .standard)
  }

  /// 1 April 2020, 9:41:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_585_734_060)

  static func style(
    _ size: Double = 17, lineHeight: Double = 22, weight: Double = 400, paint: Paint? = nil
  ) -> TextStyle {
    TextStyle(
      font: FontRequest(size: size, weight: weight, lineHeight: lineHeight),
      paint: paint ?? .color(.black))
  }

  static func text(_ string: String, _ style: TextStyle = style()) -> StyledText {
    StyledText([StyledText.Segment(.string(string), style: style)])
  }

  func layout(
    _ string: String, _ style: TextStyle = style(), paragraph: ParagraphStyle = ParagraphStyle(),
    width: Double? = nil, height: Double? = nil, scale: Double = 2
  ) -> TextBlock {
    layout(
      Self.text(string, style), paragraph: paragraph, width: width, height: height, scale: scale)
  }

  func layout(
    _ text: StyledText, paragraph: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    height: Double? = nil, scale: Double = 2, now: Date = now
  ) -> TextBlock {
    engine.layout(
      text, paragraph: paragraph, width: width, height: height, scale: scale, now: now)
  }
}

extension TextBlock {
  /// The font files that the block uses, in order, without duplicates.
  var files: [String] {
    var seen: [String] = []
    for run in lines.flatMap(\.runs) where !seen.contains(run.face.file) {
      seen.append(run.face.file)
    }
    return seen
  }
}
