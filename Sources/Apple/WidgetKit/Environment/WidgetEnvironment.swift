// Compatibility: works | `widgetFamily`, `widgetRenderingMode`, `widgetContentMargins`,
//   `showsWidgetContainerBackground`, `showsWidgetLabel`, `isActivityFullscreen`,
//   `isActivityUpdateReduced`, `activityFamily`, `supportedActivityFamilies`,
//   `isDynamicIslandLimitedInWidth`
// Compatibility: works | `levelOfDetail` | simplified only for pictures of visionOS

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
private enum ShowsWidgetLabelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
private enum IsActivityFullscreenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum IsActivityUpdateReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum IsDynamicIslandLimitedInWidthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}
private enum LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail { .default }
}

/// The families that a Live Activity supports.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  public static var defaultValue: Set<ActivityFamily> { [.medium] }
}

extension EnvironmentValues {
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }

  /// The system's margins around the content, in points.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool { showsContainerBackground }

  public internal(set) var isActivityFullscreen: Bool {
    get { self[IsActivityFullscreenKey.self] }
    set { self[IsActivityFullscreenKey.self] = newValue }
  }

  public var isActivityUpdateReduced: Bool {
    get { self[IsActivityUpdateReducedKey.self] }
    set { self[IsActivityUpdateReducedKey.self] = newValue }
  }

  /// Whether the phone's compact Island has the narrower one of its two widths. False outside of
  /// compact and minimal presentations.
  public internal(set) var isDynamicIslandLimitedInWidth: Bool {
    get { self[IsDynamicIslandLimitedInWidthKey.self] }
    set { self[IsDynamicIslandLimitedInWidthKey.self] = newValue }
  }

  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }

  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}
