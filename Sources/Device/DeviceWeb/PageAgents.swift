import Foundation

/// A server for coding agents, as the page's server sees it: docs/agents.md.
package struct PageAgents: Sendable {
  package struct Request: Sendable {
    package var body: Data
    /// The client's session, from `Mcp-Session-Id`.
    package var session: String?
    /// Whether the client accepts a stream of events.
    package var acceptsEvents: Bool
  }

  package enum Answer: Sendable {
    /// There is nothing to answer.
    case accepted
    /// A message, and the session that it has begun.
    case message(Data, session: String?)
    /// Events in the format `text/event-stream`. Cancelling the stream ends the work.
    case events(AsyncStream<Data>)
    case unknownSession
  }

  package var receive: @Sendable (Request) async -> Answer
  /// Ends a session; returns false if there is none.
  package var end: @Sendable (String) async -> Bool

  package init(
    receive: @escaping @Sendable (Request) async -> Answer,
    end: @escaping @Sendable (String) async -> Bool
  ) {
    self.receive = receive
    self.end = end
  }
}
