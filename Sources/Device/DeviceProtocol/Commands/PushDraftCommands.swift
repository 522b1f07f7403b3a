import DeviceEngine
import Foundation
import Hexadecimal
import HostLink
import JSONValues
import PushGateway

// Commands for writing a push on the device page.

/// What a push to a token can contain.
package struct GetPushDraft: DeviceCommand {
  package static let name = "pushDraft"
  /// In hexadecimal digits.
  var token: String

  package init(token: String) {
    self.token = token
  }

  package func perform(on device: DeviceService) async throws -> PushDraft {
    let pushes = try device.requiredPushes
    let (token, facts) = try await device.target(token)
    return PushDraft(
      example: try await device.examplePayload(for: facts),
      last: pushes.lastBody(token).map { String(decoding: $0, as: UTF8.self) },
      schema: EmbeddedJSON(try await device.payloadSchema(for: facts).data),
      activity: facts.attributesType, limit: facts.kind.pushKind.bodyLimit)
  }
}

/// Material for a new push to a token.
package struct PushDraft: Codable, Equatable, Sendable {
  /// A payload that the device accepts now: JSON.
  package var example: String
  /// The newest payload that the device has received with the token; nil for none since its start.
  package var last: String?
  /// The JSON Schema of payloads.
  package var schema: EmbeddedJSON
  /// The attributes type of the token's Live Activity; nil for other tokens.
  package var activity: String?
  /// The maximum size of a payload, in bytes.
  package var limit: Int
}

/// Checks a payload like `vitrine push lint`, with the types of the extension that gets it.
package struct LintPush: DeviceCommand {
  package static let name = "lintPush"
  /// In hexadecimal digits.
  var token: String
  /// JSON.
  var payload: String

  package init(token: String, payload: String) {
    self.token = token
    self.payload = payload
  }

  package func perform(on device: DeviceService) async throws -> PushLint {
    let (_, facts) = try await device.target(token)
    var lint = PushLint(Data(payload.utf8), kind: facts.kind.pushKind)
    guard let type = facts.attributesType else { return lint }
    try await lint.check(type) { try await device.host.decode($0, of: facts.extension) }
    return lint
  }
}

extension DeviceService {
  /// Throws `DeviceAnswer.Failure` for a token that the device did not issue or that has expired.
  fileprivate func target(_ text: String) async throws -> (token: Data, facts: PushTokenFacts) {
    guard let token = Data(hexadecimal: text), let facts = await host.pushTokenFacts(token) else {
      throw DeviceAnswer.Failure(
        code: "unknownToken",
        message: "the device has no push token \(text.prefix(16))…; choose another one")
    }
    guard facts.isLive else {
      let owner =
        switch facts.kind {
        case .activityUpdate: "the activity of this token has ended"
        case .activityStart, .widgets, .app: "the app of this token no longer accepts pushes"
        case .control: "the control of this token was removed"
        }
      throw DeviceAnswer.Failure(
        code: "staleToken", message: "\(owner); choose another token")
    }
    return (token, facts)
  }

  fileprivate func payloadSchema(for facts: PushTokenFacts) async throws -> JSONValue {
    guard facts.kind.pushKind == .liveactivity else { return SchemaDocument.contentChanged }
    return SchemaDocument(try await host.payloadSchema(of: facts.extension)).json
  }

  /// An update with the activity's content, a start with values that the extension decodes, or a
  /// request to reload.
  fileprivate func examplePayload(for facts: PushTokenFacts) async throws -> String {
    guard facts.kind.pushKind == .liveactivity, let type = facts.attributesType else {
      return #"{"aps":{"content-changed":true}}"#
    }
    if let id = facts.activity, let content = await host.activityContent(id) {
      return payload("update", at: content.timestamp, [("content-state", content.state)])
    }
    let example = try await host.activityExample(type, of: facts.extension)
    return payload(
      "start", at: await host.state().clock.now,
      [
        ("attributes-type", JSONValue.string(type).data), ("attributes", example.attributes),
        ("content-state", example.content),
        ("alert", Data(#"{"title":"Title","body":"Text of the alert"}"#.utf8)),
      ])
  }

  /// The JSON of a Live Activity's payload, whose members keep their order.
  private func payload(
    _ event: String, at date: Date, _ members: [(key: String, json: Data)]
  ) -> String {
    // Rounded down, the time would be before that of a newer update in the same second.
    let timestamp = Int(date.timeIntervalSince1970.rounded(.up))
    let rest = members.map { #","\#($0.key)":\#(String(decoding: $0.json, as: UTF8.self))"# }
    return #"{"aps":{"timestamp":\#(timestamp),"event":"\#(event)"\#(rest.joined())}}"#
  }
}
