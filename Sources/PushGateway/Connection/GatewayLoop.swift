internal import CNgHTTP2
internal import COpenSSL
import Foundation

/// All connections, on one thread: waits for what epoll tells, reads, answers what it need not ask the
/// device for, and hands requests to the router.
final class GatewayLoop {
  /// What the loop is made of; it crosses to its thread.
  struct Parts: Sendable {
    var listeners: [Int32]
    var identity: TLSIdentity
    var settings: GatewaySettings
    var keys: KeyStore
    var log: PushLog
    var mailbox: GatewayMailbox
    var delivery: PushDelivery
    var tokenRevision: @Sendable () -> UInt64
    var route: @Sendable ([PushRouter.Routed]) -> Void
    var now: @Sendable () -> Date
    var newID: @Sendable () -> UUID
  }

  private static let wakeTag = UInt64.max
  /// Tags of listeners lie below those of connections.
  private static let firstConnection: UInt64 = 16
  /// For answers that are under way when the gateway stops.
  private static let farewell = 2.0

  private let parts: Parts
  private let tls: OpaquePointer
  private let epoll: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 16)
  private var connections: [UInt64: GatewayConnection] = [:]
  private var lastID = GatewayLoop.firstConnection
  private var nextDeadline = Double.infinity
  private var stopsAt: Double?
  private var keys = KeyRing()
  private var tokens = TokenMemory()
  private var routed: [PushRouter.Routed] = []
  /// That are to be begun.
  private var lanes: [Data] = []

  /// Throws `GatewayError`.
  init(_ parts: Parts) throws(GatewayError) {
    self.parts = parts
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

  /// Returns when the gateway was stopped.
  func run() {
    // A client that has gone is an error of a write, not the process's end.
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, nil)
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let now = Self.monotonic()
      if let stopsAt, connections.isEmpty || now >= stopsAt { break }
      let count = epoll_wait(epoll, &events, Int32(events.count), wait(now))
      handle(events.prefix(Int(max(count, 0))), at: Self.monotonic())
    }
    for listener in parts.listeners { close(listener) }
    parts.mailbox.close()
  }

  private func handle(_ events: ArraySlice<epoll_event>, at now: Double) {
    keys = parts.keys.ring()
    parts.delivery.forgetDone()
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
    for lane in lanes { parts.delivery.begin(lane) }
    lanes.removeAll(keepingCapacity: true)
  }

  // MARK: One connection

  /// Answers what came, writes, and ends the connection where it is over.
  private func serve(_ connection: GatewayConnection, isAlive: Bool) {
    answer(connection.takeArrivals(), of: connection)
    if let misuse = connection.limits.misuse { end(connection, misuse) }
    guard isAlive, connection.write() else { return remove(connection) }
    // What was written may have been resets of streams.
    if let misuse = connection.limits.misuse, !connection.isSayingGoodbye {
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

  private func answer(_ arrivals: [GatewayConnection.Arrival], of connection: GatewayConnection) {
    guard !arrivals.isEmpty else { return }
    let now = parts.now()
    for arrival in arrivals {
      if stopsAt != nil {
        refuse(Refusal(.shutdown, "The gateway stops."), arrival, of: connection, at: now)
        continue
      }
      let reading = connection.desk.read(
        arrival.request, keys: keys, now: now, newID: parts.newID)
      switch reading.outcome {
      case .success(let call):
        connection.allowMany()
        take(call, arrival, of: connection, at: now)
      case .failure(let refusal):
        if connection.desk.isKnown { connection.allowMany() }
        refuse(
          refusal, arrival, of: connection, id: reading.id, isOfChannels: reading.isOfChannels,
          at: now)
      }
    }
  }

  /// Answers a push to a token that the device has spoken of; all else is the router's.
  private func take(
    _ call: GatewayCall, _ arrival: GatewayConnection.Arrival, of connection: GatewayConnection,
    at now: Date
  ) {
    let routed = PushRouter.Routed(
      ticket: GatewayTicket(connection: connection.id, stream: arrival.stream), call: call)
    guard case .device(let push) = call else { return self.routed.append(routed) }
    guard let facts = tokens.facts(of: push.token, at: parts.tokenRevision()) else {
      tokens.ask(push.token)
      return self.routed.append(routed)
    }
    do throws(Refusal) {
      try push.check(facts, in: parts.settings.environment, now: now)
      if try parts.delivery.enter(Delivery(.call(push))) {
        lanes.append(push.token)
      }
      connection.answer(
        arrival.stream, push.success(in: parts.settings.environment, uniqueID: parts.newID))
    } catch {
      parts.log.append(PushLogEntry(error, routed, at: now))
      connection.answer(arrival.stream, push.failure(error))
    }
  }

  private func refuse(
    _ refusal: Refusal, _ arrival: GatewayConnection.Arrival, of connection: GatewayConnection,
    id: UUID? = nil, isOfChannels: Bool = false, at now: Date
  ) {
    let id = id ?? parts.newID()
    parts.log.append(PushLogEntry(refusal, arrival.request, id: id, at: now))
    let name: GatewayResponse.Field.Name = isOfChannels ? .requestID : .id
    connection.answer(
      arrival.stream, GatewayResponse(refusal, id: .init(name: name, value: id.text)))
  }

  private func end(_ connection: GatewayConnection, _ ending: ConnectionLimits.Ending) {
    connection.end(ending.reason, isMisuse: ending.isMisuse)
  }

  private func remove(_ connection: GatewayConnection) {
    if connection.interest != nil {
      _ = vitrine_epoll_set(epoll, EPOLL_CTL_DEL, connection.descriptor, 0, 0, 0)
    }
    connections[connection.id] = nil
  }

  // MARK: All of them

  private func accept(from listener: Int32, at now: Double) {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      guard connections.count < parts.settings.connections.most, stopsAt == nil else {
        close(descriptor)
        continue
      }
      SocketOptions.prepare(descriptor)
      lastID += 1
      let connection = GatewayConnection(
        descriptor, id: lastID, tls: tls,
        desk: RequestDesk(environment: parts.settings.environment),
        settings: parts.settings.connections, now: now)
      guard let connection else { continue }
      connections[lastID] = connection
      serve(connection, isAlive: true)
    }
  }

  private func takeMail(at now: Double) {
    let (answers, isStopping) = parts.mailbox.take()
    var touched: Set<UInt64> = []
    for answer in answers {
      if let token = answer.token { tokens.take(token) }
      guard let connection = connections[answer.ticket.connection] else { continue }
      connection.now = now
      connection.answer(answer.ticket.stream, answer.response)
      touched.insert(connection.id)
    }
    if isStopping, stopsAt == nil {
      stopsAt = now + Self.farewell
      for connection in connections.values {
        connection.now = now
        connection.end(.shutdown)
        touched.insert(connection.id)
      }
    }
    for id in touched {
      guard let connection = connections[id] else { continue }
      // What was not read while too much was under way.
      let isAlive = !connection.hasBufferedInput || connection.read(into: buffer)
      serve(connection, isAlive: isAlive)
    }
  }

  private func endOverdue(at now: Double) {
    nextDeadline = .infinity
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

  /// Milliseconds for epoll; -1 waits for ever.
  private func wait(_ now: Double) -> Int32 {
    let until = min(nextDeadline, stopsAt ?? .infinity)
    guard until.isFinite else { return -1 }
    return Int32(min(max((until - now) * 1000, 0).rounded(.up), 3_600_000))
  }

  /// Seconds of a clock that only goes forward: for time limits of I/O.
  private static func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
