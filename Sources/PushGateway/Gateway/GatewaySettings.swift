import Foundation

/// The gateway's numbers.
public struct GatewaySettings: Equatable, Sendable {
  /// Which of APNs' hosts the gateway plays.
  public var environment = PushEnvironment.development
  /// Pushes to one token that may wait for the device; then `TooManyRequests`.
  public var waitingPerToken = 1000
  /// Pushes to all tokens that may wait for the device; then `ServiceUnavailable`.
  public var waiting = 20_000
  public var connections = ConnectionSettings()

  public init() {}
}

/// What bounds connections. Times are seconds.
public struct ConnectionSettings: Equatable, Sendable {
  /// Standing at once; more are closed as soon as they come.
  public var most = 256
  /// Streams at once before a valid provider token was shown.
  public var streamsBefore: UInt32 = 1
  /// And after.
  public var streams: UInt32 = 1000
  /// From the connection to the end of its TLS handshake and HTTP/2 preface.
  public var handshake = 10.0
  /// From a stream's begin to its end: slow requests end the connection.
  public var request = 30.0
  /// Without a request.
  public var idle = 3600.0
  /// For which nothing can be written although something is to be.
  public var write = 30.0
  /// Bytes of a request's header fields.
  public var headerBytes = 16 << 10
  /// Bytes of a request's body, read or not.
  public var bodyBytes = 64 << 10
  /// Requests that are being answered; the connection is not read meanwhile.
  public var underWay = 2000
  /// Streams that the client resets, and requests that are answered with errors other than 410,
  /// within `window`; then the connection ends.
  public var resets = 200
  public var errors = 1000
  public var window = 10.0

  public init() {}
}
