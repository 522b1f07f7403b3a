import FoundationSupplement
import HostLink

// Compatibility (SwiftUI.apps): works | `NSUserActivity.userInfo` with the keys of WidgetCenter,
//   `widgetConfigurationIntent(of:)` | the family is its name

extension NSUserActivity {
  /// The intent with which the user has configured the tapped widget; nil if the widget is
  /// configured with another type of intent or not at all. Waits up to two seconds for the intent's
  /// queries.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    guard let (name, stored) = _configuration, name == Intent.persistentIdentifier,
      let values = stored as? [String: ConfigurationValue]
    else { return nil }
    return Intent.configured(with: values, waiting: 2)
  }
}
