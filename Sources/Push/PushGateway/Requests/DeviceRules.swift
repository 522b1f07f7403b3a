import Foundation

/// The rules for `POST /3/device/TOKEN`.
enum DeviceRules {
  /// The token and the topic of a connection's previous request. Most requests have the same.
  struct Previous: Sendable {
    var address: DeviceAddress?
    var topic: PushTopic?
  }

  /// Checks an authenticated request. The token must still be checked against the device's facts.
  ///
  /// - Parameter previous: The facts of the connection's previous request; replaced by this one's.
  static func call(
    token text: Substring, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    previous: inout Previous, now: Date
  ) throws(Refusal) -> DeviceCall {
    let fields = request.fields
    let address = try address(text, previous: previous.address)
    previous.address = address
    let given = try HeaderRules.pushType(fields, previous: previous.topic?.kind)
    let topic = try topic(fields[.topic], kind: given, previous: previous.topic)
    previous.topic = topic
    try credentials.check(bundle: topic.bundle, topic: topic.text)
    let priority = try HeaderRules.priority(fields)
    if topic.kind == .background, priority == 10, fields[.priority] != nil || given != nil {
      throw Refusal(
        .badPriority, "apns-priority is 10; expected 5 or 1 for a background push.")
    }
    let expiration = try HeaderRules.expiration(fields, now: now)
    let collapseID = try HeaderRules.collapseID(fields)
    let body = try HeaderRules.object(
      request, limit: topic.kind.bodyLimit, invalid: .payloadEmpty)
    return DeviceCall(
      id: id, address: address, topic: topic, priority: priority,
      expiration: date(expiration, now: now), collapseID: collapseID, body: body, received: now)
  }

  private static func address(
    _ text: Substring, previous: DeviceAddress?
  ) throws(Refusal) -> DeviceAddress {
    if let previous, previous.matches(text) { return previous }
    return try DeviceAddress(text)
  }

  private static func topic(
    _ text: String?, kind: PushKind?, previous: PushTopic?
  ) throws(Refusal) -> PushTopic {
    if let previous, previous.matches(text, kind: kind) { return previous }
    return try PushTopic(text, kind: kind)
  }

  /// Without apns-expiration, a push may be stored for the maximum time.
  private static func date(_ expiration: TimeInterval?, now: Date) -> Date? {
    guard let expiration else { return now.addingTimeInterval(HeaderRules.maxStorage) }
    return expiration == 0 ? nil : Date(timeIntervalSince1970: expiration)
  }
}
