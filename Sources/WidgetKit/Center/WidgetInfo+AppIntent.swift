import AppIntents
import HostLink

extension WidgetInfo {
  /// The app intent with the person's values; nil where the widget is configured with another
  /// type of intent, or not at all.
  ///
  /// In an app's process, which does not know its extension's widgets, any type of intent that
  /// takes the values does; its queries are waited for, two seconds at most.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    switch appIntent {
    case .known(let intent): intent as? Intent
    case .unknown: configuration == nil ? Intent.configured(with: values, waiting: 2) : nil
    }
  }
}

/// What is known of the app intent that a widget or a control is configured with.
package enum PlacedAppIntent: Sendable {
  /// nil where it is configured with none.
  case known((any AppIntent)?)
  case unknown
}

extension CenterHost {
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent { .unknown }
}

extension LinkedHost {
  /// Known where the widget is of this bundle.
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent {
    guard let source = sources[placed.kind] else { return .unknown }
    return .known(await source.appIntent(with: placed.values))
  }
}
