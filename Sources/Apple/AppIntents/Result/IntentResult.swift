import SwiftUI

// Compatibility: works | `IntentResult`, `.result(…)` in all forms, `IntentDialog`,
//   `ShowsSnippetView` | shown on the device for shortcuts, as on a phone; widgets and controls
//   show none

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

/// Marks a result that has a view.
public struct _SnippetViewContainer: Sendable {}

/// What a result shows.
package enum IntentSnippet {
  case view(AnyView)
  /// The view that this intent returns.
  case intent(any SnippetIntent)
}

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
  package var snippet: IntentSnippet?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

/// A type-erased result.
package protocol AnyIntentResult {
  var anyValue: (any _IntentValue)? { get }
  var anyDialog: IntentDialog? { get }
  var anyNext: (any AppIntent)? { get }
  var anySnippet: IntentSnippet? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var anyValue: (any _IntentValue)? { value }
  package var anyDialog: IntentDialog? { dialog }
  package var anyNext: (any AppIntent)? { opensIntent }
  package var anySnippet: IntentSnippet? { snippet }
}
