import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink

/// Parses `--scenario FILE`: the Live Activity calls of apps in a simulation.
///
/// ```json
/// [
///   {"at": "+9h", "start": "order", "type": "DeliveryAttributes",
///    "attributes": {"number": 12}, "content": {"stage": "packed"}, "stale": "+10h"},
///   {"at": "+9h20m", "update": "order", "content": {"stage": "onTheWay"},
///    "alert": {"title": "On its way", "body": "Ten minutes"}},
///   {"at": "+10h", "end": "order", "dismissal": "immediate"}
/// ]
/// ```
/// Each step has a date (`at`) and exactly one of `start`, `update`, `end` and `dismiss`, whose
/// value names the activity, or of the verbs of alarms (`ScenarioAlarm`). Dates have the syntax of
/// `DateArgument`; offsets count from the start of the simulation. `attributes` and `content` are
/// passed to the extension as JSON.
///
/// Parsing has two stages, because the file is read before the extensions are known:
/// `init(contentsOf:dates:)` checks each step on its own; `scenario(_:)` finds the extension of
/// each attributes type and rejects a step whose activity no earlier step has started. Unknown keys
/// are errors, so that a misspelled one is not silently ignored.
///
/// A scenario contains only what apps and users do, and no taps but those on alarms. The simulation
/// adds what the system does: stale dates, time limits and dismissals. The format is documented in
/// docs/simulate.md.
struct ScenarioFile {
  var steps: [Step]

  struct Step {
    enum Action {
      case start(type: String, attributes: Data, extension: String?)
      case update
      case end(ActivityDismissal)
      case dismiss
      case schedule(ScenarioAlarm)
      case press(AlarmButtonName)
    }
    var date: Date
    var name: String
    var action: Action
    var content: ActivityContentMessage?
    var alert: ActivityAlert?
    var isTransient: Bool
    /// The scheduled date of a start.
    var begin: Date?
  }

  /// Reads the file. Throws `ToolError.unreadable`, which names the invalid step.
  init(contentsOf file: URL, dates: DateArgument) throws {
    do {
      guard let list = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [Any]
      else { throw ScenarioProblem("expected a list of steps: [{…}, …]") }
      steps = try list.enumerated().map { place, value in
        do {
          return try ScenarioStepReader(value, dates: dates).step()
        } catch let problem as ScenarioProblem {
          throw ScenarioProblem("step \(place + 1): \(problem.reason)")
        } catch let error as ValueError {
          throw ScenarioProblem("step \(place + 1): \(error)")
        }
      }
    } catch let problem as ScenarioProblem {
      throw ToolError.unreadable(file.path, reason: problem.reason)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError.unreadable(file.path, reason: error.localizedDescription)
    }
  }

  /// Resolves the steps with the installed extensions. Throws `ToolError`.
  func scenario(_ extensions: [InstalledExtension]) throws -> [ScenarioStep] {
    var started: Set<String> = []
    return try steps.map { step in
      let action: ScenarioStep.Action
      switch step.action {
      case .start(let type, let attributes, let name):
        let candidates = extensions.filter {
          name == nil || $0.id.rawValue == name || $0.name == name
        }
        guard
          let app = candidates.first(where: {
            $0.contents.activities.contains { $0.attributesType == type }
          })
        else {
          throw ToolError.unknownActivityType(
            type, extension: candidates.map(\.name).joined(separator: ", "),
            types: candidates.flatMap { $0.contents.activities.map(\.attributesType) })
        }
        started.insert(step.name)
        action = .start(
          app,
          ActivityStart(
            attributesType: type, attributes: attributes,
            content: step.content ?? ActivityContentMessage(state: Data("{}".utf8)),
            isTransient: step.isTransient, alert: step.alert, start: step.begin))
      case .update:
        action = .update(
          ActivityUpdate(
            content: step.content ?? ActivityContentMessage(state: Data("{}".utf8)),
            alert: step.alert))
      case .end(let dismissal):
        action = .end(ActivityEnd(content: step.content, dismissal: dismissal))
      case .dismiss: action = .dismiss
      case .schedule(let alarm):
        started.insert(step.name)
        let app = try alarm.app(among: extensions)
        action = .schedule(app, try alarm.request(number: started.count, of: app))
      case .press(let button): action = .press(button)
      }
      guard started.contains(step.name) else {
        throw ToolError.unstartedActivity(step.name)
      }
      return ScenarioStep(date: step.date, name: step.name, action: action)
    }
  }
}

/// A problem in the file or in a step.
struct ScenarioProblem: Error {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// Reads one object of the list.
struct ScenarioStepReader {
  private let fields: [String: Any]
  private let dates: DateArgument

