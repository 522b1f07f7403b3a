/// Messages that quote untrusted text: names and paths of a project, or output of a process.
extension String {
  /// The message as one line. Replaces line breaks and other control characters by spaces, and
  /// truncates the text after 2,000 bytes.
  ///
  /// ```swift
  /// "unknown kind \"a\nb\"".asMessageLine  // unknown kind "a b"
  /// ```
  package var asMessageLine: String {
    let limit = 2000
    guard utf8.count > limit || utf8.contains(where: { $0 < 0x20 }) else { return self }
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in unicodeScalars {
      length += UTF8.width(scalar)
      guard length <= limit else { return String(result) + "…" }
      result.append(scalar.value < 0x20 ? " " : scalar)
    }
    return String(result)
  }
}
