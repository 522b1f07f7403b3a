private enum IsInLiveActivityKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsAccentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// Where the host shows the views. WidgetKit sets these values.
extension EnvironmentValues {
  /// Whether the views belong to a Live Activity, which the system draws above its own background.
  package var isInLiveActivity: Bool {
    get { self[IsInLiveActivityKey.self] }
    set { self[IsInLiveActivityKey.self] = newValue }
  }

  /// Whether the surface replaces all colors by those of two groups.
  package var isAccented: Bool {
    get { self[IsAccentedKey.self] }
    set { self[IsAccentedKey.self] = newValue }
  }
}
