import Foundation

/// `POST /3/device/TOKEN`. An object: it goes through many hands, and is not copied for each.
final class DeviceCall: Sendable {
  let id: UUID
  let token: Data
  let topic: PushTopic
  let priority: Int
  /// Until when the push is worth something; nil: for one attempt.
  let expiration: Date?
  let collapseID: String?
  /// An object; what it says is read when the server has its answer, which does not depend on it.
  let body: JSONText
  let received: Date

  init(
    id: UUID, token: Data, topic: PushTopic, priority: Int, expiration: Date?,
    collapseID: String? = nil, body: JSONText, received: Date
  ) {
    self.id = id
    self.token = token
    self.topic = topic
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.body = body
    self.received = received
  }
}

extension DeviceCall {
  /// The push, and what keeps the device from doing anything with it; the server is not told.
  func read() -> (push: DevicePush, problem: PushVerdict?) {
    let (payload, problem) = payload()
    let push = DevicePush(
      id: id, token: token, kind: topic.kind, bundle: topic.bundle, topic: topic.text,
      priority: priority, expiration: expiration, collapseID: collapseID, payload: payload,
      received: received)
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
    return (.other(Data(body.bytes)), PushVerdict.unreadable(reader.problems))
  }
}
