import SwiftUI

// Compatibility: partial | `SnippetIntent`, `ShowsSnippetIntent`, `AppIntentError`'s reasons,
//   `IntentModes.Current`, `valueState` | snippets are not shown; the texts of errors are this
//   project's

/// An intent whose result is a view. Only Siri and Shortcuts show such views.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Has no effect: no snippet is shown.
  public static func reload() {}
}

/// A snippet without content.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = ""
  public static let isDiscoverable = false

  public init() {}

  public func perform() async throws -> some ShowsSnippetView { .result(view: EmptyView()) }
}

/// A result whose view is that of another intent.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The snippet of a result. No surface shows results, so the intent is not stored.
public struct _SnippetIntentContainer: Sendable {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

// Only Siri and Shortcuts show snippets: the intent is ignored.
extension IntentResult {
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self()
  }

  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value)
  }

  public static func result<Value>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Next: AppIntent>(
    opensIntent: Next, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
}
