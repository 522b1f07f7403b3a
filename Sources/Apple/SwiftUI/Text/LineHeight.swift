import ViewArchive

// Compatibility (modifiers): partial | `lineHeight` | the distance of baselines, never less than
//   the font's height; the first line keeps the font's height. The factors of `.tight`, `.normal`
//   and `.loose` are estimates

extension AttributedString {
  /// The distance between the baselines of two lines. It is never less than the height of the
  /// font, so that lines do not overlap. The first line keeps the font's height.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case variable
      case multiple(CGFloat)
      case increase(CGFloat)
      case exact(CGFloat)
    }

    private let kind: Kind

    /// The font's own line height.
    public static let variable = LineHeight(kind: .variable)
    public static let tight = LineHeight(kind: .multiple(1.2))
    public static let normal = LineHeight(kind: .multiple(1.3))
    public static let loose = LineHeight(kind: .multiple(1.5))

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }

    /// The font's size and a length in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(increase))
    }

    /// A length in points, whatever the font.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// The line height for a font, in points.
    func points(_ request: FontRequest) -> Double {
      let points: Double =
        switch kind {
        case .variable: request.lineHeight
        case .multiple(let factor): request.size * factor
        case .increase(let length): request.size + length
        case .exact(let length): length
        }
      return points.isFinite ? min(max(points, 0), 10_000) : request.lineHeight
    }
  }
}

extension EnvironmentValues {
  public var lineHeight: AttributedString.LineHeight? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }
}

extension View {
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
