import Foundation

/// Renumbers an SVG document's identifiers from one.
///
/// Cairo numbers them with a counter per process, so the same picture drawn twice would differ.
enum SVGIdentifiers {
  static func renumbered(_ document: Data) -> Data {
    let bytes = [UInt8](document)
    var result = Data(capacity: bytes.count)
    var names: [ArraySlice<UInt8>: Int] = [:]
    var position = 0
    // The text before an identifier, and the byte that ends it.
    let delimiters: [(before: [UInt8], end: UInt8)] = [
      (Array(" id=\"".utf8), UInt8(ascii: "\"")), (Array("=\"#".utf8), UInt8(ascii: "\"")),
      (Array("url(#".utf8), UInt8(ascii: ")")),
    ]
    while position < bytes.count {
      let rest = bytes[position...]
      guard let delimiter = delimiters.first(where: { rest.starts(with: $0.before) }),
        let end = rest.dropFirst(delimiter.before.count).firstIndex(of: delimiter.end)
      else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let name = bytes[(position + delimiter.before.count)..<end]
      let number = names[name, default: names.count + 1]
      names[name] = number
      result.append(contentsOf: delimiter.before)
      result.append(contentsOf: "s\(number)".utf8)
      position = end
    }
    return result
  }
}
