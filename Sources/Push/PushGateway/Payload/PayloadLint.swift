import Foundation

/// The problems of a payload that can be found without the extension: one of a Live Activity, of
/// widgets or of a control.
public struct PayloadLint: Sendable {
  /// The payload of a Live Activity; nil if a problem is an error.
  public var payload: LiveActivityPayload?
  /// In the order of the payload; empty for a payload that a device can use.
  public var problems: [PayloadProblem]
  /// `aps.event`; nil if missing or unknown.
  public var event: LiveActivityPayload.Event?
  /// The source of `aps.content-state`, also if other parts have errors; nil if it is not an
  /// object.
  public var contentState: Data?
  /// The source of `aps.attributes`, likewise.
  public var attributes: Data?
  /// `aps.attributes-type`.
  public var attributesType: String?

  /// Throws `PayloadLint.Unreadable` if APNs would reject the body.
  public init(_ body: Data, kind: PushKind = .liveactivity) throws(Unreadable) {
    var request = GatewayRequest()
    Array(body).withUnsafeBufferPointer { request.append($0) }
    do throws(Refusal) {
      let text = try HeaderRules.object(
        request, limit: kind.bodyLimit, invalid: .payloadEmpty)
      var reader = PayloadReader(text)
      switch kind {
      case .liveactivity: payload = reader.liveActivity()
      case .widgets, .controls: _ = reader.contentChanged()
      default: break
      }
      problems = reader.problems
      let members = text.members(of: text.root)["aps"].map(text.members) ?? JSONMembers()
      event = members["event"].flatMap(text.string).flatMap(LiveActivityPayload.Event.init)
      attributesType = members["attributes-type"].flatMap(text.string)
      func object(_ key: String) -> Data? {
        members[key].flatMap { $0.kind == .object ? text.data($0) : nil }
      }
      contentState = object("content-state")
      attributes = object("attributes")
    } catch {
      throw Unreadable(reason: error.reason, sentence: error.sentence)
    }
  }

  /// APNs would reject the body.
  public struct Unreadable: Error, Equatable, CustomStringConvertible {
    /// APNs' reason for the rejection.
    public var reason: PushReason
    /// What happened, where, and how to fix it.
    public var sentence: String

    public var description: String { sentence }
  }
}
