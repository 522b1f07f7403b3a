import AppIntents
import HostLink

extension WidgetInfo {
  /// The app intent with the user's values; nil if the widget is configured with another type of
  /// intent or not at all.
  ///
  /// An app's process does not know its extension's widgets. There, every intent type that accepts
  /// the values matches, and the call waits up to two seconds for the intent's queries.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    switch appIntent {
    case .known(let intent): intent as? Intent
    case .unknown: configuration == nil ? Intent.configured(with: values, waiting: 2) : nil
    }
  }
}

/// The app intent that a widget or a control is configured with, as far as the process knows it.
package enum PlacedAppIntent: Sendable {
  /// nil if the widget or control has no app intent.
  case known((any AppIntent)?)
  /// The process does not know the kind's intent type.
  case unknown
}

extension CenterHost {
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent { .unknown }
}

extension LinkedHost {
  /// Known if the widget's kind belongs to this bundle.
  func appIntent(for placed: PlacedConfiguration) async -> PlacedAppIntent {
    guard let source = sources[placed.kind] else { return .unknown }
    return .known(await source.appIntent(with: placed.values))
  }
}
