import Foundation
import ViewArchive

extension Painter {
  /// Counts an operation on some pixels. Fails the picture if its budget is exceeded.
  ///
  /// - Parameter weight: The cost of a pixel in nanoseconds, roughly.
  func charge(_ operation: DrawingOperation, pixels: Double, weight: Double = 1) {
    guard failure == nil, pixels.isFinite,
      let dominant = work.spend(operation, pixels * weight)
    else { return }
    let nodes = [archive.containerBackground, archive.content].compactMap(\.self)
    fail(
      .tooExpensive(
        count: nodes.reduce(0) { $0 + $1.count(of: dominant) }, of: dominant.rawValue))
  }

  /// Counts a drawing call that paints an area given in the node's coordinates.
  func charge(_ operation: DrawingOperation, _ area: CGRect, in matrix: AffineMatrix, paint: Paint)
  {
    let weight: Double =
      switch paint {
      case .color: 1
      case .linearGradient: 4
      case .image: 6
      case .radialGradient, .ellipticalGradient, .angularGradient, .material: 12
      }
    charge(paint.operation ?? operation, pixels: pixels(of: area, in: matrix), weight: weight)
  }

  /// The number of the target's pixels that an area covers; 0 on a page.
  func pixels(of area: CGRect, in matrix: AffineMatrix) -> Double {
    let surface = context.surface
    let target = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    let bounds = matrix.bounds(of: area)
    guard bounds.isFinite else { return 0 }
    let seen = bounds.intersection(target)
    return seen.isNull ? 0 : Double(seen.width) * Double(seen.height)
  }
}

extension Paint {
  fileprivate var operation: DrawingOperation? {
    switch self {
    case .color: nil
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient: .gradient
    case .image: .image
    case .material: .material
    }
  }
}

extension ArchiveNode {
  /// The number of operations of a kind that the tree asks for.
  fileprivate func count(of operation: DrawingOperation) -> Int {
    var count = content.operations.filter { $0 == operation }.count
    for effect in effects {
      if effect.operation == operation { count += 1 }
      if case .mask(let mask) = effect { count += mask.count(of: operation) }
    }
    return children.reduce(count) { $0 + $1.count(of: operation) }
  }
}

extension NodeContent {
  fileprivate var operations: [DrawingOperation] {
    switch self {
    case .none: []
    case .fill(_, let paint, _): [paint.operation ?? .fill]
    case .stroke(_, let paint, _): [paint.operation ?? .stroke]
    case .text, .dynamicText: [.text]
    case .image: [.image]
    case .timedProgress: [.fill]
    }
  }
}
