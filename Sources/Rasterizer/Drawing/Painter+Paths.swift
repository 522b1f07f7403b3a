import Foundation
import ViewArchive

extension Painter {
  /// Cairo's fixed-point coordinates end at 2²³.
  private static let farthest = 4e6

  /// Makes the path Cairo's present one, in device pixels.
  /// Returns false for a path with a coordinate that is no number: it is not drawn.
  func addPath(_ path: ArchivePath, in matrix: AffineMatrix) -> Bool {
    context.newPath()
    var isFinite = true
    func place(_ point: CGPoint) -> CGPoint {
      let placed = matrix(point)
      guard placed.x.isFinite, placed.y.isFinite else {
        isFinite = false
        return .zero
      }
      return CGPoint(
        x: min(max(placed.x, -Self.farthest), Self.farthest),
        y: min(max(placed.y, -Self.farthest), Self.farthest))
    }
    for element in path.elements {
      switch element {
      case .move(let point): context.move(place(point))
      case .line(let point): context.line(place(point))
      case .quadCurve(let end, let control):
        let (control1, control2) = ArchivePath.cubicControls(
          from: context.currentPoint, control: place(control), to: place(end))
        context.curve(control1, control2, place(end))
      case .curve(let end, let control1, let control2):
        context.curve(place(control1), place(control2), place(end))
      case .close: context.close()
      }
      if !isFinite {
        context.newPath()
        return false
      }
    }
    return true
  }

  func fill(
    _ path: ArchivePath, with paint: Paint, evenOdd: Bool, in matrix: AffineMatrix, alpha: Double
  ) {
    let isAligned = isAligned(matrix)
    let place = isAligned ? matrix.snapped : matrix
    guard let area = path.controlBounds, setPaint(paint, over: area, in: place, alpha: alpha)
    else { return }
    if isAligned, let rectangle = path.rectangle, rectangle.isFinite {
      context.newPath()
      context.rectangle(matrix.bounds(of: rectangle).snapped)
      context.fill()
    } else if addPath(path, in: place) {
      context.setFillRule(evenOdd: evenOdd)
      context.fill()
    }
  }

  func stroke(
    _ path: ArchivePath, with paint: Paint, _ geometry: StrokeGeometry, in matrix: AffineMatrix,
    alpha: Double
  ) {
    let place = isAligned(matrix) ? matrix.snapped : matrix
    let scale = place.meanScale
    let width = geometry.width > 0 ? geometry.width : 1 / scale
    guard width.isFinite, let bounds = path.controlBounds,
      setPaint(paint, over: bounds.insetBy(dx: -width, dy: -width), in: place, alpha: alpha),
      addPath(path, in: place)
    else { return }
    context.set(place)
    context.setPen(geometry, width: min(width, 1e5))
    context.stroke()
    context.resetMatrix()
  }

  /// Narrows the clip for as long as `body` runs.
  func clipped(
    to path: ArchivePath, evenOdd: Bool, antialiased: Bool, in matrix: AffineMatrix,
    _ body: () -> Void
  ) {
    context.saved {
      if isAligned(matrix), let rectangle = path.rectangle, rectangle.isFinite {
        context.newPath()
        context.rectangle(matrix.bounds(of: rectangle).snapped)
      } else {
        let place = isAligned(matrix) ? matrix.snapped : matrix
        guard addPath(path, in: place) else { return }
      }
      context.setFillRule(evenOdd: evenOdd)
      context.setAntialias(antialiased)
      context.clip()
      context.setAntialias(true)
      body()
    }
  }

  /// True where a point is exactly `options.scale` pixels, neither turned nor scaled: then edges
  /// are put on whole pixels, as SwiftUI does.
  func isAligned(_ matrix: AffineMatrix) -> Bool {
    !context.isVector && matrix.b == 0 && matrix.c == 0
      && abs(matrix.a - options.scale) < 1e-9 && abs(matrix.d - options.scale) < 1e-9
  }
}

extension AffineMatrix {
  /// The origin on a whole pixel.
  var snapped: AffineMatrix {
    var result = self
    result.tx = tx.snapped
    result.ty = ty.snapped
    return result
  }
}

extension Double {
  /// Within the range; the range's value nearest to 0 for what is no number.
  func limited(to range: ClosedRange<Double>) -> Double {
    if isNaN { return Swift.min(Swift.max(0, range.lowerBound), range.upperBound) }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// Halves go up, and so does what is a half but for rounding errors.
  var snapped: Double { (self + 0.5 + 1e-6).rounded(.down) }
}

extension CGRect {
  /// Both edges on whole pixels; what is thinner than a pixel becomes one.
  var snapped: CGRect {
    let (x, y) = (Double(minX).snapped, Double(minY).snapped)
    let (right, bottom) = (Double(maxX).snapped, Double(maxY).snapped)
    return CGRect(
      x: x, y: y, width: width > 0 ? max(right - x, 1) : 0,
      height: height > 0 ? max(bottom - y, 1) : 0)
  }

  /// The smallest rectangle of whole pixels around.
  var roundedOut: CGRect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
