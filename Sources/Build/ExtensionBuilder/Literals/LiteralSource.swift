import LiteralTable
import SourceScanner

/// A source of which some literals are calls that read a table.
///
/// Every other text that differs from the source only in these literals means the same as the
/// source with other values in the table.
struct LiteralSource {
  struct Slot {
    /// The number of the literal in the source.
    var literal: Int
    var form: LiteralForm
    var isNegative: Bool
    /// The index of the value in the table.
    var index: Int
    /// The offset of the literal, with its sign.
    var start: Int
  }

  let text: [UInt8]
  let literals: [SourceLiteral]
  let slots: [Slot]

  /// - Parameters:
  ///   - text: The source as the author has saved it.
  ///   - found: The literals as the compiler has read them, by their offsets.
  ///   - firstIndex: The index of the first value in the table.
  init(_ text: [UInt8], _ found: [Int: LiteralFinder.Found], firstIndex: Int) {
    self.text = text
    literals = SourceLiteral.all(in: text)
    var slots: [Slot] = []
    for (number, literal) in literals.enumerated() {
      let start = literal.range.lowerBound
      let isSigned = start > 0 && text[start - 1] == UInt8(ascii: "-")
      let places = [start] + (isSigned ? [start - 1] : [])
      guard let place = places.first(where: { found[$0] != nil }), let literalFound = found[place],
        literalFound.isNegative == (place < start),
        literalFound.form.value(of: literal, isNegative: literalFound.isNegative) != nil
      else { continue }
      slots.append(
        Slot(
          literal: number, form: literalFound.form, isNegative: literalFound.isNegative,
          index: firstIndex + slots.count, start: place))
    }
    self.slots = slots
  }

  /// The indices of the values, by the offsets of the literals.
  var indices: [Int: Int] {
    Dictionary(uniqueKeysWithValues: slots.map { ($0.start, $0.index) })
  }

  /// The source with calls in place of the literals.
  ///
  /// - Parameter rewritten: The text with changes of the same length, such as those of
  ///   `SourceRewrite`.
  func replaced(in rewritten: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for slot in slots {
      let range = slot.start..<literals[slot.literal].range.upperBound
      result += rewritten[end..<range.lowerBound]
      // The lines after it keep their numbers.
      let lines = text[range].count { $0 == UInt8(ascii: "\n") }
      result += Array(slot.form.replacement(index: slot.index, lines: lines).utf8)
      end = range.upperBound
    }
    return result + rewritten[end...]
  }

  /// The values of the literals in another text, in the order of `slots`; nil if the text differs
  /// in something else.
  func values(in other: [UInt8]) -> [LiteralTable.Value]? {
    let others = SourceLiteral.all(in: other)
    guard others.count == literals.count else { return nil }
    var values: [LiteralTable.Value] = []
    var rest = slots[...]
    var (end, otherEnd) = (0, 0)
    for (number, (literal, changed)) in zip(literals, others).enumerated() {
      guard
        text[end..<literal.range.lowerBound] == other[otherEnd..<changed.range.lowerBound]
      else { return nil }
      (end, otherEnd) = (literal.range.upperBound, changed.range.upperBound)
      guard rest.first?.literal == number, let slot = rest.popFirst() else {
        guard literal.text == changed.text else { return nil }
        continue
      }
      guard Self.isLike(literal, changed),
        let value = slot.form.value(of: changed, isNegative: slot.isNegative)
      else { return nil }
      values.append(value)
    }
    return text[end...] == other[otherEnd...] ? values : nil
  }

  /// Whether the compiler chooses the same types for both literals, and the lines after them have
  /// the same numbers.
  private static func isLike(_ first: SourceLiteral, _ second: SourceLiteral) -> Bool {
    guard first.kind == second.kind else { return false }
    if first.text == second.text || first.kind != .string { return true }
    guard first.text.count(where: { $0 == "\n" }) == second.text.count(where: { $0 == "\n" }),
      let one = first.string, let other = second.string
    else { return false }
    return StringLength(one) == .several && StringLength(other) == .several
  }
}

/// The length of a string as far as it influences its type: a literal of one character can be a
/// `Character`.
private enum StringLength {
  case several
  /// One character, or perhaps one.
  case uncertain

  init(_ text: String) {
    if text.isEmpty {
      self = .several
      return
    }
    // Which other scalars join to a character depends on the version of Unicode.
    let separate = text.unicodeScalars.count { scalar in
      switch scalar.value {
      case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x482, 0x48A...0x52F, 0x5D0...0x5EA,
        0x620...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
        true
      default: false
      }
    }
    self = separate >= 2 ? .several : .uncertain
  }
}
