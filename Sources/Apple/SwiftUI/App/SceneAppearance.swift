// Compatibility (WidgetKit): accepted | `backgroundTask` | never called

/// Accepted without effect: the device shows one window, which fills its screen.
extension Scene {
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }

  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  {
    self
  }

  nonisolated public func commandsRemoved() -> some Scene { self }

  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  {
    self
  }

  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  {
    self
  }

  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  nonisolated public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some Scene {
    self
  }
}
