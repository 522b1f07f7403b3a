/// The parts of a request's head that determine where the request ends.
///
/// Rejects ambiguous heads. Source: RFC 9112, 3 to 6.
struct HeadSyntax: Equatable {
  enum Body: Equatable {
    case none
    /// In bytes.
    case length(Int)
    case chunked
  }

  var body = Body.none
  /// Whether there is an `Upgrade` header.
  var isUpgrade = false

  /// - Parameter head: The lines with their ends, including the empty one.
  init(_ head: [UInt8]) throws(WebProblem) {
    let lines = head.dropLast(4).split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    guard let first = lines.first, !first.isEmpty else {
      throw .badFraming("an empty line before the request")
    }
    let isOld = try Self.isOldVersion(requestLine: first)
    var lengths: [Substring] = []
    var encodings: [Substring] = []
    let text = lines.dropFirst()
    guard text.count <= Self.fieldLimit else {
      throw .headTooLarge(limit: RequestFraming.headLimit)
    }
    for line in text {
      let (name, value) = try Self.field(line)
      switch name {
      case "content-length": lengths.append(value)
      case "transfer-encoding": encodings.append(value)
      case "upgrade": isUpgrade = true
      default: break
      }
    }
    body = try Self.body(lengths: lengths, encodings: encodings, isOld: isOld)
  }

  /// The maximum number of fields.
  private static let fieldLimit = 128

  /// Checks `METHOD TARGET HTTP/1.1`. libsoup answers other versions.
  private static func isOldVersion(requestLine line: ArraySlice<UInt8>) throws(WebProblem) -> Bool {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty,
      parts[1].allSatisfy({ 0x21...0x7E ~= $0 }), parts[2].starts(with: "HTTP/".utf8)
    else { throw .badFraming("the first line is not \"METHOD TARGET HTTP/1.1\"") }
    return parts[2].elementsEqual("HTTP/1.0".utf8)
  }

  /// Returns the name in lower case, and the value without the blanks around it.
  private static func field(
    _ line: ArraySlice<UInt8>
  ) throws(WebProblem) -> (name: String, value: Substring) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw .badFraming("a header line is not \"NAME: VALUE\"")
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let end = value.lastIndex { !isBlank($0) }.map { value.index(after: $0) } ?? value.startIndex
    return (name, value[..<end].drop(while: isBlank))
  }

  private static func body(
    lengths: [Substring], encodings: [Substring], isOld: Bool
  ) throws(WebProblem) -> Body {
    if let encoding = encodings.first {
      guard lengths.isEmpty else {
        throw .badFraming("both Content-Length and Transfer-Encoding")
      }
      guard encodings.count == 1, encoding.lowercased() == "chunked", !isOld else {
        throw .badFraming("the only supported Transfer-Encoding is chunked, in HTTP/1.1")
      }
      return .chunked
    }
    guard let length = lengths.first else { return .none }
    guard lengths.count == 1, (1...18).contains(length.utf8.count),
      length.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let count = Int(length)
    else { throw .badFraming("Content-Length is not one number of bytes") }
    return .length(count)
  }

  /// A name or a method (RFC 9110, 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
