import Foundation
import JSONValues
import Testing

@testable import AgentProtocol

/// A session with two tools, and what it sends.
private struct Client {
  var session: AgentSession

  init(limits: AgentSession.Limits = .init()) {
    session = AgentSession(catalog: .sample, limits: limits)
  }

  /// A session after `initialize`.
  static func connected(
    _ version: String = "2025-11-25", limits: AgentSession.Limits = .init()
  ) -> Client {
    var client = Client(limits: limits)
    _ = client.send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#)
    return client
  }

  mutating func send(_ text: String) -> [AgentSession.Action] { session.receive(Data(text.utf8)) }

  /// Requests a tool; returns the action.
  mutating func call(_ id: String, meta: String = "{}") -> [AgentSession.Action] {
    send(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":"#
        + #"{"name":"draw","arguments":{"path":"."},"_meta":\#(meta)}}"#)
  }
}

extension AgentCatalog {
  fileprivate static let sample = AgentCatalog(
    name: "sample", title: "Sample", version: "1", instructions: "Use the tools.",
    tools: ["draw", "build"].map {
      ToolDescription(
        name: $0, title: $0, summary: "…", input: ["type": "object"], effects: .reads)
    },
    resources: [
      Resource(
        uri: "vitrine://docs/a.md", name: "a.md", title: "A", mimeType: "text/markdown", size: 3)
    ],
    templates: [
      Template(uri: "vitrine://x/{name}", name: "x", summary: "…", mimeType: "text/markdown")
    ])
}

extension [AgentSession.Action] {
  /// The messages to the client.
  fileprivate var messages: [JSONValue] {
    compactMap { action in
      guard case .send(let reply) = action else { return nil }
      return reply.message
    }
  }

  fileprivate var calls: [AgentCall] {
    compactMap { action in
      guard case .perform(let call) = action else { return nil }
      return call
    }
  }
}

extension JSONValue {
  fileprivate var errorCode: Int? { self["error"]?["code"]?.integer }
}

@Suite struct AgentSessionTests {
  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func initializeAgreesOnRevision(wanted: String, agreed: String) throws {
    var client = Client()
    let actions = client.send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#)
    let result = try #require(actions.messages.first?["result"])
    #expect(result["protocolVersion"] == .string(agreed))
    #expect(result["serverInfo"]?["name"] == "sample")
    #expect(result["capabilities"]?["tools"] != nil)
  }

  @Test func discoverListsRevisions() throws {
    var client = Client()
    let actions = client.send(
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":"#
        + #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#)
    let result = try #require(actions.messages.first?["result"])
    #expect(result["supportedVersions"]?.array?.contains("2026-07-28") == true)
    #expect(result["resultType"] == "complete")
    #expect(result["ttlMs"]?.integer ?? 0 > 0)
  }

  @Test func statelessRequestNeedsNoHandshake() throws {
    var client = Client()
    let meta = #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
    let call = try #require(client.call("7", meta: meta).calls.first)
    let answers = client.session.finish(call.number, with: .success(["content": []])).messages
    #expect(answers.first?["id"] == 7)
    #expect(answers.first?["result"]?["resultType"] == "complete")
  }

  /// Clients that get structured content show their model nothing else.
  @Test func structuredResultIsBesidePicturesInMeta() throws {
    let text = ToolResult([.text("a")], structured: ["a": 1]).json
    #expect(text["structuredContent"] == ["a": 1])
    #expect(text["_meta"] == nil)
    let picture = ToolResult([.png(Data([1])), .text("a")], structured: ["a": 1]).json
    #expect(picture["structuredContent"] == nil)
    var client = Client()
    let call = try #require(
      client.call("7", meta: #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#)
        .calls.first)
    let answer = client.session.finish(call.number, with: .success(picture)).messages.first
    let meta = answer?["result"]?["_meta"]
    #expect(meta?["vitrine/result"] == ["a": 1])
    #expect(meta?["io.modelcontextprotocol/serverInfo"]?["name"] == "sample")
  }

  @Test(arguments: [("2025-03-26", 1), ("2025-06-18", 2)])
  func oldClientsGetNoLinks(version: String, parts: Int) throws {
    var client = Client.connected(version)
    let call = try #require(client.call("7").calls.first)
    let link = ToolResult.Link(uri: "a:b", name: "b", mimeType: "text/plain", size: 1)
    let result = ToolResult([.text("a:b"), .link(link)]).json
    let answer = client.session.finish(call.number, with: .success(result)).messages.first
    #expect(answer?["result"]?["content"]?.array?.count == parts)
  }

  @Test func unknownStatelessRevisionIsRefusedWithKnownOnes() throws {
    var client = Client()
    let answer = try #require(
      client.call("1", meta: #"{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}"#)
        .messages.first)
    #expect(answer.errorCode == -32022)
    #expect(answer["error"]?["data"]?["supported"]?.array?.count == 5)
  }

  @Test func requestBeforeInitializeIsRefused() {
    var client = Client()
    #expect(client.call("1").messages.first?.errorCode == -32600)
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("[]", -32600), ("3", -32600), (#""x""#, -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":4}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"drow"}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"draw","arguments":[]}}"#,
      -32602
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (String(repeating: "[", count: 5000), -32700),
  ])
  func invalidMessageIsAnsweredWithError(text: String, code: Int) {
    var client = Client.connected()
    let actions = client.send(text)
    #expect(actions.messages.map(\.errorCode) == [code])
    #expect(actions.calls.isEmpty)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/unknown","params":{"a":1}}"#,
    #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
  ])
  func notificationHasNoAnswer(text: String) {
    var client = Client.connected()
    #expect(client.send(text).isEmpty)
  }

