import Foundation
import FoundationSupplement
import ViewArchive

/// Resolves a `Text` into styled segments for a context.
///
/// Localization, Markdown, attributed runs, and joined texts are flattened into a list of segments.
/// Each has a complete style: the environment's settings, overridden by the text's own changes.
@MainActor
struct TextResolution {
  let session: RenderSession

  func resolve(_ text: Text, _ context: _ViewContext) -> ResolvedSegments {
    var segments = ResolvedSegments()
    append(text, context, to: &segments)
    return segments
  }

  /// Returns the text's accessibility label, or nil if none is set.
  func accessibilityLabel(_ text: Text, _ context: _ViewContext) -> String? {
    for case .accessibilityLabel(let label) in text.changes.reversed() {
      return plainString(label, context)
    }
    return nil
  }

  func plainString(_ text: Text, _ context: _ViewContext) -> String {
    resolve(text, context).text.segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .symbol(let name, _): Image.spokenName(ofSymbol: name)
      case .attachment(let attachment): attachment.name
      case .dynamic: ""
      }
    }.joined()
  }

  private func append(
    _ text: Text, _ context: _ViewContext, to segments: inout ResolvedSegments
  ) {
    var context = context
    // The first change is the innermost one. It is applied last, because it takes precedence.
    for change in text.changes.reversed() { apply(change, to: &context.environment) }
    switch text.storage {
    case .verbatim(let string):
      append(string, context, to: &segments)
    case .string(let string):
      noteTranslation(of: string, context)
      append(string, context, to: &segments)
    case .localized(let key, let table, let bundle):
      append(key, table: table, bundle: bundle, context, to: &segments)
    case .resource(let resource):
      append(
        AttributedString(localized: resource.localized(in: context.environment.locale)), context,
        to: &segments)
    case .attributed(let string):
      append(string, context, to: &segments)
    case .formatted(let subject):
      append(subject.string(in: context.environment.locale), context, to: &segments)
    case .styled(let value):
      append(value.text(in: context.environment.locale), context, to: &segments)
    case .dynamic(let date):
      append(content: .dynamic(date), context, to: &segments)
    case .timed(let text):
      let content = text.content(from: session.now, in: context.environment.locale)
      append(content: .dynamic(content), context, to: &segments)
      if context.environment.isInLiveActivity, let style = text.authorsStyle {
        segments.isPlaceholder = true
        session.notice(
          "The format style \(style) is your own: the system, which draws a Live Activity, does not "
            + "have it and shows a placeholder. Use a style of the system, such as "
            + ".timer(countingDownIn:), or Text(timerInterval:).")
      }
    case .image(let image):
      append(image, context, to: &segments)
    case .joined(let left, let right):
      append(left, context, to: &segments)
      append(right, context, to: &segments)
    }
  }

  func append(
    content: StyledText.Content, _ context: _ViewContext, to segments: inout ResolvedSegments
  ) {
    segments.append(StyledText.Segment(content, style: style(context)), context)
  }

  private func append(
    _ string: String, _ context: _ViewContext, to segments: inout ResolvedSegments
  ) {
    guard !string.isEmpty else { return }
    let cased =
      switch context.environment.text.textCase {
      case .uppercase: string.uppercased(with: context.environment.locale)
      case .lowercase: string.lowercased(with: context.environment.locale)
      case nil: string
      }
    append(content: .string(cased), context, to: &segments)
  }

  /// Appends the localized format, filled with its arguments.
  private func append(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ context: _ViewContext,
    to segments: inout ResolvedSegments
  ) {
    let locale = context.environment.locale
    for piece in LocalizedFormat.pieces(of: key, table: table, bundle: bundle, locale: locale) {
      switch piece {
      case .string(let string): append(markdown: string, context, &segments)
      case .text(let text): append(text, context, to: &segments)
      }
    }
  }

  /// Appends the spans of a localized string, which is Markdown.
  private func append(
    markdown string: String, _ context: _ViewContext,
    _ segments: inout ResolvedSegments
  ) {
    guard InlineMarkdown.mayContainMarks(string) else {
      return append(string, context, to: &segments)
    }
    for span in InlineMarkdown.spans(of: string) {
      var context = context
      if span.link != nil {
        apply(.style(EquatableStyle(TintShapeStyle())), to: &context.environment)
      }
      for change in span.intent.textChanges { apply(change, to: &context.environment) }
      append(span.text, context, to: &segments)
    }
  }

  private func append(
    _ string: AttributedString, _ context: _ViewContext, to segments: inout ResolvedSegments
  ) {
    for run in string.runs {
      var context = context
      if run.link != nil {
        apply(.style(EquatableStyle(TintShapeStyle())), to: &context.environment)
      }
      if run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] != nil {
        session.notice("The backgroundColor of an AttributedString is not drawn.")
      }
      for change in run.swiftUIChanges { apply(change, to: &context.environment) }
      append(String(string[run.range].characters), context, to: &segments)
    }
  }

  private func apply(_ change: TextChange, to environment: inout EnvironmentValues) {
    switch change {
    case .font(let font):
      if let font { environment.text.font = font }
    case .fontChange(let change): environment.text.fontChanges.append(change)
    case .weight(let weight):
      environment.text.weight = weight
      environment.text.isBold = false
    case .width(let width): environment.text.width = width
    case .design(let design): environment.text.design = design
    case .italic(let isItalic): environment.text.isItalic = isItalic
    case .bold(let isBold):
      environment.text.isBold = isBold
      if isBold { environment.text.weight = nil }
    case .style(let style):
      if let style { environment.setForeground([style.erased]) }
    case .tracking(let tracking): environment.text.tracking = tracking
    case .baselineOffset(let offset): environment.text.baselineOffset = offset
    case .underline(let line): environment.text.underline = line
    case .strikethrough(let line): environment.text.strikethrough = line
    case .scale(let factor): environment.text.scale = factor
    case .accessibilityLabel: break
    case .attributes(let attributes): environment.text.attributes.add(attributes)
    }
  }

  private func style(_ context: _ViewContext) -> TextStyle {
    let environment = context.environment
    let text = environment.text
    let paint = ResolvedSegments.paint(context, in: .zero)
    let font = environment.fontRequest
    if font.width != 100 {
      session.notice(
        "A condensed or expanded font is drawn at normal width: the substitute for the system font "
          + "has no other widths.")
    }
    return TextStyle(
      font: font, paint: paint, tracking: finite(text.tracking),
      baselineOffset: finite(text.baselineOffset),
      underline: text.underline.map { decoration($0, environment) },
      strikethrough: text.strikethrough.map { decoration($0, environment) })
  }

  private func finite(_ length: CGFloat) -> Double { length.isFinite ? length : 0 }

  private func decoration(
    _ line: Text.LineStyle, _ environment: EnvironmentValues
  ) -> TextStyle.LineDecoration {
    TextStyle.LineDecoration(
      pattern: line.pattern.archived,
      color: line.color.map { $0.resolved($0.provider, in: environment, notice: session.notice) })
  }

  func paragraph(_ environment: EnvironmentValues) -> ParagraphStyle {
    let text = environment.text
    let lineLimit = text.lineLimit.map { max($0, 1) }
    return ParagraphStyle(
      alignment: text.alignment.archived, lineLimit: lineLimit,
      minimumLineCount: min(max(text.minimumLineCount, 0), lineLimit ?? .max),
      truncation: text.truncation.archived, lineSpacing: max(finite(text.lineSpacing), 0),
      minimumScaleFactor: min(max(finite(text.minimumScaleFactor), 0.01), 1),
      allowsTightening: text.allowsTightening,
      rightToLeft: environment.layoutDirection == .rightToLeft,
      localeIdentifier: environment.locale.identifier,
      timeZoneIdentifier: environment.timeZone.identifier)
  }
}

extension EnvironmentValues {
  /// The font of text in this environment.
  var fontRequest: FontRequest {
    var request = (text.font ?? .body).request(in: self)
    let base = text.font ?? .body
    if let weight = text.weight { request.weight = weight.value }
    if text.isBold { base.apply(.bold, to: &request) }
    if text.isItalic { request.isItalic = true }
    if let width = text.width { base.apply(.width(width), to: &request) }
    switch text.design {
    case .serif: request.design = .serif
    case .rounded: request.design = .rounded
    case .monospaced: request.design = .monospaced
    case .default: request.design = .standard
    case nil: break
    }
    for change in text.fontChanges { base.apply(change, to: &request) }
    if text.scale != 1 {
      request.size *= text.scale
      request.lineHeight *= text.scale
    }
    if let lineHeight = text.lineHeight { request.lineHeight = lineHeight.points(request) }
    return request
  }
}

extension TextAlignment {
  var archived: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var archived: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
