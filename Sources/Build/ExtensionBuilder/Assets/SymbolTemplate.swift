import Foundation
import ProjectReader

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawing of a custom symbol: an SVG in the template of the SF Symbols app.
///
/// The template has the symbol in several weights and scales, with guides around each. The regular
/// one is cut out, at the size that it has beside body text.
enum SymbolTemplate {
  /// The point size of the template, and of body text.
  private static let (templateSize, bodySize) = (100.0, 17.0)

  fileprivate static let variants = ["Regular-M", "Regular-S", "Regular-L"]

  /// The symbol as an SVG; nil if the data is not such a template.
  static func picture(in data: Data) -> Data? {
    let reader = TemplateReader()
    // `XMLDocument` crashes on damaged documents.
    guard ProjectXML.lineOfError(in: data, reportingTo: reader) == nil else { return nil }
    for variant in variants {
      guard let glyph = reader.glyphs[variant], let left = reader.margin("left", of: variant),
        let right = reader.margin("right", of: variant),
        let x = left.double("x1"), let end = right.double("x1"), end > x,
        let first = left.double("y1"), let second = left.double("y2"), first != second
      else { continue }
      let (width, height) = (end - x, abs(second - first))
      let size = (width: width * bodySize / templateSize, height: height * bodySize / templateSize)
      return Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="\(size.width)" height="\(size.height)" \
        viewBox="\(x) \(min(first, second)) \(width) \(height)">\(glyph)</svg>
        """.utf8)
    }
    return nil
  }
}

/// Collects the guides, and the text of the elements that can be the symbol.
private final class TemplateReader: NSObject, XMLParserDelegate {
  /// The attributes of lines, by identifier.
  private(set) var lines: [String: [String: String]] = [:]
  /// By variant.
  private(set) var glyphs: [String: String] = [:]

  /// The guide on a side of a variant. Templates of version 2 have only those of `Regular-M`,
  /// without its name.
  func margin(_ side: String, of variant: String) -> [String: String]? {
    lines["\(side)-margin-\(variant)"] ?? (variant == "Regular-M" ? lines["\(side)-margin"] : nil)
  }

  /// The variant that is being read, and the number of open elements in it.
  private var current: (variant: String, depth: Int)?

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let id = attributes["id"] ?? ""
    if element == "line" { lines[id] = attributes }
    if current == nil, SymbolTemplate.variants.contains(id) {
      current = (id, 0)
      glyphs[id] = ""
    }
    guard let (variant, depth) = current else { return }
    let text = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1.escapedForXML)\"" }
    glyphs[variant, default: ""] += "<\(element)\(text.joined())>"
    current = (variant, depth + 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let (variant, depth) = current else { return }
    glyphs[variant, default: ""] += "</\(element)>"
    current = depth > 1 ? (variant, depth - 1) : nil
  }
}

extension [String: String] {
  /// A coordinate. Those of templates are in the thousands.
  fileprivate func double(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { abs($0) <= 1e6 ? $0 : nil }
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
