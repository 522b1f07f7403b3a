/// Finds what matters to the builder in Swift source: code that is in no comment and no string.
///
/// It knows tokens' ends only: nested comments, string literals with their delimiters, and what
/// stands inside interpolations is skipped with the string.
struct SwiftScanner {
  /// UTF-8 offsets of a file's text.
  struct Findings: Equatable {
    /// Conditions of `#if` and `#elseif`, to the end of their lines or a comment.
    var conditions: [Range<Int>] = []
    /// Where `@main` begins.
    var mainAttributes: [Int] = []
    /// Names of the classes that inherit from `INExtension` by name.
    var intentsExtensions: [String] = []
    /// Names of the modules that are imported.
    var imports: Set<String> = []
  }

  private let text: [UInt8]
  private var position = 0
  private var findings = Findings()

  static func scan(_ text: [UInt8]) -> Findings {
    var scanner = SwiftScanner(text: text)
    while scanner.position < text.count { scanner.step() }
    return scanner.findings
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func step() {
    switch text[position] {
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipBlockComment()
    case UInt8(ascii: "\""): skipString(pounds: 0)
    case UInt8(ascii: "#"):
      let pounds = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
      if byte(at: position + pounds) == UInt8(ascii: "\"") {
        position += pounds
        skipString(pounds: pounds)
      } else if !takeCondition("#if") && !takeCondition("#elseif") {
        position += 1
      }
    case UInt8(ascii: "@") where follows("@main") && !isIdentifier(at: position + 5):
      findings.mainAttributes.append(position)
      position += 5
    case UInt8(ascii: "c") where follows("class ") && !isIdentifier(at: position - 1): takeClass()
    case UInt8(ascii: "i") where follows("import ") && !isIdentifier(at: position - 1): takeImport()
    default: position += 1
    }
  }

  /// `class Name: INExtension`.
  private mutating func takeClass() {
    let line = text[position...].prefix(200).prefix { $0 != UInt8(ascii: "{") }
    position += "class ".utf8.count
    let declaration = /class\s+([A-Za-z_][A-Za-z0-9_]*)\s*:\s*INExtension\b/
    if let match = String(decoding: line, as: UTF8.self).prefixMatch(of: declaration) {
      findings.intentsExtensions.append(String(match.1))
    }
  }

  /// `import Module`, or of one declaration: `import class Module.Name`.
  private mutating func takeImport() {
    let line = text[position...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    position += "import ".utf8.count
    let statement =
      /import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
    if let match = String(decoding: line, as: UTF8.self).prefixMatch(of: statement) {
      findings.imports.insert(String(match.1))
    }
  }

  private mutating func takeCondition(_ directive: String) -> Bool {
    let start = position + directive.utf8.count
    guard follows(directive), !isIdentifier(at: start) else { return false }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "/"),
        byte(at: end + 1) == UInt8(ascii: "/") || byte(at: end + 1) == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    findings.conditions.append(start..<end)
    position = end
    return true
  }

  private mutating func skipLine() {
    while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        position += 2
      } else if follows("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  /// `position` is at the opening quote.
  private mutating func skipString(pounds: Int) {
    let isMultiline = follows("\"\"\"")
    position += isMultiline ? 3 : 1
    let end = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    while position < text.count {
      if follows(end) {
        position += end.utf8.count
        return
      }
      if !isMultiline && text[position] == UInt8(ascii: "\n") { return }
      if follows(escape) {
        position += escape.utf8.count
        if byte(at: position) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else {
        position += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(pounds: 0)
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < text.count
  }

  private func follows(_ expected: String) -> Bool {
    let bytes = expected.utf8
    guard position + bytes.count <= text.count else { return false }
    return zip(bytes, text[position...]).allSatisfy { $0 == $1 }
  }

  private func byte(at index: Int) -> UInt8? {
    text.indices.contains(index) ? text[index] : nil
  }

  private func isIdentifier(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
