import CommandContext
import DeviceEngine
import Foundation
import HostLink

/// An alarm that an app schedules in a scenario.
///
/// ```json
/// {"at": "+9h", "alarm": "tea", "title": "Tea is ready", "countdown": 300, "snooze": 60}
/// {"at": "+9h", "alarm": "up", "title": "Get up", "time": "07:00", "days": ["mon", "fri"]}
/// ```
/// - `countdown` and `snooze` are the seconds before and after an alert, `date` or `time` its
///   schedule. Without any of these, it alerts at once.
/// - Its buttons are Stop, Repeat with a snooze, Pause and Resume with a countdown. The intents of
///   the app are not part of a scenario.
/// - `type` is the attributes' type of the extension's `ActivityConfiguration`, such as
///   `AlarmAttributes<Tea>`; by default the first one for alarms. `metadata` is the JSON of the
///   app's own data.
struct ScenarioAlarm {
  private let title: String
  private let sound: String?
  private let timing: AlarmTiming
  private let type: String?
  private let extensionName: String?
  /// JSON.
  private let metadata: Data?

  /// Throws `ScenarioProblem`.
  init(_ step: ScenarioStepReader) throws {
    guard let title = try step.text("title") else { throw ScenarioProblem("missing \"title\"") }
    self.title = title
    sound = try step.text("sound")
    type = try step.text("type")
    extensionName = try step.text("extension")
    metadata = try step.json("metadata")
    timing = AlarmTiming(
      schedule: try Self.schedule(step), preAlert: try step.seconds("countdown"),
      postAlert: try step.seconds("snooze"))
  }

  private static func schedule(_ step: ScenarioStepReader) throws -> AlarmSchedule? {
    let days = try step.texts("days").map { text in
      guard let day = Locale.Weekday(rawValue: text) else {
        throw ScenarioProblem(
          "invalid day \"\(text)\"; expected one of: sun, mon, tue, wed, thu, fri, sat")
      }
      return day
    }
    guard let time = try step.text("time") else {
      guard days.isEmpty else { throw ScenarioProblem("\"days\" needs a \"time\"") }
      return try step.date("date").map { .fixed($0) }
    }
    let numbers = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1] else {
      throw ScenarioProblem("invalid time \"\(time)\"; expected a time of day such as 07:00")
    }
    return .relative(hour: hour, minute: minute, weekdays: days)
  }

  /// The extension that schedules it. Throws `ToolError`.
  func app(among extensions: [InstalledExtension]) throws -> InstalledExtension {
    let candidates = extensions.filter {
      extensionName == nil || $0.id.rawValue == extensionName || $0.name == extensionName
    }
    let own = candidates.first { app in
      app.contents.activities.contains {
        type == nil ? Self.isForAlarms($0.attributesType) : $0.attributesType == type
      }
    }
    guard let app = own ?? (type == nil ? candidates.first : nil) else {
      throw ToolError.unknownActivityType(
        type ?? Self.systemType, extension: candidates.map(\.name).joined(separator: ", "),
        types: candidates.flatMap { $0.contents.activities.map(\.attributesType) })
    }
    return app
  }

  /// - Parameter number: Distinguishes the alarms of a scenario.
  func request(number: Int, of app: InstalledExtension) throws -> AlarmRequest {
    let own = app.contents.activities.map(\.attributesType).first(where: Self.isForAlarms)
    return AlarmRequest(
      id: Self.identifier(number), attributesType: type ?? own ?? Self.systemType,
      attributes: try attributes(), timing: timing,
      alert: ActivityAlert(title: title, body: "", sound: sound),
      secondaryCountsDown: timing.postAlert != nil)
  }

  /// Draws the alarm of an extension without an `ActivityConfiguration` for it.
  private static let systemType = "AlarmAttributes<Metadata>"

  private static func isForAlarms(_ type: String) -> Bool { type.hasPrefix("AlarmAttributes<") }

  private static func identifier(_ number: Int) -> UUID {
    let (high, low) = (UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number))
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, high, low))
  }

  // MARK: Attributes

  /// `AlarmAttributes` as AlarmKit encodes it.
  private func attributes() throws -> Data {
    var alert: [String: Any] = ["title": Self.resource(title)]
    if timing.postAlert != nil {
      alert["secondaryButton"] = Self.button("Repeat", "repeat")
      alert["secondaryButtonBehavior"] = ["countdown": [String: String]()]
    }
    let countdown: [String: Any] = [
      "title": Self.resource(title), "pauseButton": Self.button("Pause", "pause.fill"),
    ]
    let paused: [String: Any] = [
      "title": Self.resource(title), "resumeButton": Self.button("Resume", "play.fill"),
    ]
    var attributes: [String: Any] = [
      "presentation": ["alert": alert, "countdown": countdown, "paused": paused],
      "tintColor": Self.color(red: 1, green: 0.58, blue: 0),
    ]
    attributes["metadata"] = try metadata.map { try JSONSerialization.jsonObject(with: $0) }
    return try JSONSerialization.data(withJSONObject: attributes, options: .sortedKeys)
  }

  private static func button(_ text: String, _ symbol: String) -> [String: Any] {
    [
      "text": resource(text), "textColor": color(red: 1, green: 1, blue: 1),
      "systemImageName": symbol,
    ]
  }

  private static func color(red: Double, green: Double, blue: Double) -> [String: Double] {
    ["red": red, "green": green, "blue": blue, "opacity": 1]
  }

  /// A `LocalizedStringResource` whose percent signs are not placeholders.
  private static func resource(_ text: String) -> [String: Any] {
    let format = text.replacingOccurrences(of: "%", with: "%%")
    return [
      "key": format, "format": format, "arguments": [String](), "locale": ["identifier": "en"],
    ]
  }
}
