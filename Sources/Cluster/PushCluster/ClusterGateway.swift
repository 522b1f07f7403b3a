import Foundation
import MessageBus
import PushGateway
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
  package var log: PushLog { endpoint.log }
  /// The certificate that servers must trust, as PEM.
  package var certificate: URL { endpoint.certificate }
  private let name: String
  private let bus: any MessageBus
  private let endpoint: PushEndpoint
  private let keys: ClusterKeys
  private let tokens: ClusterTokens
  private let channels: ClusterChannels
  private let report: @Sendable (String) -> Void
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
    self.bus = bus
    self.name = name
    self.report = report
    keys = ClusterKeys(bus)
    tokens = ClusterTokens(bus)
    channels = ClusterChannels(
      bus, environment: settings.environment, now: now, newID: newID)
    endpoint = try PushEndpoint(
      folder: folder, settings: settings, keys: keys, now: now, newID: newID, report: report)
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
    let transport = ClusterTransport(
      tokens: tokens, channels: channels, sender: ClusterSender(bus))
    return try endpoint.start(transport, address: address, port: port)
  }

  /// Sends GOAWAY on all connections. Returns when they are closed and all calls are answered.
  package func stop() async {
    await endpoint.stop()
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
