import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import NearestName
import WidgetHost

extension Command {
  static let activity = Command(
    spec: CommandSpec(
      actionsOf: ActivityCall.self,
      summary: "List, start and change the running device's Live Activities.",
      discussion: """
        start, update and end act as the app does through ActivityKit. dismiss, allow, deny and \
        tap act as the user. JSON values can be read from a file with @FILE.
        """,
      operands: "Activity id, such as a1, or extension id.")
  ) { try await ActivityCall.run($0, in: $1) }
}

/// An invocation of `vitrine activity`.
struct ActivityCall: ActionCall {
  static let command = "activity"
  static let defaultAction = "list"

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }

  private static let content: [CommandSpec.Option] = [
    .value("stale", "DATE", "Stale date of the content, such as +10m."),
    .value("relevance", "N", "Relevance score. Default: 0."),
  ]
  private static let requiredContent = CommandSpec.Option.value(
    "content", "JSON", "Content state. Required.")
  private static let alert: [CommandSpec.Option] = [
    .value("alert", "TITLE", "Alert the user with this title."),
    .value("body", "TEXT", "With --alert: body of the alert."),
    .value(
      "sound", "NAME",
      "With --alert: sound file in the app's bundle, or none. Default: the default sound."),
  ]

  static let actions: [Action<ActivityCall>] = [
    Action("list", "List the activities.") { call in
      _ = try call.operands()
      let state = try await call.device.state()
      try await call.device.show(state.activities, as: .activities) {
        activityTable($0, dates: DeviceDates(state))
      }
    },
    Action(
      "start", "EXT", "Start an activity.",
      options: [
        .value("type", "TYPE", "Attributes type. Required if EXT has several."),
        .value("attributes", "JSON", "Attributes. Default: an example."),
        .value("content", "JSON", "Content state. Default: an example."),
      ] + content + alert + [
        .value("at", "DATE", "Schedule the start for this date; requires --alert."),
        .flag("transient", "End the activity when the device is locked."),
        .flag("token", "Request a push token."),
        .value("channel", "BASE64", "Subscribe to the broadcasts of this channel."),
      ]
    ) { try await $0.start() },
    Action(
      "update", "ID", "Update an activity's content.",
      options: [requiredContent] + content + alert
    ) { call in
      let id = ActivityID(try call.operands("ID")[0])
      let dates = try await call.dates()
      guard let content = try call.content(dates) else {
        throw UsageError.missingOption("activity update", requires: "--content")
      }
      let update = ActivityUpdate(content: content, alert: try call.alert())
      try await call.ask(
        .update(id: id.rawValue, update), of: try await call.activity(id).extension)
    },
    Action(
      "end", "ID", "End an activity.",
      options: [.value("content", "JSON", "Last content state.")] + content + [
        .value(
          "dismissal", "WHEN",
          "When to remove it from the Lock Screen: default, immediate or a date.")
      ]
    ) { try await $0.end() },
    Action("dismiss", "ID…", "Remove activities, as a swipe on the Lock Screen does.") { call in
      guard !call.rest.isEmpty else { throw call.missing("ID") }
      for id in call.rest { try await call.device.perform(DismissActivity(ActivityID(id))) }
    },
    Action("dismiss-alert", "Remove the alert from the screen of the watch.") { call in
      _ = try call.operands()
      try await call.device.perform(DismissAlert())
    },
    Action(
      "allow", "EXT", "Allow an app's activities.",
      options: [
        .value(
          "frequent", "on|off", offers: .words(["on", "off"]),
          "Whether to grant the larger push budget.")
      ]
    ) { try await $0.allow(true) },
    Action("deny", "EXT", "Deny an app's activities.") { try await $0.allow(false) },
    Action(
      "tap", "ID X,Y", "Tap an activity at a point or at an element.",
      options: [
        .value(
          "presentation", "NAME", offers: .cases(of: ActivityPresentationName.self),
          "lockScreen, expanded, compactLeading, … Default: lockScreen."),
        .value("element", "N", "Number of the element to tap instead of X,Y."),
      ]
    ) { try await $0.tap() },
    Action(
      "explain", "ID", "Explain why an activity shows what it shows.",
      options: [.value("limit", "N", "Number of ledger rows. Default: 20.")]
    ) { call in
      let id = ItemID(try call.operands("ID")[0])
      try await call.device.explain(id, limit: try ledgerLimit(call.arguments))
    },
  ]

  // MARK: Actions of the app

  private func start() async throws {
    let id = try await device.identifier(of: try operands("EXT")[0])
    let dates = try await dates()
    let type = try await attributesType(of: id)
    if arguments.has("token"), arguments["channel"] != nil {
      throw UsageError.conflict("--token", "--channel")
    }
    let channel = arguments["channel"].map { ActivityPushType.channel($0) }
    let (attributes, state) = try await startValues(type, of: id)
    let content = try content(state, dates)
    try await ask(
      .start(
        ActivityStart(
          attributesType: type, attributes: attributes,
          content: content, push: channel ?? (arguments.has("token") ? .token : nil),
          isTransient: arguments.has("transient"), alert: try alert(),
          start: try arguments["at"].map { try dates.parse($0, option: "--at") })),
      of: id)
  }

  /// The given attributes and content, and an example in place of what is not given, which is
  /// printed for editing.
  private func startValues(
    _ type: String, of id: ExtensionID
  ) async throws -> (attributes: Data, content: Data) {
    let given = (try json("attributes"), try json("content"))
    if let attributes = given.0, let content = given.1 { return (attributes, content) }
    let example = try await device.client.call(
      GetActivityExample(extension: id, attributesType: type))
    func value(_ given: Data?, _ option: String, _ example: EmbeddedJSON) -> Data {
      if let given { return given }
      let text = String(decoding: example.data, as: UTF8.self)
      device.context.console.note("without --\(option), starting with --\(option) '\(text)'")
      return example.data
    }
    return (
      value(given.0, "attributes", example.attributes), value(given.1, "content", example.content)
    )
  }

  /// `--type`, else the only type of the extension. Throws `HostError.unknownExtension`,
  /// `ToolError.activityTypeRequired`, `.unknownActivityType`.
  private func attributesType(of id: ExtensionID) async throws -> String {
    let extensions = try await device.state().extensions
    guard let app = extensions.first(where: { $0.id == id }) else {
      throw HostError.unknownExtension(id, known: extensions.map(\.id))
    }
    let types = app.activityTypes ?? []
    if let type = arguments["type"] {
      guard types.contains(type) else {
        throw ToolError.unknownActivityType(type, extension: app.name, types: types)
      }
      return type
    }
    guard types.count == 1 else {
      throw ToolError.activityTypeRequired(option: "type", extension: app.name, types: types)
    }
    return types[0]
  }

  private func end() async throws {
    let id = ActivityID(try operands("ID")[0])
    let dates = try await dates()
    let dismissal: ActivityDismissal =
      switch arguments["dismissal"] {
      case nil, "default": .default
      case "immediate": .immediate
      case let date?: .after(try dates.parse(date, option: "--dismissal"))
      }
    let end = ActivityEnd(content: try content(dates), dismissal: dismissal)
    try await ask(.end(id: id.rawValue, end), of: try await activity(id).extension)
  }

  private func ask(_ command: ActivityCommand, of id: ExtensionID) async throws {
    let answer = try await device.client.call(AskActivities(extension: id, command, waits: true))
    if case .refused(let refusal) = answer {
      throw DeviceAnswer.Failure(code: refusal.reason.rawValue, message: refusal.message)
    }
    guard case .activity(let record) = answer else { return }
    let states = try await device.state().activities
    try await device.show(record, as: .activity) { _ in
      states.first { $0.id.rawValue == record.id }?.line ?? "\(record.id)  gone"
    }
  }

  private func activity(_ id: ActivityID) async throws -> ActivityState {
    guard let state = try await device.state().activities.first(where: { $0.id == id }) else {
      throw HostError.unknownActivity(id)
    }
    return state
  }

  private func content(_ dates: DateArgument) throws -> ActivityContentMessage? {
    try json("content").map { try content($0, dates) }
  }

  private func content(_ state: Data, _ dates: DateArgument) throws -> ActivityContentMessage {
    var content = ActivityContentMessage(state: state)
    content.staleDate = try arguments["stale"].map { try dates.parse($0, option: "--stale") }
    if let text = arguments["relevance"] {
      guard let score = Double(text), score.isFinite else {
        throw ValueError(value: text, option: "--relevance", expected: "a number")
      }
      content.relevanceScore = score
    }
    return content
  }

  private func alert() throws -> ActivityAlert? {
    guard let title = arguments["alert"] else {
      for option in ["body", "sound"] where arguments[option] != nil {
        throw UsageError.missingOption("--\(option)", requires: "--alert")
      }
      return nil
    }
    return ActivityAlert(
      title: title, body: arguments["body"] ?? "",
      sound: arguments["sound"] == "none" ? "" : arguments["sound"])
  }

  /// Returns an option's JSON object, given directly or as `@FILE`.
  private func json(_ option: String) throws -> Data? {
    guard let text = arguments[option] else { return nil }
    var data = Data(text.utf8)
    if text.hasPrefix("@") {
      let file = device.context.file(String(text.dropFirst()))
      guard let read = try? Data(contentsOf: file) else {
        throw ToolError.unreadable(file.path, reason: "file not found")
      }
      data = read
    }
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
      throw ValueError(
        value: text, option: "--\(option)", expected: "a JSON object such as {\"score\": 1}")
    }
    return data
  }

  /// Dates are relative to the device's clock and in its time zone.
  private func dates() async throws -> DateArgument {
    let state = try await device.state()
    return DateArgument(now: state.clock.now, timeZone: state.zone)
  }

  // MARK: Actions of the user

  private func allow(_ isAllowed: Bool) async throws {
    let id = try operands("EXT")[0]
    let frequent: Bool? = try arguments["frequent"].map { text in
      guard let isOn = ["on": true, "off": false][text] else {
        throw ValueError(value: text, option: "--frequent", expected: "on or off")
      }
      return isOn
    }
    try await device.perform(
      AllowActivities(
        extension: try await device.identifier(of: id), isAllowed, frequentPushes: frequent))
  }

  private func tap() async throws {
    let name = arguments["presentation"] ?? ActivityPresentationName.lockScreen.rawValue
    guard let presentation = ActivityPresentationName(rawValue: name) else {
      let names = knownNames(
        ActivityPresentationName.allCases.map(\.rawValue), insteadOf: name)
      throw ValueError(value: name, option: "--presentation", expected: "one of: \(names)")
    }
    let (id, target) = try tapTarget()
    try await device.deliver(
      TapActivity(ActivityID(id), presentation, target, wait: true), as: .tap, link: \.link
    ) { $0.text }
  }

  private func tapTarget() throws -> (String, TapTarget) {
    if let number = try wholeNumberValue(
      arguments["element"], option: "--element", in: 0...Int.max)
    {
      return (try operands("ID")[0], .element(number))
    }
    let operands = try operands("ID", "X,Y")
    let numbers = operands[1].split(separator: ",").map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
      throw ValueError(value: operands[1], option: "X,Y", expected: "two numbers such as 20,35.5")
    }
    return (operands[0], .point(CGPoint(x: x, y: y)))
  }
}
