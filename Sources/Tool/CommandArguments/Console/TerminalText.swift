extension String {
  /// The text without control characters, which a terminal would execute: names, texts and crash
  /// messages come from extensions. Each is replaced by its control picture, such as ␛ for Escape.
  /// Line feeds and tabs are kept.
  var visibleInTerminal: String {
    guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isTerminalControl ? scalar.picture : scalar) }
    return String(text)
  }
}

extension String {
  /// JSON text with escapes for the control characters that JSON allows in strings.
  package var jsonForTerminal: String {
    guard unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) else { return self }
    return unicodeScalars.map { scalar in
      (0x7F...0x9F).contains(scalar.value)
        ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// C0 and C1 controls and Delete, without line feed and tab.
  fileprivate var isTerminalControl: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t"
  }

  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
