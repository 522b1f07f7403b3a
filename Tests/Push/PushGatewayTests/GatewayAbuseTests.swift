import Foundation
import GatewayFixtures
import RecorderDevice
import TestThreads
import Testing

@testable import PushGateway

/// Hostile clients over real sockets. Each gets an error or loses its connection, and the next push
/// works.
@Suite(.serialized)
struct GatewayAbuseTests {
  private func expectWorking(_ rig: GatewayRig) async throws {
    #expect(try await rig.client().send(try rig.request()).status == 200)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "\0\0\0\0\0\0\0\0\0\0", "PRI * HTTP/2",
  ])
  func otherProtocolEndsConnection(text: String) async throws {
    try await GatewayRig.run(limits { $0.handshakeTimeout = 10 }) { rig in
      let stream = try await rig.stream()
      try await stream.write(Array(text.utf8))
      rig.clock.advance(by: 10)
      try await expectWorking(rig)
      _ = try await stream.drain()
    }
  }

  @Test func silentConnectionEnds() async throws {
    try await GatewayRig.run(limits { $0.handshakeTimeout = 10 }) { rig in
      let stream = try await rig.stream()
      rig.clock.advance(by: 10)
      try await expectWorking(rig)
      _ = try await stream.drain()
    }
  }

  @Test func idleConnectionEndsWithReason() async throws {
    try await GatewayRig.run(limits { $0.idleTimeout = 20 }) { rig in
      let stream = try await rig.stream()
      try await stream.writeAndWait(Frames.preface)
      rig.clock.advance(by: 20)
      try await expectWorking(rig)
      #expect(try await stream.drain().contains(#"{"reason":"IdleTimeout"}"#))
    }
  }

  @Test func slowRequestEndsConnection() async throws {
    try await GatewayRig.run(limits { $0.requestTimeout = 20 }) { rig in
      let stream = try await rig.stream()
      // A request without its body.
      try await stream.writeAndWait(
        Frames.preface + Frames.headers(stream: 1, Frames.pseudo, endsStream: false))
      rig.clock.advance(by: 20)
      try await expectWorking(rig)
      #expect(try await stream.drain().contains(#"{"reason":"IdleTimeout"}"#))
    }
  }

  @Test func rapidResetsEndConnection() async throws {
    try await GatewayRig.run(
      limits {
        ($0.maxResets, $0.unauthenticatedStreams) = (50, 1000)
      }
    ) { rig in
      let stream = try await rig.stream()
      var bytes = Frames.preface
      for number in 0..<500 {
        let id = Int32(number * 2 + 1)
        bytes += Frames.headers(stream: id, Frames.pseudo, endsStream: true)
        bytes += Frames.reset(stream: id)
      }
      try? await stream.write(bytes)
      #expect(try await stream.drain().contains("TooManyRequests"))
      try await expectWorking(rig)
    }
  }

  @Test func floodOfStreamsIsRejected() async throws {
    try await GatewayRig.run(limits { $0.maxResets = 50 }) { rig in
      let stream = try await rig.stream()
      var bytes = Frames.preface
      // All streams stay open; only one is allowed.
      for number in 0..<500 {
        bytes += Frames.headers(
          stream: Int32(number * 2 + 1), Frames.pseudo, endsStream: false)
      }
      try? await stream.write(bytes)
      _ = try await stream.drain()
      try await expectWorking(rig)
    }
  }

  /// The response has status 431, and the log a verdict.
  @Test(arguments: [true, false])
  func oversizedHeadersAreRejected(endsStream: Bool) async throws {
    try await GatewayRig.run { rig in
      let stream = try await rig.stream()
      let pad = String(repeating: "x", count: 4000)
      let many = (0..<10).map { ("x-\($0)", pad) }
      try await stream.write(
        Frames.preface
          + Frames.headers(stream: 1, Frames.pseudo + many, endsStream: endsStream))
      try await stream.read(until: #"{"reason":"RequestHeaderFieldsTooLarge"}"#)
      #expect(rig.gateway.log.newest(10).map(\.status) == [431])
      try await expectWorking(rig)
    }
  }

  /// nghttp2 itself ignores these frames.
  @Test(arguments: [UInt8(0), 1])
  func frameOnClosedStreamIsAnswered(type: UInt8) async throws {
    try await GatewayRig.run { rig in
      let stream = try await rig.stream()
      try await stream.write(
        Frames.preface + Frames.headers(stream: 1, Frames.pseudo, endsStream: true))
      try await stream.read(until: "MissingProviderToken")
      try await stream.write(
        type == 0
          ? Frames.frame(type: 0, flags: 1, stream: 1, [1])
          : Frames.headers(stream: 1, Frames.pseudo, endsStream: true))
      // RST_STREAM on stream 1 with the code STREAM_CLOSED.
      let reset = Frames.frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 5])
      try await stream.read(until: reset)
      try await expectWorking(rig)
    }
  }

  @Test func strangersDoNotKeepProvidersOut() async throws {
    let settings = limits { ($0.maxConnections, $0.maxStrangers) = (8, 4) }
    try await GatewayRig.run(settings) { rig in
      var strangers: [RigStream] = []
      for _ in 0..<12 {
        let stream = try await rig.stream()
        try await stream.write(Frames.preface)
        strangers.append(stream)
      }
      #expect(try await strangers[0].drain().contains(#"{"reason":"IdleTimeout"}"#))
      try await expectWorking(rig)
      #expect(rig.reported.lines.count == 1)
      #expect(rig.reported.lines.first?.contains("4 of them without a valid") == true)
    }
  }

  /// The message says what the client lacks.
  @Test(arguments: [
    (
      #"exec 3<>/dev/tcp/127.0.0.1/PORT; printf 'GET / HTTP/1.1\r\n\r\n' >&3; cat <&3"#,
      "without TLS"
    ),
    ("openssl s_client -alpn http/1.1 -connect localhost:PORT </dev/null", "without HTTP/2"),
    (
      #"printf 'GET / HTTP/1.1\r\n\r\n' | openssl s_client -quiet -connect localhost:PORT"#,
      "without HTTP/2"
    ),
  ])
  func clientsOfOtherProtocolsAreReported(command: String, expected: String) async throws {
    try await GatewayRig.run { rig in
      for _ in 0..<2 {
        try await onThread { [port = rig.port] in
          let client = Process()
          client.executableURL = URL(fileURLWithPath: "/bin/bash")
          client.arguments = ["-c", command.replacing("PORT", with: "\(port)")]
          (client.standardOutput, client.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
          )
          try client.run()
          client.waitUntilExit()
        }
        try await expectWorking(rig)
      }
      #expect(rig.reported.lines.count == 1)
      #expect(rig.reported.lines.first?.contains(expected) == true)
    }
  }

  @Test func strangerHasLittleTime() async throws {
    try await GatewayRig.run(limits { $0.strangerTimeout = 20 }) { rig in
      let client = try await rig.client()
      let request = try rig.request()
      #expect(try await client.send(request).status == 200)
      let stream = try await rig.stream()
      try await stream.writeAndWait(Frames.preface)
      rig.clock.advance(by: 20)
      #expect(try await client.send(request).status == 200)
      #expect(try await stream.drain().contains(#"{"reason":"IdleTimeout"}"#))
    }
  }

  @Test func floodOfContinuationsEndsConnection() async throws {
    try await GatewayRig.run { rig in
      let stream = try await rig.stream()
      var bytes = Frames.preface
      bytes += Frames.frame(type: 1, flags: 0, stream: 1, Frames.block(Frames.pseudo))
      for _ in 0..<2000 { bytes += Frames.frame(type: 9, flags: 0, stream: 1, []) }
      try? await stream.write(bytes)
      let text = try await stream.drain()
      #expect(text.contains("TooManyRequests"), "\(text)")
      try await expectWorking(rig)
    }
  }

  @Test(arguments: [UInt8(4), 6])
  func floodOfSettingsOrPingsEndsConnection(type: UInt8) async throws {
    try await GatewayRig.run(limits { $0.writeTimeout = 0.2 }) { rig in
      let stream = try await rig.stream()
      let body = [UInt8](repeating: 0, count: type == 6 ? 8 : 0)
      let frame = Frames.frame(type: type, flags: 0, stream: 0, body)
      try await stream.write(Frames.preface)
      // The client sends more without reading the responses.
      await #expect(throws: PushClientError.self) {
        for _ in 0..<2000 {
          try await stream.write(Array(repeatElement(frame, count: 500).joined()))
        }
      }
      try await expectWorking(rig)
    }
  }

  @Test func tooManyErrorsEndConnection() async throws {
    try await GatewayRig.run(limits { $0.maxErrors = 20 }) { rig in
      let client = try await rig.client()
      let request = try rig.request([(.path, "/3/device/abcd")])
      let error = await #expect(throws: PushClientError.self) {
        for _ in 0..<100 { _ = try await client.send(request) }
      }
      #expect(error == .ended(reason: #"{"reason":"TooManyRequests"}"#))
      try await expectWorking(rig)
    }
  }

  @Test(arguments: [5000, (64 << 10) - 1, 64 << 10, (64 << 10) + 1, 1 << 20])
  func oversizedBodyIsRejected(bytes: Int) async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let request = try rig.request(body: String(repeating: "x", count: bytes))
      let response = try await client.send(request)
      #expect(response.status == 413)
      #expect(String(decoding: response.body, as: UTF8.self).contains("PayloadTooLarge"))
      #expect(rig.gateway.log.newest(10).map(\.reason) == ["PayloadTooLarge"])
      // The connection stays usable. A new token would count as an update.
      var small = request
      small.body = Array(Provider.update.utf8)
      #expect(try await client.send(small).status == 200)
    }
  }

  @Test func connectionsOverLimitAreClosed() async throws {
    try await GatewayRig.run(limits { $0.maxConnections = 3 }) { rig in
      var first: [RigClient] = []
      let request = try rig.request()
      for _ in 0..<3 {
        let client = try await rig.client()
        #expect(try await client.send(request).status == 200)
        first.append(client)
      }
      await #expect(throws: PushClientError.self) {
        _ = try await rig.client().send(try rig.request())
      }
      #expect(try await first[0].send(request).status == 200)
    }
  }
}

