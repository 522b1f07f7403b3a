import HostLink

/// What pushes that do nothing are answered with.
package enum PushSentences {
  package static let unknownToken =
    "this device gave nobody this token: look at `vitrine activity list`, and at the environment"
  package static let eventMissing =
    "aps.event is missing, or none of \"start\", \"update\" and \"end\": a device ignores the push"
  package static let startByChannel =
    "a broadcast cannot start an activity: it updates and ends those that listen to the channel"
  package static let startWithUpdateToken =
    "a start needs the push-to-start token of the attributes' type, and this is the update token of "
    + "an activity"
  package static let startToken =
    "the token only starts activities; an update goes to the activity's own token"

  package static func missing(_ key: String, _ event: ActivityPush.Event) -> String {
    "aps.\(key) is missing, which an event \"\(event.rawValue)\" needs"
  }

  package static func otherType(_ given: String, _ own: String) -> String {
    "aps.attributes-type is \"\(given)\", and the token starts \"\(own)\""
  }

  /// What belongs at a key of `aps`.
  package static func expected(_ key: String) -> String {
    key == "attributes-type" ? "a string" : "an object"
  }

  package static func notObject(_ key: String) -> String { "aps.\(key) is no JSON object" }

  package static func wrongKind(_ kind: PushTokenFacts.Kind) -> String {
    let what =
      switch kind {
      case .activityUpdate, .activityStart: "Live Activities: push type liveactivity"
      case .widgets: "widgets: push type widgets"
      case .control: "a control: push type controls"
      }
    return "the token is for pushes to \(what)"
  }

  package static func noSubscribers(_ channel: String) -> String {
    "no activity of the app listens to the channel \(channel)"
  }

  package static func broadcast(_ taken: Int, of all: Int, others: [String]) -> String {
    var sentence = "It changed \(taken) of the \(all) activities that listen to the channel."
    if let first = others.first { sentence += " The first of the others: \(first)" }
    return sentence
  }

  package static let reloaded = "The reload was asked for."

  package static func noHandler(_ id: ExtensionIdentifier) -> String {
    "\(id) has no widget with a push handler any more"
  }

  package static let nonePlaced =
    "It is taken, and no widget with a push handler is placed: nothing reloads."

  /// - Parameter waiting: Those that do not reload now, of `all`.
  package static func reloads(_ all: Int, waiting: [PlacementIdentifier]) -> String {
    let widgets = all == 1 ? "The widget" : "The \(all) widgets"
    let verb = all == 1 ? "reloads" : "reload"
    guard let first = waiting.first else { return "\(widgets) \(verb)." }
    let what =
      waiting.count == all
      ? "\(widgets) \(verb) later" : "\(all - waiting.count) of the \(all) widgets reload now"
    return "\(what): `vitrine explain \(first)` says what \(first) waits for."
  }
  package static let drawn = "It is taken, and its pictures are on the screen."
  package static func notDrawn(_ reason: String) -> String {
    "It is taken, and its pictures could not be made: \(reason)"
  }
}
