/// An element of an SVG document.
struct SVGElement {
  var name: String
  /// By local name: the prefix of `xlink:href` does not matter.
  var attributes: [String: String] = [:]
  /// Indices.
  var children: [Int] = []
  /// The lengths of the texts that are drawn, in bytes.
  var texts: [Int] = []

  init(name: String) {
    self.name = name
  }

  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// Elements that are drawn only where others refer to them.
  var isDefinition: Bool {
    [
      "clipPath", "defs", "filter", "linearGradient", "marker", "mask", "pattern",
      "radialGradient", "symbol",
    ].contains(name)
  }

  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Self.number) }

  /// The number at the beginning of a text, such as `12px`.
  static func number(_ text: String) -> Double? {
    let digits = text.drop(while: \.isWhitespace).prefix { "+-.0123456789eE".contains($0) }
    return Double(digits) ?? Double(digits.prefix { !"eE".contains($0) })
  }

  static func numbers(_ text: String) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { number(String($0)) }
  }

  /// The factor by which `transform` changes areas.
  var areaScale: Double {
    guard let transform = attributes["transform"]?.lowercased() else { return 1 }
    var result = 1.0
    for part in transform.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let numbers = Self.numbers(String(part[part.index(after: open)...]))
      if part[..<open].contains("scale"), let x = numbers.first {
        result *= abs(x * (numbers.count > 1 ? numbers[1] : x))
      } else if part[..<open].contains("matrix"), numbers.count == 6 {
        result *= abs(numbers[0] * numbers[3] - numbers[1] * numbers[2])
      }
    }
    return result.isFinite ? result : .infinity
  }
}
