import Foundation

/// A valid `POST /3/device/TOKEN`. A class, so that passing it on does not copy it.
package final class DeviceCall: Sendable {
  let id: UUID
  let address: DeviceAddress
  let topic: PushTopic
  let priority: Int
  /// When the push expires; nil allows one delivery attempt only.
  package let expiration: Date?
  package let collapseID: String?
  /// A JSON object. It is interpreted after the response, which does not depend on it.
  let body: ValidatedJSON
  package let received: Date

  init(
    id: UUID, address: DeviceAddress, topic: PushTopic, priority: Int, expiration: Date?,
    collapseID: String? = nil, body: ValidatedJSON, received: Date
  ) {
    self.id = id
    self.address = address
    self.topic = topic
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.body = body
    self.received = received
  }
}

extension DeviceCall {
  package var token: Data { address.token }

  /// The token as hexadecimal digits in lower case.
  package var tokenText: String { address.text }

  /// The `apns-topic`.
  package var topicName: String { topic.text }

  /// Interprets the body. Returns the push, and the verdict if the body is invalid.
  package func read() -> (push: DevicePush, problem: PushVerdict?) {
    let (payload, problem) = payload()
    let push = DevicePush(
      id: id, token: token, kind: topic.kind, bundle: topic.bundle, topic: topic.text,
      priority: priority, expiration: expiration, collapseID: collapseID, payload: payload,
      body: body.bytes, received: received)
    return (push, problem)
  }

  private func payload() -> (PushPayload, problem: PushVerdict?) {
    var reader = PayloadReader(body)
    switch topic.kind {
    case .liveactivity:
      if let payload = reader.liveActivity() { return (.liveActivity(payload), nil) }
    case .widgets, .controls: if reader.contentChanged() { return (.contentChanged, nil) }
    default: break
    }
    return (.other(Data(body.bytes)), PushVerdict.undecodable(reader.problems))
  }
}
