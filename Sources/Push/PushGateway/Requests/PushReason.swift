import Foundation

/// The errors of APNs.
///
/// Source: "Handling notification responses from APNs"; for channels, "Handling error responses
/// from APNs".
public enum PushReason: String, Codable, CaseIterable, Sendable {
  /// `apns-collapse-id` has more than 64 bytes.
  case badCollapseID = "BadCollapseId"
  /// The token is malformed, or of the other environment.
  case badDeviceToken = "BadDeviceToken"
  /// `apns-expiration` is not a whole number of seconds, or not allowed for the channel.
  case badExpirationDate = "BadExpirationDate"
  /// `apns-id` or `apns-request-id` is not a UUID.
  case badMessageID = "BadMessageId"
  /// `apns-priority` is not 10, 5 or 1, or not allowed for the type.
  case badPriority = "BadPriority"
  /// `apns-topic` is not the topic of an app and the type.
  case badTopic = "BadTopic"
  /// The token belongs to another app.
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  /// A header field is repeated.
  case duplicateHeaders = "DuplicateHeaders"
  /// The connection exceeded a time limit.
  case idleTimeout = "IdleTimeout"
  /// `apns-push-type` is not a type that the topic allows.
  case invalidPushType = "InvalidPushType"
  /// The path has no token.
  case missingDeviceToken = "MissingDeviceToken"
  /// There is no `apns-topic`, and no certificate that implies one.
  case missingTopic = "MissingTopic"
  /// The body is empty, or not a JSON object.
  case payloadEmpty = "PayloadEmpty"
  /// The key may not push to the topic.
  case topicDisallowed = "TopicDisallowed"
  /// The client's certificate is not valid.
  case badCertificate = "BadCertificate"
  /// The client's certificate is for the other environment.
  case badCertificateEnvironment = "BadCertificateEnvironment"
  /// The provider token is older than an hour.
  case expiredProviderToken = "ExpiredProviderToken"
  /// The credentials do not allow the request.
  case forbidden = "Forbidden"
  /// The provider token cannot be read, or its signature does not match.
  case invalidProviderToken = "InvalidProviderToken"
  /// There is no `authorization` field.
  case missingProviderToken = "MissingProviderToken"
  /// The key has another team or other topics than the key of the connection.
  case unrelatedKeyIDInToken = "UnrelatedKeyIdInToken"
  /// The key is for the other environment.
  case badEnvironmentKeyIDInToken = "BadEnvironmentKeyIdInToken"
  /// The path is not one of the API.
  case badPath = "BadPath"
  /// The path exists, but not with this method.
  case methodNotAllowed = "MethodNotAllowed"
  /// The token has expired and must not be used again.
  case expiredToken = "ExpiredToken"
  /// The token has ended, for example because its activity has. The response has the date.
  case unregistered = "Unregistered"
  /// The body exceeds `PushKind.bodyLimit`.
  case payloadTooLarge = "PayloadTooLarge"
  /// The connection has changed its provider token within 20 minutes.
  case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
  /// Too many pushes to one token or channel are pending, or the connection was misused.
  case tooManyRequests = "TooManyRequests"
  /// The gateway failed. The request may be retried.
  case internalServerError = "InternalServerError"
  /// The gateway cannot accept pushes now. The request may be retried.
  case serviceUnavailable = "ServiceUnavailable"
  /// The gateway is about to stop. Retry on a new connection.
  case shutdown = "Shutdown"
  /// No reason of APNs: the name of HTTP's status 431.
  case headersTooLarge = "RequestHeaderFieldsTooLarge"
  // Channels and broadcasts only:
  /// The app may not use broadcast channels.
  case featureNotEnabled = "FeatureNotEnabled"
  /// There is no `apns-channel-id`.
  case missingChannelID = "MissingChannelId"
  /// `apns-channel-id` is not Base64.
  case badChannelID = "BadChannelId"
  /// The channel does not exist, or belongs to another app.
  case channelNotRegistered = "ChannelNotRegistered"
  /// A parameter of the channel API is invalid.
  case badRequestParams = "BadRequestParams"
  /// The body of a channel request is invalid.
  case badRequestPayload = "BadRequestPayload"
  /// A channel request has no `apns-push-type`.
  case missingPushType = "MissingPushType"
  /// The app has the maximum number of channels.
  case cannotCreateChannelConfig = "CannotCreateChannelConfig"
  /// The key may not use the channels of the app.
  case topicMismatch = "TopicMismatch"

  /// The HTTP status of the response.
  public var status: Int {
    switch self {
    case .badCertificate, .badCertificateEnvironment, .expiredProviderToken, .forbidden,
      .invalidProviderToken, .missingProviderToken, .unrelatedKeyIDInToken,
      .badEnvironmentKeyIDInToken, .topicMismatch:
      403
    case .badPath: 404
    case .methodNotAllowed: 405
    case .expiredToken, .unregistered: 410
    case .payloadTooLarge: 413
    case .headersTooLarge: 431
    case .tooManyProviderTokenUpdates, .tooManyRequests: 429
    case .internalServerError: 500
    case .serviceUnavailable, .shutdown: 503
    default: 400
    }
  }
}

/// The rejection of a request: APNs' reason for the server and an explanation for the log.
package struct Refusal: Error, Equatable, Sendable {
  package var reason: PushReason
  /// What happened, where, and how to fix it.
  package var sentence: String
  /// For status 410: since when the token is not active.
  package var since: Date?

  package init(_ reason: PushReason, _ sentence: String, since: Date? = nil) {
    self.reason = reason
    self.sentence = sentence
    self.since = since
  }
}
