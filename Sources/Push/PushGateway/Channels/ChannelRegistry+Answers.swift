import Foundation

// The API that manages channels.
extension ChannelRegistry {
  /// The response to a valid request. Throws `Refusal`.
  func answer(_ call: ChannelCall) async throws(Refusal) -> GatewayResponse {
    let id = GatewayResponse.Field(.requestID, call.id)
    switch call.action {
    case .create(let storage):
      let channel = try await create(bundle: call.bundle, storage: storage)
      return GatewayResponse(status: 201, [id, .init(.channel, channel.id)])
    case .read(let channel):
      let storage = try await self.channel(channel, bundle: call.bundle).storage
      let body = "{\"message-storage-policy\":\(storage.rawValue),\"push-type\":\"LiveActivity\"}"
      return GatewayResponse(status: 200, [id], body: Array(body.utf8))
    case .delete(let channel):
      try await delete(channel, bundle: call.bundle)
      return GatewayResponse(status: 204, [id])
    case .list:
      let names = await list(bundle: call.bundle).map { "\"\($0.id)\"" }
      let body = "{\"channels\":[\(names.joined(separator: ","))]}"
      return GatewayResponse(status: 200, [id], body: Array(body.utf8))
    }
  }
}
