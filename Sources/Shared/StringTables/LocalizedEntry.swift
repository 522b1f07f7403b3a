import Foundation

/// A localized text: a format, and the plural forms of its variables.
struct LocalizedEntry: Equatable {
  /// The forms of one variable, by plural category name.
  struct Variable: Equatable {
    /// The index of the value that selects the form; nil for the variable's position in the format.
    var argument: Int?
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]
}

extension LocalizedEntry {
  func text(arguments: [FormatArgument], locale: Locale, language: String) -> String {
    // Without values the text is not a format: percent signs are literal.
    guard !arguments.isEmpty || !variables.isEmpty else { return format }
    return FormatString(format).filled(with: arguments, locale: locale) { name, position in
      guard let variable = variables[name] else { return "" }
      let index = variable.argument ?? position
      guard arguments.indices.contains(index) else { return "" }
      let argument = arguments[index]
      let category = PluralCategory(of: argument.number ?? 0, language: language)
      // An explicit form for zero takes precedence over the language's rule.
      let isZero = argument.number == 0
      guard
        let form = (isZero ? variable.forms["zero"] : nil)
          ?? variable.forms[category.rawValue] ?? variable.forms["other"]
      else { return "" }
      return Self.fill(form, own: argument, at: index, arguments: arguments, locale: locale)
    }
  }

  /// In a form, `%d` and `%arg` are the variable's own value, and `%2$@` is the second of all
  /// values.
  private static func fill(
    _ form: String, own: FormatArgument, at index: Int, arguments: [FormatArgument],
    locale: Locale
  ) -> String {
    var format = FormatString(form)
    format.pieces = format.pieces.map { piece in
      switch piece {
      case .variable("arg", _): .value(index: index, .init(conversion: "d"))
      case .value(_, let specification) where !form.contains("$"):
        .value(index: index, specification)
      default: piece
      }
    }
    return format.filled(with: arguments, locale: locale)
  }
}
