import Foundation
import ViewArchive

/// An estimate of the time in which librsvg draws a document, made before it does: once librsvg has
/// begun, nothing can stop it.
///
/// ```swift
/// try SVGCost(data).check(pixels: width * height)
/// ```
/// A document of one kilobyte can keep librsvg busy for hours: `use` elements that each repeat ten
/// others, patterns and masks inside each other, or a filter with a million octaves. The estimate
/// follows all references. It is meant to be too high rather than too low; where a size is not
/// known, the whole picture counts.
///
/// The weights are nanoseconds, measured with librsvg 2.54 on a processor of 2023.
public struct SVGCost: Sendable {
  /// In bytes.
  public static let sizeLimit = 4 << 20
  /// Of elements, with the repeated ones.
  public static let elementLimit = 100_000
  /// Of references in what is referred to.
  public static let nestingLimit = 24
  /// The number of pixels that is assumed when the size in which an image is shown is not known: a
  /// large widget at a scale of 3.
  public static let typicalPixels = 1 << 20

  private static let timeLimit = 1e9

  private let elements: [SVGElement]
  private let styles: [SVGStyle]
  private let identifiers: [Substring: Int]
  /// In square units of the root element; nil if unknown.
  private let area: Double?
  /// Whether an outline may cover much more than its shape.
  private let hasWideStrokes: Bool

  /// Throws `SVGLimit`.
  public init(_ data: Data) throws(SVGLimit) {
    guard data.count <= Self.sizeLimit else { throw .fileSize(data.count) }
    let reader = try SVGReader(data)
    elements = reader.elements
    let sheet = try SVGStyleSheet(reader.styles)
    styles = elements.map(sheet.style)
    var identifiers: [Substring: Int] = [:]
    for (index, element) in elements.enumerated() {
      if let id = element.attributes["id"], identifiers[id[...]] == nil {
        identifiers[id[...]] = index
      }
      try EmbeddedImage(element)?.check()
    }
    self.identifiers = identifiers
    let area = elements.first.flatMap(Self.area)
    self.area = area
    let width = styles.map(\.strokeWidth).max() ?? 0
    hasWideStrokes = area.map { width * width > $0 / 400 } ?? true
  }

  /// Throws `SVGLimit` if drawing the document with this number of pixels would take too long.
  public func check(pixels: Int) throws(SVGLimit) {
    guard !elements.isEmpty else { return }
    let scale = area.map { Double(pixels) / $0 } ?? .infinity
    var estimate = Estimate(document: self, areaScale: scale)
    let cost = try estimate.content(of: 0)
    guard cost.elements <= Double(Self.elementLimit) else { throw .elements }
    let time = cost.time + cost.local * Double(pixels)
    guard time <= Self.timeLimit else { throw .work(seconds: time / 1e9, pixels: pixels) }
  }

  private static func area(of root: SVGElement) -> Double? {
    if let box = root.attributes["viewBox"].map(SVGElement.numbers), box.count == 4 {
      return box[2] * box[3]
    }
    guard let width = root.number("width"), let height = root.number("height") else { return nil }
    return width * height
  }
}

extension SVGCost {
  /// The cost of an element with everything in it.
  private struct Cost {
    /// Does not depend on the number of pixels.
    var time = 0.0
    /// For each pixel of the picture. An area that is smaller counts as its part.
    var local = 0.0
    /// The same if all areas were as large as the picture, which is the most after any transform.
    var full = 0.0
    var elements = 0.0
    /// The parts of the picture that shapes cover, as above.
    var cover = 0.0
    var fullCover = 0.0
    /// Of outlines, in the units of the shapes.
    var length = 0.0
    /// How deep references are nested.
    var depth = 0

    static func += (cost: inout Cost, other: Cost) { cost.add(other, times: 1) }

    mutating func add(_ other: Cost, times count: Double) {
      time += other.time * count
      local += other.local * count
      full += other.full * count
      elements += other.elements * count
      cover += other.cover * count
      fullCover += other.fullCover * count
      length += other.length * count
      depth = max(depth, other.depth)
    }

    /// - Parameter part: The part of the picture.
    mutating func add(_ weight: Double, part: Double = 1) {
      local += weight * min(part, 1)
      full += weight
    }
  }

  /// Follows the references, with the cost of each element computed once.
  private struct Estimate {
    let document: SVGCost
    /// Pixels for a square unit.
    let areaScale: Double
    private var known: [Int: Cost] = [:]
    /// What is being computed: librsvg does not draw an element that refers to itself.
    private var path: Set<Int> = []
    private var depth = 0

    init(document: SVGCost, areaScale: Double) {
      self.document = document
      self.areaScale = areaScale
    }

