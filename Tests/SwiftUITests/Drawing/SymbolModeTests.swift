import SwiftUI
import Testing
import ViewArchive

/// The paints of a symbol's layers in each rendering mode.
@MainActor
@Suite struct SymbolModeTests {
  /// The colours of a symbol's shapes, in drawing order, as "RRGGBB opacity".
  private func colors(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let node = try #require(try Archiving.archive { content() }.content.first("Image"))
    let shapes = node.children.isEmpty ? [node] : node.children
    return shapes.compactMap { shape in
      guard case .fill(_, .color(let color), _) = shape.content else { return nil }
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      let digits = bytes.map { String(format: "%02X", $0) }.joined()
      return digits + String(format: " %.2f", color.alpha)
    }
  }

  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  @Test func withoutModeOneStyleIsMonochrome() throws {
    #expect(
      try colors { Image(systemName: "checkmark.circle").foregroundStyle(red) } == ["FF0000 1.00"])
  }

  @Test func hierarchicalFadesLayersBehind() throws {
    let view = Image(systemName: "target").symbolRenderingMode(.hierarchical)
    #expect(
      try colors { view.foregroundStyle(red) } == ["FF0000 0.25", "FF0000 0.50", "FF0000 1.00"])
  }

  @Test func paletteUsesStylesInOrder() throws {
    let expected = ["0000FF 1.00", "FF0000 1.00"]
    let view = Image(systemName: "checkmark.circle.fill")
    #expect(try colors { view.foregroundStyle(red, blue) } == expected)
    #expect(
      try colors { view.symbolRenderingMode(.palette).foregroundStyle(red, blue) } == expected)
    #expect(
      try colors { view.foregroundStyle(red, blue).symbolRenderingMode(.monochrome) }
        == ["FF0000 1.00"])
  }

  @Test func paletteRepeatsItsLastStyle() throws {
    #expect(
      try colors { Image(systemName: "target").foregroundStyle(red, blue) }
        == ["0000FF 1.00", "0000FF 1.00", "FF0000 1.00"])
  }

  @Test func paletteOfOneStyleFades() throws {
    let view = Image(systemName: "checkmark.circle").symbolRenderingMode(.palette)
    #expect(try colors { view.foregroundStyle(red) } == ["FF0000 0.50", "FF0000 1.00"])
  }

  @Test func multicolorUsesTintAndOwnColors() throws {
    let view = Image(systemName: "car.circle.fill").symbolRenderingMode(.multicolor)
    #expect(try colors { view.tint(red) } == ["FF0000 1.00", "FFFFFF 1.00"])
    let plain = Image(systemName: "chevron.right").symbolRenderingMode(.multicolor)
    #expect(try colors { plain.foregroundStyle(blue) } == ["0000FF 1.00"])
  }

  @Test(
    arguments: [
      (nil, [1]), (0, [0.3, 0.3, 0.3]), (0.3, [1, 0.3, 0.3]), (0.5, [1, 1, 0.3]), (1, [1]),
      (-1, [0.3, 0.3, 0.3]), (7, [1]), (.nan, [0.3, 0.3, 0.3]),
    ] as [(Double?, [Double])])
  func variableValueActivatesLayersInOrder(_ value: Double?, _ opacities: [Double]) throws {
    let found = try colors {
      Image(systemName: "wifi", variableValue: value).foregroundStyle(red)
    }
    #expect(found == opacities.map { String(format: "FF0000 %.2f", $0) })
  }

  @Test func variableValueDoesNotChangeOtherSymbols() throws {
    let view = Image(systemName: "checkmark.circle", variableValue: 0)
    #expect(try colors { view.foregroundStyle(red) } == ["FF0000 1.00"])
  }
}
