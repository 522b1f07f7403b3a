/// The values of an extension's literals, in a file beside its executable.
///
/// `vitrine serve --watch` builds a variant of an extension that reads its literals from this file.
/// A change of a literal is then a change of data.
///
/// The file has 64-bit words in little-endian order, and then the strings in UTF-8:
///
/// | word | meaning |
/// |---|---|
/// | 0 | the number of values |
/// | 1 + 2i | bits of a number, or the offset of a string in the file |
/// | 2 + 2i | the number of bytes of a string, or all bits set for a number |
public struct LiteralTable: Equatable, Sendable {
  /// The file's name, in the folder of the executable.
  public static let fileName = "Literals"

  public enum Value: Hashable, Sendable {
    case string(String)
    /// An `Int`, the bit pattern of a `Double` or `Float`, or 1 for `true`.
    case bits(UInt64)
  }

  public var values: [Value]

  public init(_ values: [Value]) {
    self.values = values
  }

  /// Reads a file's bytes. Returns nil if they are not a table.
  public init?(bytes: [UInt8]) {
    func word(_ index: Int) -> UInt64? {
      guard index < bytes.count / 8 else { return nil }
      return bytes[(index * 8)..<(index * 8 + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard let count = word(0), count <= UInt64(bytes.count / 16) else { return nil }
    values = []
    for index in 0..<Int(count) {
      guard let first = word(1 + 2 * index), let second = word(2 + 2 * index) else { return nil }
      if second == .max {
        values.append(.bits(first))
        continue
      }
      let (end, isTooLarge) = first.addingReportingOverflow(second)
      guard !isTooLarge, end <= UInt64(bytes.count),
        let text = String(validating: bytes[Int(first)..<Int(end)], as: UTF8.self)
      else { return nil }
      values.append(.string(text))
    }
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var words: [UInt64] = [UInt64(values.count)]
    var strings: [UInt8] = []
    let start = 8 * (1 + 2 * values.count)
    for value in values {
      switch value {
      case .bits(let bits): words += [bits, .max]
      case .string(let text):
        words += [UInt64(start + strings.count), UInt64(text.utf8.count)]
        strings += text.utf8
      }
    }
    return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      + strings
  }
}
