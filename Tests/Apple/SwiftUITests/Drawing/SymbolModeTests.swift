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

  @Test(
    arguments: [
      // A layer in which the value lies is split into the rest and the drawn part.
      ("wifi", 0.5, [1, 0.3, 1, 0.3]), ("wifi", 1, [1]), ("wifi", 0, [0.3, 0.3, 0.3]),
      ("circle", 0.25, [0.3, 1]), ("circle", 1, [1]), ("circle", .nan, [0.3]),
      ("checkmark", 0.5, [1]),
    ] as [(String, Double, [Double])])
  func drawingVariableValueSplitsLayers(
    _ name: String, _ value: Double, _ opacities: [Double]
  ) throws {
    let found = try colors {
      Image(systemName: name, variableValue: value).foregroundStyle(red)
        .symbolVariableValueMode(.draw)
    }
    #expect(found == opacities.map { String(format: "FF0000 %.2f", $0) })
  }

  /// The drawn part of a ring runs clockwise from its top.
  @Test func ringIsDrawnClockwise() throws {
    let node = try #require(
      try Archiving.archive {
        Image(systemName: "circle", variableValue: 0.25).symbolVariableValueMode(.draw)
      }.content.first("Image"))
    guard case .fill(let path, _, _)? = node.children.last?.content,
      let drawn = path.controlBounds
    else { throw MissingShape() }
    let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
    #expect(drawn.minX >= middle.x - 0.1 && drawn.maxY <= middle.y + 0.1)
  }

  private struct MissingShape: Error {}

  @Test(arguments: [nil, .flat, .gradient] as [SymbolColorRenderingMode?])
  func gradientRunsFromALighterShade(_ mode: SymbolColorRenderingMode?) throws {
    let node = try #require(
      try Archiving.archive {
        Image(systemName: "heart.fill").foregroundStyle(red).symbolColorRenderingMode(mode)
      }.content.first("Image"))
    guard case .fill(_, let paint, _) = node.content else { throw MissingShape() }
    guard case .linearGradient(let stops, let start, let end) = paint else {
      #expect(mode != .gradient)
      return
    }
    #expect(mode == .gradient && start.y < end.y)
    #expect(stops.map(\.color.green) == [0.25, 0] && stops.map(\.color.red) == [1, 1])
  }

  @Test func variableValueDoesNotChangeOtherSymbols() throws {
    let view = Image(systemName: "checkmark.circle", variableValue: 0)
    #expect(try colors { view.foregroundStyle(red) } == ["FF0000 1.00"])
  }
}
