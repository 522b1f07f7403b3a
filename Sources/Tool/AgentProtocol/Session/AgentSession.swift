import Foundation
import JSONValues

/// One client's side of the Model Context Protocol, as a value without I/O.
///
///     var session = AgentSession(catalog: catalog)
///     for action in session.receive(line) {
///       switch action {
///       case .send(let reply): write(reply.message)
///       case .perform(let call): start(call)        // later: session.finish(call.number, …)
///       case .cancel(let number): tasks[number]?.cancel()
///       }
///     }
///
/// Lists and the exchange about versions are answered at once. Tools and resources become calls,
/// which run at the same time up to a limit; further ones wait, and those beyond a second limit are
/// refused. Each request gets exactly one answer, unless it is cancelled, which gets none.
///
/// Source: the specification at modelcontextprotocol.io, revisions 2024-11-05 to 2026-07-28.
package struct AgentSession: Sendable {
  package enum Action: Equatable, Sendable {
    case send(AgentReply)
    case perform(AgentCall)
    /// Ends the work of a call. `finish` may still be called for it.
    case cancel(Int)
  }

  package struct Limits: Sendable {
    /// The calls that run at the same time.
    package var running = 8
    /// The calls that wait for others to end.
    package var waiting = 64

    package init() {}
  }

  /// A request that has no answer yet.
  private struct Pending {
    var number: Int
    var version: ProtocolVersion
    var progressToken: JSONValue?
    var lastProgress = -Double.infinity
    /// The batch that the request came in.
    var batch: Int?
  }

  let catalog: AgentCatalog
  private let limits: Limits
  /// The revision that `initialize` has agreed on.
  package private(set) var version: ProtocolVersion?
  private var pending: [RequestIdentifier: Pending] = [:]
  private var requests: [Int: RequestIdentifier] = [:]
  private var running: Set<Int> = []
  private var waiting: [AgentCall] = []
  private var lastNumber = 0
  private var batches = AnswerBatches()

  /// - Parameter version: The revision that the client has agreed on before; nil for a new client.
  package init(
    catalog: AgentCatalog, version: ProtocolVersion? = nil, limits: Limits = Limits()
  ) {
    self.catalog = catalog
    self.version = version
    self.limits = limits
  }

  /// Whether no call is running or waiting.
  package var isIdle: Bool { running.isEmpty && waiting.isEmpty }

  // MARK: Events

  /// A message has arrived.
  package mutating func receive(_ data: Data) -> [Action] {
    receive(try? JSONValue(parsing: data))
  }

  /// A message has arrived; nil if it is not valid JSON.
  package mutating func receive(_ message: JSONValue?) -> [Action] {
    guard let message else {
      return [refusal(.notJSON("the message is not valid JSON"))]
    }
    guard case .array(let messages) = message else { return receive(AgentMessage(message)) }
    guard version?.hasBatches == true, !messages.isEmpty else {
      return [refusal(.invalidRequest("send each message on its own, not in an array"))]
    }
    return receive(batch: messages)
  }

  /// A message that was too long has been skipped.
  package mutating func skipped(limit: Int) -> [Action] {
    [
      refusal(
        .invalidRequest("a message has at most \(limit) bytes; name files by their paths instead"))
    ]
  }

  /// A call is farther than at the last report. Reports that do not advance are dropped.
  package mutating func progress(of number: Int, _ progress: CallProgress) -> [Action] {
    guard let id = requests[number], var entry = pending[id], let token = entry.progressToken,
      progress.done > entry.lastProgress
    else { return [] }
    entry.lastProgress = progress.done
    pending[id] = entry
    var params: [String: JSONValue] = [
      "progressToken": token, "progress": .number(progress.done),
      "message": .string(progress.message),
    ]
    params["total"] = progress.total.map { .number($0) }
    let message: JSONValue = [
      "jsonrpc": "2.0", "method": "notifications/progress", "params": .object(params),
    ]
    return [.send(AgentReply(message: message, isAnswer: false))]
  }

  /// A call has ended. Its answer is dropped if it was cancelled.
  package mutating func finish(
    _ number: Int, with result: Result<JSONValue, AgentError>
  ) -> [Action] {
    running.remove(number)
    var actions: [Action] = []
    if let id = requests.removeValue(forKey: number), let entry = pending.removeValue(forKey: id) {
      let message: JSONValue =
        switch result {
        case .success(let value):
          Self.answer(id, ResultForm(version: entry.version, catalog: catalog).result(value))
        case .failure(let error): Self.answer(id, error)
        }
      actions += answer(message, in: entry.batch)
      actions += release(entry.batch)
    }
    return actions + startWaiting()
  }

  /// The client is gone: everything that runs has to end.
  package mutating func close() -> [Action] {
    let numbers = running.sorted()
    waiting = []
    pending = [:]
    requests = [:]
    return numbers.map { .cancel($0) }
  }

  // MARK: Messages

  private mutating func receive(batch messages: [JSONValue]) -> [Action] {
    let batch = batches.open()
    var actions: [Action] = []
    for message in messages {
      actions += receive(AgentMessage(message), in: batch)
    }
    return actions + release(batch)
  }

  private mutating func receive(_ message: AgentMessage, in batch: Int? = nil) -> [Action] {
    switch message {
    case .response: return []
    case .invalid(let id, let error):
      return answer(Self.answer(id, error), in: batch)
    case .notification("notifications/cancelled", let params):
      return RequestIdentifier(params["requestId"]).map { cancel($0) } ?? []
    case .notification: return []
    case .request(let id, let method, let params):
      do throws(AgentError) {
        return try receive(id, method, params, in: batch)
      } catch {
        return answer(Self.answer(id, error), in: batch)
      }
    }
  }

  private mutating func receive(
    _ id: RequestIdentifier, _ method: String, _ params: [String: JSONValue], in batch: Int?
  ) throws(AgentError) -> [Action] {
    guard pending[id] == nil else {
      throw .invalidRequest("the id \(id.json.text) belongs to a request without an answer")
    }
    if method == "initialize" {
      let result = try initialize(params)
      return answer(Self.answer(id, result), in: batch)
    }
    let version = try version(of: method, params)
    let form = ResultForm(version: version, catalog: catalog)
    if let result = try form.answer(method, params) {
      return answer(Self.answer(id, result), in: batch)
    }
    return try start(
      try AgentCall.Work(method, params, tools: catalog.tools), id, params, version, in: batch)
  }

  private mutating func initialize(
    _ params: [String: JSONValue]
  ) throws(AgentError) -> JSONValue {
    guard let wanted = params["protocolVersion"]?.string else {
      throw .invalidParameters("initialize needs the parameter \"protocolVersion\"")
    }
    let known = ProtocolVersion(rawValue: wanted)
    let agreed = known.flatMap { $0.isStateless ? nil : $0 } ?? .newestWithHandshake
    version = agreed
    return [
      "protocolVersion": .string(agreed.rawValue), "capabilities": catalog.capabilities,
      "serverInfo": catalog.serverInformation, "instructions": .string(catalog.instructions),
    ]
  }

  /// The revision of a request: the one that it names, or else the one agreed on.
  private func version(
    of method: String, _ params: [String: JSONValue]
  ) throws(AgentError) -> ProtocolVersion {
    if let named = params["_meta"]?[MetaKey.protocolVersion] {
      guard let name = named.string else {
        throw .invalidParameters("\(MetaKey.protocolVersion) must be a string")
      }
      guard let version = ProtocolVersion(rawValue: name), version.isStateless else {
        throw .unsupportedVersion(name)
      }
      return version
    }
    if let version { return version }
    // Clients may ask for both before they know the server.
    if method == "ping" || method == "server/discover" { return .newestWithHandshake }
    throw .invalidRequest(
      "send initialize first, or name the protocol version in each request's _meta")
  }

  // MARK: Calls

  private mutating func start(
    _ work: AgentCall.Work, _ id: RequestIdentifier, _ params: [String: JSONValue],
    _ version: ProtocolVersion, in batch: Int?
  ) throws(AgentError) -> [Action] {
    guard running.count < limits.running || waiting.count < limits.waiting else {
      throw .busy(limit: limits.waiting)
    }
    lastNumber += 1
    let token = params["_meta"]?["progressToken"].flatMap { RequestIdentifier($0)?.json }
    pending[id] = Pending(
      number: lastNumber, version: version, progressToken: token, batch: batch)
    requests[lastNumber] = id
    if let batch { batches.hold(batch) }
    waiting.append(AgentCall(number: lastNumber, work: work, reportsProgress: token != nil))
    return startWaiting()
  }

  private mutating func startWaiting() -> [Action] {
    var actions: [Action] = []
    while running.count < limits.running, !waiting.isEmpty {
      let call = waiting.removeFirst()
      running.insert(call.number)
      actions.append(.perform(call))
    }
    return actions
  }

  /// Does nothing for a request that has an answer or never came.
  private mutating func cancel(_ id: RequestIdentifier) -> [Action] {
    guard let entry = pending.removeValue(forKey: id) else { return [] }
    requests[entry.number] = nil
    var actions: [Action] = []
    if let index = waiting.firstIndex(where: { $0.number == entry.number }) {
      waiting.remove(at: index)
    } else {
      actions.append(.cancel(entry.number))
    }
    return actions + release(entry.batch)
  }

  // MARK: Answers

  private mutating func answer(_ message: JSONValue, in batch: Int?) -> [Action] {
    guard let batch else { return [.send(AgentReply(message: message))] }
    batches.add(message, to: batch)
    return []
  }

  /// Sends the answers of a batch if this was the last one.
  private mutating func release(_ batch: Int?) -> [Action] {
    guard let answers = batch.flatMap({ batches.release($0) }) else { return [] }
    return [.send(AgentReply(message: answers))]
  }

  /// The answer to a message that cannot be read.
  private func refusal(_ error: AgentError) -> Action {
    .send(AgentReply(message: Self.answer(nil, error)))
  }

  private static func answer(_ id: RequestIdentifier, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  private static func answer(_ id: RequestIdentifier?, _ error: AgentError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }
}
