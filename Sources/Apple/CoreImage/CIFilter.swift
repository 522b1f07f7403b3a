import AuthorNotices
import Foundation

/// A filter: named values in, an image out.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.org".utf8)
/// let code = filter.outputImage
/// ```
/// `CIFilter.filterNames(inCategory:)` lists the filters. Others do not exist, with a notice.
open class CIFilter: NSObject {
  public let name: String
  private let definition: FilterDefinition
  var values: [String: Any] = [:]

  private init(name: String, definition: FilterDefinition) {
    self.name = name
    self.definition = definition
    values = definition.defaults
  }

  /// Returns nil, with a notice, if there is no filter of this name.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.all[name] else {
      AuthorNotice.report(
        "CoreImage: Vitrine has no filter \(name). It has: "
          + "\(FilterDefinition.all.keys.sorted().joined(separator: ", ")).")
      return nil
    }
    self.init(name: name, definition: definition)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// One of the filters with a method, which all exist.
  init(known name: String) {
    self.name = name
    definition = FilterDefinition.all[name] ?? FilterDefinition(defaults: [:]) { _ in nil }
    values = definition.defaults
  }

  /// The names of all filters; the category has no effect.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.keys.sorted()
  }

  /// The keys of the inputs.
  open var inputKeys: [String] { definition.defaults.keys.sorted() }

  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  open func setDefaults() { values = definition.defaults }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The result; nil if an input is missing.
  open var outputImage: CIImage? { definition.output(FilterInputs(values: values)) }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"

/// A filter's inputs and what it does.
struct FilterDefinition {
  let defaults: [String: Any]
  let output: (FilterInputs) -> CIImage?

  init(defaults: [String: Any] = [:], _ output: @escaping (FilterInputs) -> CIImage?) {
    self.defaults = defaults
    self.output = output
  }

  // Constant; the defaults in the definitions are numbers and texts, which are immutable.
  nonisolated(unsafe) static let all: [String: FilterDefinition] =
    generators
    .merging(colorFilters) { first, _ in first }
    .merging(geometryFilters) { first, _ in first }
    .merging(compositions) { first, _ in first }
}

/// The values of a filter.
struct FilterInputs {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  var background: CIImage? { values[kCIInputBackgroundImageKey] as? CIImage }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number; 0 if there is none, or it is not finite.
  func number(_ key: String) -> Double { optionalNumber(key) ?? 0 }

  func optionalNumber(_ key: String) -> Double? {
    let value: Double? =
      switch values[key] {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  func color(_ key: String) -> SIMD4<Float> {
    (values[key] as? CIColor ?? .black).components
  }

  func vector(_ key: String) -> SIMD4<Float> {
    let vector = values[key] as? CIVector
    return SIMD4(
      Float(vector?.x ?? 0), Float(vector?.y ?? 0), Float(vector?.z ?? 0), Float(vector?.w ?? 0))
  }

  func point(_ key: String) -> CGPoint {
    values[key] as? CGPoint ?? (values[key] as? CIVector)?.cgPointValue ?? .zero
  }

  func rect(_ key: String) -> CGRect? {
    values[key] as? CGRect ?? (values[key] as? CIVector)?.cgRectValue
  }
}
