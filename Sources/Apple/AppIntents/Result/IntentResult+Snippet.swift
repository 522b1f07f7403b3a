import SwiftUI

// The device shows the view if the user has run the intent as a shortcut.
extension IntentResult {
  public static func result<Content: View>(view: Content = EmptyView()) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: .view(AnyView(view)))
  }

  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: .view(AnyView(content())))
  }

  public static func result<Value, Content: View>(
    value: Value, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: .view(AnyView(view)))
  }

  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: .view(AnyView(content())))
  }

  public static func result<Content: View>(
    dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: .view(AnyView(view)))
  }

  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: .view(AnyView(content())))
  }

  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: .view(AnyView(view)))
  }

  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: .view(AnyView(content())))
  }
}

extension IntentResult {
  public static func result<Next, Content: View>(
    opensIntent: Next, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent, snippet: .view(AnyView(view)))
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent, snippet: .view(AnyView(content())))
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent, snippet: .view(AnyView(view)))
  }

  public static func result<Next, Content: View>(
    opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent, snippet: .view(AnyView(content())))
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: .view(AnyView(view)))
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: .view(AnyView(content())))
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent, snippet: .view(AnyView(view)))
  }

  public static func result<Value, Next, Content: View>(
    value: Value, opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent, snippet: .view(AnyView(content())))
  }
}
