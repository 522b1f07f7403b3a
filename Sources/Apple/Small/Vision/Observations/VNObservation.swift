/// What a request finds. None is found here.
open class VNObservation: NSObject {
  public let uuid = UUID()
  open var confidence: VNConfidence { 1 }
  open var requestRevision: Int { 1 }
}

/// Something in a part of an image.
open class VNDetectedObjectObservation: VNObservation {
  /// In normalized coordinates.
  public let boundingBox: CGRect

  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }

  public convenience init(requestRevision: Int, boundingBox: CGRect) {
    self.init(boundingBox: boundingBox)
  }
}

/// Something that a model has recognized.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}

/// A rectangle in perspective. Its corners are in normalized coordinates.
open class VNRectangleObservation: VNDetectedObjectObservation {
  public let topLeft: CGPoint
  public let topRight: CGPoint
  public let bottomLeft: CGPoint
  public let bottomRight: CGPoint

  public init(
    requestRevision: Int = 1, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint,
    topRight: CGPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    let corners = [topLeft, topRight, bottomLeft, bottomRight]
    super.init(
      boundingBox: corners.dropFirst().reduce(CGRect(origin: topLeft, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      })
  }
}

/// What an image shows.
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
  open var hasPrecisionRecallCurve: Bool { false }
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
    false
  }
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
    false
  }
}

/// A value that a model gives.
open class VNCoreMLFeatureValueObservation: VNObservation {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(string: "") }
}
