// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Normalized coordinates are from 0 to 1 of an image's width and height, in pixels, and y points
// up.

/// Between 0 and 1.
public typealias VNConfidence = Float
/// The shorter side as a part of the longer one.
public typealias VNAspectRatio = Float
public typealias VNDegrees = Float

/// All of an image.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
  normalizedRect == VNNormalizedIdentityRect
}

/// The rectangle in pixels.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  scaled(normalizedRect, by: CGFloat(imageWidth), CGFloat(imageHeight))
}

/// The rectangle in parts of the image; zero if the image is empty.
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  return scaled(imageRect, by: 1 / CGFloat(imageWidth), 1 / CGFloat(imageHeight))
}

/// The point in pixels.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// The point in parts of the image; zero if the image is empty.
public func VNNormalizedPointForImagePoint(
  _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  return CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

private func scaled(_ rect: CGRect, by x: CGFloat, _ y: CGFloat) -> CGRect {
  CGRect(
    x: rect.minX * x, y: rect.minY * y, width: rect.width * x, height: rect.height * y)
}
