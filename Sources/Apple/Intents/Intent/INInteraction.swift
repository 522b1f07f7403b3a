import Foundation
import FoundationSupplement
import HostLink

// Compatibility: partial | `INInteraction` | as `NSUserActivity.interaction`; donations have no
//   effect

/// The user's use of an intent, such as a tap on a widget that is configured with it.
open class INInteraction: NSObject {
  open private(set) var intent: INIntent
  open private(set) var intentResponse: INIntentResponse?
  open var dateInterval: DateInterval?
  open var identifier: String
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    identifier = UUID().uuidString
    super.init()
  }

  /// There are no suggestions: succeeds without effect.
  open func donate(completion: ((any Error)?) -> Void = { _ in }) {
    completion(nil)
  }
}

extension NSUserActivity {
  /// The intent with which the tapped widget is configured; nil if it has none.
  public var interaction: INInteraction? { _interaction as? INInteraction }
}

extension INIntent {
  /// The subclass with this name in the program; nil if there is none. Generated classes are in the
  /// module that is named after the bundle.
  package static func named(_ name: String, module: String) -> INIntent.Type? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? INIntent.Type
  }

  /// Creates an intent with the values that this build of the app knows.
  package static func accepting(_ values: [String: ConfigurationValue]) -> INIntent? {
    try? configured(with: accepted(values).values)
  }
}
