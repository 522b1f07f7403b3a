import Foundation
import Rasterizer
import Testing
import ViewArchive

/// Builds small archives for tests.
enum Sample {
  static let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func color(_ hex: UInt32, _ alpha: Double = 1) -> PaintColor {
    PaintColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  static func fill(
    _ frame: CGRect, _ paint: Paint, path: ArchivePath? = nil, effects: [NodeEffect] = []
  ) -> ArchiveNode {
    let own = ArchivePath(rect: CGRect(origin: .zero, size: frame.size))
    return ArchiveNode(
      kind: "Shape", frame: frame, content: .fill(path ?? own, paint, evenOdd: false),
      effects: effects)
  }

  static func group(
    _ frame: CGRect, effects: [NodeEffect] = [], _ children: [ArchiveNode]
  ) -> ArchiveNode {
    ArchiveNode(kind: "ZStack", frame: frame, effects: effects, children: children)
  }

  static func archive(
    _ width: Double, _ height: Double, scale: Double = 2, background: PaintColor? = .white,
    images: [ArchiveImage] = [], _ children: [ArchiveNode]
  ) -> ViewArchive {
    let bounds = rect(0, 0, width, height)
    return ViewArchive(
      size: bounds.size, displayScale: scale,
      containerBackground: background.map { fill(bounds, .color($0)) },
      content: group(bounds, children), images: images)
  }

  /// The circle inscribed in a square.
  static func circle(_ size: Double) -> ArchivePath {
    let (r, k) = (size / 2, size / 2 * 0.5522847498)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: r + x, y: r + y) }
    return ArchivePath([
      .move(point(r, 0)),
      .curve(point(0, r), control1: point(r, k), control2: point(k, r)),
      .curve(point(-r, 0), control1: point(-k, r), control2: point(-r, k)),
      .curve(point(0, -r), control1: point(-r, -k), control2: point(-k, -r)),
      .curve(point(r, 0), control1: point(k, -r), control2: point(r, -k)), .close,
    ])
  }
}

extension Picture {
  /// The alpha of every pixel, row by row.
  var alphas: [UInt8] { pixels.map(\.alpha) }

  var pixels: [Pixel] {
    withUnsafeBytes { bytes in
      (0..<height).flatMap { y in
        (0..<width).map { x in
          let at = y * stride + x * 4
          return Pixel(
            red: bytes[at + 2], green: bytes[at + 1], blue: bytes[at], alpha: bytes[at + 3])
        }
      }
    }
  }

  /// Premultiplied.
  struct Pixel: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: UInt8
    var description: String { "\(red),\(green),\(blue),\(alpha)" }
  }
}
