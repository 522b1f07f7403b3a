/// Looks for faces. Finds nothing here.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  public var results: [VNFaceObservation]? { found() }
}

/// Looks for the features of faces. Finds nothing here.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {
  open var inputFaceObservations: [VNFaceObservation]?
  public var results: [VNFaceObservation]? { found() }
}

/// Looks for the quality of a face's capture. Finds nothing here.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting {
  open var inputFaceObservations: [VNFaceObservation]?
  public var results: [VNFaceObservation]? { found() }
}

/// Looks for people. Finds nothing here.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  open var upperBodyOnly = true
  public var results: [VNHumanObservation]? { found() }
}

/// Separates people from the background. Finds nothing here.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  public enum QualityLevel: UInt, Sendable {
    case accurate
    case balanced
    case fast
  }

  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8
  public var results: [VNPixelBufferObservation]? { found() }
}
