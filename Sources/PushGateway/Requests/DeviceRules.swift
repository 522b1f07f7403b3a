import Foundation

/// The rules of `POST /3/device/TOKEN`.
enum DeviceRules {
  /// Bytes of a token. APNs says that their length may change.
  private static let tokenLength = 1...100

  /// A request's push, after `credentials` were checked; what only the device can tell is left.
  static func call(
    token text: String, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    now: Date
  ) throws(Refusal) -> DeviceCall {
    let fields = request.fields
    let token = try token(text)
    let given = try HeaderRules.pushType(fields)
    let (topic, kind, bundle) = try topic(fields, kind: given)
    try credentials.check(bundle: bundle, topic: topic)
    let priority = try HeaderRules.priority(fields)
    if kind == .background, priority == 10, fields[.priority] != nil || given != nil {
      throw Refusal(
        .badPriority, "A background push has the priority 5 or 1; apns-priority 10 is an error.")
    }
    let expiration = try HeaderRules.expiration(fields, now: now)
    let collapseID = try HeaderRules.collapseID(fields)
    let body = try HeaderRules.object(request, limit: kind.bodyLimit, otherwise: .payloadEmpty)
    let (payload, problem) = payload(body, kind: kind)
    return DeviceCall(
      push: DevicePush(
        id: id, token: token, kind: kind, bundle: bundle, topic: topic, priority: priority,
        expiration: date(expiration, now: now), collapseID: collapseID, payload: payload,
        received: now),
      problem: problem)
  }

  private static func token(_ text: String) throws(Refusal) -> Data {
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

  /// The topic, and what it and the push type say together.
  private static func topic(
    _ fields: RequestFields, kind given: PushKind?
  ) throws(Refusal) -> (topic: String, kind: PushKind, bundle: String) {
    guard let topic = fields[.topic], !topic.isEmpty else {
      throw Refusal(
        .missingTopic, "There is no apns-topic; it is the app's bundle identifier and a suffix.")
    }
    guard RequestTarget.isBundle(topic) else {
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(topic.prefix(80))\"; a topic has letters, digits, dots and dashes.")
    }
    let suffixed = PushKind.suffixed(topic)
    let kind = given ?? suffixed ?? .alert
    guard let bundle = kind.bundle(ofTopic: topic), suffixed == nil || suffixed == kind else {
      let base = suffixed?.bundle(ofTopic: topic) ?? topic
      throw Refusal(
        .badTopic,
        "apns-topic is \"\(topic)\"; a push of the type \(kind.rawValue) has the topic "
          + "\"\(kind.topic(bundle: base))\".")
    }
    return (topic, kind, bundle)
  }

  /// Without a header a push is stored as long as may be.
  private static func date(_ expiration: TimeInterval?, now: Date) -> Date? {
    guard let expiration else { return now.addingTimeInterval(HeaderRules.longestStorage) }
    return expiration == 0 ? nil : Date(timeIntervalSince1970: expiration)
  }

  private static func payload(
    _ text: JSONText, kind: PushKind
  ) -> (PushPayload, problem: PushVerdict?) {
    let other = PushPayload.other(Data(text.bytes))
    switch kind {
    case .liveactivity:
      var reader = PayloadReader(text)
      if let payload = reader.liveActivity() { return (.liveActivity(payload), nil) }
      return (other, PushVerdict.unreadable(reader.problems))
    case .widgets, .controls:
      var reader = PayloadReader(text)
      if reader.contentChanged() { return (.contentChanged, nil) }
      return (other, PushVerdict.unreadable(reader.problems))
    default: return (other, nil)
    }
  }
}
