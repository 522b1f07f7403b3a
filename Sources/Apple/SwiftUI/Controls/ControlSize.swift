// Compatibility (modifiers): works | `controlSize`, `labelsHidden`, `disabled`,
//   `headerProminence`
// Compatibility (state): works | `controlSize`, `headerProminence`

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How prominent a header or a badge is.
public enum Prominence: Sendable {
  case standard, increased
}

/// Whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Set by `labelsHidden()` and `labelsVisibility(_:)`.
  var hidesLabels: Bool {
    get { labelsVisibility == .hidden }
    set { labelsVisibility = newValue ? .hidden : .automatic }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Hides the labels of the controls inside. Assistive technology still reads them.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Disables the controls inside: they are drawn faded and have no action. A control inside a
  /// disabled view cannot be enabled again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
