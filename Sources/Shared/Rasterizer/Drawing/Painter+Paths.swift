import Foundation
import ViewArchive

extension Painter {
  /// Cairo's fixed-point coordinates are limited to ±2²³.
  private static let maximumCoordinate = 4e6

  /// Sets Cairo's current path, in device pixels. Returns false, with an empty path, if a
  /// coordinate is not finite.
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
        x: min(max(placed.x, -Self.maximumCoordinate), Self.maximumCoordinate),
        y: min(max(placed.y, -Self.maximumCoordinate), Self.maximumCoordinate))
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
    guard let area = path.controlBounds else { return }
    charge(.fill, area, in: place, paint: paint)
    guard failure == nil, setPaint(paint, over: area, in: place, alpha: alpha)
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
    guard width.isFinite, let outline = path.controlBounds else { return }
    let bounds = outline.insetBy(dx: -width, dy: -width)
    charge(.stroke, bounds, in: place, paint: paint)
    guard failure == nil, setPaint(paint, over: bounds, in: place, alpha: alpha),
      addPath(path, in: place)
    else { return }
    context.set(place)
    context.setPen(geometry, width: min(width, 1e5))
    context.stroke()
    context.resetMatrix()
  }

  /// Intersects the clip with a path while `body` runs.
  func clipped(
    to path: ArchivePath, evenOdd: Bool, antialiased: Bool, in matrix: AffineMatrix,
    _ body: () -> Void
  ) {
    context.withSavedState {
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

  /// True if one point is exactly `options.scale` pixels, without rotation or scaling. Edges are
  /// then aligned to whole pixels, as in SwiftUI.
  func isAligned(_ matrix: AffineMatrix) -> Bool {
    !context.isVector && matrix.b == 0 && matrix.c == 0
      && abs(matrix.a - options.scale) < 1e-9 && abs(matrix.d - options.scale) < 1e-9
  }
}

extension AffineMatrix {
  /// The matrix with its origin on a whole pixel.
  var snapped: AffineMatrix {
    var result = self
    result.tx = tx.snapped
    result.ty = ty.snapped
    return result
  }
}

extension Double {
  /// Clamps to the range. NaN becomes the value in the range nearest to 0.
  func clamped(to range: ClosedRange<Double>) -> Double {
    if isNaN { return Swift.min(Swift.max(0, range.lowerBound), range.upperBound) }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest integer. Halves round up, also if rounding errors make them slightly smaller.
  var snapped: Double { (self + 0.5 + 1e-6).rounded(.down) }
}

extension CGRect {
  /// The rectangle with all edges on whole pixels. A side under one pixel becomes one pixel.
  var snapped: CGRect {
    let (x, y) = (Double(minX).snapped, Double(minY).snapped)
    let (right, bottom) = (Double(maxX).snapped, Double(maxY).snapped)
    return CGRect(
      x: x, y: y, width: width > 0 ? max(right - x, 1) : 0,
      height: height > 0 ? max(bottom - y, 1) : 0)
  }

  /// The smallest rectangle of whole pixels that contains this one.
  var roundedOut: CGRect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
