import Foundation

/// The gateway's environment and limits.
public struct GatewaySettings: Equatable, Sendable {
  /// The APNs environment that the gateway simulates.
  public var environment = PushEnvironment.development
  /// Pushes to one token that may be pending; more get `TooManyRequests`.
  public var maxPendingPerToken = 1000
  /// Pushes to all tokens that may be pending; more get `ServiceUnavailable`.
  public var maxPending = 20_000
  /// Limits of connections and of their requests.
  public var connections = ConnectionSettings()

  /// The limits of APNs, in the development environment.
  public init() {}
}

/// Limits of connections. Times are in seconds.
public struct ConnectionSettings: Equatable, Sendable {
  /// Open connections; further ones are closed at once.
  public var maxConnections = 256
  /// Concurrent streams of a connection before its first valid provider token.
  public var unauthenticatedStreams: UInt32 = 1
  /// Concurrent streams of a connection after its first valid provider token.
  public var authenticatedStreams: UInt32 = 1000
  /// Connections that have not presented a valid provider token. A new one takes the place of the
  /// oldest of them.
  public var maxStrangers = 128
  /// From `accept` to the first valid provider token.
  public var strangerTimeout = 60.0
  /// From `accept` to the end of the TLS handshake and the HTTP/2 preface.
  public var handshakeTimeout = 10.0
  /// From a stream's first frame to the end of its request.
  public var requestTimeout = 30.0
  /// Without a request or a response.
  public var idleTimeout = 3600.0
  /// Without progress while output is pending.
  public var writeTimeout = 30.0
  /// Bytes of a request's header fields.
  public var maxHeaderBytes = 16 << 10
  /// Bytes of a request's body, including those that are discarded.
  public var maxBodyBytes = 64 << 10
  /// Requests without a response yet. At this limit the connection is not read.
  public var maxPendingResponses = 2000
  /// Stream resets by either side within `window`.
  public var maxResets = 200
  /// Responses with an error other than 410 within `window`.
  public var maxErrors = 1000
  /// The window in which resets and errors are counted.
  public var window = 10.0

  /// The limits of APNs.
  public init() {}
}
