import DeviceProtocol
import Foundation
import WidgetHost

/// Turns a command's answer into an HTTP response: 200 for `{"ok": true, "result": …}`; for a
/// failed command, the status follows from the error's code.
enum CommandAnswer {
  static func response(_ answer: Data) -> HTTPResponse {
    struct Head: Decodable {
      struct Problem: Decodable { var code: String }
      var ok: Bool
      var error: Problem?
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: answer) else {
      return HTTPResponse.json(answer, status: 500)
    }
    let status = head.ok ? 200 : WebProblem.status(ofCode: head.error?.code ?? "")
    return .json(answer, status: status)
  }

  static func response(result: some Encodable) -> HTTPResponse {
    do {
      return .json(try DeviceAnswer.encode(result))
    } catch {
      return WebProblem.failed(code: "failed", message: "\(error)").response
    }
  }
}

extension WebProblem {
  /// The HTTP status of a failed command: 4xx if the caller made a mistake, else 5xx.
  static func status(ofCode code: String) -> Int {
    switch code {
    case "malformed": 400
    case "unknownExtension", "unknownKind", "unknownPlacement", "unknownStack", "unknownCommand",
      "unknownControl", "unknownActivity", "unknownParameter", "notFound":
      404
    case "staleTap", "notShown", "locked", "storeInUse", "disabled", "ambiguous": 409
    case "busy", "tooManyTaps": 429
    case "extensionFailed": 502
    case "storeFailed", "failed": 500
    case "stopped": 503
    case "timedOut": 504
    default: 422
    }
  }
}
