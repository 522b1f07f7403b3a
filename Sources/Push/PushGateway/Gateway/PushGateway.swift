import Foundation

/// An APNs provider endpoint for one device. Servers written for Apple's service can push to it.
///
/// ```swift
/// let gateway = try PushGateway(
///   device: device, folder: GatewayFolder(deviceState: state), now: { Date() })
/// let port = try gateway.start(port: PushGateway.standardPort)
/// ```
/// It responds to `POST /3/device/TOKEN`, broadcasts and the channel API over TLS and HTTP/2 like
/// APNs, and logs a verdict for each push that says in plain words what the device did with it.
///
/// A request passes these stages: `GatewayLoop` (I/O), `RequestValidator` (rules), `PushRouter`
/// (tokens and channels), `PushDelivery` (queues), `PushDevice`, `PushLog`. The response is sent
/// before delivery, as with APNs. The gateway knows no widgets and no activities: those are behind
/// `PushDevice`.
///
/// Source: Apple's articles "Sending notification requests to APNs", "Handling notification
/// responses from APNs", "Establishing a token-based connection to APNs", "Sending channel
/// management requests to APNs" and "Sending broadcast push notification requests to APNs".
public final class PushGateway: Sendable {
  /// The alternative port of Apple's hosts; 443 would need privileges.
  public static let standardPort = 2197

  /// The newest requests and their verdicts; older ones are in the folder's file.
  public let log: PushLog
  /// The keys with which servers may sign their tokens. Changes apply to open connections.
  public let keys: KeyStore
  /// The certificate that servers must trust, as PEM.
  public let certificate: URL
  private let folder: GatewayFolder
  private let settings: GatewaySettings
  /// The APNs environment that the gateway simulates.
  public var environment: PushEnvironment { settings.environment }
  private let delivery: PushDelivery
  private let router: PushRouter
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private let report: @Sendable (String) -> Void
  private let server = GatewayServer()

  /// A random identifier, the default for `newID`.
  @Sendable public static func newIdentifier() -> UUID { .random() }

  /// Creates the folder and, if necessary, a certificate. Throws `GatewayError`.
  ///
  /// - Parameters:
  ///   - now: The real time. Servers' tokens and expirations do not follow the device's clock.
  ///   - newID: Supplies `apns-id`s and channel identifiers.
  ///   - report: Receives messages about refused connections, at most one a minute.
  public convenience init(
    device: any PushDevice, folder: GatewayFolder, settings: GatewaySettings = GatewaySettings(),
    now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID = PushGateway.newIdentifier,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(GatewayError) {
    let channels = try ChannelFile(
      folder.channels, environment: settings.environment, now: now, newID: newID)
    try self.init(
      device: device, channels: channels, folder: folder, settings: settings, now: now,
      newID: newID, report: report)
  }

  /// A gateway that shares its channels with others.
  package convenience init(
    device: any PushDevice, channels: any ChannelRegistry, folder: GatewayFolder,
    settings: GatewaySettings, now: @escaping @Sendable () -> Date
  ) throws(GatewayError) {
    try self.init(
      device: device, channels: channels, folder: folder, settings: settings, now: now,
      newID: PushGateway.newIdentifier, report: { _ in })
  }

  private init(
    device: any PushDevice, channels: any ChannelRegistry, folder: GatewayFolder,
    settings: GatewaySettings, now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID, report: @escaping @Sendable (String) -> Void
  ) throws(GatewayError) {
    try folder.create()
    self.folder = folder
    self.settings = settings
    self.now = now
    self.newID = newID
    self.report = report
    log = PushLog(file: folder.log)
    keys = KeyStore(folder.keys)
    certificate = folder.certificate
    delivery = PushDelivery(device: device, settings: settings, log: log, now: now)
    router = PushRouter(
      device: device, environment: settings.environment, log: log, delivery: delivery,
      channels: channels, now: now, newID: newID)
    _ = try TLSIdentity.loadOrCreate(in: folder, now: now())
  }

  /// Listens on the loopback addresses and returns the port. Port 0 picks a free one. Throws
  /// `GatewayError`.
  public func start(port: Int) throws(GatewayError) -> Int {
    try start(port: port, clock: GatewayLoop.monotonic)
  }

  /// - Parameter clock: Seconds of a monotonic clock, for the time limits of connections. A jump
  ///   takes effect with the next event of a connection.
  func start(port: Int, clock: @escaping @Sendable () -> Double) throws(GatewayError) -> Int {
    let parts = GatewayServer.Parts(
      identity: try TLSIdentity.loadOrCreate(in: folder, now: now()), settings: settings,
      keys: keys, log: log, now: now, clock: clock, newID: newID, report: report)
    return try server.start(parts, port: port) { [router] mailbox in
      let direct = DevicePath(
        delivery: delivery, environment: settings.environment, newID: newID,
        tokenRevision: { router.device.tokenRevision })
      return GatewayServer.Routes(direct: direct) { batches in
        for await batch in batches { mailbox.post(await router.answers(to: batch)) }
      }
    }
  }

  /// Sends GOAWAY on all connections. Returns when they are closed and the log is written.
  public func stop() async {
    await server.stop()
    log.flush()
  }
}

// Commands of the tool and the device page.
extension PushGateway {
  /// Sends a push without a server. The header rules apply, but no provider token is needed.
  /// Returns when the device has handled the push. Throws `GatewayError.refused`.
  ///
  /// - Parameter fields: Header fields by name, such as `apns-topic`.
  public func send(
    token: String, fields: [String: String], body: Data
  ) async throws(GatewayError) -> PushLogEntry {
    let request = GatewayRequest(fields: fields, body: body)
    let now = now()
    var id = newID()
    do throws(Refusal) {
      id = try HeaderRules.identifier(.id, in: request.fields) ?? id
      var previous = DeviceRules.Previous()
      let call = try DeviceRules.call(
        token: Substring(token), request, id: id, credentials: .owner(now: now),
        previous: &previous, now: now)
      return try await router.send(call)
    } catch {
      log.append(PushLogEntry(error, request, id: id, at: now))
      throw .refused(error.reason, error.sentence)
    }
  }

