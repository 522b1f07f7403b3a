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
      bundle: bundle, storage: storage, environment: settings.environment, id: newID())
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

  func allChannels() -> [Channel] { channels.all }

  func latestMessage(_ channel: String) -> ChannelPush? {
    channels.latestMessage(channel, now: now())
  }
}
