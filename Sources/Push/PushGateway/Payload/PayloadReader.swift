import Foundation

/// Reads the payload of a Live Activity, a widget or a control push and records all its problems.
///
/// ```swift
/// var reader = PayloadReader(try ValidatedJSON(body))
/// let payload = reader.liveActivity()
/// for problem in reader.problems { … }
/// ```
struct PayloadReader {
  let text: ValidatedJSON
  private(set) var problems: [PayloadProblem] = []
  private var members = JSONMembers()
  private var path = ""

  /// The years 1970 to 9999, in seconds.
  private static let dates = 0.0...253_402_300_799

  init(_ text: ValidatedJSON) {
    self.text = text
  }

  /// Returns the payload; nil if a problem is an error.
  mutating func liveActivity() -> LiveActivityPayload? {
    guard let aps = aps() else { return nil }
    members = text.members(of: aps)
    path = "aps."
    let event = event()
    let timestamp = timestamp()
    let state = object("content-state", isRequired: event != .end)
    let isStart = event == .start
    let type = string("attributes-type", isRequired: isStart)
    if type == "" { wrong("attributes-type", "the name of an attributes type") }
    let attributes = object("attributes", isRequired: isStart)
    let alert = alert(isRequired: isStart)
    let stale = date("stale-date")
    let dismissal = date("dismissal-date")
    let score = number("relevance-score")
    let needsToken = inputPushToken()
    let channel = inputPushChannel()
    noteUnused(event)
    guard let event, let timestamp, !problems.contains(where: \.isError) else { return nil }
    return LiveActivityPayload(
      event: event, timestamp: timestamp, contentState: state, attributesType: type,
      attributes: attributes, alert: alert, staleDate: stale, dismissalDate: dismissal,
      relevanceScore: score, inputPushToken: needsToken, inputPushChannel: channel)
  }

  /// Whether the payload is the one of pushes to widgets and controls.
  mutating func contentChanged() -> Bool {
    guard let aps = aps() else { return false }
    members = text.members(of: aps)
    path = "aps."
    guard let part = member("content-changed", "true", isRequired: true) else { return false }
    if text.bool(part) == true || text.number(part) == 1 { return true }
    wrong("content-changed", "true")
    return false
  }

  private mutating func aps() -> JSONPart? {
    members = text.members(of: text.root)
    guard let aps = member("aps", "an object", isRequired: true) else { return nil }
    guard aps.kind == .object else {
      wrong("aps", "an object")
      return nil
    }
    return aps
  }

  private mutating func event() -> LiveActivityPayload.Event? {
    let expected = "\"start\", \"update\" or \"end\""
    guard let part = member("event", expected, isRequired: true) else { return nil }
    if let event = text.string(part).flatMap(LiveActivityPayload.Event.init) { return event }
    wrong("event", expected)
    return nil
  }

  private mutating func timestamp() -> Date? {
    guard member("timestamp", "seconds since 1970 as an integer", isRequired: true) != nil else {
      return nil
    }
    return date("timestamp")
  }

  private mutating func date(_ key: String) -> Date? {
    let expected = "seconds since 1970 as an integer"
    guard let part = member(key, expected) else { return nil }
    guard let number = text.number(part), number.rounded() == number, Self.dates.contains(number)
    else {
      let isMilliseconds = text.number(part).map { $0 > 1e11 } ?? false
      wrong(key, isMilliseconds ? expected + ", not milliseconds" : expected)
      return nil
    }
    return Date(timeIntervalSince1970: number)
  }

  private mutating func number(_ key: String) -> Double? {
    guard let part = member(key, "a number") else { return nil }
    if let number = text.number(part), number.isFinite { return number }
    wrong(key, "a number")
    return nil
  }

  private mutating func string(_ key: String, isRequired: Bool = false) -> String? {
    guard let part = member(key, "a string", isRequired: isRequired) else { return nil }
    if let string = text.string(part) { return string }
    wrong(key, "a string")
    return nil
  }

  private mutating func object(_ key: String, isRequired: Bool = false) -> Data? {
    guard let part = member(key, "an object", isRequired: isRequired) else { return nil }
    if part.kind == .object { return text.data(part) }
    wrong(key, "an object")
    return nil
  }

  private mutating func inputPushToken() -> Bool {
    guard let part = member("input-push-token", "1") else { return false }
    if text.number(part) == 1 { return true }
    wrong("input-push-token", "1")
    return false
  }

  private mutating func inputPushChannel() -> String? {
    guard let channel = string("input-push-channel") else { return nil }
    if ChannelIdentifier.isValid(channel) { return channel }
    wrong("input-push-channel", "a channel id in Base64")
    return nil
  }

  private mutating func alert(isRequired: Bool) -> PushAlert? {
    let expected = "an object with title, body and sound"
    guard let part = member("alert", expected, isRequired: isRequired) else { return nil }
    guard part.kind == .object else {
      wrong("alert", expected)
      return nil
    }
    let outer = (members, path)
    defer { (members, path) = outer }
    members = text.members(of: part)
    path = "aps.alert."
    let title = alertText("title")
    let body = alertText("body")
    let sound = string("sound")
    guard let title, let body else { return nil }
    return PushAlert(title: title, body: body, sound: sound)
  }

  private mutating func alertText(_ key: String) -> PushAlert.Text? {
    let expected = "a string or {\"loc-key\": …, \"loc-args\": […]}"
    guard let part = member(key, expected, isRequired: true) else { return nil }
    if let string = text.string(part) { return PushAlert.Text(string) }
    let parts = text.members(of: part)
    guard let name = parts["loc-key"].flatMap(text.string) else {
      wrong(key, expected)
      return nil
    }
    guard let list = parts["loc-args"] else { return PushAlert.Text(name, isKey: true) }
    guard let arguments = try? JSONDecoder().decode([String].self, from: text.data(list)) else {
      problems.append(
        .wrong(
          keyPath: path + key + ".loc-args", expected: "an array of strings",
          found: text.summary(list)))
      return nil
    }
    return PushAlert.Text(name, isKey: true, arguments: arguments)
  }

  private mutating func noteUnused(_ event: LiveActivityPayload.Event?) {
    guard members.list.contains(where: { unused($0.name, event) != nil }) else { return }
    for key in members.names {
      guard let reason = unused(key, event) else { continue }
      problems.append(.unused(keyPath: path + key, reason: reason))
    }
  }

  /// Why a key has no effect with the event; nil if it has one.
  private func unused(_ key: String, _ event: LiveActivityPayload.Event?) -> String? {
    switch key {
    case "timestamp", "event", "content-state", "alert", "stale-date", "relevance-score", "sound":
      nil
    case "attributes", "attributes-type", "input-push-token", "input-push-channel":
      event == .start || event == nil ? nil : "only start uses it"
    case "dismissal-date": event == .end || event == nil ? nil : "only end uses it"
    default: "unknown key"
    }
  }

  private mutating func member(
    _ key: String, _ expected: String, isRequired: Bool = false
  ) -> JSONPart? {
    if let part = members[key], part.kind != .null { return part }
    if isRequired {
      problems.append(.missing(keyPath: path + key, expected: expected, suggestion: similar(key)))
    }
    return nil
  }

  /// A key that contains this one, ignoring case, dashes and underscores.
  private func similar(_ key: String) -> String? {
    func folded(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
    return members.names.first { $0 != key && folded($0).contains(folded(key)) }
  }

  private mutating func wrong(_ key: String, _ expected: String) {
    guard let part = members[key] else { return }
    problems.append(.wrong(keyPath: path + key, expected: expected, found: text.summary(part)))
  }
}
