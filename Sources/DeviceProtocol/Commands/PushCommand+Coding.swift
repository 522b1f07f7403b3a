import PushGateway

extension PushCommand {
  static let readers: [String: @Sendable (inout CommandFields) throws -> PushCommand] = [
    "pushGateway": { _ in .gateway },
    "pushLog": { fields in
      .log(
        limit: try fields.integer("limit", in: DeviceCommand.limits) ?? 100,
        after: try fields.integer("after", in: 0...Int(Int32.max)) ?? 0,
        follow: try fields.optional("follow", "true or false") ?? false)
    },
    "pushTokens": { _ in .tokens },
    "sendPush": { fields in
      .send(
        token: try fields.text("token"), headers: try fields.headers(),
        payload: try fields.text("payload"))
    },
    "broadcastPush": { fields in
      .broadcast(
        bundle: try fields.text("bundle"), headers: try fields.headers(),
        payload: try fields.text("payload"))
    },
    "pushChannels": { _ in .channels },
    "createPushChannel": { fields in
      let policy = try fields.integer("storage", in: 0...1) ?? 0
      return .createChannel(
        bundle: try fields.text("bundle"), policy == 0 ? ChannelStorage.none : .latest)
    },
    "deletePushChannel": {
      .deleteChannel(bundle: try $0.text("bundle"), try $0.text("channel"))
    },
    "setReachable": { .setReachable(try $0.required("isReachable", "true or false")) },
  ]

  func encode(_ set: (String, (any Encodable)?) throws -> Void) throws {
    switch self {
    case .gateway, .tokens, .channels: break
    case .log(let limit, let after, let follow):
      try set("limit", limit)
      if after > 0 { try set("after", after) }
      if follow { try set("follow", follow) }
    case .send(let token, let headers, let payload):
      try set("token", token)
      try set("headers", headers)
      try set("payload", payload)
    case .broadcast(let bundle, let headers, let payload):
      try set("bundle", bundle)
      try set("headers", headers)
      try set("payload", payload)
    case .createChannel(let bundle, let storage):
      try set("bundle", bundle)
      try set("storage", storage.rawValue)
    case .deleteChannel(let bundle, let channel):
      try set("bundle", bundle)
      try set("channel", channel)
    case .setReachable(let isReachable): try set("isReachable", isReachable)
    }
  }
}

extension CommandFields {
  fileprivate mutating func headers() throws -> [String: String] {
    try required("headers", "an object of header fields, such as {\"apns-topic\": \"…\"}")
  }
}
