import CNATS
import Synchronization

/// Passes connection events from the threads of libnats to pending requests.
///
/// libnats retains the object until the connection is closed.
final class ConnectionEvents: Sendable {
  let router: ReplyRouter
  let receipts: PendingReceipts
  private let delay: ReconnectDelay
  private let fetches = Mutex<[ObjectIdentifier: ReplyCollector]>([:])

  init(router: ReplyRouter, receipts: PendingReceipts, delay: ReconnectDelay) {
    self.router = router
    self.receipts = receipts
    self.delay = delay
  }

  /// Registers a fetch to end when the connection is lost.
  func watch(_ fetch: ReplyCollector) { fetches.withLock { $0[ObjectIdentifier(fetch)] = fetch } }
  func forget(_ fetch: ReplyCollector) { fetches.withLock { $0[ObjectIdentifier(fetch)] = nil } }

  private func interrupt() {
    router.interrupt()
    receipts.interrupt()
    for fetch in fetches.withLock({ Array($0.values) }) { fetch.finish(.interrupted) }
  }

  /// Sets the callbacks of libnats.
  func register(in settings: OpaquePointer) -> [natsStatus] {
    let closure = Unmanaged.passRetained(self).toOpaque()
    return [
      natsOptions_SetDisconnectedCB(
        settings, { _, closure in ConnectionEvents.of(closure)?.interrupt() }, closure),
      natsOptions_SetClosedCB(
        settings,
        { _, closure in
          guard let closure else { return }
          // The last callback releases the object.
          Unmanaged<ConnectionEvents>.fromOpaque(closure).takeRetainedValue().interrupt()
        }, closure),
      natsOptions_SetCustomReconnectDelay(
        settings,
        { _, round, closure in
          ConnectionEvents.of(closure)?.delay.milliseconds(round: Int(round)) ?? 1000
        }, closure),
      // Without a handler, libnats prints errors to the standard error.
      natsOptions_SetErrorHandler(settings, { _, _, _, _ in }, nil),
    ]
  }

  private static func of(_ closure: UnsafeMutableRawPointer?) -> ConnectionEvents? {
    closure.map { Unmanaged<ConnectionEvents>.fromOpaque($0).takeUnretainedValue() }
  }
}
