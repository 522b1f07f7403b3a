import Foundation
import ViewArchive

/// Composes one symbol from glyphs, enclosures, slashes and badges, and divides it into layers.
///
/// A glyph has a single color, so its layers come from its contours: from the table if it has the
/// name, otherwise by a rule. A mark inside an enclosing shape, a badge and a slash are primary,
/// and what is behind them is secondary. Everything else is one layer.
struct SymbolComposer {
  let source: SymbolSource
  let form: SymbolForm
  let name: String
  let weight: Double

  func compose(_ row: SymbolLayerTable.Row?) -> SymbolComposition {
    var composition = base(row)
    if form.isStruckOut {
      let slash = Self.slash(halfWidth: stroke / 2)
      let gap = Self.slash(halfWidth: stroke * 1.4)
      composition.overlay(slash, gap: gap, center: SymbolSource.center)
    }
    if let badge = form.badge { add(badge, to: &composition) }
    if let row, !row.colors.isEmpty { composition.color(row.colors) }
    return composition
  }

  private var stroke: Double { 26 + 0.125 * Double(SymbolSource.strokeWeight(weight)) }

  private func base(_ row: SymbolLayerTable.Row?) -> SymbolComposition {
    let mark = markOutline
    if let enclosure = form.enclosure { return enclosed(mark, in: enclosure) }
    let whole = mark.scaled(
      x: form.magnification * form.stretch.width, y: form.magnification * form.stretch.height,
      around: SymbolSource.center)
    let parts = whole.parts
    if let row, !row.levels.isEmpty, row.levels.count == parts.count {
      return SymbolComposition(whole, parts: parts, row: row)
    }
    return Self.hasEnclosingShape(name) ? divided(whole, parts) : SymbolComposition(whole)
  }
}

// MARK: - Enclosures

extension SymbolComposer {
  private func enclosed(
    _ mark: Outline, in enclosure: SymbolForm.Enclosure
  ) -> SymbolComposition {
    let side =
      enclosure == .circle ? SymbolSource.radius : SymbolSource.radius * 0.92
    let corner = enclosure == .circle ? side : side * 0.4
    let rect = Self.square(SymbolSource.center, side)
    let outer = Outline.roundedSquare(rect, radius: corner)
    let inner = mark.scaled(by: 0.62, around: SymbolSource.center)
    var composition: SymbolComposition
    if form.isFilled {
      // Glyph contours are clockwise and the enclosure counterclockwise, so the glyph is cut out.
      composition = SymbolComposition(whole: outer + inner, mark: inner, enclosure: outer)
    } else {
      let hole = Outline.roundedSquare(
        rect.insetBy(dx: stroke, dy: stroke), radius: corner - stroke)
      let ring = outer + hole.reversed
      composition = SymbolComposition(
        whole: ring + inner.reversed, mark: inner, enclosure: ring)
    }
    if form.isFilled { composition.color(Self.enclosureColors) }
    return composition
  }

  /// Divides a glyph that consists of an enclosing shape and a mark. The mark of a filled shape is
  /// cut out of it.
  private func divided(_ whole: Outline, _ parts: [Outline.Part]) -> SymbolComposition {
    guard let index = Outline.enclosure(of: parts) else { return SymbolComposition(whole) }
    let shape = parts[index]
    let islands = parts.indices.filter { $0 != index }.map { parts[$0].outline }
      .reduce(Outline(), +)
    if form.isFilled {
      guard !shape.holes.isEmpty else { return SymbolComposition(whole) }
      let mark = (shape.holes.reduce(Outline(), +) + islands).reversed
      var composition = SymbolComposition(whole: whole, mark: mark, enclosure: shape.outer)
      composition.color(Self.enclosureColors)
      return composition
    }
    guard !islands.elements.isEmpty else { return SymbolComposition(whole) }
    return SymbolComposition(whole: whole, mark: islands, enclosure: shape.outline)
  }

  /// A white mark on the tint. Measured: `car.circle.fill` in docs/layout-facts.md §9.
  private static let enclosureColors: [SymbolColor?] = [.white, .tint]

  private static func hasEnclosingShape(_ name: String) -> Bool {
    let last = name.split(separator: ".").last { $0 != "fill" && $0 != "rtl" && $0 != "ltr" }
    return last.map { shapes.contains(String($0)) } ?? false
  }

  private static let shapes: Set<String> = [
    "app", "bubble", "capsule", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal",
    "shield", "square", "triangle",
  ]

  private static func square(_ center: CGPoint, _ radius: Double) -> CGRect {
    CGRect(
      x: Double(center.x) - radius, y: Double(center.y) - radius, width: 2 * radius,
      height: 2 * radius)
  }
}

// MARK: - Slashes and badges

