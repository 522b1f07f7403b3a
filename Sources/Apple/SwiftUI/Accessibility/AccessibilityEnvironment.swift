// Compatibility (state): partial | `accessibility…` (12) | `ReduceMotion`, `ShowBorders` and
//   `ShowButtonShapes` follow the device's settings; the others are constants: all are off

/// The user's accessibility settings. A host sets them through the underscored environment values.
struct AccessibilitySettings {
  var differentiatesWithoutColor = false
  var reducesMotion = false
  var reducesTransparency = false
  var invertsColors = false
  var showsButtonShapes = false
  var isVoiceOverRunning = false
}

private enum AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }

  public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

  /// The name of the same setting since iOS 26.
  public var accessibilityShowBorders: Bool { accessibilitySettings.showsButtonShapes }

  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverRunning }

  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.isVoiceOverRunning }
    set { accessibilitySettings.isVoiceOverRunning = newValue }
  }

  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityQuickActionsEnabled: Bool { false }

  public var _accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  public var _accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showsButtonShapes }
    set { accessibilitySettings.showsButtonShapes = newValue }
  }
}
