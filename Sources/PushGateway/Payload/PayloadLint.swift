import Foundation

/// What is wrong with a Live Activity's payload, as far as that can be told without the extension.
public struct PayloadLint: Sendable {
  /// nil where a problem is an error.
  public var payload: LiveActivityPayload?
  public var problems: [PayloadProblem]
  /// `aps.event`; nil where there is none that there is.
  public var event: LiveActivityPayload.Event?
  /// The objects `aps.content-state` and `aps.attributes` as they were written, whatever else is
  /// wrong; nil where there is none.
  public var contentState: Data?
  public var attributes: Data?
  /// `aps.attributes-type`.
  public var attributesType: String?

  /// Throws `PayloadLint.Unreadable` where it is no push at all.
  public init(_ body: Data) throws(Unreadable) {
    var request = GatewayRequest()
    Array(body).withUnsafeBufferPointer { request.append($0) }
    do throws(Refusal) {
      let text = try HeaderRules.object(
        request, limit: PushKind.liveactivity.bodyLimit, otherwise: .payloadEmpty)
      var reader = PayloadReader(text)
      payload = reader.liveActivity()
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

  public struct Unreadable: Error, Equatable, CustomStringConvertible {
    /// What APNs would answer.
    public var reason: PushReason
    public var sentence: String

    public var description: String { sentence }
  }
}
