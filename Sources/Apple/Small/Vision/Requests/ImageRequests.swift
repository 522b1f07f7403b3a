/// Looks for rectangles in perspective. Finds nothing here.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var minimumAspectRatio: VNAspectRatio = 0.5
  open var maximumAspectRatio: VNAspectRatio = 1
  open var quadratureTolerance: VNDegrees = 30
  /// As a part of the image's shorter side.
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  /// 0 is no limit.
  open var maximumObservations = 1
  public var results: [VNRectangleObservation]? { found() }
}

/// Says what an image shows. Finds nothing here.
open class VNClassifyImageRequest: VNImageBasedRequest {
  public var results: [VNClassificationObservation]? { found() }

  /// None, after a notice.
  open func supportedIdentifiers() throws -> [String] {
    MissingAnalysis.report()
    return []
  }

  /// None, after a notice.
  open class func knownClassifications(
    forRevision requestRevision: Int
  ) throws -> [VNClassificationObservation] {
    MissingAnalysis.report()
    return []
  }
}

/// Looks for cats and dogs. Finds nothing here.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
  public var results: [VNRecognizedObjectObservation]? { found() }
}

/// Describes an image by numbers, for comparisons. Finds nothing here.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
  public var results: [VNFeaturePrintObservation]? { found() }
}

/// Looks for what people see first. Finds nothing here.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
  public var results: [VNSaliencyImageObservation]? { found() }
}

/// Looks for what can be an object. Finds nothing here.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
  public var results: [VNSaliencyImageObservation]? { found() }
}
