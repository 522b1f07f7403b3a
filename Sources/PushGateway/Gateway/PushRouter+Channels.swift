import Foundation

// The channels' own API.
extension PushRouter {
  func answer(_ call: ChannelCall) throws(Refusal) -> GatewayResponse {
    let id = GatewayResponse.Field(name: .requestID, value: call.id.text)
    switch call.action {
    case .create(let storage):
      let channel = try create(bundle: call.bundle, storage: storage)
      return GatewayResponse(status: 201, [id, .init(name: .channel, value: channel.id)])
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
      try store.made(channel)
    } catch {
      try channels.delete(channel.id, bundle: bundle)
      throw Refusal(.internalServerError, "The channel cannot be kept: \(error).")
    }
    return channel
  }

  /// Throws `Refusal`.
  func delete(_ id: String, bundle: String) throws(Refusal) {
    _ = try channels.channel(id, bundle: bundle)
    do throws(GatewayError) {
      try store.deleted(id)
    } catch {
      throw Refusal(.internalServerError, "The channels cannot be written: \(error).")
    }
    try channels.delete(id, bundle: bundle)
  }

  /// Whether a broadcast may be sent. What its channel keeps of it is stored. Throws `Refusal`.
  func accept(_ call: BroadcastCall) throws(Refusal) {
    guard try channels.accept(call) else { return }
    let push = channels.latestMessage(call.channel, now: now())
    do throws(GatewayError) {
      try store.keeps(push, channel: call.channel)
    } catch {
      throw Refusal(.internalServerError, "The channel's message cannot be kept: \(error).")
    }
  }

  func allChannels() -> [Channel] { channels.all }

  func latestMessage(_ channel: String) -> ChannelPush? {
    channels.latestMessage(channel, now: now())
  }

  /// An activity listens from now on: what the channel keeps goes to it alone.
  func subscribed(_ activity: String, to channel: String) async -> PushLogEntry? {
    guard let push = latestMessage(channel) else { return nil }
    guard delivery.isReachable else {
      delivery.miss(channel)
      return nil
    }
    let verdict = await device.catchUp(push, activity: activity)
    return logKept(
      push, verdict, "The channel's latest message went to \(activity), which listens now.")
  }

  /// False is a phone without a network. When it can be reached again, channels send it what it has
  /// missed.
  func setReachable(_ isReachable: Bool) async {
    for push in delivery.setReachable(isReachable).compactMap(latestMessage) {
      logKept(
        push, await device.broadcast(push), "The channel's latest message went to the device.")
    }
  }

  @discardableResult
  private func logKept(_ push: ChannelPush, _ verdict: PushVerdict, _ what: String) -> PushLogEntry
  {
    var verdict = verdict
    verdict.sentence = "\(what) \(verdict.sentence)"
    return log.append(
      PushLogEntry(
        // The message's own id tells of its broadcast.
        date: now(), apnsID: newID().text, channel: push.channel, kind: .liveactivity,
        topic: push.bundle, event: push.payload.event, priority: push.priority, status: 200,
        verdict: verdict))
  }
}
