import Foundation

/// Text before layout: a sequence of segments, each with its own style.
public struct StyledText: Equatable, Sendable {
  /// In the order of the text.
  public var segments: [Segment]

  public init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// A part of a text with one style.
  public struct Segment: Equatable, Sendable {
    /// The text, symbol, date or attachment.
    public var content: Content
    /// Applies to the whole segment.
    public var style: TextStyle

    public init(_ content: Content, style: TextStyle) {
      self.content = content
      self.style = style
    }
  }

  /// What a segment shows.
  public enum Content: Equatable, Sendable {
    /// Text that does not change.
    case string(String)
    /// Text that follows the clock.
    case dynamic(DynamicDate)
    /// An inline symbol, by its SF Symbols name.
    case symbol(name: String, scale: SymbolScale)
    /// A symbol with layers, or an image. Its sizes are those of text that is not scaled to fit.
    case attachment(TextAttachment)
  }

  /// True if the text changes with the instant at which it is drawn.
  public var isDynamic: Bool {
    segments.contains { if case .dynamic = $0.content { true } else { false } }
  }
}

/// The size of a symbol relative to the text, by SwiftUI's names.
public enum SymbolScale: UInt8, Sendable { case small, medium, large }

/// A date shown as text that changes with time.
///
/// The archive contains the dates, not the text. `TextEngine` formats them for the instant at which
/// the archive is drawn, in the paragraph's locale and time zone.
public enum DynamicDate: Equatable, Sendable {
  /// The day.
  case date(Date)
  /// The time of day.
  case time(Date)
  /// "11 min, 14 sec": the two largest units, unsigned.
  case relative(Date)
  /// "+11 minutes": one unit, signed.
  case offset(Date)
  /// "15:00": counts down to the date, then up from it.
  case timer(Date)
  /// "9:30 – 2:45 PM".
  case range(Date, Date)
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`; it stops at `pause`.
  case timerInterval(start: Date, end: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// Texts that the extension has formatted in advance, by date. The first one is shown before its
  /// date, too; the last one stays.
  case steps([Step])

  /// A text with the date from which it applies.
  public struct Step: Equatable, Sendable {
    /// The date from which the text is shown.
    public var date: Date
    /// Formatted by the extension, in its locale.
    public var text: String

    public init(date: Date, text: String) {
      self.date = date
      self.text = text
    }
  }
}

/// The style of a segment.
public struct TextStyle: Equatable, Sendable {
  /// A line below or through the text.
  public struct LineDecoration: Equatable, Sendable {
    /// The dashes of the line, by `Text.LineStyle`'s names.
    public enum Pattern: UInt8, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public var pattern: Pattern
    /// nil uses the text's own paint.
    public var color: PaintColor?

    public init(pattern: Pattern = .solid, color: PaintColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The face, size and features.
  public var font: FontRequest
  public var paint: Paint
  /// Points between characters.
  public var tracking: Double
  /// Points; positive is upwards.
  public var baselineOffset: Double
  /// nil for none.
  public var underline: LineDecoration?
  /// nil for none.
  public var strikethrough: LineDecoration?

  public init(
    font: FontRequest, paint: Paint, tracking: Double = 0, baselineOffset: Double = 0,
    underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil
  ) {
    self.font = font
    self.paint = paint
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// How lines are broken, truncated and aligned.
public struct ParagraphStyle: Equatable, Sendable {
  /// `leading` is the right edge in right-to-left paragraphs.
  public enum Alignment: UInt8, Sendable { case leading, center, trailing }
  /// Which part of a line that is too long is left out.
  public enum Truncation: UInt8, Sendable { case head, middle, tail }

  public var alignment: Alignment
  /// nil for no limit.
  public var lineLimit: Int?
  /// The block is at least as tall as this number of lines; 0 reserves no space.
  public var minimumLineCount: Int
  public var truncation: Truncation
  /// Points added between lines.
  public var lineSpacing: Double
  /// The smallest factor by which text may be scaled before it is truncated, 0…1; 1 never scales.
  public var minimumScaleFactor: Double
  /// Whether letters may move together before text is truncated.
  public var allowsTightening: Bool
  /// Whether the paragraph is written from right to left.
  public var rightToLeft: Bool
  /// For dynamic dates and line breaking, e.g. `en_US`.
  public var localeIdentifier: String
  /// For dynamic dates, e.g. `Europe/Berlin`.
  public var timeZoneIdentifier: String

  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, minimumLineCount: Int = 0,
    truncation: Truncation = .tail, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false, rightToLeft: Bool = false, localeIdentifier: String = "en_US",
    timeZoneIdentifier: String = "UTC"
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.minimumLineCount = minimumLineCount
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.rightToLeft = rightToLeft
    self.localeIdentifier = localeIdentifier
    self.timeZoneIdentifier = timeZoneIdentifier
  }
}
