import Foundation
import HostLink
import Synchronization
import Testing

@testable import DeviceProtocol

/// A temporary folder, removed when the value is released.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // A short path, because a socket's path is limited to 107 bytes.
    url = URL(fileURLWithPath: "/tmp/vitrine-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var address: DeviceSocketAddress {
    DeviceSocketAddress(url.appendingPathComponent("run/device.sock"))
  }
}

@Suite struct DeviceSocketTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts a server that returns each request unchanged.
  private func echo(
    limits: DeviceSocketServer.Limits = .init(), user: UInt32 = getuid()
  ) throws -> DeviceSocketServer {
    let server = DeviceSocketServer(
      at: folder.address, limits: limits, user: user
    ) { request, send in
      _ = send(request)
    }
    try server.start()
    return server
  }

  private func code(_ answer: Data) -> String? {
    struct Refusal: Decodable { var error: DeviceAnswer.Failure }
    return (try? DeviceJSON.decode(Refusal.self, from: answer))?.error.code
  }

  @Test func answersRequests() async throws {
    let server = try echo()
    defer { server.stop() }
    let client = DeviceSocketClient(folder.address)
    for text in ["{}", String(repeating: "x", count: 1 << 20), "ünï"] {
      #expect(try await client.send(Data(text.utf8)) == Data(text.utf8))
    }
  }

  /// The handler is cancelled even while it has nothing to send.
  @Test func streamIsCancelledWhenItsReaderEnds() async throws {
    let (never, held) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Bool.self)
    let server = DeviceSocketServer(at: folder.address) { request, send in
      _ = send(request)
      for await _ in never {}
      ended.yield(Task.isCancelled)
    }
    try server.start()
    defer { server.stop() }
    for try await line in DeviceSocketClient(folder.address).lines(Data("{}".utf8)) {
      #expect(line == Data("{}".utf8))
      break
    }
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == true)
    held.finish()
  }

  @Test func socketIsAccessibleToOwnerOnly() async throws {
    let server = try echo()
    defer { server.stop() }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.address.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let parent = folder.address.url.deletingLastPathComponent()
    let above = try FileManager.default.attributesOfItem(atPath: parent.path)
    #expect(above[.posixPermissions] as? Int == 0o700)
  }

  /// The server is configured for another user than the client's.
  @Test func rejectsOtherUsers() async throws {
    let server = try echo(user: getuid() + 1)
    defer { server.stop() }
    #expect(code(try await DeviceSocketClient(folder.address).send(Data("{}".utf8))) == "forbidden")
  }

  @Test func rejectsOversizedRequests() async throws {
    var limits = DeviceSocketServer.Limits()
    limits.line = 100
    let server = try echo(limits: limits)
    defer { server.stop() }
    let client = DeviceSocketClient(folder.address)
    #expect(try await client.send(Data(repeating: 65, count: 100)).count == 100)
    #expect(code(try await client.send(Data(repeating: 65, count: 101))) == "tooLarge")
  }

  @Test func rejectsConnectionsBeyondTheLimit() async throws {
    var limits = DeviceSocketServer.Limits()
    limits.connections = 2
    let server = try echo(limits: limits)
    defer { server.stop() }
    let client = DeviceSocketClient(folder.address)
    // Streams keep their connections open.
    var open: [AsyncThrowingStream<Data, any Error>.Iterator] = []
    for _ in 0..<2 {
      var lines = client.lines(Data("{}".utf8)).makeAsyncIterator()
      #expect(try await lines.next() == Data("{}".utf8))
      open.append(lines)
    }
    #expect(code(try await client.send(Data("{}".utf8))) == "busy")
    withExtendedLifetime(open) {}
  }

  /// Connections that send nothing, or wait for their next request.
  @Test func idleConnectionsGiveUpTheirPlaces() async throws {
    var limits = DeviceSocketServer.Limits()
    limits.connections = 4
    let server = try echo(limits: limits)
    defer { server.stop() }
    var idle: [Int32] = []
    for _ in 0..<8 {
      let descriptor = UnixSocket.make()
      #expect(try folder.address.withSocketAddress { connect(descriptor, $0, $1) } == 0)
      idle.append(descriptor)
    }
    defer { for descriptor in idle { close(descriptor) } }
    #expect(try await DeviceSocketClient(folder.address).send(Data("{}".utf8)) == Data("{}".utf8))
  }

  @Test func reportsMissingHost() async throws {
    let client = DeviceSocketClient(folder.address)
    await #expect(throws: DeviceSocketError.noHost(folder.address.url.path)) {
      try await client.send(Data("{}".utf8))
    }
    // The same for a socket whose host has stopped.
    let server = try echo()
    server.stop()
    await #expect(throws: DeviceSocketError.noHost(folder.address.url.path)) {
      try await client.send(Data("{}".utf8))
    }
  }

  @Test func replacesStaleSocket() async throws {
    let first = UnixSocket.make()
    defer { close(first) }
    try FileManager.default.createDirectory(
      at: folder.address.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(try folder.address.withSocketAddress { bind(first, $0, $1) } == 0)
    let server = try echo()
    defer { server.stop() }
    #expect(try await DeviceSocketClient(folder.address).send(Data("{}".utf8)) == Data("{}".utf8))
  }

  @Test func rejectsSecondHost() throws {
    let server = try echo()
    defer { server.stop() }
    #expect(throws: DeviceSocketError.inUse(folder.address.url.path)) { try echo() }
  }

  @Test func reportsPathThatIsTooLong() async throws {
    let address = DeviceSocketAddress(
      folder.url.appendingPathComponent(String(repeating: "x", count: 120)))
    #expect(throws: DeviceSocketError.pathTooLong(address.url.path, limit: 107)) {
      try DeviceSocketServer(at: address) { _, _ in }.start()
    }
  }

  @Test func stoppingTheServerEndsStreams() async throws {
    let server = DeviceSocketServer(at: folder.address) { request, send in
      for index in 0..<3 { _ = send(Data("\(index)".utf8)) }
    }
    try server.start()
    var lines: [String] = []
    for try await line in DeviceSocketClient(folder.address).lines(Data("{}".utf8)) {
      lines.append(String(decoding: line, as: UTF8.self))
      if lines.count == 3 { server.stop() }
    }
    #expect(lines == ["0", "1", "2"])
    #expect(!FileManager.default.fileExists(atPath: folder.address.url.path))
  }

  @Test(arguments: [
    ("/state", [:], "/state/device.sock"),
    (nil, ["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/vitrine/device.sock"),
    (nil, ["XDG_STATE_HOME": "/s"], "/s/vitrine/device/device.sock"),
    (
      nil, ["XDG_RUNTIME_DIR": "relative", "HOME": "/home/a"],
      "/home/a/.local/state/vitrine/device/device.sock"
    ),
  ])
  func addressFollowsStateAndEnvironment(
    state: String?, environment: [String: String], path: String
  ) {
    let folder = state.map { URL(fileURLWithPath: $0, isDirectory: true) }
    #expect(DeviceSocketAddress(state: folder, environment: environment).url.path == path)
  }
}
