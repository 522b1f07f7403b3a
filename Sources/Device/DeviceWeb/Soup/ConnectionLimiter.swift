import Admission
import CSoup
import Foundation

/// Knows the listener's connections, and closes those whose place or time is over.
///
/// A whole request has a deadline, however slowly its bytes arrive: `strangerTime` for the head,
/// and with the access token `bodyTime` for the body and `responseTime` for reading the response. A
/// connection without the token has `strangerTime` for everything. No deadline runs while the host
/// works on a response. A message of a WebSocket has `messageTime` from its first byte to its last.
///
/// Everything runs on the loop's thread.
final class ConnectionLimiter {
  private typealias Connection = UnsafeMutablePointer<GSocketConnection>

  /// Where a connection is that has not ended. libsoup owns it.
  private struct Place {
    var connection: Connection
    /// Whether a request is being received for the first time, so that a response can be written.
    var isFirst = true
    var isWebSocket = false
    /// When its current step must be complete; nil without a limit.
    var deadline: Double?
  }

  private let limits: SoupListener.Limits
  private let report: @Sendable (String) -> Void
  private var policy: AdmissionPolicy<UnsafeMutableRawPointer>
  private var refusals = RefusalCount()
  private var places: [UnsafeMutableRawPointer: Place] = [:]
  /// The connections by their peers, which messages know.
  private var peers: [guint32: UnsafeMutableRawPointer] = [:]
  private var timer: UnsafeMutablePointer<GSource>?
  private var timerDate = Double.infinity

  init(_ limits: SoupListener.Limits, report: @escaping @Sendable (String) -> Void) {
    self.limits = limits
    self.report = report
    policy = AdmissionPolicy(
      .init(
        connections: limits.connections, strangers: limits.strangers,
        strangerTime: limits.strangerTime))
  }

  /// Returns false if there is no place for a new connection.
  func admit(_ connection: UnsafeMutablePointer<GSocketConnection>) -> Bool {
    let id = UnsafeMutableRawPointer(connection)
    switch policy.admit(id, at: Self.now) {
    case .refused:
      count()
      return false
    case .accepted(let evicted):
      places[id] = Place(connection: connection)
      peers[vitrine_connection_peer(connection)] = id
      if let evicted {
        count()
        close(evicted)
      }
      schedule()
      return true
    }
  }

  /// A connection has ended, and its memory is about to be released.
  func ended(_ id: UnsafeMutableRawPointer) {
    places[id] = nil
    policy.remove(id)
    peers = peers.filter { $0.value != id }
  }

  /// The head of an admitted request has arrived.
  func began(_ message: OpaquePointer, isAuthenticated: Bool) {
    guard let id = id(of: message) else { return }
    guard isAuthenticated else { return }
    policy.authenticate(id)
    places[id]?.deadline = Self.now + limits.bodyTime
    schedule()
  }

  /// The whole request has arrived.
  func received(_ message: OpaquePointer) {
    guard let id = id(of: message) else { return }
    places[id]?.deadline = nil
    places[id]?.isFirst = false
  }

  /// Whether the client of a message still waits for it.
  func isOpen(_ message: OpaquePointer) -> Bool {
    guard let place = id(of: message).flatMap({ places[$0] }) else { return false }
    return vitrine_has_client(place.connection) != 0
  }

  /// The connection has become a WebSocket.
  func opened(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    let id = UnsafeMutableRawPointer(connection)
    places[id]?.deadline = nil
    places[id]?.isFirst = false
    places[id]?.isWebSocket = true
  }

  /// A WebSocket has received bytes.
  func message(of connection: UnsafeMutablePointer<GSocketConnection>, isUnfinished: Bool) {
    let id = UnsafeMutableRawPointer(connection)
    guard let place = places[id], place.isWebSocket,
      isUnfinished != (place.deadline != nil)
    else { return }
    places[id]?.deadline = isUnfinished ? Self.now + limits.messageTime : nil
    if isUnfinished { schedule() }
  }

  /// The connection was refused. Its client has some time to close it.
  func refused(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    let id = UnsafeMutableRawPointer(connection)
    places[id]?.isFirst = false
    places[id]?.isWebSocket = false
    places[id]?.deadline = Self.now + limits.strangerTime
    schedule()
  }

  /// The response is being sent.
  func answered(_ message: OpaquePointer) {
    guard let id = id(of: message) else { return }
    places[id]?.deadline = Self.now + limits.responseTime
    schedule()
  }

  func stop() {
    if let timer { vitrine_source_end(timer) }
    timer = nil
    timerDate = .infinity
  }

  private func id(of message: OpaquePointer) -> UnsafeMutableRawPointer? {
    peers[vitrine_message_peer(message)]
  }

  /// Seconds of the monotonic clock.
  private static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  // MARK: Closing

  private func close(_ id: UnsafeMutableRawPointer) {
    guard let place = places.removeValue(forKey: id) else { return }
    policy.remove(id)
    if place.isFirst {
      let response = WebProblem.tooSlow.response.serialized
      response.withUnsafeBytes { bytes in
        vitrine_write_now(place.connection, bytes.baseAddress, gsize(bytes.count))
      }
    }
    vitrine_shut_down(place.connection)
  }

  private func count() {
    guard let number = refusals.add(at: Self.now) else { return }
    report(
      "The device page refused or closed \(number) \(number == 1 ? "connection" : "connections") "
        + "(limits: \(limits.connections) connections, \(limits.strangers) of them without the "
        + "access token, for \(limits.strangerTime.formatted()) seconds).")
  }

  private func schedule() {
    let dates = places.values.compactMap(\.deadline) + [policy.deadline].compactMap(\.self)
    guard let next = dates.min(), next < timerDate else { return }
    stop()
    timerDate = next
    let wait = max(next - Self.now, 0) * 1000
    timer = vitrine_timer(
      guint(wait.rounded(.up)),
      { context in
        if let context {
          Unmanaged<ConnectionLimiter>.fromOpaque(context).takeUnretainedValue().expire()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func expire() {
    stop()
    let now = Self.now
    let late = places.filter { $0.value.deadline.map { $0 <= now } ?? false }.map(\.key)
    for id in late { close(id) }
    for id in policy.overdue(at: now) {
      count()
      close(id)
    }
    schedule()
  }
}
