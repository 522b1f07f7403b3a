import CNATS
import Foundation
import MessageBus

/// A connection to NATS servers. libnats restores it automatically, with its subscriptions.
///
/// libnats calls back on its own threads. Callbacks copy their arguments immediately.
final class NATSConnection: Sendable {
  /// A pointer of libnats, whose functions are thread-safe.
  private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }

  private let handle: Handle
  let events: ConnectionEvents
  /// The subscriptions for the answers to requests and for the confirmations of sent messages.
  private let replies: (NATSSubscription, NATSSubscription)
  /// The prefix of this connection's reply subjects, with a trailing dot.
  let inboxes: String
  let timeout: Duration

  /// Connects. Blocks the thread. Throws `BusError.notConnected`, `.refused`.
  init(_ options: NATSOptions) throws(BusError) {
    let identifier = UUID()
    inboxes = "_INBOX.vitrine-\(identifier.uuidString)."
    let router = ReplyRouter(prefix: inboxes + "api.")
    let receipts = PendingReceipts(prefix: inboxes + "ack.")
    events = ConnectionEvents(
      router: router, receipts: receipts,
      delay: ReconnectDelay(share: Double(identifier.uuid.0) / 255))
    timeout = options.timeout
    let pointer = try Self.connect(options, events)
    handle = Handle(pointer: pointer)
    do {
      replies = (
        try NATSSubscription(to: router.pattern, group: nil, on: pointer) {
          router.route(ReceivedMessage($0))
        },
        try NATSSubscription(to: receipts.pattern, group: nil, on: pointer) {
          receipts.receive($0)
        }
      )
    } catch {
      natsConnection_Destroy(pointer)
      throw error
    }
  }

  deinit { natsConnection_Destroy(handle.pointer) }

  func close() { natsConnection_Close(handle.pointer) }

  /// In bytes.
  var maximumPayload: Int { Int(natsConnection_GetMaxPayload(handle.pointer)) }

  /// Throws `BusError.notConnected`, `.invalidSubject`, `.invalidHeader`, `.tooLarge`,
  /// `.bufferFull`.
  func publish(_ message: BusMessage) throws(BusError) {
    try message.check(limit: maximumPayload)
    if message.headers.isEmpty { return try publishBytes(message) }
    var pointer: OpaquePointer?
    let status = message.payload.withUnsafeBytes { bytes in
      natsMsg_Create(
        &pointer, message.subject, message.reply,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    try Self.check(status)
    defer { natsMsg_Destroy(pointer) }
    for (name, value) in message.headers {
      try Self.check(natsMsgHeader_Set(pointer, name, value))
    }
    try Self.check(natsConnection_PublishMsg(handle.pointer, pointer))
  }

  private func publishBytes(_ message: BusMessage) throws(BusError) {
    let status = message.payload.withUnsafeBytes { bytes in
      if let reply = message.reply {
        natsConnection_PublishRequest(
          handle.pointer, message.subject, reply, bytes.baseAddress, Int32(bytes.count))
      } else {
        natsConnection_Publish(
          handle.pointer, message.subject, bytes.baseAddress, Int32(bytes.count))
      }
    }
    try Self.check(status)
  }

  /// Subscribes. `receive` is called serially on a thread of libnats.
  func subscribe(
    to pattern: String, group: String? = nil,
    _ receive: @escaping @Sendable (ReceivedMessage) -> Void
  ) throws(BusError) -> NATSSubscription {
    guard Subject.isValidPattern(pattern) else { throw .invalidSubject(pattern) }
    return try NATSSubscription(to: pattern, group: group, on: handle.pointer) {
      receive(ReceivedMessage($0))
    }
  }

  /// Returns when the server has processed all messages that were sent before.
  func flush() async throws(BusError) {
    let milliseconds = Int64(timeout.seconds * 1000)
    let status = await Blocking.run {
      natsConnection_FlushTimeout(self.handle.pointer, milliseconds)
    }
    if status == NATS_TIMEOUT { throw .timedOut("the confirmation of a subscription") }
    try Self.check(status)
  }

  /// Sends a message and waits for its answer.
  ///
  /// - Parameter time: nil uses the timeout of the connection.
  func request(
    _ message: BusMessage, within time: Duration? = nil
  ) async throws(BusError) -> (reply: ReceivedMessage?, end: ReplyCollector.End) {
    let collector = ReplyCollector()
    let reply = events.router.expect(collector)
    defer { events.router.forget(reply) }
    var message = message
    message.reply = reply
    try publish(message)
    let (messages, end) = await collector.replies(within: time ?? timeout)
    if end == .timedOut, let refusal { throw .refused(reason: refusal) }
    return (messages.first, end)
  }

  /// The permission violation, if that is the last error of the server. The server reports a
  /// violation once and does not answer the request.
  private var refusal: String? {
    var text: UnsafePointer<CChar>?
    guard natsConnection_GetLastError(handle.pointer, &text) == NATS_NOT_PERMITTED, let text
    else { return nil }
    return String(cString: text)
  }
}

extension NATSConnection {
  private static func connect(
    _ options: NATSOptions, _ events: ConnectionEvents
  ) throws(BusError) -> OpaquePointer {
    var created: OpaquePointer?
    try check(natsOptions_Create(&created))
    guard let settings = created else { throw .notConnected(reason: "out of memory") }
    defer { natsOptions_Destroy(settings) }
    for status in configure(settings, options) + events.register(in: settings) {
      try check(status)
    }
    var connection: OpaquePointer?
    try check(natsConnection_Connect(&connection, settings))
    guard let connection else { throw .notConnected(reason: "out of memory") }
    return connection
  }

  private static func configure(
    _ settings: OpaquePointer, _ options: NATSOptions
  ) -> [natsStatus] {
    var servers = options.servers.map { UnsafePointer(strdup($0.description)) }
    defer { for server in servers { free(UnsafeMutablePointer(mutating: server)) } }
    let milliseconds = Int64(options.timeout.seconds * 1000)
    var results = [
      natsOptions_SetServers(settings, &servers, Int32(servers.count)),
      natsOptions_SetName(settings, options.name),
      natsOptions_SetTimeout(settings, milliseconds),
      natsOptions_SetWriteDeadline(settings, milliseconds),
      natsOptions_SetMaxReconnect(settings, -1),
      natsOptions_SetReconnectBufSize(settings, Int32(clamping: options.bufferSize)),
      // One thread delivers to all subscriptions, instead of a thread for each.
      natsOptions_UseGlobalMessageDelivery(settings, true),
      natsOptions_SetPingInterval(settings, 10_000),
      natsOptions_SetSecure(settings, options.usesTLS),
    ]
    if let address = options.servers.first(where: { $0.user != nil }), let user = address.user {
      // Set separately, because libnats does not decode percent escapes in addresses.
      results.append(
        address.password.map { natsOptions_SetUserInfo(settings, user, $0) }
          ?? natsOptions_SetToken(settings, user))
    }
    if let authority = options.authority {
      results.append(natsOptions_LoadCATrustedCertificates(settings, authority))
    }
    if let credentials = options.credentials {
      results.append(natsOptions_SetUserCredentialsFromFiles(settings, credentials, nil))
    }
    return results
  }

  private static func check(_ status: natsStatus) throws(BusError) {
    if status != NATS_OK { throw error(status) }
  }

  static func error(_ status: natsStatus) -> BusError {
    var last = NATS_OK
    let detail = nats_GetLastError(&last).map { String(cString: $0) } ?? ""
    let text = natsStatus_GetText(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
    // libnats prefixes the text with its source location.
    let cause = detail.replacing(#/^\([a-z_]+\.c:[0-9]+\): /#, with: "")
    let reason = last == status && !cause.isEmpty ? cause : text
    return switch status {
    case NATS_IO_ERROR, NATS_CONNECTION_DISCONNECTED: .interrupted
    case NATS_CONNECTION_AUTH_FAILED, NATS_NOT_PERMITTED: .refused(reason: reason)
    case NATS_INSUFFICIENT_BUFFER: .bufferFull
    case NATS_INVALID_SUBJECT: .invalidSubject(reason)
    default: .notConnected(reason: reason)
    }
  }
}

/// Runs blocking calls outside the thread pool of Swift concurrency.
enum Blocking {
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }
}
