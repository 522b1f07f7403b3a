import Foundation

// Compatibility: partial | `AttributedString(markdown:)` | strong, emphasis, code, strikethrough,
//   links, images, line breaks; with `full` syntax also headers, lists, quotes and code blocks,
//   with their `presentationIntent`. Lists in lists and blocks in quotes are flattened. No tables,
//   HTML, link references, extended attributes or source positions

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and their contents.
      case full
      /// The contents of one paragraph.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Has no effect: `^[text](attribute: value)` stays as it is.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Has no effect: every string is valid Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as an attribute.
    public var languageCode: String?
    /// Has no effect.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown. Emphasis and code become `inlinePresentationIntent`, links become `link`.
  ///
  /// ```swift
  /// let text = try AttributedString(markdown: "Tea at **4**")
  /// ```
  /// - Parameter baseURL: What relative links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks.blocks(of: markdown) {
        var text =
          block.isLiteral
          ? AttributedString(block.text)
          : AttributedString(inline: block.text, whitespace: .collapsed, baseURL)
        text.presentationIntent = block.intent
        append(text)
      }
    case .inlineOnly:
      append(
        AttributedString(
          inline: markdown.trimmingCharacters(in: .whitespacesAndNewlines),
          whitespace: .collapsed, baseURL))
    case .inlineOnlyPreservingWhitespace:
      append(AttributedString(inline: markdown, whitespace: .preserved, baseURL))
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let string = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: string, options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
  }

  /// The attributes of a scope are not read from Markdown.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  init(
    inline markdown: String, whitespace: InlineMarkdown.Whitespace = .preserved,
    _ baseURL: URL? = nil
  ) {
    self.init()
    for span in InlineMarkdown.spans(of: markdown, whitespace: whitespace) {
      var run = AttributedString(span.text)
      if !span.intent.isEmpty { run.inlinePresentationIntent = span.intent }
      run.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      if let image = span.image {
        run.imageURL = URL(string: image, relativeTo: baseURL)
        run.alternateDescription = span.text
      }
      append(run)
    }
  }
}
