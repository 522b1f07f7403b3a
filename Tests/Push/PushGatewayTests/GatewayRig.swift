import Foundation
import GatewayFixtures
import Hexadecimal
import RecorderDevice
import Synchronization
import TestThreads

@testable import PushGateway

/// A gateway on a free port with a `RecorderDevice`, and one provider.
struct GatewayRig {
  let gateway: PushGateway
  let device: RecorderDevice
  let provider: Provider
  let folder: GatewayFolder
  let port: Int
  let reported: Reported
  let clock: Clock

  /// The clock of the time limits of connections: the system's, and what tests add.
  final class Clock: Sendable {
    private let added = Mutex(0.0)
    var seconds: Double { GatewayLoop.monotonic() + added.withLock { $0 } }
    func advance(by seconds: Double) { added.withLock { $0 += seconds } }
  }

  /// The messages about refused connections.
  final class Reported: Sendable {
    private let state = Mutex<[String]>([])
    var lines: [String] { state.withLock { $0 } }
    func add(_ line: String) { state.withLock { $0.append(line) } }
  }

  /// Runs a gateway during `body`.
  static func run(
    _ limits: ConnectionSettings = ConnectionSettings(), _ body: (GatewayRig) async throws -> Void
  ) async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let device = RecorderDevice(tokens: [
      Data(hexadecimal: Provider.device) ?? Data():
        TokenFacts(bundle: Provider.bundle, kind: .activityUpdate)
    ])
    var settings = GatewaySettings()
    settings.connections = limits
    let provider = try Provider()
    let reported = Reported()
    let clock = Clock()
    let gateway = try PushGateway(
      device: device, folder: folder, settings: settings, now: { Provider.now },
      report: { reported.add($0) })
    try gateway.keys.add(try provider.registered())
    let rig = GatewayRig(
      gateway: gateway, device: device, provider: provider, folder: folder,
      port: try gateway.start(port: 0, clock: { clock.seconds }), reported: reported,
      clock: clock)
    do {
      try await body(rig)
    } catch {
      await gateway.stop()
      throw error
    }
    await gateway.stop()
  }

  var trust: TLSStream.Trust { .file(gateway.certificate.path) }

  func client(offersHTTP2: Bool = true) async throws -> RigClient {
    try await onThread { [port, trust] in
      RigClient(
        client: try PushClient(
          host: "localhost", port: port, trust: trust, offersHTTP2: offersHTTP2))
    }
  }

  func stream() async throws -> RigStream {
    try await onThread { [port, trust] in
      RigStream(stream: try TLSStream(host: "localhost", port: port, trust: trust, timeout: 30))
    }
  }

  /// A valid update. `changes` replaces fields, or removes them if nil.
  func request(
    _ changes: [(HeaderName, String?)] = [], more: [(String, String)] = [],
    body: String = Provider.update
  ) throws -> PushClient.Request {
    Provider.request(
      "bearer \(try provider.token())", Provider.named(changes), more: more, body: body)
  }
}

/// The default settings with changes.
func limits(_ change: (inout ConnectionSettings) -> Void) -> ConnectionSettings {
  var settings = ConnectionSettings()
  change(&settings)
  return settings
}

/// A TLS connection without an HTTP/2 client, for arbitrary bytes.
struct RigStream: Sendable {
  let stream: TLSStream

  func write(_ bytes: [UInt8]) async throws { try await onThread { try stream.write(bytes) } }

  /// Writes, and returns when the gateway has read everything.
  func writeAndWait(_ bytes: [UInt8]) async throws {
    try await write(bytes + Frames.ping())
    try await read(until: Frames.ping(isAnswer: true))
  }

  /// Reads until the gateway closes the connection.
  func drain() async throws -> String {
    try await onThread {
      var bytes: [UInt8] = []
      while case let more = try stream.read(), !more.isEmpty { bytes += more }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Reads until a text has arrived. Throws if the connection ends before.
  func read(until text: String) async throws { try await read(until: Array(text.utf8)) }

  /// Reads until a sequence of bytes has arrived. Throws if the connection ends before.
  func read(until wanted: [UInt8]) async throws {
    try await onThread {
      var bytes: [UInt8] = []
      while !bytes.contains(wanted) {
        let more = try stream.read()
        guard !more.isEmpty else { throw PushClientError.ended(reason: nil) }
        bytes += more
      }
    }
  }
}
