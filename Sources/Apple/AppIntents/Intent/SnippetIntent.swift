import SwiftUI

// Compatibility: works | `SnippetIntent`, `ShowsSnippetIntent` | shown on the device for shortcuts;
//   their buttons and toggles act

/// An intent whose result is a view with buttons and toggles.
///
/// The device performs it when a result or a confirmation shows it, again after each intent of its
/// buttons, and after `reload()`. It must have no other effect.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Asks the device to perform the intent again if its view is shown.
  public static func reload() {
    IntentStage.current.reload(persistentIdentifier)
  }
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

/// Marks a result that has a snippet intent.
public struct _SnippetIntentContainer: Sendable {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

// The device performs the intent and shows its view if the user has run a shortcut.
extension IntentResult {
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(snippet: .intent(snippetIntent))
  }

  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, snippet: .intent(snippetIntent))
  }

  public static func result<Value>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value, snippet: .intent(snippetIntent))
  }

  public static func result<Value>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: .intent(snippetIntent))
  }

  public static func result<Next: AppIntent>(
    opensIntent: Next, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, Never> {
    Self(opensIntent: opensIntent, snippet: .intent(snippetIntent))
  }

  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Next, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent, snippet: .intent(snippetIntent))
  }

  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: .intent(snippetIntent))
  }

  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Next, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent, snippet: .intent(snippetIntent))
  }
}
