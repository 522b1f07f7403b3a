import Foundation

extension FormatString {
  /// The text with its values inserted. Numbers are formatted for the locale.
  ///
  /// - Parameter variable: Returns the text of a plural variable, given its name and the index of
  ///   its value.
  func filled(
    with arguments: [FormatArgument], locale: Locale,
    variable: (String, Int) -> String = { _, _ in "" }
  ) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .variable(let name, let index): return variable(name, index)
      case .value(let index, let specification):
        guard arguments.indices.contains(index) else { return "" }
        return specification.text(of: arguments[index], locale: locale)
      }
    }.joined()
  }
}

extension FormatString.Specification {
  func text(of argument: FormatArgument, locale: Locale) -> String {
    padded(unpadded(argument, locale: locale))
  }

  private func unpadded(_ argument: FormatArgument, locale: Locale) -> String {
    switch argument {
    case .text(let text): return precision.map { String(text.prefix($0)) } ?? text
    case .integer(let value):
      switch conversion {
      case "x": return String(UInt64(bitPattern: value), radix: 16)
      case "X": return String(UInt64(bitPattern: value), radix: 16, uppercase: true)
      case "o": return String(UInt64(bitPattern: value), radix: 8)
      case "c": return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      case "f", "F", "e", "E", "g", "G": return text(real: Double(value), locale: locale)
      default: return text(integer: Decimal(value), locale: locale)
      }
    case .unsigned(let value):
      switch conversion {
      case "x": return String(value, radix: 16)
      case "X": return String(value, radix: 16, uppercase: true)
      default: return text(integer: Decimal(value), locale: locale)
      }
    case .real(let value):
      switch conversion {
      case "d", "i", "u":
        guard value.isFinite else { return "" }
        return text(integer: Decimal(value.rounded(.towardZero)), locale: locale)
      default: return text(real: value, locale: locale)
      }
    }
  }

  private func text(integer value: Decimal, locale: Locale) -> String {
    let isPadded = flags.contains("0") && width != nil
    let style = Decimal.FormatStyle(locale: locale)
      .grouping(isPadded ? .never : .automatic)
      .sign(strategy: flags.contains("+") ? .always() : .automatic)
    guard let precision else { return style.format(value) }
    return style.precision(.integerLength(max(precision, 1)...)).format(value)
  }

  private func text(real value: Double, locale: Locale) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    switch conversion {
    case "e", "E", "g", "G":
      return String(format: "%.\(precision ?? 6)\(conversion)", value)
    default:
      // As on Apple's platforms: `%@` formats a number without padding, `%f` with six decimals.
      let style = FloatingPointFormatStyle<Double>(locale: locale)
        .sign(strategy: flags.contains("+") ? .always() : .automatic)
      if conversion == "@" { return style.format(value) }
      return style.precision(.fractionLength(precision ?? 6)).format(value)
    }
  }

  private func padded(_ text: String) -> String {
    let missing = (width ?? 0) - text.count
    guard missing > 0 else { return text }
    let isNumber = conversion != "@" && conversion != "s"
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), isNumber else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { "+-".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
