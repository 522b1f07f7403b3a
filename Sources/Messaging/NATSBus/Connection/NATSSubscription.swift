import CNATS
import MessageBus

/// A subscription of libnats. Unsubscribes when it is released.
final class NATSSubscription: Sendable {
  /// A pointer of libnats, whose functions are thread-safe.
  private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }

  private final class Sink: Sendable {
    let receive: @Sendable (OpaquePointer) -> Void

    init(_ receive: @escaping @Sendable (OpaquePointer) -> Void) { self.receive = receive }
  }

  private let handle: Handle

  /// Subscribes. `receive` is called serially on a thread of libnats. The message is released after
  /// the call.
  init(
    to pattern: String, group: String?, on connection: OpaquePointer,
    _ receive: @escaping @Sendable (OpaquePointer) -> Void
  ) throws(BusError) {
    let sink = Unmanaged.passRetained(Sink(receive))
    let callback: natsMsgHandler = { _, _, message, closure in
      guard let message, let closure else { return }
      Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().receive(message)
      natsMsg_Destroy(message)
    }
    var pointer: OpaquePointer?
    let status =
      group.map {
        natsConnection_QueueSubscribe(
          &pointer, connection, pattern, $0, callback, sink.toOpaque())
      } ?? natsConnection_Subscribe(&pointer, connection, pattern, callback, sink.toOpaque())
    guard status == NATS_OK, let pointer else {
      sink.release()
      throw NATSConnection.error(status)
    }
    handle = Handle(pointer: pointer)
    // Releases the sink only after the last callback.
    natsSubscription_SetOnCompleteCB(
      pointer, { closure in closure.map { Unmanaged<Sink>.fromOpaque($0).release() } },
      sink.toOpaque())
  }

  deinit {
    natsSubscription_Unsubscribe(handle.pointer)
    natsSubscription_Destroy(handle.pointer)
  }
}
