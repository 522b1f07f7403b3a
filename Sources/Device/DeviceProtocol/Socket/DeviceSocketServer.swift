import Admission
internal import CSocket
import Foundation
import HostLink
import Synchronization

/// Serves commands over a Unix socket. Requests and answers are JSON objects, one per line.
///
/// ```swift
/// let server = DeviceSocketServer(at: address) { request, send in
///   _ = send(answer(to: request))
/// }
/// try server.start()
/// ```
/// - Only processes of the same user are served: the socket's mode is 0600, and the peer's user is
///   checked for each connection.
/// - The requests of a connection are handled one after another. A closed connection cancels the
///   running one.
/// - Each connection has its own blocking thread. The number of connections, the length of a
///   request and all waiting times are bounded by `Limits`.
///
/// The server does not interpret requests; its handler does.
package final class DeviceSocketServer: Sendable {
  /// The bounds on what clients can use.
  package struct Limits: Sendable {
    /// Connections at the same time.
    package var connections = 16
    /// The maximum length of a request, in bytes.
    package var line = 1 << 20
    /// The seconds without a request after which a connection is closed.
    package var idle = 600
    /// The seconds after which a connection is closed if its client does not read the answer.
    package var write = 10

    package init() {}
  }

  /// Answers a request by calling `send` for each line of the answer. `send` returns false if the
  /// client no longer reads. The task is cancelled when the client closes the connection.
  package typealias Handler =
    @Sendable (
      _ request: Data, _ send: @Sendable (Data) -> Bool
    ) async -> Void

  private struct State {
    var listener: Int32 = -1
    var connections: [UInt64: LineSocket] = [:]
    var admission: AdmissionPolicy<UInt64>
    var refusals = RefusalCount()
    var last: UInt64 = 0
    var isStopped = false
  }

  private let address: DeviceSocketAddress
  private let limits: Limits
  private let user: UInt32
  private let handler: Handler
  private let report: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// - Parameters:
  ///   - user: The user whose processes are served.
  ///   - report: Receives messages about refused connections, at most one a minute.
  ///   - handler: Called for each request. The calls of one connection do not overlap.
  package init(
    at address: DeviceSocketAddress, limits: Limits = Limits(), user: UInt32 = getuid(),
    report: @escaping @Sendable (String) -> Void = { _ in }, handler: @escaping Handler
  ) {
    self.address = address
    self.limits = limits
    self.user = user
    self.report = report
    self.handler = handler
    // Every connection is of the right user. One that waits for a request gives up its place.
    let policy = AdmissionPolicy<UInt64>(
      .init(connections: limits.connections, strangers: limits.connections))
    state = Mutex(State(admission: policy))
  }

  /// Starts to listen, replacing a stale socket that an earlier host left behind. Throws
  /// `DeviceSocketError`.
  package func start() throws(DeviceSocketError) {
    let folder = address.url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(folder.path, action: "create the folder", reason: error.localizedDescription)
    }
    try removeStaleSocket()
    let descriptor = UnixSocket.make()
    guard descriptor >= 0 else { throw .system(address.path, "create a socket") }
    do throws(DeviceSocketError) {
      // Before `bind`, so that no other user can open the socket even for a moment.
      guard fchmod(descriptor, 0o600) == 0 else { throw .system(address.path, "restrict access") }
      let bound = try address.withSocketAddress { bind(descriptor, $0, $1) }
      guard bound == 0 else { throw .system(address.path, "bind the socket") }
      guard listen(descriptor, 128) == 0 else { throw .system(address.path, "listen") }
    } catch {
      close(descriptor)
      throw error
    }
    chmod(address.path, 0o600)
    state.withLock { $0.listener = descriptor }
    Self.thread("device socket") { [self] in accept(from: descriptor) }
  }

  /// Closes every connection and removes the socket.
  package func stop() {
    let (listener, sockets) = state.withLock { state -> (Int32, [LineSocket]) in
      guard !state.isStopped else { return (-1, []) }
      state.isStopped = true
      return (state.listener, Array(state.connections.values))
    }
    guard listener >= 0 else { return }
    // Wakes the threads that block in a call. The listener's thread closes it.
    shutdown(listener, Int32(SHUT_RDWR))
    for socket in sockets { socket.shutDown() }
    unlink(address.path)
  }

  private func removeStaleSocket() throws(DeviceSocketError) {
    let probe = UnixSocket.make()
    guard probe >= 0 else { throw .system(address.path, "create a socket") }
    defer { close(probe) }
    if try address.withSocketAddress({ connect(probe, $0, $1) }) == 0 {
      throw .inUse(address.path)
    }
    if errno == ECONNREFUSED { unlink(address.path) }
  }

  private func accept(from listener: Int32) {
    while true {
      let descriptor = csocket_accept(listener)
      if descriptor < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      admit(descriptor)
    }
    close(listener)
  }

  private func admit(_ descriptor: Int32) {
    let isOwn = Self.peerUser(of: descriptor) == user
    let socket = LineSocket(descriptor: descriptor, path: address.path)
    socket.setTimeLimits(sending: limits.write, receiving: limits.idle)
    guard isOwn else {
      socket.sendLast(.refusal("forbidden", "the host serves only processes of its own user"))
      return
    }
    let (number, evicted, refusals) = state.withLock { state -> (UInt64?, LineSocket?, Int?) in
      guard !state.isStopped else { return (nil, nil, nil) }
      let now = Self.now
      switch state.admission.admit(state.last + 1, at: now) {
      case .refused: return (nil, nil, state.refusals.add(at: now))
      case .accepted(let evicted):
        state.last += 1
        state.connections[state.last] = socket
        return (
          state.last, evicted.flatMap { state.connections[$0] },
          evicted == nil ? nil : state.refusals.add(at: now)
        )
      }
    }
    evicted?.shutDown()
    if let refusals {
      report(
        "The device socket refused or closed \(refusals) "
          + "\(refusals == 1 ? "connection" : "connections") (limit: \(limits.connections)).")
    }
    guard let number else {
      socket.sendLast(
        .refusal("busy", "\(limits.connections) connections are open; close one and try again"))
      return
    }
    Self.thread("device socket connection") { [self] in
      serve(socket, number)
      state.withLock { state in
        state.connections[number] = nil
        state.admission.remove(number)
      }
    }
  }

  /// The user of the process at the other end; nil if unknown.
  private static func peerUser(of descriptor: Int32) -> UInt32? {
    var user = UInt32.max
    return csocket_peer_user(descriptor, &user) == 0 ? user : nil
  }

  /// Seconds of the monotonic clock.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func serve(_ socket: LineSocket, _ number: UInt64) {
    var next = nextRequest(on: socket)
    while true {
      switch next {
      case .end, .idle: return
      case .tooLong:
        socket.sendLast(.refusal("tooLarge", "a request may have at most \(limits.line) bytes"))
        return
      case .line(let request):
        state.withLock { $0.admission.authenticate(number) }
        defer { state.withLock { $0.admission.release(number, at: Self.now) } }
        let isDone = Mutex(false)
        let done = DispatchSemaphore(value: 0)
        let work: @Sendable () async -> Void = { [handler] in
          // The connection's thread only reads meanwhile.
          await handler(request) { (try? socket.send($0)) != nil }
          isDone.withLock { $0 = true }
          done.signal()
        }
        let task = Task(operation: work)
        // Keeps reading to notice when the client closes the connection. The idle limit does not
        // apply while a request runs.
        repeat { next = nextRequest(on: socket) } while next == .idle && !isDone.withLock { $0 }
        if next == .end, socket.isHungUp { task.cancel() }
        done.wait()
      }
    }
  }

  /// Waits for the next line that is not empty.
  private func nextRequest(on socket: LineSocket) -> LineSocket.Line {
    while true {
      let next = socket.read(limit: limits.line)
      guard case .line(let line) = next, line.allSatisfy({ $0 == UInt8(ascii: "\r") }) else {
        return next
      }
    }
  }

  private static func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 1 << 19
    thread.start()
  }
}

extension Data {
  fileprivate static func refusal(_ code: String, _ message: String) -> Data {
    DeviceAnswer.encode(failure: DeviceAnswer.Failure(code: code, message: message))
  }
}
