import Foundation
import ViewArchive

extension Painter {
  /// Draws a bar or ring, filled to its fraction at the current instant.
  func draw(_ progress: TimedProgress, in size: CGSize, _ matrix: AffineMatrix) {
    guard size.width > 0, size.height > 0 else { return }
    switch progress.shape {
    case .bar:
      for shape in shapes(of: progress, in: size) {
        fill(shape.path, with: shape.paint, evenOdd: false, in: matrix, alpha: 1)
      }
    case .ring: drawRing(progress, progress.fraction(at: instant), in: size, matrix)
    }
  }

  /// The track and the filled part of a bar at the current instant; nothing for a ring.
  func shapes(of progress: TimedProgress, in size: CGSize) -> [(path: ArchivePath, paint: Paint)] {
    guard progress.shape == .bar, size.width > 0, size.height > 0 else { return [] }
    let fraction = progress.fraction(at: instant)
    let bounds = CGRect(origin: .zero, size: size)
    let radius = Double(min(size.width, size.height)) / 2
    let track = (ArchivePath(roundedRectangle: bounds, radius: radius), progress.track)
    guard fraction > 0 else { return [track] }
    // At least as wide as the two round ends.
    let width = max(Double(size.width) * fraction, radius * 2)
    let filled = CGRect(
      x: progress.rightToLeft ? Double(size.width) - width : 0, y: 0, width: width,
      height: Double(size.height))
    return [track, (ArchivePath(roundedRectangle: filled, radius: radius), progress.fill)]
  }

  private func drawRing(
    _ progress: TimedProgress, _ fraction: Double, in size: CGSize, _ matrix: AffineMatrix
  ) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = (Double(min(size.width, size.height)) - progress.lineWidth) / 2
    guard radius > 0 else { return }
    let pen = StrokeGeometry(width: progress.lineWidth, cap: .round)
    let track = ArchivePath(arcAround: center, radius: radius, turns: 1)
    stroke(track, with: progress.track, pen, in: matrix, alpha: 1)
    guard fraction > 0 else { return }
    let arc = ArchivePath(arcAround: center, radius: radius, turns: fraction)
    stroke(arc, with: progress.fill, pen, in: matrix, alpha: 1)
  }
}

extension ArchivePath {
  /// An arc, clockwise from twelve o'clock. One whole turn is a closed path.
  init(arcAround center: CGPoint, radius: Double, turns: Double) {
    let turns = min(max(turns, 0), 1)
    let count = max(Int((turns * 4).rounded(.up)), 1)
    let step = turns * 2 * .pi / Double(count)
    // The distance of a cubic curve's control points for an arc of `step`.
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: Double, _ along: Double) -> CGPoint {
      let (x, y) = (sin(angle), -cos(angle))
      return CGPoint(
        x: Double(center.x) + x * radius - y * along,
        y: Double(center.y) + y * radius + x * along)
    }
    var elements: [Element] = [.move(point(0, 0))]
    for index in 0..<count {
      let (from, to) = (Double(index) * step, Double(index + 1) * step)
      elements.append(
        .curve(point(to, 0), control1: point(from, reach), control2: point(to, -reach)))
    }
    if turns == 1 { elements.append(.close) }
    self.init(elements)
  }
}
