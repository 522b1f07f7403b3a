import Foundation

/// The boxes of Apple's symbols: the sizes of their images, which layouts use, with margins.
///
/// Each line of the table file has a name, a width and a height in thousandths of the font's size,
/// at regular weight and medium scale, separated by tabs; `#` starts a comment. The file names its
/// sources. A name without a line has the box of a similar one, or nil: `SymbolSource` then derives
/// a box from the drawn glyph.
struct SymbolBoxTable {
  private let boxes: [String: CGSize]

  /// Throws `TextEngineError.symbolTableUnreadable`.
  init(_ fonts: FontSet) throws {
    try self.init(SymbolTableText(contentsOf: fonts.symbolBoxes))
  }

  init(text: String, path: String) throws {
    try self.init(SymbolTableText(text: text, path: path))
  }

  private init(_ table: SymbolTableText) throws {
    let rows = try table.rows(expected: "name, width and height") { columns -> CGSize? in
      guard columns.count == 3, let width = Double(columns[1]), let height = Double(columns[2]),
        (1...5000).contains(width), (1...5000).contains(height)
      else { return nil }
      return CGSize(width: width / 1000, height: height / 1000)
    }
    boxes = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.row) })
  }

  /// The box of a name in font sizes; nil if neither it nor a similar name is known.
  func box(_ name: String) -> CGSize? {
    if let box = boxes[name] { return box }
    var parts = name.split(separator: ".").map(String.init)
    if parts.last == "rtl" || parts.last == "ltr" { parts.removeLast() }
    // A filled symbol has the box of its outline, and one with a slash that of the one without it.
    for removed in [["fill"], ["slash"], ["fill", "slash"]] {
      let rest = parts.filter { !removed.contains($0) }
      if rest.count < parts.count, let box = boxes[rest.joined(separator: ".")] { return box }
    }
    if !parts.contains("fill"), let box = boxes[(parts + ["fill"]).joined(separator: ".")] {
      return box
    }
    parts.removeAll { $0 == "fill" || $0 == "slash" }
    guard parts.count > 1, let last = parts.last, Self.enclosures.contains(last) else { return nil }
    return boxes[last]
  }

  /// The last parts of names whose symbols are in a shape, which decides the box.
  private static let enclosures: Set<String> = ["circle", "square", "app"]
}

/// The size of a symbol, and the area that its shape fills, in font sizes.
struct SymbolFrame {
  var size: CGSize
  var ink: CGSize

  /// The margin beside the narrowest shapes.
  private static let widestMargin = 0.15
  /// The margin above and below the shape.
  private static let verticalMargin = 0.06

  /// A box from the table. The margins beside a narrow shape are wider. Source: `plus`,
  /// `star.fill`, `bolt.fill`, `arrow.circlepath` and discs on pictures of Apple's renderer.
  init(box: CGSize) {
    size = box
    if abs(Double(box.width) - 1.15) < 0.025, abs(Double(box.height) - 1.1) < 0.025 {
      // A disc, or something in a circle.
      ink = CGSize(width: 1, height: 1)
      return
    }
    ink = CGSize(
      width: max(
        (Double(box.width) - 0.44) / 0.764, Double(box.width) - 2 * Self.widestMargin,
        Double(box.width) * 0.5),
      height: max(Double(box.height) - 2 * Self.verticalMargin, Double(box.height) * 0.5))
  }

  /// The box around a shape.
  init(ink: CGSize) {
    self.ink = ink
    size = CGSize(
      width: min(Double(ink.width) * 0.764 + 0.44, Double(ink.width) * 2),
      height: min(Double(ink.height) + 2 * Self.verticalMargin, Double(ink.height) * 2))
  }

  /// The frame in another font weight: bold shapes are wider and higher by the width of a stroke.
  func inWeight(_ weight: Double) -> SymbolFrame {
    let growth = (FontLimits.weight(weight) - 400) / 300
    var frame = self
    frame.size.width += Self.boldGrowth.width * growth
    frame.ink.width += Self.boldGrowth.width * growth
    frame.size.height += Self.boldGrowth.height * growth
    frame.ink.height += Self.boldGrowth.height * growth
    return frame
  }

  /// What bold adds to regular, in font sizes. Source: `xmark.circle` is 20.33 × 20 at 17 points.
  private static let boldGrowth = CGSize(width: 0.045, height: 0.055)
}
