import TextEngine

extension Text {
  /// The lines of a text, as a text renderer draws them.
  ///
  /// A layout contains lines, a line contains runs, and a run contains slices of one glyph each.
  /// A run is a part of one line with the same style and attributes; runs and slices are ordered
  /// from left to right. Coordinates are in points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    public let isTruncated: Bool
    private let lines: [Line]

    /// - Parameter attributes: Those of each segment.
    init(_ detail: TextDetail, attributes: [TextAttributes]) {
      isTruncated = detail.block.isTruncated
      lines = detail.lines.map { Line($0, attributes: attributes) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a character in the text, in UTF-16 units.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }

      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }
    }

    /// How lines, runs and slices are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Has no effect: glyphs are never moved to whole pixels horizontally.
      public static var disablesSubpixelQuantization: DrawingOptions {
        DrawingOptions(rawValue: 1 << 0)
      }
    }

    /// The size and position of a line, run or slice.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The distance between lines in addition to their heights.
      public var leading: CGFloat = 0

      public init() {}

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension Text.Layout {
  /// A line, which contains its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    /// The line's left end and its baseline. Runs move with it.
    public var origin: CGPoint
    private let detail: TextDetail.Line
    private let runs: [RunContent]

    fileprivate init(_ detail: TextDetail.Line, attributes: [TextAttributes]) {
      origin = detail.origin
      self.detail = detail
      runs = RunContent.runs(of: detail, attributes: attributes)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { Run(content: runs[index], origin: origin) }

    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      bounds.origin = origin
      bounds.width = detail.width
      bounds.ascent = detail.ascent
      bounds.descent = detail.descent
      bounds.leading = detail.leading
      return bounds
    }
  }

  /// What a run draws, apart from its position.
  struct RunContent: Equatable {
    let clusters: [TextDetail.Cluster]
    let attributes: TextAttributes

    /// Joins neighboring clusters of the same segment and direction.
    fileprivate static func runs(
      of line: TextDetail.Line, attributes: [TextAttributes]
    ) -> [RunContent] {
      var groups: [[TextDetail.Cluster]] = []
      for cluster in line.clusters {
        if let last = groups.last?.last, last.segment == cluster.segment,
          last.isRightToLeft == cluster.isRightToLeft
        {
          groups[groups.count - 1].append(cluster)
        } else {
          groups.append([cluster])
        }
      }
      return groups.map { clusters in
        let segment = clusters[0].segment
        return RunContent(
          clusters: clusters,
          attributes: attributes.indices.contains(segment)
            ? attributes[segment] : TextAttributes())
      }
    }
  }

  /// A part of a line with the same style and attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let content: RunContent
    /// The line's.
    let origin: CGPoint

    public var startIndex: Int { 0 }
    public var endIndex: Int { content.clusters.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of a custom attribute; nil if the text does not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { content.attributes[key] }

    public var layoutDirection: LayoutDirection {
      content.clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds { whole.typographicBounds }

    public var characterIndices: [CharacterIndex] { whole.characterIndices }

    private var whole: RunSlice { self[startIndex..<endIndex] }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public var run: Run
    /// The indices of the glyphs in the run.
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of a custom attribute; nil if the text does not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The glyphs, without indices that the run does not have.
    var clusters: ArraySlice<TextDetail.Cluster> {
      run.content.clusters[indices.clamped(to: run.content.clusters.indices)]
    }

    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      guard let first = clusters.first, let last = clusters.last else { return bounds }
      bounds.origin = CGPoint(x: run.origin.x + first.x, y: run.origin.y)
      bounds.width = last.x + last.width - first.x
      bounds.ascent = clusters.map(\.ascent).max() ?? 0
      bounds.descent = clusters.map(\.descent).max() ?? 0
      bounds.leading = clusters.map(\.leading).max() ?? 0
      return bounds
    }

    public var characterIndices: [CharacterIndex] {
      clusters.map { CharacterIndex(offset: $0.character) }
    }
  }
}
