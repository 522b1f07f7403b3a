import AuthorNotices
@_exported import SwiftUI

// Compatibility (module): accepted | | rules are type-checked; no tip is shown: a notice

/// A hint at a feature.
///
/// Tips are never shown here: their status is `pending`, and views of them are empty.
public protocol Tip: Identifiable, Sendable {
  typealias Status = Tips.Status
  typealias InvalidationReason = Tips.InvalidationReason
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = TipOption

  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: InvalidationReason) {}
}

/// A setting of a tip.
public protocol TipOption: Sendable {}
