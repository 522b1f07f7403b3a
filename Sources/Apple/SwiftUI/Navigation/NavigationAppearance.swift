/// Accepted without effect in a widget.
extension View {
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { self }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    self
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { self }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    self
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}
