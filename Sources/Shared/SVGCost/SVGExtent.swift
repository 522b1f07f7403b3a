/// An upper bound of what a shape covers, in the units of its element.
///
/// Absolute coordinates lie between the smallest and the largest number, and relative ones go no
/// farther than their sum. The bounds do not distinguish the axes.
struct SVGExtent {
  /// The side of a square that contains the shape.
  var side = 0.0
  /// The length of the outline.
  var length = 0.0

  private init() {}

  /// nil for an element that is not a shape, or whose size is not known.
  init?(_ element: SVGElement) {
    guard !element.attributes.values.contains(where: { $0.contains("%") }) else { return nil }
    self.init()
    switch element.name {
    case "path": self = SVGExtent(path: element.attributes["d"] ?? "")
    case "polygon", "polyline":
      self = SVGExtent(path: "M" + (element.attributes["points"] ?? ""))
    case "line":
      let ends = ["x1", "y1", "x2", "y2"].map { element.attributes[$0] ?? "0" }
      self = SVGExtent(path: "M" + ends.joined(separator: " "))
    case "rect", "image":
      guard let width = element.number("width"), let height = element.number("height") else {
        return nil
      }
      side = (abs(width) * abs(height)).squareRoot()
      length = 2 * (abs(width) + abs(height))
    case "circle", "ellipse":
      guard let x = element.number("rx") ?? element.number("r") else { return nil }
      let y = element.number("ry") ?? x
      side = 2 * (abs(x) * abs(y)).squareRoot()
      length = 4 * (abs(x) + abs(y))
    default: return nil
    }
  }

  /// - Parameter path: The text of an attribute `d`.
  init(path: String) {
    self.init()
    var (least, most) = (Double.infinity, -Double.infinity)
    var (count, relative) = (0, 0.0)
    var isRelative = false
    var bytes = Array(path.utf8)[...]
    while let byte = bytes.first {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        isRelative = byte >= UInt8(ascii: "a")
        bytes.removeFirst()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        let number = Self.number(&bytes)
        if isRelative {
          relative += abs(number)
        } else {
          (least, most, count) = (min(least, number), max(most, number), count + 1)
        }
      default: bytes.removeFirst()
      }
    }
    side = (count > 0 ? most - least : 0) + relative
    // An arc may leave the square of its ends by its radius.
    if path.contains("a") || path.contains("A") { side *= 2 }
    length = relative + 1.5 * Double(count) * side
  }

  /// Removes a number such as `-1.5e3`. The next one may follow without a space.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Double {
    var text: [UInt8] = []
    var (hasPoint, hasExponent) = (false, false)
    while let byte = bytes.first {
      let last = text.last
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: ".") where !hasPoint && !hasExponent: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || last == nil { return value(text) }
        hasExponent = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if let last, last | 0x20 != UInt8(ascii: "e") { return value(text) }
      default: return value(text)
      }
      text.append(byte)
      bytes.removeFirst()
    }
    return value(text)
  }

  private static func value(_ text: [UInt8]) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? 0
  }
}
