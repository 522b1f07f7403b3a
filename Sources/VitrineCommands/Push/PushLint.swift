import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink
import PushGateway

/// What is wrong with a payload: what its own rules say, and what the extension's types say.
struct PushLint: Encodable {
  struct Problem: Encodable {
    enum Level: String, Encodable { case error, warning }

    var level: Level
    /// From the payload on, such as `aps.content-state.score`; nil where it is the whole body.
    var keyPath: String?
    var type: String?
    var found: String?
    var sentence: String
  }

  private(set) var event: LiveActivityPayload.Event?
  /// The attributes' type whose extension was asked; nil where none was.
  private(set) var activity: String?
  private(set) var problems: [Problem] = []
  /// What the types read, by the payload's keys; for what did not decode.
  private(set) var examples: [String: JSONText] = [:]
  private let payload: PayloadLint?

  private enum CodingKeys: String, CodingKey { case event, activity, problems, examples }

  var errors: Int { problems.count { $0.level == .error } }

  /// By the payload's own rules.
  init(_ body: Data) {
    do throws(PayloadLint.Unreadable) {
      let lint = try PayloadLint(body)
      payload = lint
      event = lint.event
      problems = lint.problems.map { Problem($0) }
    } catch {
      payload = nil
      problems = [
        Problem(
          level: .error, sentence: "\(error.sentence) APNs answers \(error.reason.rawValue).")
      ]
    }
  }

  /// Asks the extension whether its types read the payload. Throws where it cannot be asked.
  mutating func check(_ type: String, in session: ExtensionSession) async throws {
    activity = type
    // Also where there is nothing to decode, there is such an activity, or the extension says so.
    _ = try await session.activity(
      ActivityRequest(id: "lint", attributesType: type, attributes: Data(), state: Data()))
    guard let payload else { return }
    if let given = payload.attributesType, given != type, event == .start {
      problems.append(
        Problem(
          at: "aps.attributes-type", expected: "\"\(type)\"", found: "\"\(given)\"",
          "aps.attributes-type is \"\(given)\"; there should be \"\(type)\""))
    }
    try await check("content-state", payload.contentState, isState: true, type, in: session)
    // Of other events nobody reads them, which the payload's own rules say.
    guard event == .start || payload.event == nil else { return }
    try await check("attributes", payload.attributes, isState: false, type, in: session)
  }

  private mutating func check(
    _ key: String, _ json: Data?, isState: Bool, _ type: String, in session: ExtensionSession
  ) async throws {
    // Without any, the example is worth knowing where the event needs it: an empty one has it.
    let isMissing = json == nil && event != .end && (isState || event == .start)
    guard let json = json ?? (isMissing ? Data("{}".utf8) : nil) else { return }
    do {
      let unread = try await session.activity(
        ActivityRequest(
          id: "lint", attributesType: type, attributes: isState ? Data() : json,
          state: isState ? json : Data())
      ).unread
      guard !isMissing else { return }
      for path in (isState ? unread?.state : unread?.attributes) ?? [] {
        problems.append(
          Problem(
            level: .warning, keyPath: "aps.\(key).\(path)",
            sentence: "aps.\(key).\(path) does nothing: the extension's type does not read it"))
      }
    } catch ExtensionFailure.reported(let report) {
      guard let details = report.details else { throw ExtensionFailure.reported(report) }
      examples[key] = JSONText(Data(details.example.utf8))
      guard !isMissing else { return }
      let path = details.keyPath(below: "aps.\(key)")
      problems.append(
        Problem(
          at: path, expected: details.expected, found: details.found,
          details.found.map { "\(path) is \($0); there should be \(details.expected)" }
            ?? "\(path) is missing; there should be \(details.expected)"))
    }
  }

  /// For a person.
  var text: String {
    if problems.isEmpty {
      let what = "the payload is a Live Activity's \(event?.rawValue ?? "")"
      return activity.map { "\(what), and \($0) reads it" } ?? what
    }
    let lines = problems.map { "\($0.level.rawValue): \($0.sentence)" }
    let right = examples.sorted { $0.key > $1.key }.map { key, example in
      "right is, for example: \"\(key)\": \(String(decoding: example.data, as: UTF8.self))"
    }
    return (lines + right).joined(separator: "\n")
  }
}

extension PushLint.Problem {
  fileprivate init(_ problem: PayloadProblem) {
    let details = problem.details
    self.init(
      level: problem.isError ? .error : .warning, keyPath: details.keyPath,
      type: problem.isError ? details.expected : nil, found: details.found,
      sentence: "\(problem)")
  }

  fileprivate init(at keyPath: String, expected: String, found: String?, _ sentence: String) {
    self.init(
      level: .error, keyPath: keyPath, type: expected, found: found, sentence: sentence)
  }
}

extension PushCall {
  /// What can be said of a payload without a device: by its own rules, and by the extension's types.
  func lint() async throws {
    let path = try words("PAYLOAD")[0]
    let given = arguments["extension"]
    if arguments["activity"] != nil, given == nil {
      throw UsageError.missingOption("--activity", needs: "--extension")
    }
    var lint = PushLint(try payload(path))
    if let given {
      let settings = try RenderSettings(arguments, now: context.now())
      let location = ExtensionLocation(given, in: context)
      lint = try await ExtensionSession.run(location, settings: settings, in: context) {
        [lint] session in
        var lint = lint
        try await lint.check(try activity(of: session), in: session)
        return lint
      }
    }
    try await device.show(lint) { $0.text }
    guard lint.errors == 0 else { throw ToolError.badPayload(path, errors: lint.errors) }
  }

  private func activity(of session: ExtensionSession) throws -> String {
    if let type = arguments["activity"] { return type }
    let types = session.description.activities.map(\.attributesType)
    guard types.count == 1 else {
      throw ToolError.activityNeeded(extension: session.name, types: types)
    }
    return types[0]
  }
}
