import Foundation

// What the device says of tokens, as APNs answers.
extension PushRouter {
  /// Throws `Refusal` where the token is none for the push.
  func accept(_ call: DeviceCall) async throws(Refusal) {
    let push = call.push
    guard let facts = await device.token(push.token) else {
      throw Refusal(
        .badDeviceToken,
        "The device never gave out the token \(push.token.hex.prefix(16))…; "
          + "see vitrine push token list.")
    }
    guard facts.environment == settings.environment else {
      throw Refusal(
        .badDeviceToken,
        "The token \(push.token.hex.prefix(16))… is for \(facts.environment.rawValue), and this "
          + "gateway is for \(settings.environment.rawValue).")
    }
    guard facts.bundle == push.bundle else {
      throw Refusal(
        .deviceTokenNotForTopic,
        "The token belongs to \(facts.bundle), and the topic \(push.topic) to another app.")
    }
    guard facts.kind.takes(push.kind) else {
      throw Refusal(
        .deviceTokenNotForTopic,
        "The token is for \(facts.kind.words), and the push is of the type \(push.kind.rawValue).")
    }
    guard facts.isLive else {
      let isActivity = facts.kind == .activityUpdate || facts.kind == .activityStart
      throw Refusal(
        isActivity ? .expiredToken : .unregistered,
        "The token was for \(facts.kind.words), and is none any more; send no more to it.",
        since: facts.since ?? now())
    }
  }

  func success(of push: DevicePush) -> GatewayResponse {
    var fields = [GatewayResponse.Field(name: .id, value: push.id.text)]
    if settings.environment == .development {
      fields.append(.init(name: .uniqueID, value: newID().text))
    }
    return GatewayResponse(status: 200, fields)
  }
}
