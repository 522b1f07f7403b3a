import Admission
internal import CNgHTTP2
internal import COpenSSL
import Foundation

/// The event loop of the gateway: all connections on one thread, with epoll.
///
/// Each iteration waits for events, reads from and writes to connections, and ends overdue ones.
/// A request takes one of three ways:
/// 1. `RequestValidator` rejects it: the loop responds.
/// 2. It is a push that the `DirectPath` takes: the loop responds, or the mailbox gets the response
///    once the push is stored.
/// 3. All others go to the `PushRouter`, in one batch per iteration. Its responses come back
///    through the `GatewayMailbox`.
///
/// Invariants: `run()` and everything it calls stay on one thread; the loop never waits for the
/// device, so a slow device delays no response; the order of pushes to a token is kept, because a
/// push takes way 2 only if none to its token is on way 3, which the direct path checks.
final class GatewayLoop {
  /// What the loop works with. `Sendable`, because it crosses to the loop's thread.
  struct Parts: Sendable {
    var listeners: [Int32]
    var identity: TLSIdentity
    var settings: GatewaySettings
    var keys: any KeySource
    var log: PushLog
    var mailbox: GatewayMailbox
    var direct: any DirectPath
    var route: @Sendable ([PushRouter.RoutedCall]) -> Void
    var now: @Sendable () -> Date
    /// Seconds of a monotonic clock, for the time limits of connections.
    var clock: @Sendable () -> Double
    var newID: @Sendable () -> UUID
    var report: @Sendable (String) -> Void
  }

  /// The epoll tag of the mailbox.
  private static let wakeTag = UInt64.max
  /// Tags of listeners are less than this one, tags of connections are greater.
  private static let firstConnection: UInt64 = 16
  /// Seconds for pending responses when the gateway stops.
  private static let shutdownGrace = 2.0

