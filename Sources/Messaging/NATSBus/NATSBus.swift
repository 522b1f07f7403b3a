import Foundation
import JSONValues
import MessageBus

/// A bus of NATS servers with JetStream, version 2.9 or later.
///
///     let bus = try await NATSBus.connect(NATSOptions(servers: [address]))
///
/// The connection is restored automatically. During an outage, requests wait until they time out.
package final class NATSBus: MessageBus {
  /// The information of the server that answered first.
  package let server: ServerFacts
  let connection: NATSConnection

  var api: JetStreamAPI { JetStreamAPI(connection: connection) }

  private init(_ server: ServerFacts, _ connection: NATSConnection) {
    self.server = server
    self.connection = connection
  }

  /// Throws `BusError.notConnected`, `.refused`, `.notNATS`, `.oldServer`.
  package static func connect(_ options: NATSOptions) async throws(BusError) -> NATSBus {
    try await Blocking.run { Result { () throws(BusError) in try connectBlocking(options) } }.get()
  }

  private static func connectBlocking(_ options: NATSOptions) throws(BusError) -> NATSBus {
    var failure = BusError.notConnected(reason: "no server is given")
    for address in options.servers {
      do throws(BusError) {
        let facts = try ServerProbe.facts(of: address, timeout: options.timeout)
        if facts.requiresTLS, !options.usesTLS {
          throw BusError.refused(reason: "\(address) requires TLS (tls://)")
        }
        return NATSBus(facts, try NATSConnection(options))
      } catch .notConnected(let reason) {
        failure = .notConnected(reason: reason)
      } catch .notNATS(let address) {
        // For example a proxy whose server is down.
        failure = .notNATS(address)
      }
    }
    throw failure
  }

  /// Closes the connection. Later calls throw `BusError.notConnected`.
  package func close() { connection.close() }

  package var maximumPayload: Int { connection.maximumPayload }

  package func publish(_ message: BusMessage) throws(BusError) { try connection.publish(message) }

  package func subscribe(
    to pattern: String, group: String?, limit: Int
  ) async throws(BusError) -> BusSubscription {
    let subscription = BusSubscription(limit: limit)
    let inbox = subscription.inbox
    let made = try connection.subscribe(to: pattern, group: group) { inbox.receive($0.message) }
    inbox.whenEnded { withExtendedLifetime(made) {} }
    try await connection.flush()
    return subscription
  }
}
