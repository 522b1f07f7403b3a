import ViewArchive

// Compatibility (apps): partial | `TextField`, `SecureField`, `TextEditor` | the whole text is set,
//   by the page and by drivers; no selection, no `onSubmit`, no focus; a field with a `Formatter`
//   only shows its value

/// A single-line text input. It works in an app's window; WidgetKit does not show it.
public struct TextField<Label: View> {
  private let input: TextInput

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {
    self.init(value, format, prompt: prompt ?? Text(titleKey))
  }

  init(_ text: Binding<String>, prompt: some View) {
    input = TextInput(text.wrappedValue, prompt: prompt) { text.wrappedValue = $0 }
  }

  /// Shows a text that cannot be changed.
  init(_ text: String, prompt: some View) {
    input = TextInput(text, prompt: prompt, set: nil)
  }

  /// A text that is no value of the format changes nothing.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F, prompt: some View
  ) where F.FormatOutput == String {
    input = TextInput(format.format(value.wrappedValue), prompt: prompt) { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  /// An empty text removes the value.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F, prompt: some View
  ) where F.FormatOutput == String {
    input = TextInput(value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt) { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }
}

extension TextField: View {
  public var body: some View {
    AppControl(
      name: "TextField", suggestion: "Widgets accept no text input: use Text.", content: input)
  }
}

/// A text input for a secret. It works in an app's window, which shows dots; WidgetKit does not
/// show it.
public struct SecureField<Label: View> {
  private let input: TextInput

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
    self.init(text, prompt: Text(title))
  }

  init(_ text: Binding<String>, prompt: some View) {
    input = TextInput(
      String(repeating: "•", count: min(text.wrappedValue.count, 64)), prompt: prompt,
      traits: .isSecure
    ) {
      text.wrappedValue = $0
    }
  }
}

extension SecureField: View {
  public var body: some View {
    AppControl(name: "SecureField", suggestion: "Widgets accept no text input.", content: input)
  }
}

/// A multi-line text input. It works in an app's window; WidgetKit does not show it.
public struct TextEditor {
  private let input: TextInput

  public init(text: Binding<String>) {
    input = TextInput(text.wrappedValue, prompt: EmptyView(), traits: .isMultiline) {
      text.wrappedValue = $0
    }
  }
}

extension TextEditor: View {
  public var body: some View {
    AppControl(
      name: "TextEditor", suggestion: "Widgets accept no text input: use Text.", content: input)
  }
}

/// The text of an input, or its prompt.
private struct TextInput {
  let text: String
  let prompt: AnyView
  let traits: NodeAccessibility.Traits
  /// nil if the text cannot be changed.
  let set: ((String) -> Void)?

  init(
    _ text: String, prompt: some View, traits: NodeAccessibility.Traits = [],
    set: ((String) -> Void)?
  ) {
    self.text = text
    self.prompt = AnyView(prompt)
    self.traits = traits
    self.set = set
  }
}

extension TextInput: View {
  var body: some View {
    InputControl(
      kind: "TextField", label: prompt, value: text, traits: traits.union(.isTextField), set: set
    ) {
      if text.isEmpty, !traits.contains(.isMultiline) {
        prompt.foregroundStyle(.tertiary).frame(maxWidth: .infinity, alignment: .leading)
      } else if traits.contains(.isMultiline) {
        Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        Text(text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
