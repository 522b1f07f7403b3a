import Foundation

/// A drawing in a line of text, in the place of one character: a symbol with layers, or an image.
///
/// Coordinates are in points from the drawing's left end on the baseline; y grows downwards.
public struct TextAttachment: Equatable, Sendable {
  /// A piece of an attachment.
  public enum Part: Equatable, Sendable {
    /// Filled with the non-zero winding rule.
    case fill(ArchivePath, Paint)
    /// An image in a frame.
    case image(ImageDrawing, frame: CGRect)
  }

  /// The name that accessibility reads.
  public var name: String
  /// The advance.
  public var width: Double
  /// The room above the baseline that the line needs; 0 does not change the line's height.
  public var ascent: Double
  /// The room below the baseline that the line needs.
  public var descent: Double
  /// Drawn in order.
  public var parts: [Part]

  public init(
    name: String, width: Double, ascent: Double = 0, descent: Double = 0, parts: [Part]
  ) {
    self.name = name
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.parts = parts
  }

  /// The attachment, enlarged from its left end on the baseline.
  public func scaled(by factor: Double) -> TextAttachment {
    guard factor != 1 else { return self }
    let matrix = AffineMatrix(a: factor, d: factor)
    return TextAttachment(
      name: name, width: width * factor, ascent: ascent * factor, descent: descent * factor,
      parts: parts.map { $0.transformed(by: matrix) })
  }

  /// The bounds of all parts, including control points; nil if there are none.
  public var bounds: CGRect? {
    parts.compactMap { part in
      switch part {
      case .fill(let path, _): path.controlBounds
      case .image(_, let frame): frame
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension TextAttachment.Part {
  fileprivate func transformed(by matrix: AffineMatrix) -> TextAttachment.Part {
    switch self {
    case .fill(let path, let paint):
      .fill(path.transformed(by: matrix), paint.scaled(by: matrix.a))
    case .image(let drawing, let frame):
      .image(
        drawing,
        frame: CGRect(
          x: frame.minX * matrix.a, y: frame.minY * matrix.d, width: frame.width * matrix.a,
          height: frame.height * matrix.d))
    }
  }
}

extension Paint {
  fileprivate func scaled(by factor: Double) -> Paint {
    func scaled(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * factor, y: point.y * factor)
    }
    switch self {
    case .color, .material: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: scaled(start), end: scaled(end))
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops, center: scaled(center), startRadius: start * factor, endRadius: end * factor)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let size = CGSize(width: bounds.width * factor, height: bounds.height * factor)
      return .ellipticalGradient(
        stops, bounds: CGRect(origin: scaled(bounds.origin), size: size), center: scaled(center),
        startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(
        stops, center: scaled(center), startAngle: start, endAngle: end)
    case .image(let index, let origin, let scale):
      return .image(index: index, origin: scaled(origin), scale: scale * factor)
    }
  }
}
