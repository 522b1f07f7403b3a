/// How a viewer turns an image. The raw values are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// In coordinates in which y points up, around the origin.
  package var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
    case .down: CGAffineTransform(scaleX: -1, y: -1)
    case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
    case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
    case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
    case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    }
  }
}
