import Foundation

// Compatibility: partial | `INExtension` and handlers | the first `INExtension` in the sources
//   provides `provide…OptionsCollection` and `default…`, in the widget extension's process;
//   nothing is resolved, confirmed or handled

/// Returns the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() {
    super.init()
  }

  open func handler(for intent: INIntent) -> Any? { self }
}
