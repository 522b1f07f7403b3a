/// How to reach NATS servers.
public struct NATSOptions: Equatable, Sendable {
  /// Further servers of the cluster are learned from the first one that answers. The first user and
  /// password apply to all.
  public var servers: [NATSAddress]
  /// The path of a `.creds` file with a token and a key.
  public var credentials: String?
  /// The path of a PEM file with certificates to trust. Requires TLS.
  public var authority: String?
  /// The name of this client in the server's reports.
  public var name: String
  /// How long a connection and each request may take.
  public var timeout: Duration
  /// The bytes that are kept while there is no connection. More are rejected with
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
