import Foundation
import FoundationSupplement

/// Looks up a localized key and fills its arguments into the format.
enum LocalizedFormat {
  enum Piece {
    case string(String)
    case text(Text)
  }

  /// Returns the filled format as pieces of Markdown, with `Text` arguments in between.
  ///
  /// Markdown marks in values are literal text. A `Text` argument keeps its style: the format is
  /// filled with a placeholder for it, and the result is split at the placeholders.
  static func pieces(
    of key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale
  ) -> [Piece] {
    var texts: [Text] = []
    let arguments = key.arguments.map { argument -> FormatArgument in
      switch argument {
      case .value(.text(let string)): return .text(InlineMarkdown.literal(string))
      case .value(let value): return value
      case .text(let text):
        texts.append(text)
        return .text("\(delimiter)\(texts.count - 1)\(delimiter)")
      }
    }
    let filled = LocalizedStrings(bundle: bundle).text(
      key: key.key, arguments: arguments, table: table, locale: locale)
    guard !texts.isEmpty else { return [.string(filled)] }
    // Every second part is the index of a `Text`.
    return filled.split(separator: delimiter, omittingEmptySubsequences: false).enumerated()
      .compactMap { position, part in
        if position.isMultiple(of: 2) { return part.isEmpty ? nil : .string(String(part)) }
        guard let index = Int(part), texts.indices.contains(index) else { return nil }
        return .text(texts[index])
      }
  }

  /// Delimits placeholders. It is the last private use character, which texts do not contain.
  private static let delimiter: Character = "\u{10FFFD}"
}
