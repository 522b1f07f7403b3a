import ViewArchive

// Compatibility (modifiers): works | `font`, `fontWeight`, `fontDesign`, `bold`, `italic`,
//   `monospaced`, `monospacedDigit`, `underline`, `strikethrough`, `kerning`, `tracking`,
//   `baselineOffset`, `textCase`, `textScale`, `lineLimit`, `lineSpacing`,
//   `multilineTextAlignment`, `minimumScaleFactor`, `truncationMode`, `allowsTightening`
// Compatibility (state): works | `font`, `lineLimit`, `lineSpacing`, `multilineTextAlignment`,
//   `minimumScaleFactor`, `truncationMode`, `textCase`, `allowsTightening`

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// The environment's text settings, which text modifiers on views change.
struct TextSettings {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var fontChanges: [Font.Change] = []
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: Double = 1
  var textCase: Text.Case?
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  /// The number of lines for which space is reserved; 0 reserves none.
  var minimumLineCount = 0
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// nil is the font's own line height.
  var lineHeight: AttributedString.LineHeight?
  /// For text renderers.
  var attributes = TextAttributes()
}

private enum TextSettingsKey: EnvironmentKey {
  static var defaultValue: TextSettings { TextSettings() }
}

extension EnvironmentValues {
  var text: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.text.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.weight, weight)
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.text.width, width)
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.design, design)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.isBold, isActive)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.isItalic, isActive)
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.text.fontChanges) { changes in
      changes.removeAll { $0 == .monospaced }
      if isActive { changes.append(.monospaced) }
    }
  }

  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment(\.text.fontChanges) { $0.append(.monospacedDigit) }
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.tracking, kerning)
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.tracking, tracking)
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.text.baselineOffset, baselineOffset)
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.text.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text.scale) { if isEnabled { $0 = scale.factor } }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.text.textCase, textCase)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.text.alignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.text.truncation, mode)
  }

  /// - Parameter lineSpacing: The space between lines, in points, added to the font's leading.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.text.lineSpacing, lineSpacing)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.text.allowsTightening, flag)
  }

  /// - Parameter factor: The smallest scale, 0…1, to which text shrinks before it is truncated.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.text.minimumScaleFactor, factor)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimit(minimum: 0, maximum: number)
  }

  /// Reserves space for at least `limit.lowerBound` lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(minimum: limit.lowerBound, maximum: nil)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(minimum: 0, maximum: limit.upperBound)
  }

  /// Reserves space for at least `limit.lowerBound` lines and truncates after `limit.upperBound`.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  /// - Parameter reservesSpace: Whether the text is as high as `limit` lines even if it has fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(minimum: reservesSpace ? limit : 0, maximum: limit)
  }

  nonisolated private func lineLimit(minimum: Int, maximum: Int?) -> some View {
    transformEnvironment(\.text) { text in
      text.lineLimit = maximum
      text.minimumLineCount = minimum
    }
  }
}
