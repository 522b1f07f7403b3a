import AgentProtocol
import DeviceWeb
import Foundation
import JSONValues

/// The server of `vitrine mcp` over HTTP, for the page's server.
///
/// Each request is one exchange: its body is a message, and its response has the answer. It runs at
/// once; only the page's server limits how many there are. Clients of revisions with `initialize`
/// get a session, which remembers the revision and to which exchanges a cancellation can belong.
/// Those of later revisions cancel by closing the connection.
///
/// Source: "Streamable HTTP" of the specification.
package actor AgentEndpoint {
  private struct Session {
    var version: ProtocolVersion
    /// Its exchanges that are not answered yet.
    var open: [UUID: AgentConnection] = [:]
  }

  /// The sessions that are kept at most. The oldest makes room for a new one.
  private static let limit = 64

  private let server: AgentServer
  /// The exchanges that are not answered yet.
  private var open: [UUID: AgentConnection] = [:]
  private var sessions: [String: Session] = [:]
  /// The identifiers of sessions, oldest first.
  private var order: [String] = []

  package init(_ server: AgentServer) {
    self.server = server
  }

  /// The endpoint for the page's server.
  package nonisolated var page: PageAgents {
    PageAgents(
      receive: { await self.receive($0) }, end: { await self.end($0) })
  }

  private func receive(_ request: PageAgents.Request) async -> PageAgents.Answer {
    var session: Session?
    if let id = request.session {
      session = sessions[id]
      guard session != nil else { return .unknownSession }
    }
    let (replies, sink) = AsyncStream.makeStream(of: AgentReply.self)
    let connection = AgentConnection(server, version: session?.version) { sink.yield($0) }
    let message = try? JSONValue(parsing: request.body)
    let method = message?["method"]?.string
    if let session, method == "notifications/cancelled" {
      for other in session.open.values { await other.receive(message) }
    }
    let exchange = UUID()
    open[exchange] = connection
    if let id = request.session { sessions[id]?.open[exchange] = connection }
    await connection.receive(message)
    let work = Task {
      await connection.settle()
      sink.finish()
    }
    let finish = { @Sendable in
      await work.value
      await self.close(exchange, of: request.session)
    }
    // A single answer cannot report progress. The answer to `initialize` has the session's header.
    if request.acceptsEvents, method != "initialize",
      message?["params"]?["_meta"]?["progressToken"] != nil
    {
      return .events(events(replies, connection, finish))
    }
    var answers: [JSONValue] = []
    for await reply in replies where reply.isAnswer { answers.append(reply.message) }
    await finish()
    guard let answer = answers.first else { return .accepted }
    let isNew = request.session == nil && answer["result"]?["protocolVersion"] != nil
    let started = isNew ? await begin(connection) : nil
    return .message(answer.data, session: started)
  }

  /// The replies as events. The exchange is cancelled if the client closes the stream.
  private func events(
    _ replies: AsyncStream<AgentReply>, _ connection: AgentConnection,
    _ finish: @escaping @Sendable () async -> Void
  ) -> AsyncStream<Data> {
    let (events, sink) = AsyncStream.makeStream(of: Data.self)
    let passing = Task {
      for await reply in replies {
        sink.yield(Data("event: message\ndata: ".utf8) + reply.message.data + Data("\n\n".utf8))
      }
      sink.finish()
      await finish()
    }
    sink.onTermination = { reason in
      guard case .cancelled = reason else { return }
      Task {
        await connection.close()
        await passing.value
      }
    }
    return events
  }

  private func begin(_ connection: AgentConnection) async -> String? {
    guard let version = await connection.version else { return nil }
    let id = UUID().uuidString.lowercased()
    sessions[id] = Session(version: version)
    order.append(id)
    if order.count > Self.limit { sessions[order.removeFirst()] = nil }
    return id
  }

  /// Cancels all exchanges, and ends the server.
  package func stop() async {
    for connection in open.values { await connection.close() }
    await server.stop()
  }

  private func close(_ exchange: UUID, of session: String?) {
    open[exchange] = nil
    if let session { sessions[session]?.open[exchange] = nil }
  }

  /// Ends a session and what it runs. Returns false if there is none.
  private func end(_ id: String) async -> Bool {
    guard let session = sessions.removeValue(forKey: id) else { return false }
    order.removeAll { $0 == id }
    for connection in session.open.values { await connection.close() }
    return true
  }
}
