/// Makes sources that are written for iOS choose their iOS branches on Linux.
///
/// In the conditions of `#if` and `#elseif` alone: `os(iOS)` and `targetEnvironment(simulator)`
/// hold, `os(Linux)` does not. Every replacement is as long as what it replaces, so that
/// diagnostics name the right columns. `os(macOS)`, `os(watchOS)` and the like are false already,
/// and `canImport` says what there is.
enum PlatformConditions {
  private static let replacements: [(function: String, argument: String, value: String)] = [
    ("os", "iOS", "true"),
    ("os", "Linux", "false"),
    // As in a simulator there is no hardware to call.
    ("targetEnvironment", "simulator", "true"),
  ]

  /// The source with its conditions rewritten; nil where nothing is to be rewritten.
  static func rewrite(_ source: [UInt8], conditions: [Range<Int>]) -> [UInt8]? {
    var result = source
    for range in conditions { rewrite(&result, in: range) }
    return result == source ? nil : result
  }

  private static func rewrite(_ source: inout [UInt8], in range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      guard isWordStart(source, position) else {
        position += 1
        continue
      }
      let text = source[position..<range.upperBound]
      let call = replacements.lazy.compactMap { entry in
        end(of: entry.function, entry.argument, in: text)
          .map { (end: $0, value: entry.value) }
      }.first
      guard let call else {
        position += 1
        continue
      }
      let value = Array(call.value.utf8)
      for offset in position..<call.end {
        let index = offset - position
        source[offset] = index < value.count ? value[index] : UInt8(ascii: " ")
      }
      position = call.end
    }
  }

  private static func isWordStart(_ source: [UInt8], _ position: Int) -> Bool {
    position == 0 || !isWord(source[position - 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Where `function(argument)` ends if the text begins with it; spaces may stand between.
  private static func end(
    of function: String, _ argument: String, in text: ArraySlice<UInt8>
  ) -> Int? {
    var rest = text
    for token in [function, "(", argument, ")"] {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard rest.starts(with: token.utf8) else { return nil }
      rest = rest.dropFirst(token.utf8.count)
    }
    return rest.startIndex
  }
}