  private static let names: Set = [
    "at", "start", "update", "end", "dismiss", "type", "extension", "attributes", "content",
    "stale", "relevance", "alert", "transient", "begin", "dismissal", "alarm", "title", "countdown",
    "snooze", "date", "time", "days", "metadata", "sound", "stop", "repeat", "pause", "resume",
  ]

  private static let verbs = [
    "start", "update", "end", "dismiss", "alarm", "stop", "repeat", "pause", "resume",
  ]

  init(_ value: Any, dates: DateArgument) throws {
    guard let fields = value as? [String: Any] else {
      throw ScenarioProblem("expected a JSON object")
    }
    if let unknown = Set(fields.keys).subtracting(Self.names).min() {
      throw ScenarioProblem(
        "unknown key \"\(unknown)\"; available: \(Self.names.sorted().joined(separator: ", "))")
    }
    self.fields = fields
    self.dates = dates
  }

  func step() throws -> ScenarioFile.Step {
    let verbs = Self.verbs.filter { fields[$0] != nil }
    guard verbs.count == 1, let verb = verbs.first, let name = try text(verb) else {
      throw ScenarioProblem(
        "expected exactly one of \"start\", \"update\", \"end\", \"dismiss\", \"alarm\", "
          + "\"stop\", \"repeat\", \"pause\" and \"resume\", with the name of the activity or the "
          + "alarm")
    }
    guard let date = try date("at") else { throw ScenarioProblem("missing \"at\"") }
    let content = try content()
    return ScenarioFile.Step(
      date: date, name: name, action: try action(verb, hasContent: content != nil),
      content: content, alert: try alert(), isTransient: try flag("transient"),
      begin: try self.date("begin"))
  }

  private func action(_ verb: String, hasContent: Bool) throws -> ScenarioFile.Step.Action {
    switch verb {
    case "start":
      guard let type = try text("type") else { throw ScenarioProblem("missing \"type\"") }
      guard hasContent else { throw ScenarioProblem("missing \"content\"") }
      return .start(
        type: type, attributes: try json("attributes") ?? Data("{}".utf8),
        extension: try text("extension"))
    case "update":
      guard hasContent else { throw ScenarioProblem("missing \"content\"") }
      return .update
    case "end":
      switch try text("dismissal") {
      case nil, "default": return .end(.default)
      case "immediate": return .end(.immediate)
      case let other?: return .end(.after(try dates.parse(other, option: "dismissal")))
      }
    case "alarm": return .schedule(try ScenarioAlarm(self))
    case "stop": return .press(.stop)
    case "repeat": return .press(.secondary)
    case "pause": return .press(.pause)
    case "resume": return .press(.resume)
    default: return .dismiss
    }
  }

  private func content() throws -> ActivityContentMessage? {
    guard let state = try json("content") else { return nil }
    let relevance = fields["relevance"].map { $0 as? Double }
    if case .some(nil) = relevance {
      throw ScenarioProblem("\"relevance\" must be a number")
    }
    return ActivityContentMessage(
      state: state, staleDate: try date("stale"), relevanceScore: (relevance ?? 0) ?? 0)
  }

  private func alert() throws -> ActivityAlert? {
    guard let value = fields["alert"] else { return nil }
    guard let texts = value as? [String: String], let title = texts["title"] else {
      throw ScenarioProblem("\"alert\" must be an object of strings with a \"title\"")
    }
    return ActivityAlert(title: title, body: texts["body"] ?? "", sound: texts["sound"])
  }

  func seconds(_ name: String) throws -> Double? {
    guard let value = fields[name] else { return nil }
    guard let seconds = value as? Double, seconds > 0 else {
      throw ScenarioProblem("\"\(name)\" must be a number of seconds greater than 0")
    }
    return seconds
  }

  func texts(_ name: String) throws -> [String] {
    guard let value = fields[name] else { return [] }
    guard let texts = value as? [String] else {
      throw ScenarioProblem("\"\(name)\" must be a list of strings")
    }
    return texts
  }

  func text(_ name: String) throws -> String? {
    guard let value = fields[name] else { return nil }
    guard let text = value as? String, !text.isEmpty else {
      throw ScenarioProblem("\"\(name)\" must be a non-empty string")
    }
    return text
  }

  private func flag(_ name: String) throws -> Bool {
    guard let value = fields[name] else { return false }
    guard let flag = value as? Bool else {
      throw ScenarioProblem("\"\(name)\" must be true or false")
    }
    return flag
  }

  func date(_ name: String) throws -> Date? {
    try text(name).map { try dates.parse($0, option: name) }
  }

  func json(_ name: String) throws -> Data? {
    guard let value = fields[name] else { return nil }
    guard let object = value as? [String: Any] else {
      throw ScenarioProblem("\"\(name)\" must be a JSON object")
    }
    return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }
}
