import Foundation

@testable import PushGateway

/// The bytes of a client of the push gateway, as they come out of TLS: HTTP/2 frames with HPACK.
///
/// The input is what follows the preface and an empty SETTINGS frame. Each request is answered.
/// What the gateway sends must be frames that a client can read. What it reads must not depend on
/// the parts in which the client's bytes arrive.
struct HTTPFuzz: FuzzTarget {
  /// Bytes that every connection begins with.
  private static let preface =
    Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]

  private struct Request: Equatable {
    var stream: Int32
    var fields: [String?]
    var body: [UInt8]
  }

  /// An `SSL_CTX`, which lives as long as the process.
  private nonisolated(unsafe) let tls: OpaquePointer
  private let settings = ConnectionSettings()

  init() throws {
    tls = try TLSIdentity.make(now: Date(timeIntervalSince1970: 1_790_000_000)).context()
  }

  func check(_ input: [UInt8]) throws {
    let whole = try exchange([Self.preface + input])
    // The first byte decides where the input is divided. nghttp2 counts each part of the head of a
    // CONTINUATION frame as a frame, and ends a connection after eight: the parts are not bytes.
    let place = input.isEmpty ? 0 : Int(input[0]) % (input.count + 1)
    let divided = try exchange([Self.preface + input[..<place], Array(input[place...])])
    try require(
      whole == divided,
      "\(whole.requests.count) requests at once, \(divided.requests.count) in two parts")
  }

  private struct Exchange: Equatable {
    var requests: [Request] = []
    var isAlive = true
  }

  /// What the gateway reads from bytes that arrive in parts.
  private func exchange(_ parts: [[UInt8]]) throws -> Exchange {
    let connection = GatewayConnection(
      open("/dev/null", O_RDWR | O_CLOEXEC), id: 16, tls: tls,
      validator: RequestValidator(environment: .development), settings: settings, now: 0)
    guard let connection else { throw FuzzFailure(description: "out of memory") }
    var exchange = Exchange()
    var reader = GatewayOutput()
    for part in parts {
      connection.now += 0.001
      exchange.isAlive = part.withUnsafeBufferPointer(connection.receive)
      let streams = connection.takeReceived()
      for stream in streams {
        exchange.requests.append(request(stream.incoming.request, stream.id))
        connection.answer(stream, answer(number: exchange.requests.count))
      }
      try check(connection)
      guard exchange.isAlive else { break }
    }
    repeat {
      connection.gather()
      try reader.read(connection.output, upTo: connection.highestStream)
    } while !connection.output.isEmpty
    return exchange
  }

  private func check(_ connection: GatewayConnection) throws(FuzzFailure) {
    try require(
      connection.streams.count <= Int(settings.authenticatedStreams) + 1,
      "\(connection.streams.count) streams are open")
    for stream in connection.streams.values {
      try require(
        stream.incoming.request.body.count <= GatewayRequest.bodyLimit + 1, "a body is too long")
    }
    try require(connection.ownResets.count <= 64, "too many resets are remembered")
    try require(
      connection.limits.deadline.isFinite, "the connection never ends if the client is silent")
  }

  private func request(_ request: GatewayRequest, _ stream: Int32) -> Request {
    Request(
      stream: stream, fields: HeaderName.allCases.map { request.fields[$0] }, body: request.body)
  }

  /// Every third response has no body, and every second one has a text in its fields.
  private func answer(number: Int) -> GatewayResponse {
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(number & 255)))
    let fields: [GatewayResponse.Field] =
      [.init(.id, id)] + (number.isMultiple(of: 2) ? [.init(.channel, "channel \(number)")] : [])
    return number.isMultiple(of: 3)
      ? GatewayResponse(status: 200, fields)
      : GatewayResponse(Refusal(.badDeviceToken, "It is unknown."), id: fields[0])
  }
}
