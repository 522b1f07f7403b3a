/// Whether a view is presented. The views of a widget never are.
public struct PresentationMode: Sendable {
  public private(set) var isPresented = false

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public mutating func dismiss() { isPresented = false }
}

/// Refreshes a view's data. Has no effect: a widget reloads its timeline instead.
public struct RefreshAction: Sendable {
  @MainActor
  public func callAsFunction() async {}
}

/// Opens a window of an app. Has no effect: an extension has no windows.
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

/// Values of an app's screens, for views that the app shares with its widgets.
extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard isPresented, !mode.isPresented else { return }
        MainActor.assumeIsolated { dismiss() }
      })
  }

  public var refresh: RefreshAction? { nil }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// In points.
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
