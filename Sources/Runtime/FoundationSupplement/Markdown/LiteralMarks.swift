/// The marks of interpolated values, which are not Markdown.
///
/// A backslash before a mark does not escape it everywhere: it is literal in code and in automatic
/// links. While a text is parsed, private use characters therefore stand in for the marks of its
/// values. Texts do not contain them otherwise.
enum LiteralMarks {
  private static let marks = Array("*_`~[]()!<>\\".unicodeScalars)
  private static let first: UInt32 = 0x10FFE0

  private static let standIns = Dictionary(
    uniqueKeysWithValues: marks.enumerated().compactMap { index, mark in
      Unicode.Scalar(first + UInt32(index)).map { (Character(mark), Character($0)) }
    })

  /// Replaces the marks in a value.
  static func hidden(in value: String) -> String {
    guard value.contains(where: { standIns[$0] != nil }) else { return value }
    return String(value.map { standIns[$0] ?? $0 })
  }

  /// Restores the marks in a part of a text.
  static func restored(in text: String) -> String {
    guard areHidden(in: text) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(mark(scalar) ?? scalar) }
    return String(scalars)
  }

  static func areHidden(in text: String) -> Bool {
    text.unicodeScalars.contains { mark($0) != nil }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= first, scalar.value < first + UInt32(marks.count) else { return nil }
    return marks[Int(scalar.value - first)]
  }
}
