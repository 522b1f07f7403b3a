import CommandArguments
import CommandContext
import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink
import PushGateway

/// The problems of a push payload: violations of the payload rules, and decoding errors of the
/// extension.
struct PushLint: Encodable {
  struct Problem: Encodable {
    enum Level: String, Encodable { case error, warning }

    var level: Level
    /// The path from the root, such as `aps.content-state.score`; nil for the whole body.
    var keyPath: String?
    var type: String?
    var found: String?
    var sentence: String
  }

  private(set) var event: LiveActivityPayload.Event?
  /// The attributes type that the extension has checked; nil without an extension.
  private(set) var activity: String?
  private(set) var problems: [Problem] = []
  /// Valid JSON for each key of the payload that the extension could not decode.
  private(set) var examples: [String: EmbeddedJSON] = [:]
  private let payload: PayloadLint?

  private enum CodingKeys: String, CodingKey { case event, activity, problems, examples }

  var errors: Int { problems.count { $0.level == .error } }

  /// Checks the payload rules.
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

  /// Checks whether the extension's types decode the payload. Throws if the extension does not
  /// answer or does not have the type.
  mutating func check(_ type: String, in session: ExtensionSession) async throws {
    activity = type
    // Throws for an unknown type even if the payload has nothing to decode.
    _ = try await session.activity(
      ActivityRequest(id: "lint", attributesType: type, attributes: Data(), state: Data()))
    guard let payload else { return }
    if let given = payload.attributesType, given != type, event == .start {
      problems.append(
        Problem(
          at: "aps.attributes-type", expected: "\"\(type)\"", found: "\"\(given)\"",
          "aps.attributes-type is \"\(given)\"; expected \"\(type)\""))
    }
    try await check("content-state", payload.contentState, isState: true, type, in: session)
    // Other events ignore attributes; the payload rules warn about that.
    guard event == .start || payload.event == nil else { return }
    try await check("attributes", payload.attributes, isState: false, type, in: session)
  }

  private mutating func check(
    _ key: String, _ json: Data?, isState: Bool, _ type: String, in session: ExtensionSession
  ) async throws {
    // For a missing part that the event requires, decode an empty object to obtain the example.
    let isMissing = json == nil && event != .end && (isState || event == .start)
    guard let json = json ?? (isMissing ? Data("{}".utf8) : nil) else { return }
    do {
      let reply = try await session.activity(
        ActivityRequest(
          id: "lint", attributesType: type, attributes: isState ? Data() : json,
          state: isState ? json : Data()), warns: false)
      let unread = reply.unread
      guard !isMissing else { return }
      for notice in reply.notices {
        problems.append(Problem(level: .warning, keyPath: "aps.\(key)", sentence: notice.message))
      }
      for path in (isState ? unread?.state : unread?.attributes) ?? [] {
        problems.append(
          Problem(
            level: .warning, keyPath: "aps.\(key).\(path)",
            sentence: "aps.\(key).\(path) has no effect: the extension's type does not decode it"))
      }
    } catch ExtensionFailure.reported(let report) {
      guard let details = report.details else { throw ExtensionFailure.reported(report) }
      examples[key] = EmbeddedJSON(Data(details.example.utf8))
      guard !isMissing else { return }
      let path = details.keyPath(below: "aps.\(key)")
      problems.append(
        Problem(
          at: path, expected: details.expected, found: details.found,
          details.found.map { "\(path) is \($0); expected \(details.expected)" }
            ?? "\(path) is missing; expected \(details.expected)"))
    }
  }

  var text: String {
    if problems.isEmpty {
      let valid = "valid Live Activity payload, event \"\(event?.rawValue ?? "")\""
      return activity.map { "\(valid); \($0) decodes it" } ?? valid
    }
    let lines = problems.map { "\($0.level.rawValue): \($0.sentence)" }
    let exampleLines = examples.sorted { $0.key > $1.key }.map { key, example in
      "example: \"\(key)\": \(String(decoding: example.data, as: UTF8.self))"
    }
    return (lines + exampleLines).joined(separator: "\n")
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
  /// Checks a payload without a device: by the payload rules, and by the extension's types.
  func lint() async throws {
    let path = try operands("PAYLOAD")[0]
    let given = arguments["extension"]
    if arguments["activity"] != nil, given == nil {
      throw UsageError.missingOption("--activity", requires: "--extension")
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
    try await device.show(lint, as: .pushLint) { $0.text }
    guard lint.errors == 0 else { throw ToolError.badPayload(path, errors: lint.errors) }
  }

  private func activity(of session: ExtensionSession) throws -> String {
    if let type = arguments["activity"] { return type }
    let types = session.description.activities.map(\.attributesType)
    guard types.count == 1 else {
      throw ToolError.activityTypeRequired(
        option: "activity", extension: session.name, types: types)
    }
    return types[0]
  }
}
