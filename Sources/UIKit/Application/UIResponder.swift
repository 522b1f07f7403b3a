import Foundation

/// An object that could respond to events. There are none here: it is the superclass of app
/// delegates and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated public override init() {
    super.init()
  }
}
