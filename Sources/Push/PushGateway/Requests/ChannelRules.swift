import Foundation

/// The rules for broadcasts and the channel API.
enum ChannelRules {
  /// The maximum size of a body, in bytes.
  static let bodyLimit = 5120
  /// The maximum time for which a channel stores its latest message, in seconds.
  static let maxStorage: TimeInterval = 8 * 3600

  static func broadcast(
    bundle: String, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    now: Date
  ) throws(Refusal) -> BroadcastCall {
    try credentials.check(path: bundle)
    let fields = request.fields
    let channel = try channel(fields)
    guard let kind = try HeaderRules.pushType(fields) else {
      throw Refusal(
        .missingPushType, "apns-push-type is missing; expected liveactivity.")
    }
    guard kind == .liveactivity else {
      throw Refusal(
        .invalidPushType,
        "apns-push-type is \(kind.rawValue); channels accept liveactivity only.")
    }
    let priority = try HeaderRules.priority(fields)
    let expiration = try HeaderRules.expiration(fields, now: now) ?? 0
    let text = try HeaderRules.object(request, limit: bodyLimit, invalid: .badRequestPayload)
    var reader = PayloadReader(text)
    var payload = reader.liveActivity()
    var problem = PushVerdict.undecodable(reader.problems)
    if payload?.event == .start {
      payload = nil
      problem = PushVerdict(
        .refused,
        "A broadcast cannot start an activity; its event must be update or end. Start activities "
          + "with a push to a push-to-start token, and give the channel in input-push-channel.")
    }
    let latest = now.addingTimeInterval(maxStorage)
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
        .missingChannelID,
        "apns-channel-id is missing; expected the id that creating the channel returned.")
    }
    guard ChannelIdentifier.isValid(text) else {
      throw Refusal(
        .badChannelID,
        "apns-channel-id is \"\(text.prefix(60))\"; expected a channel id in Base64.")
    }
    return text
  }

  private static func storage(_ request: GatewayRequest) throws(Refusal) -> ChannelStorage {
    let text = try HeaderRules.object(request, limit: bodyLimit, invalid: .badRequestPayload)
    let members = text.members(of: text.root)
    guard let type = members["push-type"] else {
      throw Refusal(
        .missingPushType, "push-type is missing in the body; expected \"LiveActivity\".")
    }
    guard text.string(type)?.lowercased() == "liveactivity" else {
      throw Refusal(
        .invalidPushType, "push-type is \(text.summary(type)); expected \"LiveActivity\".")
    }
    guard let policy = members["message-storage-policy"],
      let number = text.number(policy), number == 0 || number == 1
    else {
      throw Refusal(
        .badRequestParams,
        "message-storage-policy must be 0 (store no message) or 1 (store the latest message).")
    }
    return number == 0 ? .none : .latest
  }
}
