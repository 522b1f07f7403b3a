import SwiftUI

/// What `perform()` gives; made with `.result(…)`.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

/// A result with a value for the next step.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}

/// A result that is said to the person.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that is shown to the person.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A view of a result. Nothing here shows results, so the view is not kept.
public struct _SnippetViewContainer: Sendable {}

/// What `.result(…)` makes.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>: IntentResult, @unchecked Sendable {
  // Unchecked: the value is an author's, handed from perform() to its caller once.
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

/// A result without its types.
package protocol AnyIntentResult {
  var anyDialog: IntentDialog? { get }
  var anyNext: (any AppIntent)? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var anyDialog: IntentDialog? { dialog }
  package var anyNext: (any AppIntent)? { opensIntent }
}
