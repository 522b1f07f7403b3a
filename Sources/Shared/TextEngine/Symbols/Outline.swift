import Foundation
import ViewArchive

/// Glyph contours that can be transformed, joined and reversed.
struct Outline: Equatable {
  var elements: [ArchivePath.Element]

  init(_ elements: [ArchivePath.Element] = []) {
    self.elements = elements
  }

  /// The bounding box of all points and control points; nil if there are none.
  var bounds: CGRect? {
    var box: CGRect?
    for point in elements.flatMap(\.points) {
      let spot = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(spot) } ?? spot
    }
    return box
  }

  func transformed(_ change: (CGPoint) -> CGPoint) -> Outline {
    Outline(elements.map { $0.transformed(change) })
  }

  func scaled(by factor: Double, around center: CGPoint) -> Outline {
    scaled(x: factor, y: factor, around: center)
  }

  func scaled(x: Double, y: Double, around center: CGPoint) -> Outline {
    transformed {
      CGPoint(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y)
    }
  }

  func moved(x: Double, y: Double) -> Outline {
    transformed { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  /// - Parameter degrees: Counterclockwise if y grows upwards.
  func turned(by degrees: Double, around center: CGPoint) -> Outline {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return transformed {
      let (x, y) = (Double($0.x - center.x), Double($0.y - center.y))
      return CGPoint(
        x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  static func + (left: Outline, right: Outline) -> Outline {
    Outline(left.elements + right.elements)
  }

  /// The same contours in the opposite direction, which cuts them out of a shape around them.
  var reversed: Outline {
    var result: [ArchivePath.Element] = []
    var contour: [ArchivePath.Element] = []
    for element in elements {
      if case .move = element {
        result += Self.reversedContour(contour)
        contour = []
      }
      contour.append(element)
    }
    return Outline(result + Self.reversedContour(contour))
  }

  private static func reversedContour(
    _ contour: [ArchivePath.Element]
  ) -> [ArchivePath.Element] {
    let drawn = contour.filter { $0 != .close }
    guard let last = drawn.last?.end else { return [] }
    var result: [ArchivePath.Element] = [.move(last)]
    for index in stride(from: drawn.count - 1, to: 0, by: -1) {
      guard let start = drawn[index - 1].end else { continue }
      switch drawn[index] {
      case .line: result.append(.line(start))
      case .quadCurve(_, let control): result.append(.quadCurve(start, control: control))
      case .curve(_, let first, let second):
        result.append(.curve(start, control1: second, control2: first))
      case .move, .close: break
      }
    }
    return result + [.close]
  }
}

extension Outline {
  /// A rectangle with rounded corners, counterclockwise if y grows upwards.
  static func roundedSquare(_ rect: CGRect, radius: Double) -> Outline {
    let r = min(radius, Double(min(rect.width, rect.height)) / 2)
    // The distance of the control points of a cubic curve for a quarter circle.
    let k = r * 0.552_284_75
    let (x0, x1) = (Double(rect.minX), Double(rect.maxX))
    let (y0, y1) = (Double(rect.minY), Double(rect.maxY))
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return Outline([
      .move(at(x0 + r, y0)), .line(at(x1 - r, y0)),
      .curve(at(x1, y0 + r), control1: at(x1 - r + k, y0), control2: at(x1, y0 + r - k)),
      .line(at(x1, y1 - r)),
      .curve(at(x1 - r, y1), control1: at(x1, y1 - r + k), control2: at(x1 - r + k, y1)),
      .line(at(x0 + r, y1)),
      .curve(at(x0, y1 - r), control1: at(x0 + r - k, y1), control2: at(x0, y1 - r + k)),
      .line(at(x0, y0 + r)),
      .curve(at(x0 + r, y0), control1: at(x0, y0 + r - k), control2: at(x0 + r - k, y0)),
      .close,
    ])
  }
}

extension ArchivePath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .close: []
    }
  }

  fileprivate var end: CGPoint? { points.first }

  fileprivate func transformed(_ change: (CGPoint) -> CGPoint) -> ArchivePath.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(change(point), control: change(control))
    case .curve(let point, let first, let second):
      .curve(change(point), control1: change(first), control2: change(second))
    case .close: .close
    }
  }
}
