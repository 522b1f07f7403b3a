import Foundation

/// Why a picture could not be drawn.
public enum RasterizerError: Error, Equatable, Sendable {
  /// More pixels than `DrawingOptions.pixelLimit`; sizes in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  /// A size or scale that is zero, negative, or no number.
  case noArea(width: Double, height: Double, scale: Double)
  case outOfMemory
  /// Cairo's own words.
  case drawing(String)
}

extension RasterizerError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .tooManyPixels(let width, let height, let limit):
      "A picture of \(width) × \(height) pixels is over the limit of \(limit) pixels: "
        + "choose a smaller scale."
    case .noArea(let width, let height, let scale):
      "A picture of \(width) × \(height) points at \(scale) pixels a point has no area: "
        + "give a size and a scale above zero."
    case .outOfMemory: "There is no memory for the picture: choose a smaller scale."
    case .drawing(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  public var errorDescription: String? { description }
}
