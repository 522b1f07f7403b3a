import Foundation
import MessageBus
import TestServers
import Testing

@testable import NATSBus

/// Unusable servers, and the errors about them.
@Suite struct ServerTests {
  @Test func missingJetStreamIsReported() async throws {
    let server = try await NATSServer.start(jetStream: nil)
    let bus = try await server.connect()
    #expect(!bus.server.hasJetStream)
    await #expect(throws: BusError.noStreams) { _ = try await bus.account() }
    await #expect(throws: BusError.noStreams) {
      try await bus.create(StreamConfiguration("S", subjects: ["s"]))
    }
    await #expect(throws: BusError.noStreams) { try await bus.store(BusMessage("s")) }
    await server.stop()
  }

  @Test func fullServerIsReported() async throws {
    let server = try await NATSServer.start(jetStream: "max_file_store: 100KB")
    let bus = try await server.connect()
    let error = await failure {
      try await bus.create(StreamConfiguration("S", subjects: ["s"], maximumBytes: 1_000_000))
    }
    guard case .full("S", let reason) = try #require(error) else { throw error! }
    #expect(reason.contains("insufficient storage"), "\(reason)")
    // A stream without a limit fills the server.
    try await bus.create(StreamConfiguration("S", subjects: ["s"], discard: .new))
    let fullness = await failure {
      for _ in 0..<200 { try await bus.store(BusMessage("s", payload: Data(count: 1000))) }
    }
    #expect(fullness == .full("the stream of s", reason: "insufficient resources"))
    await server.stop()
  }

  @Test func unexpectedMessagesAreIgnored() async throws {
    let server = try await NATSServer.shared.value
    let (bus, other) = (try await server.connect(), try await server.connect())
    // Messages on reply subjects without a request.
    for subject in ["api.zz", "api.-1", "fetch.1", "other"] {
      try other.publish(
        BusMessage(bus.connection.inboxes + subject, payload: Data("{]".utf8)))
    }
    try await other.connection.flush()
    #expect(try await bus.state(of: "none") == nil)
    // A message that looks like a status, for an ordinary subscriber.
    let subscription = try await bus.subscribe(to: "foreign.>")
    try other.publish(BusMessage("foreign.a", headers: ["Status": "503"]))
    #expect(await subscription.first(1).map(\.subject) == ["foreign.a"])
  }

  @Test(
    arguments: [
      (#"INFO {"version":"2.1.9","max_payload":1048576}"#, "oldServer"),
      (#"INFO {"version":"dev"}"#, "oldServer"), ("INFO {}", "notNATS"), ("INFO ", "notNATS"),
      ("HTTP/1.1 400 Bad Request", "notNATS"), ("", "notNATS"),
      (String(repeating: "x", count: 100_000), "notNATS"),
    ])
  func unsupportedServersAreRejected(line: String, expected: String) async throws {
    let server = try LineServer(line + "\r\n")
    let address = try #require(NATSAddress("nats://127.0.0.1:\(server.port)"))
    let error = await failure { _ = try await NATSBus.connect(NATSOptions(servers: [address])) }
    switch try #require(error) {
    case .oldServer(let version, "2.9.0"):
      #expect(expected == "oldServer" && line.contains(version))
    case .notNATS(let place): #expect(expected == "notNATS" && place == "\(address)")
    case let other: Issue.record(other)
    }
  }

  /// The first addresses are a proxy without a server and a closed port.
  @Test func nextAddressIsTried() async throws {
    let proxy = try LineServer("")
    let servers = [
      try #require(NATSAddress("nats://127.0.0.1:\(proxy.port)")),
      try #require(NATSAddress("nats://127.0.0.1:1")), try await NATSServer.shared.value.address,
    ]
    let bus = try await NATSBus.connect(NATSOptions(servers: servers))
    #expect(try await bus.state(of: "none") == nil)
    bus.close()
  }

  @Test func unreachableServerIsReported() async throws {
    let address = try #require(NATSAddress("nats://u:secret@127.0.0.1:1"))
    await #expect(
      throws: BusError.notConnected(reason: "nats://127.0.0.1:1: Connection refused")
    ) { _ = try await NATSBus.connect(NATSOptions(servers: [address])) }
    await #expect(throws: BusError.self) {
      _ = try await NATSBus.connect(NATSOptions(servers: [NATSAddress("no-such-host.invalid")!]))
    }
  }

  @Test func secondServerIsUsed() async throws {
    let server = try await NATSServer.shared.value
    let bus = try await NATSBus.connect(
      NATSOptions(servers: [NATSAddress("nats://127.0.0.1:1")!, server.address]))
    #expect(try await bus.account().maximumStreams == nil)
  }

  @Test(
    arguments: [
      ("localhost", "nats://localhost:4222"), ("nats://a:1", "nats://a:1"),
      ("tls://u:p@a", "tls://a:4222"), ("nats://t@[::1]:5", "nats://[::1]:5"),
      ("nats://a/", "nats://a:4222"),
    ])
  func addressIsRead(text: String, shown: String) throws {
    #expect("\(try #require(NATSAddress(text)))" == shown)
  }

  @Test(
    arguments: [
      "", "http://a", "nats://", "nats://a:0", "nats://a:65536", "nats://a:x", "nats://a/b",
      "nats://a?b", "a b", "nats://:4222",
    ])
  func invalidAddressIsRejected(text: String) { #expect(NATSAddress(text) == nil) }
}

/// Sends one line to each client.
private final class LineServer: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init(_ line: String) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 5) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRINUSE) }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let client = accept(descriptor, nil, nil)
        // The thread itself closes the socket, so that it cannot accept on a reused descriptor.
        guard client >= 0 else {
          _ = close(descriptor)
          return
        }
        let bytes = Array(line.utf8)
        _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        close(client)
      }
    }
  }

  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
