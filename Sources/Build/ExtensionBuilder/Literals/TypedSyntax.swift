/// The compiler's type-checked syntax tree of a source, as `swiftc -dump-ast` writes it in JSON.
///
/// Names are those of Swift 6.3. A tree in another form has no literals that are known to be
/// constants of a type, and differs from others, so that nothing is derived from it.
indirect enum TypedSyntax {
  typealias Fields = [(key: String, value: TypedSyntax)]

  case node(Fields)
  case list([TypedSyntax])
  /// A string with its escapes, a number, `true`, `false` or `null`.
  case text(String)

  /// Reads JSON. Returns nil if it is damaged, or nested too deeply for the stack.
  init?(json: [UInt8]) {
    let tree = json.withUnsafeBufferPointer { bytes in
      var reader = TypedSyntaxReader(bytes: bytes)
      return reader.value(depth: 0)
    }
    guard let tree else { return nil }
    self = tree
  }

  subscript(key: String) -> TypedSyntax? {
    guard case .node(let fields) = self else { return nil }
    return fields[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements of a list; empty for anything else.
  var elements: [TypedSyntax] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  var kind: String? { self["_kind"]?.text }

  /// The offset of the first byte in the source.
  var start: Int? { self["range"]?["start"]?.text.flatMap { Int($0) } }

  /// The identifier (USR) of the declaration that a call's function refers to.
  var calledDeclaration: String? {
    var function = self["fn"]
    while let node = function {
      if let usr = node["decl"]?["decl_usr"]?.text { return usr }
      function = node["fn"]
    }
    return nil
  }
}

extension [(key: String, value: TypedSyntax)] {
  subscript(key: String) -> TypedSyntax? { first { $0.key == key }?.value }

  /// The fields that describe code: an initial value is also there in its form before the compiler
  /// has added property wrappers.
  var code: [(key: String, value: TypedSyntax)] {
    let isProcessed = contains { $0.key == "processed_init" }
    return isProcessed ? filter { $0.key != "original_init" } : self
  }
}

private struct TypedSyntaxReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Deeper trees could overflow the stack.
  private static let depthLimit = 2000

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0A { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) -> TypedSyntax? {
    guard depth < Self.depthLimit else { return nil }
    if take("{") {
      var fields: TypedSyntax.Fields = []
      if take("}") { return .node(fields) }
      repeat {
        guard take("\""), let key = string(), take(":"), let value = value(depth: depth + 1)
        else { return nil }
        fields.append((key, value))
      } while take(",")
      return take("}") ? .node(fields) : nil
    }
    if take("[") {
      var elements: [TypedSyntax] = []
      if take("]") { return .list(elements) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while take(",")
      return take("]") ? .list(elements) : nil
    }
    if take("\"") { return string().map { .text($0) } }
    let start = index
    while index < bytes.count, !",]} \n".utf8.contains(next) { index += 1 }
    return index > start ? .text(String(decoding: bytes[start..<index], as: UTF8.self)) : nil
  }

  /// The rest of a string after its quote, with its escapes.
  private mutating func string() -> String? {
    let start = index
    while index < bytes.count, next != UInt8(ascii: "\"") {
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
