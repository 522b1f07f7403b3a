import DeviceEngine
import Foundation
import StringTables

// Alerts in the device's language.
extension WidgetHost {
  /// The push with its alert's keys looked up in the strings of an app's bundle. A key that no table
  /// has stands for itself, as a format.
  func localized(_ push: ActivityPush, for id: ExtensionIdentifier) -> ActivityPush {
    guard push.alert != nil, push.titleKey != nil || push.bodyKey != nil, let app = installed[id]
    else { return push }
    // A build anew has others at the same place.
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
