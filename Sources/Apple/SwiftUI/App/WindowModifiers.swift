/// Accepted without effect in a widget.
extension View {
  nonisolated public func allowsWindowActivationEvents() -> some View { self }

  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  {
    self
  }

  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onInteractiveResizeChange(
    _ action: @escaping (_ isResizing: Bool) -> Void
  ) -> some View {
    self
  }

  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  nonisolated public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some View {
    self
  }
}
