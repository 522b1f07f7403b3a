/// The place of a text.
open class VNTextObservation: VNRectangleObservation {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// What the text can be, from the most probable one.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What a text can be.
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A barcode.
open class VNBarcodeObservation: VNRectangleObservation {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
  open var payloadData: Data? { nil }
  open var supplementalPayloadString: String? { nil }
  open var isGS1DataCarrier: Bool { false }
  open var isColorInverted: Bool { false }
}
