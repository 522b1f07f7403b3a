import Foundation
import FoundationSupplement

/// A handler's response to an intent.
open class INIntentResponse: NSObject, NSCopying {
  private var values: [String: Any] = [:]
  open var userActivity: NSUserActivity?

  public required override init() {
    super.init()
  }

  open func responseValue(forKey key: String) -> Any? {
    values[key]
  }

  open func setResponseValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.values = values
    copy.userActivity = userActivity
    return copy
  }
}
