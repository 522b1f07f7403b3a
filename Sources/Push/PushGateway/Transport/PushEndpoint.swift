import Foundation

/// The endpoint of APNs without a device: a `PushTransport` carries its pushes to devices in other
/// processes.
///
/// ```swift
/// let endpoint = try PushEndpoint(folder: folder, keys: keys, now: { Date() })
/// let port = try endpoint.start(transport, port: 2197)
/// ```
/// `PushGateway` is the endpoint for a device in the same process. Both use the same rules and the
/// same server.
package final class PushEndpoint: Sendable {
  /// The newest requests, in memory.
  package let log = PushLog(file: nil)
  /// The certificate that servers must trust, as PEM.
  package let certificate: URL
  private let folder: GatewayFolder
  private let settings: GatewaySettings
  private let keys: any KeySource
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private let report: @Sendable (String) -> Void
  private let server = GatewayServer()

  /// Creates the folder and, if necessary, a certificate. Throws `GatewayError`.
  ///
  /// - Parameters:
  ///   - keys: The keys with which servers may sign their tokens.
  ///   - newID: Supplies `apns-id`s.
  ///   - report: Receives messages about refused connections, at most one a minute.
  package init(
    folder: GatewayFolder, settings: GatewaySettings = GatewaySettings(), keys: any KeySource,
    now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID = PushGateway.newIdentifier,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(GatewayError) {
    try folder.create()
    self.folder = folder
    self.settings = settings
    self.keys = keys
    self.now = now
    self.newID = newID
    self.report = report
    certificate = folder.certificate
    _ = try TLSIdentity.loadOrCreate(in: folder, now: now())
  }

  /// Listens and returns the port. Port 0 picks a free port. Throws `GatewayError`.
  ///
  /// - Parameter address: An address of this machine; nil for the loopback addresses.
  package func start(
    _ transport: some PushTransport, address: String? = nil, port: Int
  ) throws(GatewayError) -> Int {
    let parts = GatewayServer.Parts(
      identity: try TLSIdentity.loadOrCreate(in: folder, now: now()), settings: settings,
      keys: keys, log: log, now: now, newID: newID, report: report)
    return try server.start(parts, address: address, port: port) { mailbox in
      let sending = TransportSending(
        transport: transport, environment: settings.environment, log: log, mailbox: mailbox,
        now: now)
      let router = TransportRouter(sending: sending)
      return GatewayServer.Routes(direct: TransportPath(sending: sending)) { await router.run($0) }
    }
  }

  /// Sends GOAWAY on all connections. Returns when they are closed and all calls are answered.
  package func stop() async { await server.stop() }
}
