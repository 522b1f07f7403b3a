import Foundation
import MessageBus
import Synchronization

/// A push gateway whose devices are in a cluster: the endpoint of APNs without a device.
///
/// ```swift
/// let gateway = try ClusterGateway(bus: bus, name: "gateway-1", folder: folder, now: { Date() })
/// let port = try await gateway.start(port: 2197)
/// ```
/// A gateway has no exclusive state: keys, tokens and channels are in buckets, and pushes are in a
/// stream. Any number of gateways can run behind a TCP load balancer.
package final class ClusterGateway: Sendable {
  /// The newest requests of this gateway, in memory. The stream of verdicts has those of all
  /// gateways.
  package let log: PushLog
  /// The certificate that servers must trust, as PEM.
  package let certificate: URL
  private let name: String
  private let bus: any MessageBus
  private let folder: GatewayFolder
  private let settings: GatewaySettings
  private let keys: ClusterKeys
  private let tokens: ClusterTokens
  private let channels: ClusterChannels
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private let report: @Sendable (String) -> Void
  private let server = GatewayServer()
  private let feeds = Mutex<[Task<Void, Never>]>([])

  /// Creates the folder and, if necessary, a certificate. Throws `GatewayError`.
  ///
  /// - Parameters:
  ///   - name: Identifies the gateway in its verdicts.
  ///   - report: Receives messages for the user.
  package init(
    bus: any MessageBus, name: String, folder: GatewayFolder,
    settings: GatewaySettings = GatewaySettings(), now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID = PushGateway.newIdentifier,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(GatewayError) {
    try folder.create()
    self.bus = bus
    self.name = name
    self.folder = folder
    self.settings = settings
    self.now = now
    self.newID = newID
    self.report = report
    log = PushLog(file: nil)
    keys = ClusterKeys(bus)
    tokens = ClusterTokens(bus)
    channels = ClusterChannels(
      bus, environment: settings.environment, now: now, newID: newID)
    certificate = folder.certificate
    _ = try TLSIdentity.loadOrCreate(in: folder, now: now())
  }

  /// Reads keys and channels, listens, and returns the port. Port 0 picks a free port. Throws
  /// `GatewayError`, `BusError`.
  ///
  /// - Parameter address: An address of this machine; nil for the loopback addresses.
  package func start(address: String? = nil, port: Int) async throws -> Int {
    try await follow("keys") { [keys] in try await keys.follow($0) }
    try await follow("channels") { [channels] in try await channels.follow($0) }
    try await follow("tokens") { [tokens] isCurrent in
      isCurrent()
      try await tokens.follow()
    }
    let verdicts = log.entries()
    let sender = VerdictLog(bus)
    feeds.withLock { feeds in
      feeds.append(Task { [bus, report] in await StreamMonitor(bus: bus, report: report).run() })
      feeds.append(
        Task { [name] in
          for await entry in verdicts { await sender.publish(entry, of: name) }
        })
    }
    let parts = GatewayServer.Parts(
      identity: try TLSIdentity.loadOrCreate(in: folder, now: now()), settings: settings,
      keys: keys, log: log, now: now, newID: newID, report: report)
    return try server.start(parts, address: address, port: port) { mailbox in
      let sending = ClusterSending(
        sender: ClusterSender(bus), environment: settings.environment, log: log,
        mailbox: mailbox, now: now)
      let router = ClusterRouter(tokens: tokens, channels: channels, sending: sending)
      return GatewayServer.Routes(direct: ClusterPath(tokens: tokens, sending: sending)) {
        await router.run($0)
      }
    }
  }

  /// Sends GOAWAY on all connections. Returns when they are closed and all calls are answered.
  package func stop() async {
    await server.stop()
    for feed in feeds.withLock({ $0 }) { feed.cancel() }
  }

  private func follow(
    _ name: String,
    _ body: @escaping @Sendable (@escaping @Sendable () -> Void) async throws -> Void
  ) async throws {
    let feed = try await BucketFeed.start(name, report: report, body)
    feeds.withLock { $0.append(feed) }
  }
}
