/// Accepted without effect in a widget, which has no search fields.
extension View {
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  {
    self
  }

  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }

  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    self
  }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    self
  }

  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }

  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    self
  }

  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
