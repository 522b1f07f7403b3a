private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum IsSceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The state of the app and the device.
extension EnvironmentValues {
  /// Whether the window is active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }
}

/// Values that are the same on every device here.
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var isTabBarShowingSections: Bool { false }
  public var isUserAuthenticationEnabled: Bool { true }
  public var supportsRemoteScenes: Bool { false }
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  public var findContext: FindContext? { nil }
  public var rename: RenameAction? { nil }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// The state of a search in a text.
public struct FindContext {
  public let supportsReplace: Bool
  @Binding public var isPresented: Bool
}

/// Starts renaming. Has no effect.
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

/// Ends a search. Has no effect, because there is none.
public struct DismissSearchAction: Sendable {
  @MainActor
  public func callAsFunction() {}
}

/// Closes a window. Has no effect: the device shows one window.
public struct DismissWindowAction: Sendable {
  @MainActor
  public func callAsFunction() {}
  @MainActor
  public func callAsFunction(id: String) {}
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  @MainActor
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
