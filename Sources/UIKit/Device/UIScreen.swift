/// The screen that the host shows the extension on.
public final class UIScreen: NSObject, Sendable {
  /// Points.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat

  /// - Parameter description: width and height in points and the scale, `393x852@3`; what is no
  ///   such text is a 6.1-inch iPhone.
  init(_ description: String?) {
    let parts = (description ?? "").split { $0 == "x" || $0 == "@" }.compactMap { Double($0) }
    let isPlausible = parts.count == 3 && parts.allSatisfy { $0 > 0 && $0 < 100_000 }
    let numbers = isPlausible ? parts : [393, 852, 3]
    bounds = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    scale = CGFloat(numbers[2])
  }

  /// From the environment's `VITRINE_SCREEN`.
  public static let main = UIScreen(ProcessInfo.processInfo.environment["VITRINE_SCREEN"])

  public var nativeScale: CGFloat { scale }

  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
