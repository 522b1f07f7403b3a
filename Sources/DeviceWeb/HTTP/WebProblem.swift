import DeviceProtocol
import Foundation

/// Why a request is refused. It is answered with a status and the JSON of every failed command:
/// `{"ok": false, "error": {"code": "foreignHost", "message": "…"}}`.
enum WebProblem: Error, Equatable, Sendable {
  /// Read by libsoup, which chooses the status.
  case notHTTP
  case noToken
  case foreignHost(String?)
  case foreignOrigin(String)
  case unknownPath(String)
  case wrongMethod(String, allowed: [String])
  case notJSON(contentType: String?)
  case tooLarge(limit: Int)
  case needsUpgrade
  case unknownPicture
  case badQuery(name: String, expected: String)
  case malformed(String)
  case tooManyConnections(limit: Int)
  case failed(code: String, message: String)

  var status: Int {
    switch self {
    case .noToken: 401
    case .foreignHost, .foreignOrigin: 403
    case .unknownPath, .unknownPicture: 404
    case .wrongMethod: 405
    case .notJSON: 415
    case .tooLarge: 413
    case .needsUpgrade: 426
    case .notHTTP, .badQuery, .malformed: 400
    case .tooManyConnections: 503
    case .failed(let code, _): Self.status(ofCode: code)
    }
  }

  var code: String {
    switch self {
    case .notHTTP: "notHTTP"
    case .noToken: "noToken"
    case .foreignHost: "foreignHost"
    case .foreignOrigin: "foreignOrigin"
    case .unknownPath: "unknownPath"
    case .wrongMethod: "wrongMethod"
    case .notJSON: "notJSON"
    case .tooLarge: "tooLarge"
    case .needsUpgrade: "needsUpgrade"
    case .unknownPicture: "unknownPicture"
    case .badQuery: "badQuery"
    case .malformed: "malformed"
    case .tooManyConnections: "tooManyConnections"
    case .failed(let code, _): code
    }
  }

  var message: String {
    switch self {
    case .notHTTP: "this is no request of HTTP/1.1 that the device understands"
    case .noToken:
      "this needs the device's token: open the address that vitrine serve has printed, "
        + "or send Authorization: Bearer TOKEN"
    case .foreignHost(let host):
      "\(host.map { "the host \"\($0.prefix(100))\"" } ?? "no host") is not this device: "
        + "it answers to 127.0.0.1, localhost and [::1] with its port"
    case .foreignOrigin(let origin):
      "a page of \"\(origin.prefix(100))\" may not talk to the device"
    case .unknownPath(let path): "there is nothing at \(path.prefix(100))"
    case .wrongMethod(let method, let allowed):
      "\(method.prefix(20)) does not work here; use \(allowed.joined(separator: " or "))"
    case .notJSON(let type):
      "a command is JSON: send it as application/json"
        + (type.map { ", not as \($0.prefix(60))" } ?? "")
    case .tooLarge(let limit): "a body has at most \(limit) bytes"
    case .needsUpgrade: "this is a WebSocket: connect with ws://"
    case .unknownPicture:
      "the picture is no longer kept; the newest one's tag is told over /api/changes"
    case .badQuery(let name, let expected): "\"\(name)\" takes \(expected)"
    case .malformed(let reason): reason
    case .tooManyConnections(let limit):
      "\(limit) connections are open already; close a tab and try again"
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

  /// The problem as every failed command is answered.
  var body: Data {
    DeviceAnswer.encode(failure: DeviceAnswer.Failure(code: code, message: message))
  }
}
