public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What a request has found.
///
/// Requests for one kind of observation have their own `results`. In Swift, an array cannot
/// override one of a superclass's elements, so the general property is in an extension of this
/// protocol.
public protocol _ObservationRequest: AnyObject {}

extension _ObservationRequest {
  /// nil before the request is performed; then empty.
  public var results: [VNObservation]? { (self as? VNRequest).flatMap { $0.found() } }
}

/// Looks for something in images. None finds anything here: a handler that performs it reports a
/// notice, and calls the completion handler without an error.
open class VNRequest: NSObject, _ObservationRequest {
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision: Int
  public let completionHandler: VNRequestCompletionHandler?
  private var isPerformed = false

  public convenience override init() { self.init(completionHandler: nil) }

  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    revision = Self.defaultRevision
  }

  open class var supportedRevisions: IndexSet { [1] }
  open class var defaultRevision: Int { 1 }
  open class var currentRevision: Int { 1 }

  open func cancel() {}

  func complete() {
    MissingAnalysis.report()
    isPerformed = true
    completionHandler?(self, nil)
  }

  func found<Observation>() -> [Observation]? { isPerformed ? [] : nil }
}

/// Looks for something in a part of an image.
open class VNImageBasedRequest: VNRequest {
  /// In normalized coordinates.
  open var regionOfInterest = VNNormalizedIdentityRect
}

/// How an image fits the size that an analysis expects.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop
  case scaleFit
  case scaleFill
  case scaleFitRotate90CCW = 0x101
  case scaleFillRotate90CCW
}

/// A request that looks for faces in an image in which some are known.
public protocol VNFaceObservationAccepting: NSObjectProtocol {
  var inputFaceObservations: [VNFaceObservation]? { get set }
}
