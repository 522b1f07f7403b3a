/// Rewrites platform conditions so that sources written for iOS compile their iOS branches on
/// Linux.
///
/// ```swift
/// #if os(iOS) && !os(Linux)      // before
/// #if true    && !false          // after
/// ```
/// `os(iOS)` and `targetEnvironment(simulator)` become `true`, `os(Linux)` becomes `false`. Only
/// the conditions of `#if` and `#elseif` are rewritten. `os(macOS)`, `os(watchOS)` and the like
/// need no rewriting: they are false on Linux as well. `canImport` is left to the compiler, which
/// answers by the modules that exist.
///
/// A replacement is padded to the length of the original text, so that the lines and columns in
/// diagnostics are those of the author's file. The author's file is never written: the compiler
/// reads the rewritten text through a `SourceOverlay`.
enum PlatformConditions {
  private static let replacements: [(function: String, argument: String, value: String)] = [
    ("os", "iOS", "true"),
    ("os", "Linux", "false"),
    // As in a simulator, there is no hardware to call.
    ("targetEnvironment", "simulator", "true"),
  ]

  /// The source with its conditions rewritten; nil if nothing changes.
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

  /// The end of `function(argument)` if the text begins with it. Spaces between tokens are allowed.
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
