/// The connection settings of `NATSBus`.
public struct NATSOptions: Equatable, Sendable {
  /// The seed servers. The client discovers the other servers of the cluster from the first server
  /// that answers. The first user and password apply to all servers.
  public var servers: [NATSAddress]
  /// The path of a `.creds` file with a JWT and a key.
  public var credentials: String?
  /// The path of a PEM file with certificates to trust. Requires TLS.
  public var authority: String?
  /// The client name in the server's monitoring.
  public var name: String
  /// The timeout of connecting and of each request.
  public var timeout: Duration
  /// The size of the send buffer during an outage, in bytes. When it is full, calls throw
  /// `BusError.bufferFull`.
  public var bufferSize: Int

  public init(
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
