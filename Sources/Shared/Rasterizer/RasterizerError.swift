import Foundation

/// Why a picture could not be drawn.
public enum RasterizerError: Error, Equatable, Sendable {
  /// The picture exceeds `DrawingOptions.pixelLimit`. Sizes are in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  /// The size or scale is zero, negative or not a number. Sizes are in points.
  case noArea(width: Double, height: Double, scale: Double)
  case outOfMemory
  /// The picture exceeds its `DrawingBudget`. `kind` is the plural of what costs most, and `count`
  /// the number of them in the archive.
  case tooExpensive(count: Int, of: String)
  /// Cairo failed; the reason is its own message.
  case drawing(String)
  /// The process that drew the picture was ended, or ended itself.
  case stopped(StopReason)

  /// Why a drawing process ended.
  public enum StopReason: Equatable, Sendable {
    case tookLonger(seconds: Double)
    case neededMoreMemory(megabytes: Int)
    case crashed
  }

  /// Whether the picture would probably fail again, at the expense of the others.
  package var isExpensive: Bool {
    switch self {
    case .tooExpensive, .stopped: true
    case .tooManyPixels, .noArea, .outOfMemory, .drawing: false
    }
  }
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
    case .tooExpensive(let count, let kind):
      "too expensive to draw: \(Self.grouped(count)) \(kind). Use fewer or smaller ones."
    case .stopped(.tookLonger(let seconds)):
      "drawing took longer than \(seconds.formatted()) s and was stopped. Use fewer or simpler "
        + "views and images."
    case .stopped(.neededMoreMemory(let megabytes)):
      "drawing needed more than \(megabytes) MB and was stopped. Use fewer or smaller images."
    case .stopped(.crashed):
      "drawing crashed, probably because of an image or a font. Replace it by another one."
    case .drawing(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  /// Returns a count with separators, such as "1,500".
  private static func grouped(_ count: Int) -> String {
    var result = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  public var errorDescription: String? { description }
}
