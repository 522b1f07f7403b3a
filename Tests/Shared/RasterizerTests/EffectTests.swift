import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Effects")
struct EffectTests {
  /// A red square over a blue disc.
  static func motif(_ x: Double, _ y: Double, _ effects: [NodeEffect]) -> ArchiveNode {
    Sample.group(
      Sample.rect(x, y, 40, 40), effects: effects,
      [
        Sample.fill(
          Sample.rect(0, 0, 30, 30), .color(Sample.color(0x007AFF)), path: Sample.circle(30)),
        Sample.fill(Sample.rect(15, 15, 22, 22), .color(Sample.color(0xFF3B30))),
      ])
  }

  static let effects: [[NodeEffect]] = {
    let disc = Sample.fill(
      Sample.rect(5, 5, 30, 30), .color(.black), path: Sample.circle(30))
    let fade = Sample.fill(
      Sample.rect(0, 0, 40, 40),
      .linearGradient(
        [
          .init(color: .black, location: 0), .init(color: .clear, location: 1),
        ], start: .zero, end: CGPoint(x: 40, y: 0)))
    return [
      [.opacity(0.5)], [.clip(Sample.circle(40), evenOdd: false, antialiased: true)],
      [.mask(disc)], [.mask(fade)],
      [.transform(AffineMatrix(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: -8))],
      [.blur(radius: 3, opaque: false)], [.blur(radius: 3, opaque: true)],
      [.shadow(color: Sample.color(0, 0.5), radius: 3, x: 2, y: 3)],
      [.brightness(0.3)], [.contrast(0.5)], [.saturation(0.4)], [.grayscale(1)],
      [.hueRotation(.pi / 2)], [.colorInvert], [.colorMultiply(Sample.color(0xFFCC00))],
      [.luminanceToAlpha], [.grayscale(1), .blur(radius: 2, opaque: false), .opacity(0.6)],
    ]
  }()

  @Test("every effect matches its golden")
  func allEffects() throws {
    let nodes = Self.effects.enumerated().map { index, effects in
      Self.motif(10 + Double(index % 6) * 55, 10 + Double(index / 6) * 55, effects)
    }
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(340, 175, nodes), at: Sample.instant, options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "effects.png")
  }

  @Test("projections match their golden")
  func projections() throws {
    let frame = AffineMatrix()
    let matrices = [
      ProjectionMatrix(affine: frame, px: 0.01), ProjectionMatrix(affine: frame, px: -0.01),
      ProjectionMatrix(affine: frame, py: 0.02), ProjectionMatrix(affine: frame, px: 0.05, pw: -1),
    ]
    let nodes = matrices.enumerated().map { index, matrix in
      Self.motif(10 + Double(index) * 80, 10, [.projection(matrix), .opacity(0.8)])
    }
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(340, 80, nodes), at: Sample.instant, options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "projections.png")
  }

  @Test("private values are left out where content is redacted")
  func privateValues() throws {
    var bar = Sample.fill(Sample.rect(0, 0, 20, 20), .color(Sample.color(0xFF0000)))
    bar.marks = .privateValue
    var gauge = Sample.group(Sample.rect(0, 0, 20, 20), [bar])
    gauge.marks = .privacySensitive
    for isRedacted in [true, false] {
      let picture = try Rasterizer(fonts: .standard).picture(
        of: Sample.archive(20, 20, [gauge]), at: Sample.instant,
        options: DrawingOptions(scale: 1, isRedacted: isRedacted))
      #expect((picture.pixels[10 * 20 + 10].green == 255) == isRedacted)
    }
  }

  @Test("every blend mode matches its golden")
  func blendModes() throws {
    var nodes: [ArchiveNode] = []
    for (index, mode) in BlendMode.allCases.enumerated() {
      let (x, y) = (10 + Double(index % 7) * 50, 10 + Double(index / 7) * 50)
      let backdrop: [UInt32] = [0x34C759, 0xFFCC00, 0x5856D6]
      for (stripe, hex) in backdrop.enumerated() {
        nodes.append(
          Sample.fill(
            Sample.rect(x + Double(stripe) * 14, y, 14, 40), .color(Sample.color(hex))))
      }
      nodes.append(
        Sample.fill(
          Sample.rect(x + 3, y + 8, 36, 24), .color(Sample.color(0xFF6482, 0.8)),
          effects: [.blend(mode)]))
    }
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(360, 160, [Sample.group(Sample.rect(0, 0, 360, 160), nodes)]),
      at: Sample.instant, options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "blends.png")
  }

  @Test("material blurs the pixels behind it")
  func material() throws {
    let stripes = (0..<10).map { index in
      Sample.fill(
        Sample.rect(Double(index) * 16, 0, 8, 80), .color(Sample.color(0xFF3B30)))
    }
    let glass = Sample.fill(
      Sample.rect(30, 15, 50, 50),
      .material(blurRadius: 6, tint: Sample.color(0xFFFFFF, 0.4)), path: Sample.circle(50))
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(160, 80, stripes + [glass]), at: Sample.instant,
      options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "material.png")
  }

  @Test("opacity applies to a group as a whole")
  func groupOpacity() throws {
    let two = Sample.group(
      Sample.rect(0, 0, 3, 1), effects: [.opacity(0.5)],
      [
        Sample.fill(Sample.rect(0, 0, 2, 1), .color(.black)),
        Sample.fill(Sample.rect(1, 0, 2, 1), .color(.black)),
      ])
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(3, 1, background: nil, [two]), at: Sample.instant,
      options: DrawingOptions(scale: 1))
    #expect(picture.alphas == [128, 128, 128])
  }
}
