/// Decides when a connection must end, as a value without I/O.
///
/// The connection reports each event with its time; the loop asks for the next deadline.
/// ```swift
/// var limits = ConnectionLimits(settings, now: 0)
/// limits.opened(at: 1)
/// limits.deadline  // 1 + settings.idleTimeout
/// ```
/// Times are seconds of a monotonic clock. A connection is in one of these phases: handshake, until
/// `opened`; then receiving (a request is incomplete), responding (responses are pending) or idle.
/// Each phase but responding has its own timeout, because the time to respond is the gateway's. A
/// blocked write and too many resets or errors end the connection in every phase.
struct ConnectionLimits: Sendable {
  /// Why a connection ends.
  enum Ending: Equatable, Sendable {
    case slowHandshake, slowRequest, idle, blocked, resets, errors
  }

  private let settings: ConnectionSettings
  private var handshakeStart: Double?
  private var lastActivity: Double
  /// When each incomplete request began, oldest first. They are few, so they are not hashed.
  private var requestStarts: [(stream: Int32, time: Double)] = []
  private var blockedSince: Double?
  private var resets: Tally
  private var errors: Tally
  private var pendingResponses = 0

  /// Counts events within a window. A new window starts with the first event after the last one.
  private struct Tally: Sendable {
    var windowStart: Double
    var count = 0

    mutating func add(at now: Double, window: Double) {
      if now - windowStart >= window { (windowStart, count) = (now, 0) }
      count += 1
    }
  }

  init(_ settings: ConnectionSettings, now: Double) {
    self.settings = settings
    handshakeStart = now
    lastActivity = now
    resets = Tally(windowStart: now)
    errors = Tally(windowStart: now)
  }

  /// The TLS handshake and the HTTP/2 preface are complete.
  mutating func opened(at now: Double) {
    handshakeStart = nil
    lastActivity = now
  }

  mutating func requestBegan(_ stream: Int32, at now: Double) {
    requestStarts.append((stream, now))
  }

  mutating func requestCompleted(_ stream: Int32, at now: Double) {
    streamClosed(stream)
    pendingResponses += 1
    lastActivity = now
  }

  /// - Parameter isError: Whether the response counts toward `maxErrors`.
  mutating func responded(isError: Bool, at now: Double) {
    pendingResponses -= 1
    lastActivity = now
    if isError { errors.add(at: now, window: settings.window) }
  }

  mutating func streamClosed(_ stream: Int32) {
    guard let index = requestStarts.lastIndex(where: { $0.stream == stream }) else { return }
    requestStarts.remove(at: index)
  }

  /// Either side has reset a stream.
  mutating func streamReset(at now: Double) { resets.add(at: now, window: settings.window) }

  /// - Parameter isBlocked: Whether output is pending because the client does not read it.
  mutating func setBlocked(_ isBlocked: Bool, at now: Double) {
    blockedSince = isBlocked ? blockedSince ?? now : nil
  }

  mutating func wrote(at now: Double) { if blockedSince != nil { blockedSince = now } }

  /// Whether too many responses are pending to read more requests.
  var isFull: Bool { pendingResponses >= settings.maxPendingResponses }

  /// The limit on resets or errors that the client has exceeded; nil if none.
  var misuse: Ending? {
    if resets.count > settings.maxResets { return .resets }
    return errors.count > settings.maxErrors ? .errors : nil
  }

  /// Why the connection must end now; nil if it may continue. Complexity: O(streams).
  func ending(at now: Double) -> Ending? { misuse ?? deadlines.first { $0.0 <= now }?.1 }

  /// The earliest time at which `ending(at:)` can change without a further event.
  var deadline: Double { deadlines.map(\.0).min() ?? .infinity }

  private var deadlines: [(Double, Ending)] {
    var deadlines: [(Double, Ending)] = []
    if let start = handshakeStart {
      deadlines.append((start + settings.handshakeTimeout, .slowHandshake))
    }
    if let oldest = requestStarts.first?.time {
      deadlines.append((oldest + settings.requestTimeout, .slowRequest))
    } else if pendingResponses == 0, handshakeStart == nil {
      deadlines.append((lastActivity + settings.idleTimeout, .idle))
    }
    if let since = blockedSince { deadlines.append((since + settings.writeTimeout, .blocked)) }
    return deadlines
  }
}

extension ConnectionLimits.Ending {
  /// The reason in the GOAWAY frame.
  var reason: PushReason {
    switch self {
    case .slowHandshake, .slowRequest, .idle, .blocked: .idleTimeout
    case .resets, .errors: .tooManyRequests
    }
  }

  var isMisuse: Bool { self == .resets || self == .errors }
}
