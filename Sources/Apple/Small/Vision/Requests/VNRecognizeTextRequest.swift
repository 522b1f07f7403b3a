public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate
  case fast
}

/// Looks for text. Finds nothing here.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// From the most probable one.
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  /// As a part of the image's height.
  open var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { found() }

  /// None, after a notice.
  open func supportedRecognitionLanguages() throws -> [String] {
    MissingAnalysis.report()
    return []
  }

  /// None, after a notice.
  open class func supportedRecognitionLanguages(
    for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
  ) throws -> [String] {
    MissingAnalysis.report()
    return []
  }
}

/// Looks for the places of text. Finds nothing here.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  open var reportCharacterBoxes = false
  public var results: [VNTextObservation]? { found() }
}
