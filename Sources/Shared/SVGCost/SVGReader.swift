import Foundation
import LoadedLibrary

/// Reads the elements of an SVG document with libxml2, the parser of librsvg, so that both see the
/// same document. Neither file nor network is accessed.
struct SVGReader {
  private typealias Reader = UnsafeMutableRawPointer
  private typealias NewReader =
    @convention(c) (
      UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt
    ) -> Reader?
  private typealias Number = @convention(c) (Reader?) -> CInt
  private typealias Text = @convention(c) (Reader?) -> UnsafePointer<CChar>?
  private typealias Free = @convention(c) (Reader?) -> Void

  private static let library = LoadedLibrary("libxml2.so.2", "libxml2.so.16")

  /// XML_PARSE_NOERROR, XML_PARSE_NOWARNING and XML_PARSE_NONET. Without XML_PARSE_NOENT, entities
  /// in the content are not replaced, and external ones are not loaded.
  private static let options: CInt = 32 | 64 | 2048

  /// The types of nodes. Source: libxml/xmlreader.h.
  private enum Node: CInt {
    case element = 1
    case text = 3
    case characterData = 4
    case entity = 5
    case instruction = 7
  }

  /// The first one is the root.
  private(set) var elements: [SVGElement] = []
  /// The text of the style sheets.
  private(set) var styles = ""

  /// Throws `SVGLimit`.
  init(_ data: Data) throws(SVGLimit) {
    do {
      try read(data)
    } catch let limit as SVGLimit {
      throw limit
    } catch {
      throw .unreadable("\(error)")
    }
  }

  private mutating func read(_ data: Data) throws {
    let library = Self.library
    let newReader = try library.function("xmlReaderForMemory", as: NewReader.self)
    let next = try library.function("xmlTextReaderRead", as: Number.self)
    let type = try library.function("xmlTextReaderNodeType", as: Number.self)
    let depth = try library.function("xmlTextReaderDepth", as: Number.self)
    let name = try library.function("xmlTextReaderConstLocalName", as: Text.self)
    let value = try library.function("xmlTextReaderConstValue", as: Text.self)
    let nextAttribute = try library.function("xmlTextReaderMoveToNextAttribute", as: Number.self)
    let free = try library.function("xmlFreeTextReader", as: Free.self)
    try data.withUnsafeBytes { bytes in
      guard
        let reader = newReader(
          bytes.bindMemory(to: CChar.self).baseAddress, CInt(bytes.count), nil, nil, Self.options)
      else { throw SVGLimit.unreadable("out of memory") }
      defer { free(reader) }
      // The indices of the elements around the current node.
      var path: [Int] = []
      while true {
        let status = next(reader)
        if status == 0 { return }
        guard status == 1 else { throw SVGLimit.unreadable("it is not well-formed XML") }
        switch Node(rawValue: type(reader)) {
        case .element:
          path.removeSubrange(min(Int(depth(reader)), path.count)...)
          var element = SVGElement(name: name(reader).map { String(cString: $0) } ?? "")
          while nextAttribute(reader) == 1 {
            guard let name = name(reader), let value = value(reader) else { continue }
            let text = String(cString: value)
            // An escape could hide a reference, as in `u\\72l(#filter)`.
            if text.contains("\\"), text.contains("(") {
              throw SVGLimit.unsupported("escapes in its attributes")
            }
            element.attributes[String(cString: name)] = text
          }
          try append(element, to: path.last)
          path.append(elements.count - 1)
        case .text, .characterData:
          path.removeSubrange(min(Int(depth(reader)), path.count)...)
          if let value = value(reader) { add(text: String(cString: value), path) }
        case .entity: throw SVGLimit.unsupported("entities in its content")
        case .instruction:
          if let value = value(reader), String(cString: value).contains("data:") {
            throw SVGLimit.unsupported("a style sheet in a data URL")
          }
        case nil: break
        }
      }
    }
  }

  private mutating func append(_ element: SVGElement, to parent: Int?) throws {
    guard elements.count < SVGCost.elementLimit else { throw SVGLimit.elements }
    if element.name == "include" { throw SVGLimit.unsupported("included documents") }
    elements.append(element)
    if let parent { elements[parent].children.append(elements.count - 1) }
  }

  private mutating func add(text: String, _ path: [Int]) {
    guard let last = path.last else { return }
    if elements[last].name == "style" { styles += text }
    if path.contains(where: { elements[$0].name == "text" }) {
      elements[last].texts.append(text.utf8.count)
    }
  }
}