  @Test func unknownToolSuggestsName() throws {
    var client = Client.connected()
    let answer = try #require(
      client.send(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"drow"}}"#
      ).messages.first)
    #expect(answer["error"]?["message"]?.string?.contains("did you mean draw?") == true)
  }

  @Test(arguments: [
    ("tools/list", "tools"), ("resources/list", "resources"),
    ("resources/templates/list", "resourceTemplates"),
  ])
  func listHasOnePage(method: String, member: String) throws {
    var client = Client.connected()
    let answer = try #require(
      client.send(#"{"jsonrpc":"2.0","id":"a","method":"\#(method)"}"#).messages.first)
    #expect(answer["id"] == "a")
    #expect(answer["result"]?[member]?.array?.isEmpty == false)
    #expect(answer["result"]?["nextCursor"] == nil)
  }

  @Test func callIsAnsweredOnce() throws {
    var client = Client.connected()
    let call = try #require(client.call("1").calls.first)
    #expect(call.work == .tool("draw", arguments: ["path": "."]))
    #expect(client.session.finish(call.number, with: .success([:])).messages.count == 1)
    #expect(client.session.finish(call.number, with: .success([:])).isEmpty)
    #expect(client.session.isIdle)
  }

  @Test func idInUseIsRefused() {
    var client = Client.connected()
    _ = client.call("1")
    #expect(client.call("1").messages.first?.errorCode == -32600)
    // A string is another id than a number.
    #expect(client.call(#""1""#).calls.count == 1)
  }

  @Test func cancelledCallHasNoAnswer() throws {
    var client = Client.connected()
    let number = try #require(client.call("1").calls.first?.number)
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    #expect(client.send(cancel) == [.cancel(number)])
    #expect(client.send(cancel).isEmpty)
    #expect(client.session.finish(number, with: .success([:])).isEmpty)
    #expect(client.session.isIdle)
  }

  @Test func structuredResultIsLeftOutForOldRevisions() throws {
    for (version, isKept) in [("2025-03-26", false), ("2025-06-18", true)] {
      var client = Client.connected(version)
      let number = try #require(client.call("1").calls.first?.number)
      let result: JSONValue = ["content": [], "structuredContent": ["a": 1]]
      let answer = client.session.finish(number, with: .success(result)).messages.first
      #expect((answer?["result"]?["structuredContent"] != nil) == isKept)
    }
  }

  @Test func closeCancelsWhatRuns() {
    var client = Client.connected()
    let numbers = ["1", "2"].flatMap { client.call($0).calls.map(\.number) }
    #expect(client.session.close() == numbers.map { .cancel($0) })
    #expect(numbers.flatMap { client.session.finish($0, with: .success([:])) }.isEmpty)
  }
}

