import Foundation

/// The rules of broadcasts and of the channels' own API.
enum ChannelRules {
  static let bodyLimit = 5120
  /// How long a channel keeps its latest message, in seconds.
  static let longestStorage: TimeInterval = 8 * 3600

  static func broadcast(
    bundle: String, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    now: Date
  ) throws(Refusal) -> BroadcastCall {
    try credentials.check(path: bundle)
    let fields = request.fields
    let channel = try channel(fields)
    guard let kind = try HeaderRules.pushType(fields) else {
      throw Refusal(
        .missingPushType, "There is no apns-push-type; a broadcast's is liveactivity.")
    }
    guard kind == .liveactivity else {
      throw Refusal(
        .invalidPushType,
        "apns-push-type is \(kind.rawValue); only liveactivity is sent to channels.")
    }
    let priority = try HeaderRules.priority(fields)
    let expiration = try HeaderRules.expiration(fields, now: now) ?? 0
    let text = try HeaderRules.object(request, limit: bodyLimit, otherwise: .badRequestPayload)
    var reader = PayloadReader(text)
    var payload = reader.liveActivity()
    var problem = PushVerdict.unreadable(reader.problems)
    if payload?.event == .start {
      payload = nil
      problem = PushVerdict(
        .refused,
        "A broadcast cannot start activities: its event is update or end; start them with a push "
          + "to a push-to-start token, with input-push-channel.")
    }
    let latest = now.addingTimeInterval(longestStorage)
    return BroadcastCall(
      id: id, bundle: bundle, channel: channel, priority: priority,
      expiration: expiration == 0 ? nil : min(Date(timeIntervalSince1970: expiration), latest),
      payload: payload, problem: problem, received: now)
  }

  static func channels(
    bundle: String, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials
  ) throws(Refusal) -> ChannelCall {
    try credentials.check(path: bundle)
    let action: ChannelCall.Action =
      switch request.method {
      case "POST": .create(try storage(request))
      case "DELETE": .delete(try channel(request.fields))
      default: .read(try channel(request.fields))
      }
    return ChannelCall(id: id, bundle: bundle, action: action)
  }

  static func list(
    bundle: String, id: UUID, credentials: ProviderCredentials
  ) throws(Refusal) -> ChannelCall {
    try credentials.check(path: bundle)
    return ChannelCall(id: id, bundle: bundle, action: .list)
  }

  private static func channel(_ fields: RequestFields) throws(Refusal) -> String {
    guard let text = fields[.channel], !text.isEmpty else {
      throw Refusal(
        .missingChannelID, "There is no apns-channel-id; it came when the channel was created.")
    }
    guard ChannelIdentifier.isValid(text) else {
      throw Refusal(
        .badChannelID,
        "apns-channel-id is \"\(text.prefix(60))\"; it should be a channel's id in Base64.")
    }
    return text
  }

  private static func storage(_ request: GatewayRequest) throws(Refusal) -> ChannelStorage {
    let text = try HeaderRules.object(request, limit: bodyLimit, otherwise: .badRequestPayload)
    let members = text.members(of: text.root)
    guard let type = members["push-type"] else {
      throw Refusal(
        .missingPushType, "The body has no push-type; it should be \"LiveActivity\".")
    }
    guard text.string(type)?.lowercased() == "liveactivity" else {
      throw Refusal(
        .invalidPushType, "push-type is \(text.words(type)); it should be \"LiveActivity\".")
    }
    guard let policy = members["message-storage-policy"],
      let number = text.number(policy), number == 0 || number == 1
    else {
      throw Refusal(
        .badRequestParams,
        "message-storage-policy should be 0 (no message is kept) or 1 (the latest one is).")
    }
    return number == 0 ? .none : .latest
  }
}
