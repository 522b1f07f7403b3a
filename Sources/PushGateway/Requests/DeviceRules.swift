import Foundation

/// The rules of `POST /3/device/TOKEN`.
enum DeviceRules {
  /// Bytes of a token. APNs says that their length may change.
  private static let tokenLength = 1...100

  /// A request's push, after `credentials` were checked; what only the device can tell is left.
  ///
  /// - Parameter known: The connection's last topic, which is this one from now on.
  static func call(
    token text: Substring, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    known: inout PushTopic?, now: Date
  ) throws(Refusal) -> DeviceCall {
    let fields = request.fields
    let token = try token(text)
    let given = try HeaderRules.pushType(fields)
    let topic = try topic(fields[.topic], kind: given, like: known)
    known = topic
    try credentials.check(bundle: topic.bundle, topic: topic.text)
    let priority = try HeaderRules.priority(fields)
    if topic.kind == .background, priority == 10, fields[.priority] != nil || given != nil {
      throw Refusal(
        .badPriority, "A background push has the priority 5 or 1; apns-priority 10 is an error.")
    }
    let expiration = try HeaderRules.expiration(fields, now: now)
    let collapseID = try HeaderRules.collapseID(fields)
    let body = try HeaderRules.object(
      request, limit: topic.kind.bodyLimit, otherwise: .payloadEmpty)
    return DeviceCall(
      id: id, token: token, topic: topic, priority: priority,
      expiration: date(expiration, now: now), collapseID: collapseID, body: body, received: now)
  }

  /// Most requests of a connection have the same.
  private static func topic(
    _ text: String?, kind: PushKind?, like known: PushTopic?
  ) throws(Refusal) -> PushTopic {
    if let known, known.isOf(text, kind: kind) { return known }
    return try PushTopic(text, kind: kind)
  }

  private static func token(_ text: Substring) throws(Refusal) -> Data {
    guard !text.isEmpty else {
      throw Refusal(
        .missingDeviceToken, "The path names no device token; it is /3/device/ and the token.")
    }
    guard let token = Data(hex: text), tokenLength.contains(token.count) else {
      throw Refusal(
        .badDeviceToken,
        "The device token \"\(text.prefix(40))\" is not hexadecimal; a server sends the bytes of "
          + "pushToken as digits, not their Base64 and not their description.")
    }
    return token
  }

  /// Without a header a push is stored as long as may be.
  private static func date(_ expiration: TimeInterval?, now: Date) -> Date? {
    guard let expiration else { return now.addingTimeInterval(HeaderRules.longestStorage) }
    return expiration == 0 ? nil : Date(timeIntervalSince1970: expiration)
  }
}
