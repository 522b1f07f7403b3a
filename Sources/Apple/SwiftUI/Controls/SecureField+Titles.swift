/// Secure fields with other titles.
extension SecureField {
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: prompt ?? Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }
}
