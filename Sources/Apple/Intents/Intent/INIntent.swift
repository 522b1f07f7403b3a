import Foundation

// Compatibility: partial | `INIntent`, `INIntentResponse`, `INObject`, `INObjectCollection`,
//   `INObjectSection`, `INIntentResolutionResult`, `INObjectResolutionResult` | the part for
//   configuration

/// A request with parameters; the superclass of the classes for an intent definition file.
///
/// The parameters' values are stored by key. Generated subclasses have a property for each.
open class INIntent: NSObject, NSCopying {
  private var parameterValues: [String: Any] = [:]

  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?

  public required override init() {
    super.init()
  }

  /// The value of a parameter; nil if none is set.
  open func parameterValue(forKey key: String) -> Any? {
    parameterValues[key]
  }

  open func setParameterValue(_ value: Any?, forKey key: String) {
    parameterValues[key] = value
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.parameterValues = parameterValues
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    return copy
  }
}