  /// Sends a broadcast without a server, like `send(token:fields:body:)`.
  public func broadcast(
    bundle: String, fields: [String: String], body: Data
  ) async throws(GatewayError) -> PushLogEntry {
    let request = GatewayRequest(fields: fields, body: body)
    let now = now()
    do throws(Refusal) {
      let call = try ChannelRules.broadcast(
        bundle: bundle, request, id: newID(), credentials: .owner(now: now), now: now)
      return try await router.send(call)
    } catch {
      log.append(PushLogEntry(error, request, id: newID(), at: now))
      throw .refused(error.reason, error.sentence)
    }
  }

  /// Appends a verdict that came another way than through this gateway's requests.
  @discardableResult
  package func record(_ entry: PushLogEntry) -> PushLogEntry { log.append(entry) }

  /// All channels of the environment, ordered by app.
  public func channels() async -> [Channel] { await router.channels.all() }

  /// Throws `GatewayError.refused`.
  public func createChannel(
    bundle: String, storage: ChannelStorage
  ) async throws(GatewayError) -> Channel {
    do throws(Refusal) {
      return try await router.channels.create(bundle: bundle, storage: storage)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }

  /// Throws `GatewayError.refused`.
  public func deleteChannel(_ id: String, bundle: String) async throws(GatewayError) {
    do throws(Refusal) {
      try await router.channels.delete(id, bundle: bundle)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }

  /// The message that a new subscriber of the channel would get.
  public func latestMessage(channel: String) async -> ChannelPush? {
    await router.channels.latestMessage(channel)
  }

  /// Tells the gateway that an activity has subscribed to a channel. The activity gets the
  /// channel's stored message. Returns the log entry; nil if there is no message or the device is
  /// not reachable.
  @discardableResult
  public func subscribed(_ activity: String, to channel: String) async -> PushLogEntry? {
    await router.subscribed(activity, to: channel)
  }

  /// - Parameter isReachable: False simulates a phone without a network: the newest push of each
  ///   app is stored until the device is reachable again.
  public func setReachable(_ isReachable: Bool) async { await router.setReachable(isReachable) }
}

extension GatewayRequest {
  fileprivate init(fields: [String: String], body: Data) {
    self.init()
    for (name, value) in fields {
      if let name = HeaderName(rawValue: name) { self.fields.add(name, value) }
    }
    Array(body).withUnsafeBufferPointer { append($0) }
  }
}

extension ProviderCredentials {
  /// Credentials of the device's owner, who may push to every topic.
  fileprivate static func owner(now: Date) -> ProviderCredentials {
    ProviderCredentials(
      key: ProviderKey(id: "", team: "", publicKey: "", added: now))
  }
}
