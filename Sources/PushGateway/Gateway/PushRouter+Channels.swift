import Foundation

// The API that manages channels, and catching up with their stored messages.
extension PushRouter {
  func answer(_ call: ChannelCall) throws(Refusal) -> GatewayResponse {
    let id = GatewayResponse.Field(.requestID, call.id)
    switch call.action {
    case .create(let storage):
      let channel = try create(bundle: call.bundle, storage: storage)
      return GatewayResponse(status: 201, [id, .init(.channel, channel.id)])
    case .read(let channel):
      let storage = try channels.channel(channel, bundle: call.bundle).storage
      let body = "{\"message-storage-policy\":\(storage.rawValue),\"push-type\":\"LiveActivity\"}"
      return GatewayResponse(status: 200, [id], body: Array(body.utf8))
    case .delete(let channel):
      try delete(channel, bundle: call.bundle)
      return GatewayResponse(status: 204, [id])
    case .list:
      let names = channels.list(bundle: call.bundle).map { "\"\($0.id)\"" }
      let body = "{\"channels\":[\(names.joined(separator: ","))]}"
      return GatewayResponse(status: 200, [id], body: Array(body.utf8))
    }
  }

  /// Throws `Refusal`.
  func create(bundle: String, storage: ChannelStorage) throws(Refusal) -> Channel {
    let channel = try channels.create(
      bundle: bundle, storage: storage, environment: environment, id: newID())
    do throws(GatewayError) {
      try store.appendCreation(of: channel)
    } catch {
      try channels.delete(channel.id, bundle: bundle)
      throw Refusal(.internalServerError, "Could not store the channel: \(error).")
    }
    return channel
  }

  /// Throws `Refusal`.
  func delete(_ id: String, bundle: String) throws(Refusal) {
    _ = try channels.channel(id, bundle: bundle)
    do throws(GatewayError) {
      try store.appendDeletion(of: id)
    } catch {
      throw Refusal(.internalServerError, "Could not delete the channel: \(error).")
    }
    try channels.delete(id, bundle: bundle)
  }

  /// Checks that a broadcast may be sent, and stores the channel's latest message. Throws
  /// `Refusal`.
  func accept(_ call: BroadcastCall) throws(Refusal) {
    guard try channels.accept(call) else { return }
    let push = channels.latestMessage(call.channel, now: now())
    do throws(GatewayError) {
      try store.appendLatestMessage(push, channel: call.channel)
    } catch {
      throw Refusal(.internalServerError, "Could not store the channel's message: \(error).")
    }
  }

  func allChannels() -> [Channel] { channels.all }

  func latestMessage(_ channel: String) -> ChannelPush? {
    channels.latestMessage(channel, now: now())
  }

  /// Sends the channel's stored message to an activity that has just subscribed, and to no other.
  func subscribed(_ activity: String, to channel: String) async -> PushLogEntry? {
    guard let push = latestMessage(channel) else { return nil }
    guard delivery.isReachable else {
      delivery.recordMissed(channel)
      return nil
    }
    let verdict = await device.catchUp(push, activity: activity)
    return logCatchUp(
      push, verdict, "Sent the channel's latest message to \(activity), a new subscriber.")
  }

  /// - Parameter isReachable: False simulates a phone without a network. True delivers stored
  ///   pushes and the latest messages of the channels that the device missed.
  func setReachable(_ isReachable: Bool) async {
    for push in delivery.setReachable(isReachable).compactMap(latestMessage) {
      logCatchUp(
        push, await device.broadcast(push), "Sent the channel's latest message to the device.")
    }
  }

  @discardableResult
  private func logCatchUp(
    _ push: ChannelPush, _ verdict: PushVerdict, _ action: String
  ) -> PushLogEntry {
    var verdict = verdict
    verdict.sentence = "\(action) \(verdict.sentence)"
    return log.append(
      PushLogEntry(
        // The message's own id identifies its broadcast in the log.
        date: now(), apnsID: newID().text, channel: push.channel, kind: .liveactivity,
        topic: push.bundle, event: push.payload.event, priority: push.priority, status: 200,
        verdict: verdict))
  }
}
