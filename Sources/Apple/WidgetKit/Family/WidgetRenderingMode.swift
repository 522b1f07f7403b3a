/// How a surface renders the colours of a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The widget's own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups of views, each in one colour.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Monochrome, as on the Lock Screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How an image is shown in the accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String

  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// Where a widget may be shown.
public struct WidgetLocation: Hashable, Sendable {
  let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
  public static let watchFace = WidgetLocation(name: "watchFace")
  public static let smartStack = WidgetLocation(name: "smartStack")
}

/// How much detail a widget shows, depending on the distance of the user.
public struct LevelOfDetail: Hashable, Sendable {
  let name: String

  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}

/// How a widget is mounted in a room. Only visionOS uses it.
public struct WidgetMountingStyle: Hashable, Sendable {
  let name: String

  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The material of a mounted widget. Only visionOS uses it.
public struct WidgetTexture: Hashable, Sendable {
  let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
