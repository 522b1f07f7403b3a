import DeviceProtocol
import Foundation

/// The reason for refusing a request. The response has the same JSON as a failed command:
/// `{"ok": false, "error": {"code": "foreignHost", "message": "…"}}`.
enum WebProblem: Error, Equatable, Sendable {
  /// libsoup could not parse the request; libsoup chooses the status.
  case notHTTP
  /// The request is malformed, or it is not certain where it ends. The connection is closed.
  case badFraming(String)
  case headTooLarge(limit: Int)
  case noToken
  case foreignHost(String?)
  case foreignOrigin(String)
  case unknownPath(String)
  case wrongMethod(String, allowed: [String])
  case notJSON(contentType: String?)
  case tooLarge(limit: Int)
  case needsUpgrade
  case unknownPicture
  case unknownAgentSession
  case badQuery(name: String, expected: String)
  case malformed(String)
  case tooManyConnections(limit: Int)
  /// The request did not arrive in time, or another connection needed the place.
  case tooSlow
  case failed(code: String, message: String)

  var status: Int {
    switch self {
    case .noToken: 401
    case .foreignHost, .foreignOrigin: 403
    case .unknownPath, .unknownPicture, .unknownAgentSession: 404
    case .wrongMethod: 405
    case .notJSON: 415
    case .tooLarge: 413
    case .needsUpgrade: 426
    case .notHTTP, .badFraming, .badQuery, .malformed: 400
    case .headTooLarge: 431
    case .tooManyConnections: 503
    case .tooSlow: 408
    case .failed(let code, _): Self.status(ofCode: code)
    }
  }

  var code: String {
    switch self {
    case .notHTTP, .badFraming: "notHTTP"
    case .headTooLarge: "headTooLarge"
    case .noToken: "noToken"
    case .foreignHost: "foreignHost"
    case .foreignOrigin: "foreignOrigin"
    case .unknownPath: "unknownPath"
    case .wrongMethod: "wrongMethod"
    case .notJSON: "notJSON"
    case .tooLarge: "tooLarge"
    case .needsUpgrade: "needsUpgrade"
    case .unknownPicture: "unknownPicture"
    case .unknownAgentSession: "unknownSession"
    case .badQuery: "badQuery"
    case .malformed: "malformed"
    case .tooManyConnections: "tooManyConnections"
    case .tooSlow: "tooSlow"
    case .failed(let code, _): code
    }
  }

  var message: String {
    switch self {
    case .notHTTP: "not a valid HTTP/1.1 request"
    case .badFraming(let reason): "not a valid HTTP/1.1 request: \(reason)"
    case .headTooLarge(let limit): "request head too large; the limit is \(limit) bytes"
    case .noToken:
      "access token missing or wrong: open the address that `vitrine serve` printed, "
        + "or send Authorization: Bearer TOKEN"
    case .foreignHost(let host):
      "\(host.map { "unknown host \"\($0.prefix(100))\"" } ?? "missing Host header"); "
        + "use 127.0.0.1, localhost or [::1] with the device's port"
    case .foreignOrigin(let origin):
      "requests from pages of \"\(origin.prefix(100))\" are not allowed"
    case .unknownPath(let path): "not found: \(path.prefix(100))"
    case .wrongMethod(let method, let allowed):
      "method \(method.prefix(20)) not allowed; use \(allowed.joined(separator: " or "))"
    case .notJSON(let type):
      "unsupported content type\(type.map { " \"\($0.prefix(60))\"" } ?? ""); "
        + "send commands as application/json"
    case .tooLarge(let limit): "request body too large; the limit is \(limit) bytes"
    case .needsUpgrade: "this path is a WebSocket; connect with ws://"
    case .unknownPicture:
      "picture not found or no longer cached; the WebSocket /api/changes announces current tags, "
        + "POST /api/previews returns the frames of previews"
    case .unknownAgentSession: "unknown Mcp-Session-Id; send initialize again"
    case .badQuery(let name, let expected):
      "invalid query parameter \"\(name)\": expected \(expected)"
    case .malformed(let reason): reason
    case .tooManyConnections(let limit):
      "too many connections (limit \(limit)); close a tab and try again"
    case .tooSlow: "the request did not arrive in time; send it at once"
    case .failed(_, let message): message
    }
  }

  var response: HTTPResponse {
    var response = HTTPResponse.json(body, status: status)
    switch self {
    case .noToken: response.headers["WWW-Authenticate"] = "Bearer"
    case .wrongMethod(_, let allowed):
      response.headers["Allow"] = allowed.joined(separator: ", ")
    case .needsUpgrade: response.headers["Upgrade"] = "websocket"
    default: break
    }
    return response
  }

  /// The JSON of the problem, in the form of a failed command's answer.
  var body: Data {
    DeviceAnswer.encode(failure: DeviceAnswer.Failure(code: code, message: message))
  }
}
