import UIKit

/// The parts of the screen that the safe area leaves out, in points.
struct ScreenInsets {
  var screen: CGSize
  var top, bottom, leading, trailing: CGFloat
  /// The level of a navigation stack, whose bar is below the status bar.
  var level: NavigationLevel?

  init(_ screen: AppScreenSize) {
    self.screen = screen.size
    (top, bottom) = (screen.insets.top, screen.insets.bottom)
    (leading, trailing) = (screen.insets.leading, screen.insets.trailing)
  }

  /// The safe area of a window.
  func safeArea(of size: CGSize) -> CGRect {
    CGRect(
      x: leading, y: top, width: max(size.width - leading - trailing, 0),
      height: max(size.height - top - bottom, 0))
  }

  /// The part of the margins around a frame that nothing covers, if the frame reaches to the edges
  /// of the safe area.
  @MainActor
  func reach(of frame: CGRect) -> EdgeInsets {
    let safeTop = top + (level?.barHeight ?? 0)
    return EdgeInsets(
      top: frame.minY <= safeTop + 0.5 ? max(frame.minY, 0) : 0,
      leading: frame.minX <= leading + 0.5 ? max(frame.minX, 0) : 0,
      bottom: frame.maxY >= screen.height - bottom - 0.5 ? max(screen.height - frame.maxY, 0) : 0,
      trailing: frame.maxX >= screen.width - trailing - 0.5
        ? max(screen.width - frame.maxX, 0) : 0)
  }
}

private enum ScreenInsetsKey: EnvironmentKey {
  static var defaultValue: ScreenInsets? { nil }
}

private enum IsInAppKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissAfterActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private enum NavigationLevelKey: EnvironmentKey {
  static var defaultValue: NavigationLevel? { nil }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// nil in widgets.
  var screenInsets: ScreenInsets? {
    get { self[ScreenInsetsKey.self] }
    set { self[ScreenInsetsKey.self] = newValue }
  }

  /// Whether the views are in an app's window. The standard styles of some controls differ there.
  var isInApp: Bool {
    get { self[IsInAppKey.self] }
    set { self[IsInAppKey.self] = newValue }
  }

  /// Whether the view is a row of a list in an app.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// Whether the view is directly in a list in an app, so that its sections are the list's.
  var isInList: Bool {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }

  /// Called after each button of an alert.
  var dismissAfterAction: (@MainActor () -> Void)? {
    get { self[DismissAfterActionKey.self] }
    set { self[DismissAfterActionKey.self] = newValue }
  }

  /// The level of the navigation stack that contains the view.
  var navigationLevel: NavigationLevel? {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }

  /// Removes the sheet or the navigation stack's top view that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or on top of a navigation stack's root.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
