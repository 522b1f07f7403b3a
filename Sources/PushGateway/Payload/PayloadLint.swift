import Foundation

/// What is wrong with a Live Activity's payload, as far as that can be told without the extension.
public struct PayloadLint: Sendable {
  /// nil where a problem is an error.
  public var payload: LiveActivityPayload?
  public var problems: [PayloadProblem]

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
