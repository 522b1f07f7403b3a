import Foundation

extension ArchiveDecoder {
  mutating func text() throws(ArchiveError) -> TextBlock {
    var block = TextBlock(size: try size("text size"), lines: [], string: try body.string())
    block.isTruncated = try flag()
    block.scaleFactor = try number("scale factor")
    for _ in 0..<(try body.count(of: 25)) {
      var line = TextBlock.Line(
        origin: try point("line"), width: try number("line width"), runs: [])
      for _ in 0..<(try body.count(of: 21)) { line.runs.append(try run()) }
      block.lines.append(line)
    }
    return block
  }

  private mutating func run() throws(ArchiveError) -> GlyphRun {
    var run = GlyphRun(
      face: try internedFace(), size: try number("font size"), paint: try paint(), glyphs: [],
      width: try number("run width"), underline: try decoration(),
      strikethrough: try decoration())
    let count = try body.count(of: 17)
    run.glyphs.reserveCapacity(count)
    for _ in 0..<count {
      let id = try body.variable()
      guard let id = UInt32(exactly: id) else { throw .badValue("glyph \(id)", place: place) }
      run.glyphs.append(GlyphRun.Glyph(id: id, x: try number("glyph"), y: try number("glyph")))
    }
    return run
  }

  private mutating func decoration() throws(ArchiveError) -> TextStyle.LineDecoration? {
    guard try flag() else { return nil }
    return TextStyle.LineDecoration(
      pattern: try choice("line pattern"), color: try flag() ? try color() : nil)
  }

  mutating func styled() throws(ArchiveError) -> StyledText {
    var text = StyledText([])
    for _ in 0..<(try body.count(of: 2)) {
      let content: StyledText.Content =
        switch try body.byte() {
        case 0: .string(try body.string())
        case 1: .dynamic(try dynamic())
        case 2: .symbol(name: try body.string(), scale: try choice("symbol scale"))
        case 3: .attachment(try attachment())
        case let tag: throw unknown("text segment", tag)
        }
      text.segments.append(StyledText.Segment(content, style: try style()))
    }
    return text
  }

  private mutating func dynamic() throws(ArchiveError) -> DynamicDate {
    switch try body.byte() {
    case 0: .date(try date("date"))
    case 1: .time(try date("date"))
    case 2: .relative(try date("date"))
    case 3: .offset(try date("date"))
    case 4: .timer(try date("date"))
    case 5: .range(try date("date"), try date("date"))
    case 6:
      .timerInterval(
        start: try date("date"), end: try date("date"), pause: try flag() ? try date("date") : nil,
        countsDown: try flag(), showsHours: try flag())
    case 7: .steps(try steps())
    case let tag: throw unknown("dynamic date", tag)
    }
  }

  private mutating func steps() throws(ArchiveError) -> [DynamicDate.Step] {
    var steps: [DynamicDate.Step] = []
    for _ in 0..<(try body.count(of: 9)) {
      steps.append(DynamicDate.Step(date: try date("date"), text: try body.string()))
    }
    return steps
  }

  private mutating func style() throws(ArchiveError) -> TextStyle {
    TextStyle(
      font: try font(), paint: try paint(), tracking: try number("tracking"),
      baselineOffset: try number("baseline offset"), underline: try decoration(),
      strikethrough: try decoration())
  }

  private mutating func font() throws(ArchiveError) -> FontRequest {
    let family = try flag() ? try internedString() : nil
    var font = FontRequest(family: family, size: try number("font"))
    font.weight = try number("font")
    font.width = try number("font")
    font.lineHeight = try number("font")
    font.design = try choice("font design")
    font.isItalic = try flag()
    font.hasMonospacedDigits = try flag()
    font.hasSmallCaps = try flag()
    return font
  }

  mutating func paragraph() throws(ArchiveError) -> ParagraphStyle {
    var style = ParagraphStyle(alignment: try choice("alignment"))
    style.lineLimit = try flag() ? Int(clamping: try body.fixed(Int64.self)) : nil
    style.minimumLineCount = try minimumLineCount(lineLimit: style.lineLimit)
    style.truncation = try choice("truncation")
    style.lineSpacing = try number("line spacing")
    style.minimumScaleFactor = try number("minimum scale factor")
    style.allowsTightening = try flag()
    style.rightToLeft = try flag()
    style.localeIdentifier = try internedString()
    style.timeZoneIdentifier = try internedString()
    return style
  }

  private mutating func minimumLineCount(lineLimit: Int?) throws(ArchiveError) -> Int {
    switch try body.byte() {
    case 0: 0
    case 1: lineLimit ?? 0
    case 2: Int(clamping: try body.fixed(Int64.self))
    case let tag: throw unknown("minimum line count", tag)
    }
  }
}
