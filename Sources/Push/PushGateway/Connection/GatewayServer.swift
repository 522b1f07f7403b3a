import Foundation
import Synchronization

/// The listeners of a gateway and the thread of its `GatewayLoop`.
final class GatewayServer: Sendable {
  struct Parts: Sendable {
    var identity: TLSIdentity
    var settings: GatewaySettings
    var keys: any KeySource
    var log: PushLog
    var now: @Sendable () -> Date
    /// Seconds of a monotonic clock, for the time limits of connections.
    var clock: @Sendable () -> Double = GatewayLoop.monotonic
    var newID: @Sendable () -> UUID
    var report: @Sendable (String) -> Void
  }

  /// Where the calls of a loop go.
  struct Routes: Sendable {
    var direct: any DirectPath
    /// Responds to the calls that the direct path does not take, until there are no more batches.
    var router: @Sendable (AsyncStream<[PushRouter.RoutedCall]>) async -> Void
  }

  private struct Running: Sendable {
    var mailbox: GatewayMailbox
    var routing: Task<Void, Never>
    var ended: AsyncStream<Void>
  }

  private let running = Mutex<Running?>(nil)

  /// Listens and returns the port. Port 0 picks a free one. Throws `GatewayError`.
  ///
  /// - Parameters:
  ///   - address: An address of this machine; nil for both loopback addresses.
  ///   - routes: Makes the routes, whose responses go to the mailbox.
  func start(
    _ parts: Parts, address: String? = nil, port: Int, routes: (GatewayMailbox) -> Routes
  ) throws(GatewayError) -> Int {
    let (listeners, bound) = try SocketOptions.listen(address: address, port: port)
    let mailbox = GatewayMailbox()
    let routes = routes(mailbox)
    let (batches, route) = AsyncStream<[PushRouter.RoutedCall]>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let loop = GatewayLoop.Parts(
      listeners: listeners, identity: parts.identity, settings: parts.settings, keys: parts.keys,
      log: parts.log, mailbox: mailbox, direct: routes.direct, route: { route.yield($0) },
      now: parts.now, clock: parts.clock, newID: parts.newID, report: parts.report)
    let routing = Task { await routes.router(batches) }
    let thread = Thread {
      do {
        try GatewayLoop(loop).run()
      } catch {
        // OpenSSL is out of memory or rejects the certificate.
        for listener in listeners { close(listener) }
      }
      route.finish()
      end.finish()
    }
    thread.name = "push-gateway"
    thread.start()
    running.withLock { $0 = Running(mailbox: mailbox, routing: routing, ended: ended) }
    return bound
  }

  /// Sends GOAWAY on all connections. Returns when they are closed and all calls are answered.
  func stop() async {
    let running = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let running else { return }
    running.mailbox.stop()
    for await _ in running.ended {}
    await running.routing.value
  }
}
