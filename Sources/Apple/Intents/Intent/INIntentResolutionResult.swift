import Foundation

/// A handler's resolution of a parameter. Widgets do not use it; the types exist so that handlers
/// compile.
open class INIntentResolutionResult: NSObject {
  /// The handler's decision.
  public enum Outcome {
    case resolved(Any)
    case confirmation(Any)
    case disambiguation([Any])
    case needsValue, notRequired, unsupported
  }

  public let outcome: Outcome

  public required init(outcome: Outcome) {
    self.outcome = outcome
    super.init()
  }

  open class func needsValue() -> Self { Self(outcome: .needsValue) }
  open class func notRequired() -> Self { Self(outcome: .notRequired) }
  open class func unsupported() -> Self { Self(outcome: .unsupported) }
}

open class INObjectResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedObject: INObject) -> Self {
    Self(outcome: .resolved(resolvedObject))
  }

  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(outcome: .disambiguation(objectsToDisambiguate))
  }

  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    objectToConfirm.map { Self(outcome: .confirmation($0)) } ?? Self(outcome: .needsValue)
  }
}
