/// Whether and how a view is presented; a widget's views are not.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

/// Reloads what a view shows; a widget reloads its timeline instead.
public struct RefreshAction: Sendable {
  @MainActor
  public func callAsFunction() async {}
}

/// Opens a window of an app; an extension has none.
public struct OpenWindowAction: Sendable {
  @MainActor
  public func callAsFunction(id: String) {}
}

private enum MinimumListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Of an app's screens, which views shared with a widget may read.
extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var refresh: RefreshAction? { nil }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumListRowHeightKey.self] }
    set { self[MinimumListRowHeightKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
