/// The connection settings of `NATSBus`.
package struct NATSOptions: Equatable, Sendable {
  /// The seed servers. The client discovers the other servers of the cluster from the first server
  /// that answers. The first user and password apply to all servers.
  package var servers: [NATSAddress]
  /// The path of a `.creds` file with a JWT and a key.
  package var credentials: String?
  /// The path of a PEM file with certificates to trust. Requires TLS.
  package var authority: String?
  /// The client name in the server's monitoring.
  package var name: String
  /// The timeout of connecting and of each request.
  package var timeout: Duration
  /// The size of the send buffer during an outage, in bytes. When it is full, calls throw
  /// `BusError.bufferFull`.
  package var bufferSize: Int

  package init(
    servers: [NATSAddress], credentials: String? = nil, authority: String? = nil,
    name: String = "vitrine", timeout: Duration = .seconds(5), bufferSize: Int = 8 << 20
  ) {
    self.servers = servers
    self.credentials = credentials
    self.authority = authority
    self.name = name
    self.timeout = timeout
    self.bufferSize = bufferSize
  }

  var usesTLS: Bool { authority != nil || servers.contains { $0.usesTLS } }
}
