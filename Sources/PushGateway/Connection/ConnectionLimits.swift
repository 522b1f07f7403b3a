/// What a connection may do before it is ended, as a value: times are seconds of a clock that only
/// goes forward.
struct ConnectionLimits: Equatable, Sendable {
  /// Why a connection ends; the `reason` of its GOAWAY where there is one.
  enum Ending: Equatable, Sendable {
    case slowHandshake, slowRequest, idle, blocked, resets, errors
  }

  private let settings: ConnectionSettings
  private var handshakeBegan: Double?
  private var lastRequest: Double
  /// Begins of the streams whose requests are not whole.
  private var reading: [Int32: Double] = [:]
  private var blockedSince: Double?
  private var resets: Tally
  private var errors: Tally
  /// Requests that wait for their answers.
  private var underWay = 0

  /// Counts within a window that begins anew when it is over.
  private struct Tally: Equatable, Sendable {
    var began: Double
    var count = 0

    mutating func add(at now: Double, window: Double) {
      if now - began >= window { (began, count) = (now, 0) }
      count += 1
    }
  }

  init(_ settings: ConnectionSettings, now: Double) {
    self.settings = settings
    handshakeBegan = now
    lastRequest = now
    resets = Tally(began: now)
    errors = Tally(began: now)
  }

  /// TLS and HTTP/2 were agreed upon.
  mutating func opened(at now: Double) {
    handshakeBegan = nil
    lastRequest = now
  }

  mutating func began(_ stream: Int32, at now: Double) { reading[stream] = now }

  /// The stream's request is whole, and is being answered.
  mutating func read(_ stream: Int32, at now: Double) {
    reading[stream] = nil
    underWay += 1
    lastRequest = now
  }

  /// `isError`: of those that count.
  mutating func answered(isError: Bool, at now: Double) {
    underWay -= 1
    lastRequest = now
    if isError { errors.add(at: now, window: settings.window) }
  }

  mutating func closed(_ stream: Int32) { reading[stream] = nil }

  /// One side has reset a stream.
  mutating func wasReset(at now: Double) { resets.add(at: now, window: settings.window) }

  /// Bytes wait that the client does not take; false: it took some.
  mutating func setBlocked(_ isBlocked: Bool, at now: Double) {
    blockedSince = isBlocked ? blockedSince ?? now : nil
  }

  mutating func wroteSome(at now: Double) { if blockedSince != nil { blockedSince = now } }

  /// So much is under way that nothing more is read.
  var isFull: Bool { underWay >= settings.underWay }

  /// What the client overdoes; nil where it goes on.
  var misuse: Ending? {
    if resets.count > settings.resets { return .resets }
    return errors.count > settings.errors ? .errors : nil
  }

  /// Why the connection is to end now; nil where it goes on. Complexity: O(streams).
  func ending(at now: Double) -> Ending? { misuse ?? times.first { $0.0 <= now }?.1 }

  /// When the next time limit is over.
  var deadline: Double { times.map(\.0).min() ?? .infinity }

  private var times: [(Double, Ending)] {
    var times: [(Double, Ending)] = []
    if let began = handshakeBegan { times.append((began + settings.handshake, .slowHandshake)) }
    if let oldest = reading.values.min() {
      times.append((oldest + settings.request, .slowRequest))
    } else if underWay == 0, handshakeBegan == nil {
      times.append((lastRequest + settings.idle, .idle))
    }
    if let since = blockedSince { times.append((since + settings.write, .blocked)) }
    return times
  }
}

extension ConnectionLimits.Ending {
  /// What the GOAWAY frame says.
  var reason: PushReason {
    switch self {
    case .slowHandshake, .slowRequest, .idle, .blocked: .idleTimeout
    case .resets, .errors: .tooManyRequests
    }
  }

  /// The client misbehaves.
  var isMisuse: Bool { self == .resets || self == .errors }
}
