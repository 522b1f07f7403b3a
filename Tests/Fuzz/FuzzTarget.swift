/// Code that reads untrusted bytes, with what must hold for any input.
///
/// ```swift
/// try JSONFuzz().check(Array("[1]".utf8))
/// ```
/// libFuzzer calls `check` with inputs that it makes (`script/fuzz`), and `SeedTests` with those of
/// the folder `Corpus` beside the type. A check must not depend on earlier inputs, and must throw
/// or trap if the code does something else than it promises.
protocol FuzzTarget: Sendable {
  init() throws

  /// Throws `FuzzFailure`.
  func check(_ input: [UInt8]) throws
}

/// What did not hold.
struct FuzzFailure: Error, CustomStringConvertible {
  var description: String
}

/// Throws `FuzzFailure` if a condition does not hold.
func require(
  _ condition: Bool, _ message: @autoclosure () -> String
) throws(FuzzFailure) {
  guard condition else { throw FuzzFailure(description: message()) }
}

/// Checks the text of an error or a notice: one line, not empty, and not as long as the input can
/// make it. The tool replaces other control characters when it prints a text.
func requireSentence(_ text: String, limit: Int = 4000) throws(FuzzFailure) {
  try require(!text.isEmpty, "a message is empty")
  try require(
    text.utf8.count <= limit, "a message has \(text.utf8.count) bytes: \(text.prefix(200))")
  try require(
    !text.utf8.contains(UInt8(ascii: "\n")),
    "a message has several lines: \(text.prefix(400).debugDescription)")
}
