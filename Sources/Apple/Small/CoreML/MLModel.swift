import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | no models are loaded: a notice

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject {
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?

  public override init() {}
}

public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLFeatureValue: NSObject {
  public let doubleValue: Double
  public let int64Value: Int64
  public let stringValue: String

  public init(double value: Double) { (doubleValue, int64Value, stringValue) = (value, 0, "") }
  public init(int64 value: Int64) { (doubleValue, int64Value, stringValue) = (0, value, "") }
  public init(string value: String) { (doubleValue, int64Value, stringValue) = (0, 0, value) }
}

public struct MLModelError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType
    case io = 3
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A model. None can be loaded, which a notice says.
open class MLModel: NSObject {
  public convenience init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    AuthorNotice.report("CoreML", lacks: "models")
    throw MLModelError(.io)
  }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}
