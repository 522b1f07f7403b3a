import Foundation

/// Why a picture could not be drawn.
public enum RasterizerError: Error, Equatable, Sendable {
  /// The picture exceeds `DrawingOptions.pixelLimit`. Sizes are in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  /// The size or scale is zero, negative or not a number. Sizes are in points.
  case noArea(width: Double, height: Double, scale: Double)
  case outOfMemory
  /// Cairo failed; the reason is its own message.
  case drawing(String)
}

extension RasterizerError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height, let limit):
      "A picture of \(width) × \(height) pixels exceeds the limit of \(limit) pixels. "
        + "Choose a smaller scale."
    case .noArea(let width, let height, let scale):
      "A picture of \(width) × \(height) points at \(scale) pixels per point has no area. "
        + "Use a size and a scale above zero."
    case .outOfMemory: "Not enough memory for the picture. Choose a smaller scale."
    case .drawing(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  public var errorDescription: String? { description }
}
