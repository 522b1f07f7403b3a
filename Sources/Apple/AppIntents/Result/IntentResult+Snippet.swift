import SwiftUI

// Only Siri and Shortcuts show snippets: the view is ignored.
extension IntentResult {
  public static func result<Content: View>(view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }

  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> { Self() }

  public static func result<Value, Content: View>(
    value: Value, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value)
  }

  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value)
  }

  public static func result<Content: View>(
    dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Next, Content: View>(
    opensIntent: Next, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
}
