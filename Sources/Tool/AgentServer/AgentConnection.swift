import AgentProtocol
import Foundation
import JSONValues

/// The connection of one client: runs the calls that its session asks for.
///
/// Transports pass messages to it and send the replies. It is closed when the client is gone, which
/// cancels all its calls.
actor AgentConnection {
  private var session: AgentSession
  private var tasks: [Int: Task<Void, Never>] = [:]
  private let server: AgentServer
  private let send: @Sendable (AgentReply) -> Void

  /// - Parameter version: The revision that the client has agreed on before; nil for a new client.
  init(
    _ server: AgentServer, version: ProtocolVersion? = nil,
    send: @escaping @Sendable (AgentReply) -> Void
  ) {
    session = AgentSession(catalog: server.catalog, version: version)
    self.server = server
    self.send = send
  }

  func receive(_ line: MessageLines.Line) {
    switch line {
    case .message(let data): run(session.receive(data))
    case .tooLong(let limit): run(session.skipped(limit: limit))
    }
  }

  /// - Parameter message: nil if it is not valid JSON.
  func receive(_ message: JSONValue?) { run(session.receive(message)) }

  /// The revision that the client has agreed on.
  var version: ProtocolVersion? { session.version }

  /// Returns when all calls have ended.
  func settle() async {
    while let task = tasks.values.first { await task.value }
  }

  /// Cancels all calls, and returns when they have ended.
  func close() async {
    run(session.close())
    await settle()
  }

  private func run(_ actions: [AgentSession.Action]) {
    for action in actions {
      switch action {
      case .send(let reply): send(reply)
      case .perform(let call): start(call)
      case .cancel(let number): tasks[number]?.cancel()
      }
    }
  }

  private func start(_ call: AgentCall) {
    let meter = ProgressMeter { [weak self] progress in
      // Reports of a call that has ended are dropped by the session.
      Task { await self?.report(progress, of: call.number) }
    }
    tasks[call.number] = Task {
      let ticking = call.reportsProgress ? Task { await meter.tick() } : nil
      let result = await server.perform(call.work) { meter.report($0) }
      ticking?.cancel()
      finish(call.number, with: result)
    }
  }

  private func report(_ progress: CallProgress, of number: Int) {
    run(session.progress(of: number, progress))
  }

  private func finish(_ number: Int, with result: Result<JSONValue, AgentError>) {
    tasks[number] = nil
    run(session.finish(number, with: result))
  }
}
