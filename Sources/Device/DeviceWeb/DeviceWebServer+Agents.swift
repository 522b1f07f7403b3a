import Foundation

/// The server for coding agents at `/mcp`.
extension DeviceWebServer {
  func agents(_ request: HTTPRequest) async throws(WebProblem) -> HTTPAnswer {
    guard let agents else { throw .unknownPath(request.head.path) }
    let session = request.head.agentSession
    if request.head.method == "DELETE" {
      guard let session, await agents.end(session) else { throw .unknownAgentSession }
      return .whole(HTTPResponse(status: 200))
    }
    let answer = await agents.receive(
      PageAgents.Request(
        body: request.body, session: session,
        acceptsEvents: request.head.accept?.contains("text/event-stream") == true))
    switch answer {
    case .accepted: return .whole(HTTPResponse(status: 202))
    case .unknownSession: throw .unknownAgentSession
    case .message(let data, let session):
      var response = HTTPResponse.json(data)
      response.headers["Mcp-Session-Id"] = session
      return .whole(response)
    case .events(let events):
      return .parts(HTTPResponse(status: 200, contentType: "text/event-stream"), events)
    }
  }
}
