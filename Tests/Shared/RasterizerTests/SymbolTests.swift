import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Symbols")
struct SymbolTests {
  private static let names = [
    "checkmark.circle", "checkmark.circle.fill", "exclamationmark.triangle.fill", "plus.bubble",
    "car.circle.fill", "50.square.fill", "bell.badge.fill", "folder.badge.plus",
    "person.crop.circle.badge.minus", "sun.max.trianglebadge.exclamationmark", "wifi.slash",
    "eye.slash.fill", "star.slash", "person.2.fill", "square.and.arrow.up", "cloud.sun.fill",
    "lightbulb.fill", "speaker.wave.3", "wifi", "target", "heart.fill", "calendar", "arrow.right",
    "chart.bar.fill",
  ]

  /// From left to right: monochrome, hierarchical, palette, multicolor (tint is purple, without a
  /// colour gray), and a variable value of one half.
  private static func paint(_ layer: SymbolLayer, _ mode: Int) -> Paint {
    let fading = [1, 0.5, 0.25][layer.level]
    switch mode {
    case 1: return .color(Sample.color(0x007AFF).opacity(fading))
    case 2: return .color(Sample.color([0xFF3B30, 0x007AFF, 0x34C759][layer.level]))
    case 3:
      let colors: [SymbolColor: UInt32] = [
        .red: 0xFF3B30, .orange: 0xFF9500, .yellow: 0xFFCC00, .green: 0x34C759, .blue: 0x007AFF,
        .gray: 0x8E8E93, .white: 0xFFFFFF, .tint: 0xAF52DE,
      ]
      return .color(Sample.color(layer.color.flatMap { colors[$0] } ?? 0x555555))
    default:
      let isActive = layer.threshold.map { 0.5 > $0 } ?? true
      return .color(PaintColor.black.opacity(isActive ? 1 : 0.3))
    }
  }

  @Test("the layers of symbols in all rendering modes match their golden")
  func layers() throws {
    let engine = try TextEngine(fonts: .standard)
    var nodes = [
      ArchiveNode(
        kind: "Color", frame: Sample.rect(0, 0, 640, 250),
        content: .fill(
          ArchivePath(rect: Sample.rect(0, 0, 640, 250)), .color(Sample.color(0xEEEEEE)),
          evenOdd: false))
    ]
    for (index, name) in Self.names.enumerated() {
      let symbol = engine.symbol(
        name, font: FontRequest(size: 24), scale: .medium, paint: .color(.black))
      for mode in 0..<5 {
        let frame = Sample.rect(
          Double(index % 4) * 160 + Double(mode) * 31 + 2, Double(index / 4) * 41 + 5,
          Double(symbol.size.width), Double(symbol.size.height))
        // A symbol without variable layers is drawn whole.
        let isVariable = symbol.layers.contains { $0.threshold != nil }
        let shapes =
          mode == 0 || mode == 4 && !isVariable
          ? [(symbol.path, Paint.color(.black))]
          : symbol.layers.map { ($0.path, Self.paint($0, mode)) }
        nodes += shapes.map { path, paint in
          ArchiveNode(
            kind: "Image", frame: frame, content: .fill(path, paint, evenOdd: false))
        }
      }
    }
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(640, 250, nodes), at: Sample.instant, options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "symbols.png")
  }
}
