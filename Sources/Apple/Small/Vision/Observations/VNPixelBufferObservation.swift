/// An image that a request computes.
open class VNPixelBufferObservation: VNObservation {
  public let pixelBuffer: CVPixelBuffer

  init(pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }

  open var featureName: String? { nil }
}

/// Where people look first.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

public enum VNElementType: UInt, Sendable {
  case unknown
  case float
  case double
}

/// An image as numbers.
open class VNFeaturePrintObservation: VNObservation {
  open var elementType: VNElementType { .unknown }
  open var elementCount: Int { 0 }
  open var data: Data { Data() }

  /// Always throws, after a notice.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw MissingAnalysis.error(.dataUnavailable) }
}
