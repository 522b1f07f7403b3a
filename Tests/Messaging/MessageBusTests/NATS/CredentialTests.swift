import Foundation
import MessageBus
import NATSBus
import TestServers
import Testing

/// Authentication and encryption of connections.
@Suite struct CredentialTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  private static func path(_ name: String) -> String {
    fixtures.appendingPathComponent(name).path
  }

  private func connect(
    to url: String, credentials: String? = nil, authority: String? = nil
  ) async throws -> NATSBus {
    try await NATSBus.connect(
      NATSOptions(
        servers: [#require(NATSAddress(url))], credentials: credentials, authority: authority))
  }

  private func refusal(_ url: String, credentials: String? = nil) async throws -> String {
    let error = await failure { _ = try await connect(to: url, credentials: credentials) }
    guard case .refused(let reason) = error else { return "\(String(describing: error))" }
    return reason
  }

  @Test func passwordIsChecked() async throws {
    let server = try await NATSServer.start(
      "authorization { user: ann, password: \"a b@c\" }", jetStream: nil)
    let bus = try await connect(to: "nats://ann:a%20b%40c@localhost:\(server.port)")
    try bus.publish(BusMessage("a"))
    for identity in ["", "ann:wrong@", "bob:a%20b%40c@", "token@"] {
      let reason = try await refusal("nats://\(identity)localhost:\(server.port)")
      #expect(reason.contains("Authorization"), "\(identity): \(reason)")
    }
    await server.stop()
  }

  @Test func tokenIsChecked() async throws {
    let server = try await NATSServer.start("authorization { token: s3cret }", jetStream: nil)
    _ = try await connect(to: "nats://s3cret@localhost:\(server.port)")
    let reason = try await refusal("nats://secret@localhost:\(server.port)")
    #expect(reason.contains("Authorization"), "\(reason)")
    await server.stop()
  }

  @Test func credentialsFileIsChecked() async throws {
    let accounts = try String(contentsOfFile: Self.path("accounts.conf"), encoding: .utf8)
    let server = try await NATSServer.start(accounts)
    let url = "nats://localhost:\(server.port)"
    let bus = try await connect(to: url, credentials: Self.path("user.creds"))
    try await bus.create(StreamConfiguration("S", subjects: ["s"]))
    #expect(try await bus.account().streams == 1)
    for file in [nil, Self.path("wrong-key.creds")] {
      let reason = try await refusal(url, credentials: file)
      #expect(reason.contains("Authorization"), "\(file ?? "none"): \(reason)")
    }
    for file in ["missing.creds", "authority.pem"] {
      await #expect(throws: BusError.self) {
        _ = try await connect(to: url, credentials: Self.path(file))
      }
    }
    await server.stop()
  }

  @Test func missingPermissionIsReported() async throws {
    let server = try await NATSServer.start(
      """
      authorization { users: [{ user: a, password: b, permissions: {
        publish: { deny: ["$JS.API.STREAM.CREATE.>"] } } }] }
      """)
    let bus = try await NATSBus.connect(
      NATSOptions(
        servers: [NATSAddress("nats://a:b@localhost:\(server.port)")!], timeout: .seconds(1)))
    let error = await failure {
      try await bus.create(StreamConfiguration("S", subjects: ["s"]))
    }
    guard case .refused(let reason) = try #require(error) else { throw error! }
    #expect(reason.contains("Permissions Violation"), "\(reason)")
    #expect(reason.contains("STREAM.CREATE.S"), "\(reason)")
    await server.stop()
  }

  @Test func certificateIsChecked() async throws {
    let server = try await NATSServer.start(
      """
      tls { cert_file: "\(Self.path("server.pem"))", key_file: "\(Self.path("server.key"))" }
      """)
    let authority = Self.path("authority.pem")
    for scheme in ["tls", "nats"] {
      let bus = try await connect(
        to: "\(scheme)://localhost:\(server.port)", authority: authority)
      try await bus.create(StreamConfiguration("S", subjects: ["s"]))
      #expect(bus.server.requiresTLS)
    }
    await #expect(throws: BusError.self, "an unknown authority") {
      _ = try await connect(
        to: "tls://localhost:\(server.port)", authority: Self.path("other-authority.pem"))
    }
    await #expect(throws: BusError.self, "only the system's authorities") {
      _ = try await connect(to: "tls://localhost:\(server.port)")
    }
    await #expect(throws: BusError.self, "another host") {
      _ = try await connect(to: "tls://127.0.0.1:\(server.port)", authority: authority)
    }
    let reason = try await refusal("nats://localhost:\(server.port)")
    #expect(reason == "nats://localhost:\(server.port) requires TLS (tls://)")
    await server.stop()
  }

  @Test func serverWithoutTLSIsRefused() async throws {
    let server = try await NATSServer.shared.value
    await #expect(throws: BusError.self) {
      _ = try await connect(to: "tls://localhost:\(server.port)")
    }
  }
}
