/// Accepted without effect in a widget, which accepts no text input.
extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }

  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
