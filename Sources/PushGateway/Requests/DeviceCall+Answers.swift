import Foundation

// What the device says of tokens, as APNs answers.
extension DeviceCall {
  /// Throws `Refusal` where the token is none for the push.
  ///
  /// - Parameter facts: The device's; nil where it does not know the token.
  func check(_ facts: TokenFacts?, in environment: PushEnvironment, now: Date) throws(Refusal) {
    guard let facts else {
      throw Refusal(
        .badDeviceToken,
        "The device never gave out the token \(token.hex.prefix(16))…; "
          + "see vitrine push token list.")
    }
    guard facts.environment == environment else {
      throw Refusal(
        .badDeviceToken,
        "The token \(token.hex.prefix(16))… is for \(facts.environment.rawValue), and this "
          + "gateway is for \(environment.rawValue).")
    }
    guard facts.bundle == topic.bundle else {
      throw Refusal(
        .deviceTokenNotForTopic,
        "The token belongs to \(facts.bundle), and the topic \(topic.text) to another app.")
    }
    guard facts.kind.takes(topic.kind) else {
      throw Refusal(
        .deviceTokenNotForTopic,
        "The token is for \(facts.kind.words), and the push is of the type \(topic.kind.rawValue).")
    }
    guard facts.isLive else {
      let isActivity = facts.kind == .activityUpdate || facts.kind == .activityStart
      throw Refusal(
        isActivity ? .expiredToken : .unregistered,
        "The token was for \(facts.kind.words), and is none any more; send no more to it.",
        since: facts.since ?? now)
    }
  }

  /// What its server is told.
  ///
  /// - Parameter uniqueID: Of the sandbox alone.
  func success(in environment: PushEnvironment, uniqueID: () -> UUID) -> GatewayResponse {
    let name = GatewayResponse.Field(name: .id, value: id.text)
    guard environment == .development else { return GatewayResponse(status: 200, [name]) }
    return GatewayResponse(status: 200, [name, .init(name: .uniqueID, value: uniqueID().text)])
  }

  func failure(_ refusal: Refusal) -> GatewayResponse {
    GatewayResponse(refusal, id: .init(name: .id, value: id.text))
  }
}