    mutating func content(of index: Int) throws(SVGLimit) -> Cost {
      if let known = known[index] { return known }
      guard path.insert(index).inserted else { return Cost() }
      defer { path.remove(index) }
      let (element, style) = (document.elements[index], document.styles[index])
      var cost = own(element)
      for child in element.children {
        let isDrawn = !document.elements[child].isDefinition
        if isDrawn || element.name == "filter" { cost += try content(of: child) }
      }
      if element.name != "a", let href = element.attributes["href"], href.hasPrefix("#") {
        cost += try reference(href.dropFirst())
      }
      // They are inherited, so each may be drawn for each of the elements inside.
      let count = max(cost.elements, 1)
      for name in style.paints {
        cost.local += Weight.paint * cost.cover
        cost.full += Weight.paint * cost.fullCover
        cost.add(try reference(name), times: count)
      }
      if let dashes = style.dashes { cost.time += Weight.dash * dashCount(dashes, in: cost.length) }
      let points = Double(
        (element.attributes["d"] ?? element.attributes["points"] ?? "").utf8.count)
      for name in style.markers { cost.add(try reference(name), times: (points / 2 + 1) * count) }
      for name in style.masks { cost += try reference(name) }
      cost.add(Weight.layer * Double(style.layers))
      cost.add(Weight.filterFunction * Double(max(style.filterFunctions, 0)))
      for name in style.filters { try addFilter(name, to: &cost) }
      // Where a view box decides on the scale, it is not known here.
      let isUnknown = index != 0 && element.attributes["viewBox"] != nil
      cost.local = min(cost.local * (isUnknown ? .infinity : element.areaScale), cost.full)
      cost.cover = min(cost.cover * (isUnknown ? .infinity : element.areaScale), cost.fullCover)
      if cost.local.isNaN { cost.local = cost.full }
      if cost.cover.isNaN { cost.cover = cost.fullCover }
      guard cost.elements <= Double(SVGCost.elementLimit) else { throw .elements }
      known[index] = cost
      return cost
    }

    private mutating func reference(_ name: Substring) throws(SVGLimit) -> Cost {
      guard let index = document.identifiers[name] else { return Cost() }
      guard depth < SVGCost.nestingLimit else { throw .nesting }
      depth += 1
      defer { depth -= 1 }
      var cost = try content(of: index)
      cost.depth += 1
      guard cost.depth <= SVGCost.nestingLimit else { throw .nesting }
      return cost
    }

    /// What an element costs without its children and references.
    private func own(_ element: SVGElement) -> Cost {
      var cost = Cost()
      cost.elements = 1
      let bytes = element.attributes.values.reduce(0) { $0 + $1.utf8.count }
      cost.time = Weight.element + Double(bytes) * Weight.byte
      // librsvg lays out texts in quadratic time.
      for length in element.texts.map(Double.init) {
        cost.time += length * Weight.character + length * length * Weight.characters
      }
      if ["circle", "ellipse", "image", "line", "path", "polygon", "polyline", "rect", "text"]
        .contains(element.name)
      {
        let part = min(part(of: element), 1)
        cost.add(Weight.shape, part: part)
        (cost.cover, cost.fullCover) = (part, 1)
        cost.length = SVGExtent(element)?.length ?? 4 * (document.area ?? 1).squareRoot()
      }
      if element.name.hasPrefix("fe") { addPrimitive(element, to: &cost) }
      return cost
    }

    /// The part of the picture that a simple shape covers.
    private func part(of element: SVGElement) -> Double {
      guard !document.hasWideStrokes, let area = document.area, let extent = SVGExtent(element)
      else { return 1 }
      let part = extent.side * extent.side / area
      return part.isNaN ? 1 : part
    }

    /// The number of dashes.
    private func dashCount(_ dashes: String, in length: Double) -> Double {
      var period = SVGElement.numbers(dashes).reduce(0) { $0 + abs($1) }
      if dashes.contains("%") { period *= (document.area ?? 0).squareRoot() / 100 }
      return period > 0 ? length / period : 0
    }

    private mutating func addFilter(_ name: Substring, to cost: inout Cost) throws(SVGLimit) {
      cost.add(Weight.filter)
      guard let index = document.identifiers[name] else { return }
      var filter = try reference(name)
      let element = document.elements[index]
      if element.attributes["filterUnits"] == "userSpaceOnUse" {
        filter.local = min(filter.local * region(of: element), filter.full)
      } else {
        filter.local = filter.full
      }
      cost += filter
    }

    /// The part of the picture that a filter with known coordinates changes.
    private func region(of filter: SVGElement) -> Double {
      guard let width = filter.attributes["width"], let height = filter.attributes["height"],
        !(width + height).contains("%"), let area = document.area,
        let sides = SVGElement.number(width).flatMap({ x in
          SVGElement.number(height).map { abs(x * $0) }
        })
      else { return 1 }
      let part = sides / area
      return part.isNaN ? 1 : min(part, 1)
    }

    private func addPrimitive(_ element: SVGElement, to cost: inout Cost) {
      switch element.name {
      case "feFlood", "feOffset", "feTile", "feMerge": cost.add(4)
      case "feMergeNode": cost.add(30)
      case "feTurbulence":
        cost.add(50 + 60 * max(element.number("numOctaves") ?? 1, 1))
      case "feMorphology":
        let radius = SVGElement.numbers(element.attributes["radius"] ?? "0").max() ?? 0
        let side = 2 * radius * areaScale.squareRoot() + 1
        cost.local += min(1.3 * side * side, Weight.morphology)
        cost.full += Weight.morphology
      case "feConvolveMatrix":
        let order = SVGElement.numbers(element.attributes["order"] ?? "3")
        cost.add(30 + 6 * (order.first ?? 3) * (order.last ?? 3))
      case "feDisplacementMap": cost.add(600)
      case "feDropShadow": cost.add(200)
      // Of lights and transfer functions, which are children.
      case "feDistantLight", "fePointLight", "feSpotLight", "feFuncR", "feFuncG", "feFuncB",
        "feFuncA":
        break
      default: cost.add(80)
      }
    }
  }

  /// In nanoseconds; the last ones for each pixel.
  private enum Weight {
    static let element = 7000.0
    static let byte = 50.0
    static let character = 8000.0
    static let characters = 20.0
    static let shape = 0.25
    /// A gradient or a pattern in place of a color.
    static let paint = 15.0
    static let dash = 8000.0
    static let layer = 15.0
    static let filter = 12.0
    static let filterFunction = 200.0
    static let morphology = 3500.0
  }
}
