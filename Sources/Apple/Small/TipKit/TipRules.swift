import Foundation

/// A value that rules test: a parameter or an event.
public protocol _TipRuleInput {
  /// What the rule's closure receives.
  associatedtype RuleValue
}

extension Tips {
  /// A value of a tip that its rules test: `@Parameter static var isSignedIn = false`.
  ///
  /// On Apple's platforms a macro creates it; `$isSignedIn` is the parameter in both cases.
  @propertyWrapper
  public struct Parameter<Value: Codable & Sendable>: _TipRuleInput, Sendable {
    public typealias RuleValue = Value

    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Self { self }
  }
}

extension Tip {
  /// For `@Parameter` in a tip. A global name would hide that of App Intents.
  public typealias Parameter<Value: Codable & Sendable> = Tips.Parameter<Value>
}

extension Tips {
  /// A condition of a tip. It is never evaluated, because no tip is shown.
  public struct Rule: Sendable {
    /// What the macro `#Rule` expands to.
    public init(_unevaluated: Void) {}
  }

  /// Something that the user does, which tips count. Nothing is counted here.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable, _TipRuleInput {
    public typealias RuleValue = Self

    public struct Donation: Sendable {
      public let date: Date
    }

    public let id: String

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    public var donations: [Donation] { [] }

    /// Has no effect: nothing is counted.
    public func donate() async where DonationInfo == EmptyDonation {}
    /// Calls the closure; nothing is counted.
    public func sendDonation(_ perform: (@Sendable () -> Void)? = nil)
    where DonationInfo == EmptyDonation { perform?() }
  }
}
