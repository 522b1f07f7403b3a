import Foundation
import Hexadecimal

/// The rules for `POST /3/device/TOKEN`.
enum DeviceRules {
  /// Accepted sizes of a token, in bytes. Apple states that the size may change.
  private static let tokenLength = 1...100

  /// Checks an authenticated request. The token must still be checked against the device's facts.
  ///
  /// - Parameter lastTopic: The topic of the connection's previous request; replaced by this one's.
  static func call(
    token text: Substring, _ request: GatewayRequest, id: UUID, credentials: ProviderCredentials,
    lastTopic: inout PushTopic?, now: Date
  ) throws(Refusal) -> DeviceCall {
    let fields = request.fields
    let token = try token(text)
    let given = try HeaderRules.pushType(fields)
    let topic = try topic(fields[.topic], kind: given, last: lastTopic)
    lastTopic = topic
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
      id: id, token: token, topic: topic, priority: priority,
      expiration: date(expiration, now: now), collapseID: collapseID, body: body, received: now)
  }

  /// Returns the last topic if it is the same one, as in most requests.
  private static func topic(
    _ text: String?, kind: PushKind?, last: PushTopic?
  ) throws(Refusal) -> PushTopic {
    if let last, last.matches(text, kind: kind) { return last }
    return try PushTopic(text, kind: kind)
  }

  private static func token(_ text: Substring) throws(Refusal) -> Data {
    guard !text.isEmpty else {
      throw Refusal(
        .missingDeviceToken, "The path has no device token; expected /3/device/TOKEN.")
    }
    guard let token = Data(hexadecimal: text), tokenLength.contains(token.count) else {
      throw Refusal(
        .badDeviceToken,
        "The device token \"\(text.prefix(40))\" is not hexadecimal; send the bytes of pushToken "
          + "as hexadecimal digits, not as Base64 or as their description.")
    }
    return token
  }

  /// Without apns-expiration, a push may be stored for the maximum time.
  private static func date(_ expiration: TimeInterval?, now: Date) -> Date? {
    guard let expiration else { return now.addingTimeInterval(HeaderRules.maxStorage) }
    return expiration == 0 ? nil : Date(timeIntervalSince1970: expiration)
  }
}