@Suite struct AgentSessionLimitTests {
  private static var limits: AgentSession.Limits {
    var limits = AgentSession.Limits()
    limits.running = 2
    limits.waiting = 1
    return limits
  }

  @Test func furtherCallsWaitThenAreRefused() throws {
    var client = Client.connected(limits: Self.limits)
    let running = ["1", "2"].flatMap { client.call($0).calls }
    #expect(running.count == 2)
    #expect(client.call("3").isEmpty)
    #expect(client.call("4").messages.first?.errorCode == -32000)
    let next = client.session.finish(running[0].number, with: .success([:]))
    #expect(next.messages.map { $0["id"] } == [1])
    #expect(next.calls.count == 1)
    #expect(client.call("5").isEmpty)
  }

  @Test func waitingCallIsCancelledWithoutWork() {
    var client = Client.connected(limits: Self.limits)
    let first = client.call("1").calls[0]
    _ = client.call("2")
    _ = client.call("3")
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#
    #expect(client.send(cancel).isEmpty)
    #expect(client.session.finish(first.number, with: .success([:])).calls.isEmpty)
  }
}

@Suite struct AgentSessionProgressTests {
  @Test func progressHasTokenAndIncreases() throws {
    var client = Client.connected()
    let call = try #require(client.call("1", meta: #"{"progressToken":"t"}"#).calls.first)
    #expect(call.reportsProgress)
    func report(_ done: Double) -> [JSONValue] {
      client.session.progress(of: call.number, CallProgress(done: done, message: "compiling"))
        .messages
    }
    let first = try #require(report(1).first)
    #expect(first["method"] == "notifications/progress")
    #expect(first["params"]?["progressToken"] == "t")
    #expect(first["params"]?["message"] == "compiling")
    #expect(report(1).isEmpty)
    #expect(report(2).count == 1)
    _ = client.session.finish(call.number, with: .success([:]))
    #expect(report(3).isEmpty)
  }

  @Test func callWithoutTokenReportsNothing() throws {
    var client = Client.connected()
    let call = try #require(client.call("1").calls.first)
    #expect(!call.reportsProgress)
    #expect(
      client.session.progress(of: call.number, CallProgress(done: 1, message: "")).isEmpty)
  }
}

@Suite struct AgentSessionBatchTests {
  private static let batch = """
    [{"jsonrpc":"2.0","id":1,"method":"ping"},
    {"jsonrpc":"2.0","method":"notifications/initialized"},
    {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"draw"}},
    {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"build"}}, 4]
    """

  @Test func answersOfBatchComeTogether() {
    var client = Client.connected("2025-03-26")
    let actions = client.send(Self.batch)
    #expect(actions.messages.isEmpty)
    #expect(actions.calls.count == 2)
    #expect(client.session.finish(actions.calls[1].number, with: .success([:])).isEmpty)
    let answers = client.session.finish(actions.calls[0].number, with: .success([:])).messages
    #expect(answers.count == 1)
    #expect(answers.first?.array?.map { $0["id"] } == [1, .null, 3, 2])
  }

  @Test func cancelledCallCompletesBatch() {
    var client = Client.connected("2025-03-26")
    let calls = client.send(Self.batch).calls
    _ = client.session.finish(calls[0].number, with: .success([:]))
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#
    let actions = client.send(cancel)
    #expect(actions.messages.first?.array?.count == 3)
    #expect(actions.contains(.cancel(calls[1].number)))
  }

  @Test(arguments: ["2024-11-05", "2025-06-18", "2025-11-25"])
  func batchIsRefusedInOtherRevisions(version: String) {
    var client = Client.connected(version)
    let actions = client.send(Self.batch)
    #expect(actions.messages.map(\.errorCode) == [-32600])
    #expect(actions.calls.isEmpty)
  }
}
