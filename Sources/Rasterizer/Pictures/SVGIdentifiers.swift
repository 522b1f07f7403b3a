import Foundation

/// Numbers an SVG document's identifiers from one.
///
/// Cairo takes them from a counter of the whole process, so that the second picture would differ
/// from the first.
enum SVGIdentifiers {
  static func renumbered(_ document: Data) -> Data {
    let bytes = [UInt8](document)
    var result = Data(capacity: bytes.count)
    var names: [ArraySlice<UInt8>: Int] = [:]
    var position = 0
    // What stands before an identifier, and the byte that ends it.
    let places: [(before: [UInt8], end: UInt8)] = [
      (Array(" id=\"".utf8), UInt8(ascii: "\"")), (Array("=\"#".utf8), UInt8(ascii: "\"")),
      (Array("url(#".utf8), UInt8(ascii: ")")),
    ]
    while position < bytes.count {
      let rest = bytes[position...]
      guard let place = places.first(where: { rest.starts(with: $0.before) }),
        let end = rest.dropFirst(place.before.count).firstIndex(of: place.end)
      else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let name = bytes[(position + place.before.count)..<end]
      let number = names[name, default: names.count + 1]
      names[name] = number
      result.append(contentsOf: place.before)
      result.append(contentsOf: "s\(number)".utf8)
      position = end
    }
    return result
  }
}
