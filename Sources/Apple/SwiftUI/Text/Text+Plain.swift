import FoundationSupplement

extension Text {
  /// The text's characters in the current locale, for names in galleries and tables. Dates and
  /// images are left out.
  package var plainString: String {
    switch storage {
    case .verbatim(let string), .string(let string): string
    case .localized(let key, let table, let bundle):
      LocalizedFormat.pieces(of: key, table: table, bundle: bundle, locale: .current)
        .map { piece in
          switch piece {
          case .string(let string): InlineMarkdown.spans(of: string).map(\.text).joined()
          case .text(let text): text.plainString
          }
        }.joined()
    case .resource(let resource): String(AttributedString(localized: resource).characters)
    case .formatted(let subject): subject.string(in: .current)
    case .styled(let value): String(value.text(in: .current).characters)
    case .attributed(let string): String(string.characters)
    case .dynamic, .timed, .image: ""
    case .joined(let left, let right): left.plainString + right.plainString
    }
  }
}