  private let parts: Parts
  private let tls: OpaquePointer
  private let epoll: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 16)
  private var connections: [UInt64: GatewayConnection] = [:]
  private var admission: AdmissionPolicy<UInt64>
  private var refusals = RefusalCount()
  private var foreignClients: [ForeignProtocol: RefusalCount] = [:]
  private var lastID = GatewayLoop.firstConnection
  private var nextDeadline = Double.infinity
  private var stopsAt: Double?
  private var keys = KeyRing()
  private var direct: any DirectPath
  private var routed: [PushRouter.RoutedCall] = []

  /// Throws `GatewayError`.
  init(_ parts: Parts) throws(GatewayError) {
    self.parts = parts
    direct = parts.direct
    let limits = parts.settings.connections
    admission = AdmissionPolicy(
      .init(
        connections: limits.maxConnections, strangers: limits.maxStrangers,
        strangerTime: limits.strangerTimeout))
    do {
      tls = try parts.identity.context()
    } catch {
      throw .crypto(error)
    }
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    for (tag, listener) in parts.listeners.enumerated() {
      _ = vitrine_epoll_set(epoll, EPOLL_CTL_ADD, listener, 1, 0, UInt64(tag))
    }
    _ = vitrine_epoll_set(epoll, EPOLL_CTL_ADD, parts.mailbox.descriptor, 1, 0, Self.wakeTag)
  }

  deinit {
    connections = [:]
    SSL_CTX_free(tls)
    close(epoll)
    buffer.deallocate()
  }

  /// Returns when the gateway stops.
  func run() {
    // Writing to a closed connection must fail with EPIPE and not end the process.
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, nil)
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let now = parts.clock()
      if let stopsAt, connections.isEmpty || now >= stopsAt { break }
      let count = epoll_wait(epoll, &events, Int32(events.count), timeout(now))
      handle(events.prefix(Int(max(count, 0))), at: parts.clock())
    }
    for listener in parts.listeners { close(listener) }
    parts.mailbox.close()
  }

  private func handle(_ events: ArraySlice<epoll_event>, at now: Double) {
    keys = parts.keys.ring()
    direct.beginIteration()
    for event in events {
      let tag = withUnsafePointer(to: event, vitrine_event_tag)
      if tag == Self.wakeTag {
        takeMail(at: now)
      } else if tag < UInt64(parts.listeners.count) {
        accept(from: parts.listeners[Int(tag)], at: now)
      } else if let connection = connections[tag] {
        connection.now = now
        let reads = withUnsafePointer(to: event, vitrine_event_reads) != 0
        let isAlive = !reads || connection.read(into: buffer)
        serve(connection, isAlive: isAlive)
      }
    }
    if now >= nextDeadline { endOverdue(at: now) }
    if !routed.isEmpty {
      parts.route(routed)
      routed = []
    }
    direct.endIteration()
  }

  // MARK: One connection

  /// Responds to received requests, writes, and removes the connection if it is over.
  private func serve(_ connection: GatewayConnection, isAlive: Bool) {
    answer(connection.takeReceived(), of: connection)
    if connection.validator.isAuthenticated { admission.authenticate(connection.id) }
    if let misuse = connection.limits.misuse { end(connection, misuse) }
    guard isAlive, connection.write() else { return remove(connection) }
    // Writing can reset streams, which counts as well.
    if let misuse = connection.limits.misuse, !connection.isEnding {
      end(connection, misuse)
      guard connection.write() else { return remove(connection) }
    }
    let interest = (reads: !connection.limits.isFull, writes: connection.isBlocked)
    if connection.interest.map({ $0 != interest }) ?? true {
      let operation = connection.interest == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
      connection.interest = interest
      _ = vitrine_epoll_set(
        epoll, operation, connection.descriptor, interest.reads ? 1 : 0, interest.writes ? 1 : 0,
        connection.id)
    }
    nextDeadline = min(nextDeadline, connection.limits.deadline)
  }

  private func answer(_ streams: [GatewayConnection.Stream], of connection: GatewayConnection) {
    guard !streams.isEmpty else { return }
    let now = parts.now()
    for stream in streams {
      if stopsAt != nil {
        refuse(Refusal(.shutdown, "The gateway is stopping."), stream, of: connection, at: now)
        continue
      }
      let validation = connection.validator.validate(
        stream.incoming.request, keys: keys, now: now, newID: parts.newID)
      switch validation.outcome {
      case .success(let call):
        connection.raiseStreamLimit()
        perform(call, stream, of: connection, at: now)
      case .failure(let refusal):
        if connection.validator.isAuthenticated { connection.raiseStreamLimit() }
        refuse(
          refusal, stream, of: connection, id: validation.id,
          isChannelRequest: validation.isChannelRequest, at: now)
      }
    }
  }

  /// Passes the calls that the direct path does not take to the router.
  private func perform(
    _ call: GatewayCall, _ stream: GatewayConnection.Stream, of connection: GatewayConnection,
    at now: Date
  ) {
    let routed = PushRouter.RoutedCall(
      ticket: GatewayTicket(connection: connection.id, stream: stream.id), call: call)
    guard case .device(let push) = call else { return self.routed.append(routed) }
    do throws(Refusal) {
      switch try direct.take(push, routed.ticket, at: now) {
      case .accepted(let response): connection.answer(stream, response)
      case .pending: break
      case .unknownToken: self.routed.append(routed)
      }
    } catch {
      parts.log.append(PushLogEntry(error, routed, at: now))
      connection.answer(stream, push.failure(error))
    }
  }

  private func refuse(
    _ refusal: Refusal, _ stream: GatewayConnection.Stream, of connection: GatewayConnection,
    id: UUID? = nil, isChannelRequest: Bool = false, at now: Date
  ) {
    let id = id ?? parts.newID()
    parts.log.append(PushLogEntry(refusal, stream.incoming.request, id: id, at: now))
    let name: GatewayResponse.Field.Name = isChannelRequest ? .requestID : .id
    connection.answer(stream, GatewayResponse(refusal, id: .init(name, id)))
  }

  private func end(_ connection: GatewayConnection, _ ending: ConnectionLimits.Ending) {
    connection.end(ending.reason, isMisuse: ending.isMisuse)
  }

  private func remove(_ connection: GatewayConnection) {
    if let foreign = connection.foreignProtocol,
      let count = foreignClients[foreign, default: RefusalCount()].add(at: connection.now)
    {
      parts.report(foreign.message(count))
    }
    if connection.interest != nil {
      _ = vitrine_epoll_set(epoll, EPOLL_CTL_DEL, connection.descriptor, 0, 0, 0)
    }
    connections[connection.id] = nil
    admission.remove(connection.id)
  }

  // MARK: All connections

  private func accept(from listener: Int32, at now: Double) {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      guard stopsAt == nil, admits(lastID + 1, at: now) else {
        close(descriptor)
        continue
      }
      SocketOptions.prepare(descriptor)
      lastID += 1
      let connection = GatewayConnection(
        descriptor, id: lastID, tls: tls,
        validator: RequestValidator(environment: parts.settings.environment),
        settings: parts.settings.connections, now: now)
      guard let connection else {
        admission.remove(lastID)
        continue
      }
      connections[lastID] = connection
      serve(connection, isAlive: true)
    }
  }

  /// Whether there is a place for a new connection. It may be that of the oldest stranger.
  private func admits(_ id: UInt64, at now: Double) -> Bool {
    switch admission.admit(id, at: now) {
    case .accepted(nil):
      nextDeadline = min(nextDeadline, admission.deadline ?? .infinity)
      return true
    case .accepted(let evicted?):
      if let stranger = connections[evicted] { endNow(stranger, at: now) }
      countRefusal(at: now)
      return true
    case .refused:
      countRefusal(at: now)
      return false
    }
  }

  private func endNow(_ connection: GatewayConnection, at now: Double) {
    connection.now = now
    end(connection, .idle)
    _ = connection.write()
    remove(connection)
  }

  private func countRefusal(at now: Double) {
    guard let number = refusals.add(at: now) else { return }
    let limits = parts.settings.connections
    parts.report(
      "The push gateway refused or closed \(number) "
        + "\(number == 1 ? "connection" : "connections") (limits: \(limits.maxConnections) "
        + "connections, \(limits.maxStrangers) of them without a valid provider token, for "
        + "\(limits.strangerTimeout.formatted()) seconds).")
  }

  private func takeMail(at now: Double) {
    let (answers, isStopping) = parts.mailbox.take()
    var touched: Set<UInt64> = []
    for answer in answers {
      if let token = answer.token { direct.learn(token) }
      let response = response(answer)
      guard let connection = connections[answer.ticket.connection] else { continue }
      connection.now = now
      connection.answer(connection.stream(answer.ticket.stream), response)
      touched.insert(connection.id)
    }
    if isStopping, stopsAt == nil {
      stopsAt = now + Self.shutdownGrace
      for connection in connections.values {
        connection.now = now
        connection.end(.shutdown)
        touched.insert(connection.id)
      }
    }
    for id in touched {
      guard let connection = connections[id] else { continue }
      // TLS may hold bytes that were not read while `limits.isFull`; epoll does not report them.
      let isAlive = !connection.hasBufferedInput || connection.read(into: buffer)
      serve(connection, isAlive: isAlive)
    }
  }

  private func response(_ answer: GatewayAnswer) -> GatewayResponse {
    switch answer.content {
    case .response(let response): return response
    case .push(let call, nil):
      return call.success(in: parts.settings.environment, uniqueID: parts.newID)
    case .push(let call, let refusal?):
      let routed = PushRouter.RoutedCall(ticket: answer.ticket, call: .device(call))
      parts.log.append(PushLogEntry(refusal, routed, at: parts.now()))
      return call.failure(refusal)
    }
  }

  private func endOverdue(at now: Double) {
    for id in admission.overdue(at: now) {
      if let stranger = connections[id] { endNow(stranger, at: now) }
      admission.remove(id)
      countRefusal(at: now)
    }
    nextDeadline = admission.deadline ?? .infinity
    for connection in Array(connections.values) {
      connection.now = now
      if let ending = connection.limits.ending(at: now) {
        end(connection, ending)
        _ = connection.write()
        remove(connection)
      } else {
        nextDeadline = min(nextDeadline, connection.limits.deadline)
      }
    }
  }

  /// Timeout for epoll, in milliseconds; -1 waits without a limit.
  private func timeout(_ now: Double) -> Int32 {
    let until = min(nextDeadline, stopsAt ?? .infinity)
    guard until.isFinite else { return -1 }
    return Int32(min(max((until - now) * 1000, 0).rounded(.up), 3_600_000))
  }

  /// Seconds of the system's monotonic clock.
  @Sendable static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
