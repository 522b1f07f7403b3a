import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Shapes and paints")
struct ShapeTests {
  static let stops = [
    Paint.GradientStop(color: Sample.color(0xFF3B30), location: 0),
    Paint.GradientStop(color: Sample.color(0xFFCC00), location: 0.5),
    Paint.GradientStop(color: Sample.color(0x007AFF), location: 1),
  ]

  static var gradients: [Paint] {
    let center = CGPoint(x: 20, y: 20)
    return [
      .linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 40)),
      .radialGradient(stops, center: center, startRadius: 2, endRadius: 20),
      .ellipticalGradient(
        stops, bounds: CGRect(x: 0, y: 0, width: 40, height: 20),
        center: CGPoint(x: 20, y: 20), startFraction: 0, endFraction: 0.5),
      .angularGradient(stops, center: center, startAngle: 0, endAngle: 2 * .pi),
      .angularGradient(stops, center: center, startAngle: -.pi / 2, endAngle: .pi / 2),
      .color(Sample.color(0x34C759, 0.5)),
    ]
  }

  @Test("gradients fill circles and squares")
  func gradients() throws {
    var nodes: [ArchiveNode] = []
    for (index, paint) in Self.gradients.enumerated() {
      let x = 10 + Double(index) * 50
      nodes.append(Sample.fill(Sample.rect(x, 10, 40, 40), paint))
      nodes.append(Sample.fill(Sample.rect(x, 60, 40, 40), paint, path: Sample.circle(40)))
    }
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(310, 110, nodes), at: Sample.instant,
      options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "gradients.png")
  }

  @Test("strokes, even-odd fills and continuous corners match their golden")
  func strokes() throws {
    let zigzag = ArchivePath([
      .move(CGPoint(x: 5, y: 35)), .line(CGPoint(x: 15, y: 5)), .line(CGPoint(x: 25, y: 35)),
      .quadCurve(CGPoint(x: 45, y: 35), control: CGPoint(x: 35, y: -20)),
    ])
    let pens = [
      StrokeGeometry(width: 6, cap: .butt, join: .miter),
      StrokeGeometry(width: 6, cap: .round, join: .round),
      StrokeGeometry(width: 6, cap: .square, join: .bevel),
      StrokeGeometry(width: 3, cap: .round, dash: [0, 6]),
      StrokeGeometry(width: 0),
    ]
    var nodes = pens.enumerated().map { index, pen in
      ArchiveNode(
        kind: "Path", frame: Sample.rect(Double(index) * 52, 5, 50, 40),
        content: .stroke(zigzag, .color(Sample.color(0x5856D6)), pen))
    }
    let rings = ArchivePath(
      Sample.circle(40).elements
        + Sample.circle(20).elements.map { element in
          switch element {
          case .move(let p): .move(CGPoint(x: p.x + 10, y: p.y + 10))
          case .curve(let p, let a, let b):
            .curve(
              CGPoint(x: p.x + 10, y: p.y + 10), control1: CGPoint(x: a.x + 10, y: a.y + 10),
              control2: CGPoint(x: b.x + 10, y: b.y + 10))
          default: element
          }
        })
    nodes.append(
      ArchiveNode(
        kind: "Path", frame: Sample.rect(10, 50, 40, 40),
        content: .fill(rings, .color(.black), evenOdd: true)))
    let options = DrawingOptions(
      scale: 2, containerShape: .continuousCorners(radius: 22),
      background: .color(Sample.color(0xE5E5EA)))
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(260, 100, background: nil, nodes), at: Sample.instant, options: options)
    try expectGolden(picture.png(), "strokes.png")
  }

  @Test("edges snap to whole pixels, halves up")
  func snapping() throws {
    let archive = Sample.archive(
      4, 4, background: nil, [Sample.fill(Sample.rect(0.5, 1.49, 1, 1), .color(.black))])
    let picture = try Rasterizer(fonts: .standard).picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: 1))
    #expect(picture.alphas == [0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }
}
