/// A model for images.
open class VNCoreMLModel: NSObject {
  open var inputImageFeatureName = ""
  open var featureProvider: (any MLFeatureProvider)?

  /// Always throws, after a notice.
  public init(for model: MLModel) throws { throw MissingAnalysis.error(.invalidModel) }
}

/// Analyses an image with a model, of which there is none.
open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public convenience init(model: VNCoreMLModel) {
    self.init(model: model, completionHandler: nil)
  }

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
