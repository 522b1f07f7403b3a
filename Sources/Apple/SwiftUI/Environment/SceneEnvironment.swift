// Compatibility (apps): works | `applicationDidEnterBackground`, `scenePhase` | after `vitrine
//   home`, the button on the page, another app, or the lock
// Compatibility (modifiers): works | `colorScheme`

import NoticeCatalog

/// The state of a scene. A widget's views are evaluated in the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// A coarse measure of the available space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

public struct BackgroundProminence: Hashable, Sendable {
  private let isRaised: Bool

  public static let standard = BackgroundProminence(isRaised: false)
  public static let increased = BackgroundProminence(isRaised: true)
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var isScrollEnabled: Bool { false }
  public var supportsMultipleWindows: Bool { false }
}

extension View {
  /// Sets the appearance of the views inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Has no effect, because it applies to a scene's appearance. A notice in a widget, which has no
  /// scene.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(colorScheme: colorScheme))
  }
}

private struct PreferredColorScheme: ContextModifier {
  typealias Body = Never

  let colorScheme: ColorScheme?

  func change(_ context: inout _ViewContext) {
    guard colorScheme != nil else { return }
    context.noteMistake(
      NoticeKind.colorScheme.notice("preferredColorScheme(_:) does nothing in a widget."))
  }
}
