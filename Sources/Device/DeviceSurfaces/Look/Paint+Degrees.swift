import Foundation
import ViewArchive

extension Paint {
  /// CSS's `linear-gradient` over a rectangle.
  ///
  /// - Parameter degrees: The direction, clockwise from upwards.
  static func linearGradient(
    _ stops: [Paint.GradientStop], degrees: Double, in frame: CGRect
  ) -> Paint {
    let radians = degrees * .pi / 180
    let (x, y) = (sin(radians), -cos(radians))
    let half = (abs(frame.width * x) + abs(frame.height * y)) / 2
    return .linearGradient(
      stops, start: CGPoint(x: frame.midX - x * half, y: frame.midY - y * half),
      end: CGPoint(x: frame.midX + x * half, y: frame.midY + y * half))
  }
}
