import HostLink
import PushValues

/// The sentences of push verdicts that do not come from the ledger.
package enum PushSentences {
  package static let unknownToken =
    "This device did not issue this token. Compare it with `vitrine push token list`, and check "
    + "the environment."
  package static let repeated =
    "This device has handled the push before. It was redelivered after an interruption."
  package static let eventMissing =
    "aps.event is missing or unknown; set it to \"start\", \"update\" or \"end\". A device ignores "
    + "this push."
  package static let startByChannel =
    "A broadcast cannot start an activity; it updates or ends the channel's subscribers."
  package static let startWithUpdateToken =
    "This is the update token of an activity; a start requires the push-to-start token of the "
    + "attributes type."
  package static let startToken =
    "This token only starts activities; send updates to the token of the activity."

  package static func activityGone(_ id: ActivityID) -> String {
    "The activity \(id) no longer exists."
  }

  package static func notInstalled(_ id: ExtensionID) -> String {
    "The app \(id) is no longer installed."
  }

  /// - Parameters:
  ///   - bundle: The app in the push's topic.
  ///   - owner: The bundle identifier of the token's app.
  package static func otherApp(_ bundle: String, owner: String) -> String {
    bundle.hasPrefix(owner + ".")
      ? "The topic names the extension \(bundle), but topics name its app, \(owner)."
      : "The topic names the app \(bundle), but the token belongs to \(owner)."
  }

  package static func otherAppsChannel(_ bundle: String, _ id: ActivityID) -> String {
    "The channel belongs to the app \(bundle), but the activity \(id) to another app."
  }

  package static func missing(_ key: String, _ event: ActivityPush.Event) -> String {
    "aps.\(key) is missing; the event \"\(event.rawValue)\" requires it."
  }

  package static func otherType(_ given: String, _ own: String) -> String {
    "aps.attributes-type is \"\(given)\", but the token starts \"\(own)\"."
  }

  /// The type of the value at a key of `aps`.
  package static func expected(_ key: String) -> String {
    key == "attributes-type" ? "a string" : "an object"
  }

  package static func notObject(_ key: String) -> String { "aps.\(key) is not a JSON object." }

  package static func wrongKind(_ kind: PushTokenKind) -> String {
    switch kind {
    case .activityUpdate, .activityStart:
      "The token is for Live Activities; use the push type liveactivity."
    case .widgets: "The token is for widgets; use the push type widgets."
    case .control: "The token is for a control; use the push type controls."
    case .app: "The token is for an app's notifications, which the device does not receive."
    }
  }

  package static func noSubscribers(_ channel: String) -> String {
    "No activity of the app is subscribed to the channel \(channel)."
  }

  package static func broadcast(_ changed: Int, of all: Int, others: [String]) -> String {
    var sentence = "Changed \(changed) of \(all) activities subscribed to the channel."
    if let first = others.first { sentence += " First of the others: \(first)" }
    return sentence
  }

  package static let reloaded = "Reload requested."

  package static func noHandler(_ id: ExtensionID) -> String {
    "\(id) no longer has a widget with a push handler."
  }

  package static let nonePlaced =
    "Accepted, but nothing reloads: no widget with a push handler is placed."

  /// - Parameter waiting: The widgets, of `all`, that do not reload now.
  package static func reloads(_ all: Int, waiting: [PlacementID]) -> String {
    let widgets = all == 1 ? "The widget" : "The \(all) widgets"
    let verb = all == 1 ? "reloads" : "reload"
    guard let first = waiting.first else { return "\(widgets) \(verb)." }
    let now = all - waiting.count
    let what =
      now == 0
      ? "\(widgets) \(verb) later"
      : "\(now) of the \(all) widgets \(now == 1 ? "reloads" : "reload") now"
    return "\(what); `vitrine explain \(first)` says why \(first) waits."
  }

  /// For a device without pictures.
  package static let light = "Accepted."

  /// For the devices of a fleet.
  package static func reached(_ count: Int) -> String {
    "Handled by \(count) \(count == 1 ? "device" : "devices") of the fleet."
  }

  package static let drawn = "Accepted; its pictures are on screen."

  package static func notDrawn(_ reason: String) -> String {
    "Accepted, but its pictures could not be drawn: \(LedgerText.clause(reason))."
  }
}
