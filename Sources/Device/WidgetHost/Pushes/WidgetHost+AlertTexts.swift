import DeviceEngine
import Foundation
import StringTables

// Localized alerts.
extension WidgetHost {
  /// A copy of the push with its alert's keys looked up in the strings of an app's bundle. A key
  /// that no table has is itself used as the format.
  func localized(_ push: ActivityPush, for id: ExtensionID) -> ActivityPush {
    guard push.alert != nil, push.titleKey != nil || push.bodyKey != nil, let app = installed[id]
    else { return push }
    // Not cached, because a new build has different strings at the same path.
    let strings = LocalizedStrings(
      folder: app.bundle.appendingPathComponent("Resources", isDirectory: true), isCached: false)
    let locale = Locale(identifier: device.locale)
    func text(_ key: ActivityPush.LocalizedKey) -> String {
      strings.text(
        key: key.key, arguments: key.arguments.map { .text($0) }, table: nil, locale: locale)
    }
    var push = push
    if let key = push.titleKey { push.alert?.title = text(key) }
    if let key = push.bodyKey { push.alert?.body = text(key) }
    return push
  }
}
