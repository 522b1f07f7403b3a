import Devices
import HostLink

extension DeviceSettings {
  /// The screen of a phone that is held in landscape; nil if it is upright, or if all surfaces
  /// turn.
  package var turned: TurnedLayout? { orientation == .landscape ? layout?.turned : nil }

  /// Whether the screen of a phone is in landscape. The Lock Screen stays upright.
  package var isTurned: Bool { turned != nil && !isLocked }

  /// The compact and minimal Island in landscape; nil if the device shows none. Source: WWDC26,
  /// session 223.
  package var turnedIsland: IslandLayout? { os >= .iOS27 ? turned?.island : nil }

  /// The settings with the orientation in which the device shows an app: a device in landscape
  /// shows an app upright that supports only portrait.
  ///
  /// - Parameter uprightIdioms: The idioms of the devices on which the app stays upright.
  package func held(by uprightIdioms: [RenderEnvironment.Idiom]?) -> DeviceSettings {
    guard uprightIdioms?.contains(screen.idiom == .pad ? .pad : .phone) == true else {
      return self
    }
    var settings = self
    settings.orientation = .portrait
    return settings
  }

  /// The display of an app's window: the whole screen.
  public var appDisplay: AppDisplay {
    let layout = layout
    let (screen, isTurned) = (screen, turned != nil)
    // An iPad, or the inner screen of iPhone Duo.
    let isLarge = screen.idiom == .pad || layout?.fold != nil
    return AppDisplay(
      size: turned?.screen ?? layout?.screen ?? screen.screen,
      safeArea: turned?.safeArea ?? layout?.safeArea ?? LinkInsets(top: 20),
      // Source: Human Interface Guidelines, Layout, "Device size classes". The outer screen of
      // iPhone Duo is compact in both directions on its side.
      isRegularInWidth: isLarge || isTurned && screen.screen.width >= 414 && !screen.hasHinge,
      isRegularInHeight: !isTurned, hinge: screen.hasHinge ? hinge : nil,
      regions: screen.regions(hinge, orientation),
      environment: environment(colorScheme == .dark ? .homeDark : .homeLight))
  }

  /// The display of a snippet on the card with this number.
  ///
  /// - Parameter confirmsAll: True if what the intent asks is confirmed without the user.
  package func snippetDisplay(card: Int, confirmsAll: Bool? = nil) -> SnippetDisplay {
    SnippetDisplay(
      card: card, width: SnippetLayout.width(in: layout?.contentWidth ?? screen.screen.width),
      environment: appDisplay.environment, confirmsAll: confirmsAll)
  }
}
