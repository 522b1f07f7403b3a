import Foundation
import Synchronization

/// An APNs provider endpoint for one device: servers written for Apple's push to it.
///
/// ```swift
/// let gateway = try PushGateway(device: device, folder: GatewayFolder(deviceState: state))
/// let port = try gateway.start(port: PushGateway.standardPort)
/// ```
/// It answers `POST /3/device/TOKEN`, broadcasts and the channels' API over TLS and HTTP/2 as APNs
/// does, and keeps a verdict that a person can read for each push. Source: Apple's articles on
/// sending notification requests, handling responses, token-based connections and channels.
public final class PushGateway: Sendable {
  /// The other port of Apple's hosts.
  public static let standardPort = 2197

  public let log: PushLog
  public let keys: KeyStore
  /// PEM: for servers that are to trust the gateway.
  public let certificate: URL
  private let folder: GatewayFolder
  private let settings: GatewaySettings
  /// Which of APNs' hosts it plays.
  public var environment: PushEnvironment { settings.environment }
  private let delivery: PushDelivery
  private let router: PushRouter
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private let running = Mutex<Running?>(nil)

  private struct Running: Sendable {
    var mailbox: GatewayMailbox
    var routing: Task<Void, Never>
    var ended: AsyncStream<Void>
  }

  /// A random identifier: what `newID` is where nothing else is given.
  @Sendable public static func newIdentifier() -> UUID { .random() }

  /// Makes the folder, and a certificate where there is none. Throws `GatewayError`.
  ///
  /// - Parameters:
  ///   - now: The machine's clock: servers' tokens and dates are of the real world.
  ///   - newID: `apns-id`s and channels' names.
  public init(
    device: any PushDevice, folder: GatewayFolder, settings: GatewaySettings = GatewaySettings(),
    now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID = PushGateway.newIdentifier
  ) throws(GatewayError) {
    try folder.create()
    self.folder = folder
    self.settings = settings
    self.now = now
    self.newID = newID
    log = PushLog(file: folder.log)
    keys = KeyStore(folder.keys)
    certificate = folder.certificate
    delivery = PushDelivery(device: device, settings: settings, log: log, now: now)
    router = try PushRouter(
      device: device, environment: settings.environment, log: log, delivery: delivery,
      channels: ChannelStore(folder.channels), now: now, newID: newID)
    _ = try TLSIdentity.kept(in: folder, now: now())
  }

  /// Listens on the loopback addresses; 0 is any free port. Returns the port. Throws `GatewayError`.
  public func start(port: Int) throws(GatewayError) -> Int {
    let identity = try TLSIdentity.kept(in: folder, now: now())
    let (listeners, bound) = try SocketOptions.listen(port: port)
    let mailbox = GatewayMailbox()
    let (batches, route) = AsyncStream<[PushRouter.Routed]>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let parts = GatewayLoop.Parts(
      listeners: listeners, identity: identity, settings: settings, keys: keys, log: log,
      mailbox: mailbox, delivery: delivery,
      tokenRevision: { [router] in router.device.tokenRevision },
      route: { route.yield($0) }, now: now, newID: newID)
    let routing = Task { [router] in
      for await batch in batches { mailbox.post(await router.answers(to: batch)) }
    }
    let thread = Thread {
      do {
        try GatewayLoop(parts).run()
      } catch {
        // OpenSSL has no memory, or the certificate's files were changed meanwhile.
        for listener in listeners { close(listener) }
      }
      route.finish()
      end.finish()
    }
    thread.name = "push-gateway"
    thread.start()
    running.withLock { $0 = Running(mailbox: mailbox, routing: routing, ended: ended) }
    return bound
  }

  /// Says goodbye to servers, and returns when the last one was answered.
  public func stop() async {
    let running = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let running else { return }
    running.mailbox.stop()
    for await _ in running.ended {}
    await running.routing.value
    log.flush()
  }
}

// What the tool and the page ask of a running gateway.
extension PushGateway {
  /// A push without a server: the rules of its header fields hold, but no provider token is needed.
  /// Returns when the device has said what it makes of it. Throws `GatewayError.refused`.
  ///
  /// - Parameter fields: Header fields by their names, such as `apns-topic`.
  public func send(
    token: String, fields: [String: String], body: Data
  ) async throws(GatewayError) -> PushLogEntry {
    let request = GatewayRequest(fields: fields, body: body)
    let now = now()
    var id = newID()
    do throws(Refusal) {
      id = try HeaderRules.identifier(.id, in: request.fields) ?? id
      var topic: PushTopic?
      let call = try DeviceRules.call(
        token: Substring(token), request, id: id, credentials: .owner(now: now), known: &topic,
        now: now)
      return try await router.send(call)
    } catch {
      log.append(PushLogEntry(error, request, id: id, at: now))
      throw .refused(error.reason, error.sentence)
    }
  }

  /// The same to a channel.
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

  public func channels() async -> [Channel] { await router.allChannels() }

  /// Throws `GatewayError.refused`.
  public func createChannel(
    bundle: String, storage: ChannelStorage
  ) async throws(GatewayError) -> Channel {
    do throws(Refusal) {
      return try await router.create(bundle: bundle, storage: storage)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }

  /// Throws `GatewayError.refused`.
  public func deleteChannel(_ id: String, bundle: String) async throws(GatewayError) {
    do throws(Refusal) {
      try await router.delete(id, bundle: bundle)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }

  /// What a channel keeps for an activity that subscribes to it now.
  public func latestMessage(channel: String) async -> ChannelPush? {
    await router.latestMessage(channel)
  }

  /// One of the device's activities has begun to listen to a channel: it gets the message that the
  /// channel keeps. Returns what became of that; nil where nothing is kept.
  @discardableResult
  public func subscribed(_ activity: String, to channel: String) async -> PushLogEntry? {
    await router.subscribed(activity, to: channel)
  }

  /// False plays a phone without a network: pushes are stored, one an app, until it is true again.
  public func setReachable(_ isReachable: Bool) async { await router.setReachable(isReachable) }
}

extension GatewayRequest {
  fileprivate init(fields: [String: String], body: Data) {
    for (name, value) in fields {
      if let name = HeaderName(rawValue: name) { self.fields.add(name, value) }
    }
    Array(body).withUnsafeBufferPointer { append($0) }
  }
}

extension ProviderCredentials {
  /// The device's owner, who needs no key.
  fileprivate static func owner(now: Date) -> ProviderCredentials {
    ProviderCredentials(
      key: ProviderKey(id: "", team: "", publicKey: "", added: now))
  }
}