/// Creates HTTP/2 frames.
enum Frames {
  static let pseudo = [
    (":method", "POST"), (":scheme", "https"), (":path", "/3/device/ab"),
    (":authority", "localhost"),
  ]

  /// The client's connection preface with empty settings.
  static var preface: [UInt8] {
    Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(type: 4, flags: 0, stream: 0, [])
  }

  static func headers(
    stream: Int32, _ fields: [(String, String)], endsStream: Bool
  ) -> [UInt8] {
    let block = block(fields)
    let pieces = stride(from: 0, to: block.count, by: 16_000).map {
      Array(block[$0..<min($0 + 16_000, block.count)])
    }
    return pieces.indices.flatMap { index in
      let ends: UInt8 = index == pieces.count - 1 ? 4 : 0
      return frame(
        type: index == 0 ? 1 : 9, flags: ends | (index == 0 && endsStream ? 1 : 0), stream: stream,
        pieces[index])
    }
  }

  /// Literal fields without indexing (RFC 7541, 6.2.2).
  static func block(_ fields: [(String, String)]) -> [UInt8] {
    fields.flatMap { [0] + text($0.0) + text($0.1) }
  }

  static func ping(isAnswer: Bool = false) -> [UInt8] {
    frame(type: 6, flags: isAnswer ? 1 : 0, stream: 0, [UInt8](repeating: 7, count: 8))
  }

  static func reset(stream: Int32) -> [UInt8] {
    frame(type: 3, flags: 0, stream: stream, [0, 0, 0, 8])
  }

  static func frame(type: UInt8, flags: UInt8, stream: Int32, _ body: [UInt8]) -> [UInt8] {
    let (length, id) = (body.count, UInt32(bitPattern: stream))
    return [
      UInt8(length >> 16), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags,
      UInt8(id >> 24), UInt8(id >> 16 & 255), UInt8(id >> 8 & 255), UInt8(id & 255),
    ] + body
  }

  private static func text(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
    var rest = bytes.count - 127
    var length: [UInt8] = [127]
    while rest >= 128 {
      length.append(UInt8(rest % 128 | 128))
      rest /= 128
    }
    return length + [UInt8(rest)] + bytes
  }
}
