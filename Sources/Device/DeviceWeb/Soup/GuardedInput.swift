import CSocketGuard
import CSoup

/// Puts a `ConnectionWire` between a connection's socket and libsoup.
///
/// The connection owns this object, and libsoup owns the connection. Use on the loop's thread.
final class GuardedInput {
  typealias Connection = UnsafeMutablePointer<GSocketConnection>

  let wire: ConnectionWire
  /// The WebSocket that the connection has become.
  private(set) weak var peer: WebSocketPeer?
  /// Returns how many of the bytes libsoup gets; -1 closes the connection.
  private let receive: (UnsafeRawBufferPointer, GuardedInput, Connection) -> Int
  /// Not owned.
  private var connection: Connection?

  private init(
    wire: ConnectionWire,
    receive: @escaping (UnsafeRawBufferPointer, GuardedInput, Connection) -> Int
  ) {
    self.wire = wire
    self.receive = receive
  }

  /// Returns a new reference to a connection for the socket of another one.
  static func connection(
    for original: Connection, wire: ConnectionWire,
    receive: @escaping (UnsafeRawBufferPointer, GuardedInput, Connection) -> Int
  ) -> Connection? {
    let input = GuardedInput(wire: wire, receive: receive)
    input.connection = socket_guard_new(
      original, inspectInput, Unmanaged.passRetained(input).toOpaque(),
      { context in
        if let context { Unmanaged<GuardedInput>.fromOpaque(context).release() }
      })
    return input.connection
  }

  /// The input of a connection that `connection(for:wire:receive:)` has returned.
  static func of(_ connection: Connection) -> GuardedInput? {
    socket_guard_context(connection).map {
      Unmanaged<GuardedInput>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func becomeWebSocket(_ peer: WebSocketPeer, limit: Int) {
    self.peer = peer
    wire.becomeWebSocket(limit: limit)
  }

  fileprivate func inspect(_ bytes: UnsafeRawBufferPointer) -> Int {
    connection.map { receive(bytes, self, $0) } ?? -1
  }
}

private let inspectInput: SocketGuardInspect = { context, bytes, count in
  guard let context else { return -1 }
  let input = Unmanaged<GuardedInput>.fromOpaque(context).takeUnretainedValue()
  return input.inspect(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
}
