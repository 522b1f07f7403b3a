@_exported import AppIntents
@_exported import CoreVideo

// Compatibility (iOS 27): accepted | `SemanticContentDescriptor` | nothing searches with the
//   camera, so no query of VisualIntelligence is called

/// What a camera or a screenshot shows. Nothing makes one here.
public struct SemanticContentDescriptor: Sendable, _IntentValue {
  public let labels: [String]
  public var pixelBuffer: CVPixelBuffer? { nil }
}
