import Foundation
import FoundationSupplement

/// Looks a key up and puts its arguments into the format found.
enum LocalizedFormat {
  enum Piece {
    case string(String)
    case text(Text)
  }

  /// Pieces are Markdown; values are put in as text, their own marks escaped. A `Text` among them keeps its style: a mark stands in its place
  /// until the format is filled, and the result is taken apart at the marks.
  static func pieces(
    of key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale
  ) -> [Piece] {
    var texts: [Text] = []
    let arguments = key.arguments.map { argument -> FormatArgument in
      switch argument {
      case .value(.text(let string)): return .text(InlineMarkdown.escaped(string))
      case .value(let value): return value
      case .text(let text):
        texts.append(text)
        return .text("\(mark)\(texts.count - 1)\(mark)")
      }
    }
    let filled = LocalizedStrings(bundle: bundle).text(
      key: key.key, arguments: arguments, table: table, locale: locale)
    guard !texts.isEmpty else { return [.string(filled)] }
    // Between marks, every other part is an index.
    return filled.split(separator: mark, omittingEmptySubsequences: false).enumerated()
      .compactMap { position, part in
        if position.isMultiple(of: 2) { return part.isEmpty ? nil : .string(String(part)) }
        guard let index = Int(part), texts.indices.contains(index) else { return nil }
        return .text(texts[index])
      }
  }

  /// Of the private use area, and last in it: texts have no use for it.
  private static let mark: Character = "\u{10FFFD}"
}
