/// Why an SVG document is not drawn.
public enum SVGLimit: Error, Equatable, Sendable, CustomStringConvertible {
  case fileSize(Int)
  /// The document itself, or what its references expand to, has too many elements.
  case elements
  case nesting
  /// Drawing would take too long, by an estimate, at a number of pixels.
  case work(seconds: Double, pixels: Int)
  case unsupported(String)
  case unreadable(String)

  public var description: String {
    switch self {
    case .fileSize(let bytes): "it has \(bytes) bytes; the limit is \(SVGCost.sizeLimit)"
    case .elements:
      "its elements, with those that it repeats, are more than \(SVGCost.elementLimit); use fewer, "
        + "or a PNG"
    case .nesting:
      "its references are nested more than \(SVGCost.nestingLimit) deep; nest them less"
    case .work(let seconds, let pixels):
      "its filters, masks and shapes would take about \(Self.text(seconds)) seconds for \(pixels) "
        + "pixels, and the limit is 1; remove some, or use a PNG"
    case .unsupported(let what): "it has \(what), which are not supported"
    case .unreadable(let reason): "it cannot be decoded: \(reason)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds < 1e6 ? "\(Int(seconds.rounded(.up)))" : "millions of"
  }
}
