import SwiftUI

// Compatibility: partial | `IntentResult`, `.result(…)` in all forms, `IntentDialog` | snippets
//   are not shown

/// The result of `perform()`, created with `.result(…)`.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

/// A result with a value for the next step of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}

/// A result with a text for the user.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view for the user.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// The view of a result. No surface shows results, so the view is not stored.
public struct _SnippetViewContainer: Sendable {}

/// The type that `.result(…)` returns.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>: IntentResult, @unchecked Sendable {
  // Unchecked: the author's value passes once, from perform() to its caller.
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  /// The Live Activity that the result is about. Nothing reads it here.
  public var activityIdentifier: String?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

/// A type-erased result.
package protocol AnyIntentResult {
  var anyDialog: IntentDialog? { get }
  var anyNext: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var anyDialog: IntentDialog? { dialog }
  package var anyNext: (any AppIntent)? { opensIntent }
}
