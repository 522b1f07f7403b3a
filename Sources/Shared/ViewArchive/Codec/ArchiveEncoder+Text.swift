import Foundation

extension ArchiveEncoder {
  mutating func text(_ block: TextBlock) throws(ArchiveError) {
    try size(block.size, "text size")
    body.string(block.string)
    flag(block.isTruncated)
    try number(block.scaleFactor, "scale factor")
    body.count(block.lines.count)
    for line in block.lines {
      try point(line.origin, "line")
      try number(line.width, "line width")
      body.count(line.runs.count)
      for run in line.runs { try self.run(run) }
    }
  }

  private mutating func run(_ run: GlyphRun) throws(ArchiveError) {
    interned(run.face)
    try number(run.size, "font size")
    try paint(run.paint)
    try number(run.width, "run width")
    try decoration(run.underline)
    try decoration(run.strikethrough)
    body.count(run.glyphs.count)
    for glyph in run.glyphs {
      body.variable(UInt64(glyph.id))
      try number(glyph.x, "glyph")
      try number(glyph.y, "glyph")
    }
  }

  private mutating func decoration(
    _ decoration: TextStyle.LineDecoration?
  ) throws(ArchiveError) {
    try optional(decoration) { encoder, decoration throws(ArchiveError) in
      encoder.body.byte(decoration.pattern.rawValue)
      try encoder.optional(decoration.color) { encoder, color throws(ArchiveError) in
        try encoder.color(color)
      }
    }
  }

  mutating func styled(_ text: StyledText) throws(ArchiveError) {
    body.count(text.segments.count)
    for segment in text.segments {
      switch segment.content {
      case .string(let string):
        body.byte(0)
        body.string(string)
      case .dynamic(let date):
        body.byte(1)
        try dynamic(date)
      case .symbol(let name, let scale):
        body.byte(2)
        body.string(name)
        body.byte(scale.rawValue)
      case .attachment(let attachment):
        version = max(version, 7)
        body.byte(3)
        try self.attachment(attachment)
      }
      try style(segment.style)
    }
  }

  private mutating func dynamic(_ value: DynamicDate) throws(ArchiveError) {
    switch value {
    case .date(let date): try dated(0, date)
    case .time(let date): try dated(1, date)
    case .relative(let date): try dated(2, date)
    case .offset(let date): try dated(3, date)
    case .timer(let date): try dated(4, date)
    case .range(let start, let end):
      try dated(5, start)
      try date(end, "date")
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      try dated(6, start)
      try date(end, "date")
      try optional(pause) { encoder, pause throws(ArchiveError) in
        try encoder.date(pause, "date")
      }
      flag(countsDown)
      flag(showsHours)
    case .steps(let steps):
      version = max(version, 6)
      body.byte(7)
      body.count(steps.count)
      for step in steps {
        try date(step.date, "date")
        body.string(step.text)
      }
    }
  }

  private mutating func dated(_ tag: UInt8, _ date: Date) throws(ArchiveError) {
    body.byte(tag)
    try self.date(date, "date")
  }

  private mutating func style(_ style: TextStyle) throws(ArchiveError) {
    try font(style.font)
    try paint(style.paint)
    try number(style.tracking, "tracking")
    try number(style.baselineOffset, "baseline offset")
    try decoration(style.underline)
    try decoration(style.strikethrough)
  }

  private mutating func font(_ font: FontRequest) throws(ArchiveError) {
    try optional(font.family) { encoder, family throws(ArchiveError) in
      encoder.interned(family)
    }
    for value in [font.size, font.weight, font.width, font.lineHeight] {
      try number(value, "font")
    }
    body.byte(font.design.rawValue)
    flag(font.isItalic)
    flag(font.hasMonospacedDigits)
    flag(font.hasSmallCaps)
  }

  mutating func paragraph(_ style: ParagraphStyle) throws(ArchiveError) {
    body.byte(style.alignment.rawValue)
    try optional(style.lineLimit) { encoder, limit throws(ArchiveError) in
      encoder.body.fixed(Int64(limit))
    }
    minimumLineCount(of: style)
    body.byte(style.truncation.rawValue)
    try number(style.lineSpacing, "line spacing")
    try number(style.minimumScaleFactor, "minimum scale factor")
    flag(style.allowsTightening)
    flag(style.rightToLeft)
    interned(style.localeIdentifier)
    interned(style.timeZoneIdentifier)
  }

  /// Until version 3 this was a flag: whether space for `lineLimit` lines is reserved.
  private mutating func minimumLineCount(of style: ParagraphStyle) {
    if style.minimumLineCount == 0 {
      body.byte(0)
    } else if style.minimumLineCount == style.lineLimit {
      body.byte(1)
    } else {
      version = max(version, 4)
      body.byte(2)
      body.fixed(Int64(style.minimumLineCount))
    }
  }
}
