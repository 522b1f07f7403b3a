import Foundation
import Hexadecimal

// The token rules and the responses to pushes.
extension DeviceCall {
  /// Throws `Refusal` if the token does not accept the push.
  ///
  /// - Parameter facts: The device's facts about the token; nil if it did not issue the token.
  func check(_ facts: TokenFacts?, in environment: PushEnvironment, now: Date) throws(Refusal) {
    guard let facts else {
      throw Refusal(
        .badDeviceToken,
        "The device did not issue the token \(token.hexadecimal.prefix(16))…; "
          + "see `vitrine push token list`.")
    }
    guard facts.environment == environment else {
      throw Refusal(
        .badDeviceToken,
        "The token \(token.hexadecimal.prefix(16))… is for \(facts.environment.rawValue), but this "
          + "gateway is for \(environment.rawValue).")
    }
    guard facts.bundle == topic.bundle else {
      throw Refusal(
        .deviceTokenNotForTopic,
        topic.bundle.hasPrefix(facts.bundle + ".")
          ? "The topic \(topic.text) names an extension; topics name its app: "
            + "\(topic.kind.topic(bundle: facts.bundle))."
          : "The token belongs to \(facts.bundle), but the topic \(topic.text) belongs to another "
            + "app.")
    }
    guard facts.kind.accepts(topic.kind) else {
      throw Refusal(
        .deviceTokenNotForTopic,
        "The token is for \(facts.kind.label), but the push type is \(topic.kind.rawValue).")
    }
    guard facts.isLive else {
      let isActivity = facts.kind == .activityUpdate || facts.kind == .activityStart
      throw Refusal(
        isActivity ? .expiredToken : .unregistered,
        "The token (for \(facts.kind.label)) is no longer active; stop using it.",
        since: facts.since ?? now)
    }
  }

  /// The response to an accepted push.
  ///
  /// - Parameter uniqueID: Supplies `apns-unique-id`, which only the development environment sends.
  func success(in environment: PushEnvironment, uniqueID: () -> UUID) -> GatewayResponse {
    let name = GatewayResponse.Field(.id, id)
    guard environment == .development else { return GatewayResponse(status: 200, [name]) }
    return GatewayResponse(status: 200, [name, .init(.uniqueID, uniqueID())])
  }

  func failure(_ refusal: Refusal) -> GatewayResponse {
    GatewayResponse(refusal, id: .init(.id, id))
  }
}
