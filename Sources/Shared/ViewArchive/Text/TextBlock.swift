import Foundation

/// Text after layout: positioned glyphs, in the node's own coordinates.
public struct TextBlock: Equatable, Sendable {
  /// The size that layout uses, in points.
  public var size: CGSize
  /// From top to bottom.
  public var lines: [Line]
  /// The source text, for accessibility and text goldens.
  public var string: String
  /// True if the text did not fit and was shortened.
  public var isTruncated: Bool
  /// The factor by which the text was scaled to fit; 1 if it was not.
  public var scaleFactor: Double

  public init(
    size: CGSize, lines: [Line], string: String, isTruncated: Bool = false, scaleFactor: Double = 1
  ) {
    self.size = size
    self.lines = lines
    self.string = string
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }

  /// One line after layout.
  public struct Line: Equatable, Sendable {
    /// The left end of the line and its baseline.
    public var origin: CGPoint
    /// In points.
    public var width: Double
    public var runs: [GlyphRun]
    public var attachments: [Attachment]

    public init(
      origin: CGPoint, width: Double, runs: [GlyphRun], attachments: [Attachment] = []
    ) {
      self.origin = origin
      self.width = width
      self.runs = runs
      self.attachments = attachments
    }
  }

  /// An attachment in a line.
  public struct Attachment: Equatable, Sendable {
    /// The attachment's left end on its baseline, relative to the line's origin.
    public var origin: CGPoint
    public var content: TextAttachment

    public init(origin: CGPoint, content: TextAttachment) {
      self.origin = origin
      self.content = content
    }
  }

  /// True if a line contains an attachment.
  public var hasAttachments: Bool { lines.contains { !$0.attachments.isEmpty } }
}

/// Glyphs with the same face, size and paint. Positions are relative to the line's origin.
public struct GlyphRun: Equatable, Sendable {
  /// A positioned glyph.
  public struct Glyph: Equatable, Sendable {
    /// The index of the glyph in the face.
    public var id: UInt32
    /// In points, relative to the line's origin.
    public var x: Double
    /// In points, relative to the line's baseline.
    public var y: Double

    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face that has the glyphs.
  public var face: FontFace
  /// Points.
  public var size: Double
  public var paint: Paint
  public var glyphs: [Glyph]
  /// The run's advance in points.
  public var width: Double
  /// nil for none.
  public var underline: TextStyle.LineDecoration?
  /// nil for none.
  public var strikethrough: TextStyle.LineDecoration?

  public init(
    face: FontFace, size: Double, paint: Paint, glyphs: [Glyph], width: Double,
    underline: TextStyle.LineDecoration? = nil, strikethrough: TextStyle.LineDecoration? = nil
  ) {
    self.face = face
    self.size = size
    self.paint = paint
    self.glyphs = glyphs
    self.width = width
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// A face in a font file. It means the same face in every process with the same font set.
public struct FontFace: Hashable, Sendable {
  /// The file name without its folder, e.g. `Inter.var.ttf`.
  public var file: String
  /// The index of the face in the file.
  public var index: Int
  /// Axis settings in fontconfig's notation, e.g. `wght=600,opsz=17`; empty for none.
  public var variations: String
  /// True if italics are synthesized by shearing.
  public var isSlanted: Bool
  /// The factor by which glyphs are wider than the font's.
  public var stretch: Double

  public init(
    file: String, index: Int = 0, variations: String = "", isSlanted: Bool = false,
    stretch: Double = 1
  ) {
    self.file = file
    self.index = index
    self.variations = variations
    self.isSlanted = isSlanted
    self.stretch = stretch
  }
}