extension SymbolComposer {
  private static func slash(halfWidth half: Double) -> Outline {
    let center = SymbolSource.center
    let bar = Outline.roundedSquare(
      CGRect(
        x: center.x - 440 - half, y: center.y - half, width: 880 + 2 * half, height: 2 * half),
      radius: half)
    // From the top left to the bottom right, clockwise like glyphs.
    return bar.turned(by: -45, around: center).reversed
  }

  private func add(_ badge: SymbolForm.Badge, to composition: inout SymbolComposition) {
    guard let box = composition.whole.bounds else { return }
    let radius = badge == .dot ? 125.0 : 185
    let inset = 0.4 * radius
    let center = CGPoint(
      x: Double(box.maxX) - inset,
      y: badge == .dot ? Double(box.maxY) - inset : Double(box.minY) + inset)
    func disc(_ radius: Double) -> Outline {
      .roundedSquare(Self.square(center, radius), radius: radius)
    }
    let shape: Outline
    let gap: Double
    switch badge {
    case .dot: (shape, gap) = (disc(radius), radius + stroke)
    case .disc(let glyph):
      let sign = outline(ofGlyph: glyph, isFilled: true)
        .moved(x: Double(center.x) - 480, y: Double(center.y) - 480)
        .scaled(by: 0.42, around: center)
      (shape, gap) = (disc(radius) + sign, radius + stroke * 0.8)
    case .triangle:
      shape = outline(ofGlyph: "warning", isFilled: true)
        .moved(x: Double(center.x) - 480, y: Double(center.y) - 480)
        .scaled(by: 0.52, around: center)
      gap = radius + stroke
    }
    composition.overlay(shape, gap: disc(gap), center: center)
    composition.color([badge.color])
  }
}

extension SymbolForm.Badge {
  /// This project's choice.
  fileprivate var color: SymbolColor? {
    switch self {
    case .dot: .red
    case .triangle: .yellow
    case .disc(let glyph):
      switch glyph {
      case "add", "check": .green
      case "remove", "close", "priority_high": .red
      default: .blue
      }
    }
  }
}

// MARK: - Marks

extension SymbolComposer {
  private func outline(ofGlyph name: String, isFilled: Bool) -> Outline {
    guard let id = source.glyph(name, isFilled: isFilled) else { return Outline() }
    source.glyphFont.setVariations(
      SymbolSource.axes(isFilled: isFilled, weight: SymbolSource.strokeWeight(weight)))
    return source.glyphFont.outline(of: id)
  }

  private var markOutline: Outline {
    let mark =
      switch form.mark {
      case .glyph(let name): outline(ofGlyph: name, isFilled: form.isGlyphFilled)
      case .letters(let string): outline(ofLetters: string)
      }
    let marks = form.copies == 3 ? Self.triangle(of: mark) : mark
    let turned = form.turn == 0 ? marks : marks.turned(by: form.turn, around: SymbolSource.center)
    return form.dashes == 0 ? turned : dashed(turned)
  }

  /// The mark without bars through its centre, as many as there are pairs of dashes.
  private func dashed(_ mark: Outline) -> Outline {
    let center = SymbolSource.center
    // A gap is a third of a dash on the grid's circle.
    let half = .pi * SymbolSource.radius / Double(form.dashes) / 4
    let bar = Outline.roundedSquare(
      CGRect(x: 0, y: center.y - half, width: SymbolSource.grid, height: 2 * half), radius: 0)
    let step = 360 / Double(form.dashes)
    return (0..<form.dashes / 2).reduce(mark) { mark, index in
      mark.subtracting(
        bar.turned(by: (Double(index) + 0.5) * step, around: center), center: center)
    }
  }

  /// Three small copies, one above two others, as in `music.quarternote.3`. This project's drawing.
  private static func triangle(of mark: Outline) -> Outline {
    let small = mark.scaled(by: 0.56, around: SymbolSource.center)
    return [(0.0, 200.0), (-240, -200), (240, -200)].map { small.moved(x: $0.0, y: $0.1) }
      .reduce(Outline(), +)
  }

  private func outline(ofLetters string: String) -> Outline {
    let letterFont = source.letterFont(weight).font
    var x = 0.0
    var outline = Outline()
    for glyph in letterFont.glyphs(of: string) {
      outline = outline + letterFont.outline(of: glyph.id).moved(x: x, y: 0)
      x += glyph.advance
    }
    guard let box = outline.bounds, box.width > 0, box.height > 0 else { return outline }
    // Scales to the size of a glyph in the grid, because enclosed glyphs are scaled down later.
    let factor = min(640 / Double(box.height), 800 / Double(box.width))
    return outline.transformed {
      CGPoint(
        x: SymbolSource.center.x + ($0.x - box.midX) * factor,
        y: SymbolSource.center.y + ($0.y - box.midY) * factor)
    }
  }
}
