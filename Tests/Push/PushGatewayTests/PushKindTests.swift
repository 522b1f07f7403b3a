import Testing

@testable import PushGateway

struct PushKindTests {
  @Test(arguments: [
    (PushKind.alert, "a.b"), (.background, "a.b"), (.complication, "a.b.complication"),
    (.controls, "a.b.push-type.controls"), (.fileprovider, "a.b.pushkit.fileprovider"),
    (.liveactivity, "a.b.push-type.liveactivity"), (.location, "a.b.location-query"),
    (.mdm, "a.b"), (.pushtotalk, "a.b.voip-ptt"), (.voip, "a.b.voip"),
    (.widgets, "a.b.push-type.widgets"),
  ])
  func topicIsBundleAndSuffix(kind: PushKind, topic: String) {
    #expect(kind.topic(bundle: "a.b") == topic)
    #expect(kind.bundle(ofTopic: topic) == "a.b")
  }

  @Test func voIPAllowsLargerBody() {
    #expect(PushKind.voip.bodyLimit == 5120)
    #expect(PushKind.liveactivity.bodyLimit == 4096)
  }

  @Test func suffixWithoutBundleIsNotATopic() {
    #expect(PushKind.widgets.bundle(ofTopic: ".push-type.widgets") == nil)
  }
}

struct PushReasonTests {
  @Test(arguments: [
    (400, "BadCollapseId BadDeviceToken BadExpirationDate BadMessageId BadPriority BadTopic"),
    (400, "DeviceTokenNotForTopic DuplicateHeaders IdleTimeout InvalidPushType"),
    (400, "MissingDeviceToken MissingTopic PayloadEmpty TopicDisallowed"),
    (403, "BadCertificate BadCertificateEnvironment ExpiredProviderToken Forbidden"),
    (403, "InvalidProviderToken MissingProviderToken UnrelatedKeyIdInToken"),
    (403, "BadEnvironmentKeyIdInToken TopicMismatch"),
    (404, "BadPath"), (405, "MethodNotAllowed"), (410, "ExpiredToken Unregistered"),
    (413, "PayloadTooLarge"), (429, "TooManyProviderTokenUpdates TooManyRequests"),
    (500, "InternalServerError"), (503, "ServiceUnavailable Shutdown"),
    (400, "FeatureNotEnabled MissingChannelId BadChannelId ChannelNotRegistered"),
    (400, "BadRequestParams BadRequestPayload MissingPushType CannotCreateChannelConfig"),
  ])
  func reasonHasStatus(status: Int, names: String) throws {
    for name in names.split(separator: " ") {
      #expect(PushReason(rawValue: String(name))?.status == status, "\(name)")
    }
  }

  @Test func channelAPISpellsServiceUnavailableWithSpace() throws {
    let refusal = Refusal(.serviceUnavailable, "")
    let device = GatewayResponse(refusal, id: .init(.id, "1"))
    let channels = GatewayResponse(refusal, id: .init(.requestID, "1"))
    #expect(String(decoding: device.body, as: UTF8.self) == #"{"reason":"ServiceUnavailable"}"#)
    #expect(String(decoding: channels.body, as: UTF8.self) == #"{"reason":"Service Unavailable"}"#)
  }
}
