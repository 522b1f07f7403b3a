/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {
  open var upperBodyOnly: Bool { true }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
  /// In radians.
  public let roll: NSNumber?
  /// In radians.
  public let yaw: NSNumber?
  /// In radians.
  public let pitch: NSNumber?

  public override init(boundingBox: CGRect) {
    (roll, yaw, pitch) = (nil, nil, nil)
    super.init(boundingBox: boundingBox)
  }

  public init(
    requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?
  ) {
    self.roll = roll
    self.yaw = yaw
    self.pitch = pitch
    super.init(boundingBox: boundingBox)
  }

  open var landmarks: VNFaceLandmarks2D? { nil }
  /// Between 0 and 1.
  open var faceCaptureQuality: Float? { nil }
}

open class VNFaceLandmarks: NSObject {
  open var confidence: VNConfidence { 0 }
}

/// The features of a face. None is found here.
open class VNFaceLandmarks2D: VNFaceLandmarks {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceLandmarkRegion: NSObject {
  open var pointCount: Int { 0 }
}

/// The points of a feature.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
  /// In parts of the face's bounding box.
  open var normalizedPoints: [CGPoint] { [] }
  /// In pixels.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
