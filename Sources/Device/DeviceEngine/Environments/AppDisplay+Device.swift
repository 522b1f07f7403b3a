import Devices
import HostLink

extension DeviceSettings {
  /// The display of an app's window: the whole screen.
  public var appDisplay: AppDisplay {
    let layout = layout
    return AppDisplay(
      size: layout?.screen ?? screen.screen,
      topInset: (layout?.statusBar.height ?? 20) + islandInset,
      bottomInset: layout?.homeIndicator == nil ? 0 : screen.idiom == .pad ? 20 : 34,
      environment: environment(colorScheme == .dark ? .homeDark : .homeLight))
  }

  /// The display of a snippet on the card with this number.
  package func snippetDisplay(card: Int) -> SnippetDisplay {
    SnippetDisplay(
      card: card, width: SnippetLayout.width(on: layout?.screen ?? screen.screen),
      environment: appDisplay.environment)
  }

  /// On phones with a Dynamic Island the safe area begins 5 points below the status bar.
  private var islandInset: Double { screen.surfaces?.cutout == .island ? 5 : 0 }
}
