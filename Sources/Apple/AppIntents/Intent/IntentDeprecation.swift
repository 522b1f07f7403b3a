/// The replacement for a deprecated intent.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?

  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}

public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}
