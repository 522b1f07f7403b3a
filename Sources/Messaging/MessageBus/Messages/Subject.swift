/// Subjects: words separated by dots. In a pattern, `*` matches one word, and a `>` at the end
/// matches one or more words.
package enum Subject {
  /// In bytes. NATS limits the line with the subject to 4,096 bytes.
  package static let maximumLength = 2000

  /// Whether a pattern matches a subject.
  package static func matches(_ pattern: String, _ subject: String) -> Bool {
    var words = words(subject)[...]
    for part in Self.words(pattern) {
      if part == ">" { return !words.isEmpty }
      guard let word = words.popFirst(), part == "*" || part == word else { return false }
    }
    return words.isEmpty
  }

  /// Whether the subject is valid for a message: no empty words, wildcards or spaces.
  package static func isValid(_ subject: String) -> Bool {
    check(subject, allowsWildcards: false)
  }

  /// Whether the pattern is valid for subscriptions.
  package static func isValidPattern(_ pattern: String) -> Bool {
    check(pattern, allowsWildcards: true)
  }

  /// Works on bytes for speed, because each message is checked.
  private static func check(_ subject: String, allowsWildcards: Bool) -> Bool {
    var subject = subject
    return subject.withUTF8 { check($0, allowsWildcards: allowsWildcards) }
  }

  private static func check(
    _ subject: UnsafeBufferPointer<UInt8>, allowsWildcards: Bool
  ) -> Bool {
    guard subject.count <= maximumLength else { return false }
    var length = 0
    var first: UInt8 = 0
    for byte in subject {
      guard byte > 0x20, byte != 0x7F else { return false }
      guard byte == UInt8(ascii: ".") else {
        if length == 0 { first = byte }
        length += 1
        continue
      }
      // A `>` must be the last word.
      if length == 0 || length == 1 && first == UInt8(ascii: ">") { return false }
      if length == 1, first == UInt8(ascii: "*"), !allowsWildcards { return false }
      length = 0
    }
    let isWildcard = length == 1 && (first == UInt8(ascii: "*") || first == UInt8(ascii: ">"))
    return length > 0 && (allowsWildcards || !isWildcard)
  }

  /// Whether a subject exists that matches both patterns.
  static func overlap(_ first: String, _ second: String) -> Bool {
    var rest = words(second)[...]
    for word in words(first) {
      guard let other = rest.popFirst() else { return false }
      if word == ">" || other == ">" { return true }
      guard word == other || word == "*" || other == "*" else { return false }
    }
    return rest.isEmpty
  }

  /// Encodes a text as one word of a subject. Letters, digits, `-` and `_` are kept; other bytes
  /// become `=` and two hexadecimal digits. Different texts have different words. The words are
  /// also valid in keys of key-value buckets.
  package static func word(_ text: String) -> String {
    guard !text.isEmpty else { return "=" }
    if text.utf8.allSatisfy(isPlain) { return text }
    let digits: StaticString = "0123456789ABCDEF"
    return String(unsafeUninitializedCapacity: text.utf8.count * 3) { word in
      var count = 0
      for byte in text.utf8 {
        if isPlain(byte) {
          word[count] = byte
          count += 1
        } else {
          word[count] = UInt8(ascii: "=")
          word[count + 1] = digits.utf8Start[Int(byte >> 4)]
          word[count + 2] = digits.utf8Start[Int(byte & 15)]
          count += 3
        }
      }
      return count
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Decodes a word of `word(_:)`. nil if the word is not its canonical encoding.
  package static func text(of word: String) -> String? {
    if word == "=" { return "" }
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    // Rejects other encodings of the same text, so that each text has one word.
    guard let text = String(validating: bytes, as: UTF8.self), self.word(text) == word else {
      return nil
    }
    return text
  }

  static func words(_ subject: String) -> [Substring] {
    subject.split(separator: ".", omittingEmptySubsequences: false)
  }
}
