import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import PushGateway

/// The problems of a push payload: violations of the payload rules, and decoding errors of the
/// extension.
package struct PushLint: Codable, Sendable {
  package struct Problem: Codable, Sendable {
    /// An error keeps the push from being shown.
    package enum Level: String, Codable, Sendable { case error, warning }

    package var level: Level
    /// The path from the root, such as `aps.content-state.score`; nil for the whole body.
    package var keyPath: String?
    var type: String?
    var found: String?
    /// What is wrong and how to fix it.
    package var sentence: String
  }

  /// Decodes the content state and the attributes of a request without forms. Throws an error with
  /// `DecodingDetails` if the types cannot.
  package typealias Decode = @Sendable (ActivityRequest) async throws -> ActivityReply

  private(set) var event: LiveActivityPayload.Event?
  /// The attributes type that the extension has checked; nil without an extension.
  private(set) var activity: String?
  package private(set) var problems: [Problem] = []
  /// Valid JSON for each key of the payload that the extension could not decode.
  private(set) var examples: [String: EmbeddedJSON] = [:]
  /// nil for other pushes than those to Live Activities, and in an answer of the device.
  private var payload: PayloadLint?

  /// The payload's `aps.attributes-type`.
  package var attributesType: String? { payload?.attributesType }

  private enum CodingKeys: String, CodingKey { case event, activity, problems, examples }

  /// The number of problems that keep the push from being shown.
  package var errors: Int { problems.count { $0.level == .error } }

  /// Checks the payload rules.
  package init(_ body: Data, kind: PushKind = .liveactivity) {
    do throws(PayloadLint.Unreadable) {
      let lint = try PayloadLint(body, kind: kind)
      payload = lint
      event = lint.event
      problems = lint.problems.map { Problem($0) }
    } catch {
      problems = [
        Problem(
          level: .error, sentence: "\(error.sentence) APNs answers \(error.reason.rawValue).")
      ]
    }
  }

  /// Checks whether the extension's types decode the payload. Throws if the extension does not
  /// answer or does not have the type.
  package mutating func check(_ type: String, _ decode: Decode) async throws {
    activity = type
    // Throws for an unknown type even if the payload has nothing to decode.
    _ = try await decode(
      ActivityRequest(id: "lint", attributesType: type, attributes: Data(), state: Data()))
    guard let payload else { return }
    if let given = payload.attributesType, given != type, event == .start {
      problems.append(
        Problem(
          at: "aps.attributes-type", expected: "\"\(type)\"", found: "\"\(given)\"",
          "aps.attributes-type is \"\(given)\"; expected \"\(type)\""))
    }
    try await check("content-state", payload.contentState, isState: true, type, decode)
    // Other events ignore attributes; the payload rules warn about that.
    guard event == .start || payload.event == nil else { return }
    try await check("attributes", payload.attributes, isState: false, type, decode)
  }

  private mutating func check(
    _ key: String, _ json: Data?, isState: Bool, _ type: String, _ decode: Decode
  ) async throws {
    // For a missing part that the event requires, decode an empty object to obtain the example.
    let isMissing = json == nil && event != .end && (isState || event == .start)
    guard let json = json ?? (isMissing ? Data("{}".utf8) : nil) else { return }
    do {
      let reply = try await decode(
        ActivityRequest(
          id: "lint", attributesType: type, attributes: isState ? Data() : json,
          state: isState ? json : Data()))
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
    } catch {
      guard let details = DecodingDetails(error) else { throw error }
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

  package var text: String {
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
