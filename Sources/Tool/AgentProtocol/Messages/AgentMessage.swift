import Foundation
import JSONValues

/// A message of a client, as JSON-RPC 2.0 has it.
enum AgentMessage: Equatable {
  case request(RequestIdentifier, method: String, params: [String: JSONValue])
  case notification(method: String, params: [String: JSONValue])
  /// An answer. The server sends no requests, so it expects none.
  case response
  /// Not a valid message. The identifier is nil if it has none.
  case invalid(RequestIdentifier?, AgentError)

  init(_ value: JSONValue) {
    guard let members = value.object else {
      self = .invalid(nil, .invalidRequest("a message must be a JSON object"))
      return
    }
    let id = RequestIdentifier(members["id"])
    func invalid(_ reason: String) -> Self { .invalid(id, .invalidRequest(reason)) }
    guard members["jsonrpc"] == "2.0" else {
      self = invalid("the member \"jsonrpc\" must be \"2.0\"")
      return
    }
    guard let method = members["method"] else {
      let isResponse = members["result"] != nil || members["error"] != nil
      self = isResponse ? .response : invalid("the member \"method\" is missing")
      return
    }
    guard case .string(let name) = method else {
      self = invalid("the member \"method\" must be a string")
      return
    }
    guard let params = (members["params"] ?? [:]).object else {
      self = .invalid(id, .invalidParameters("the member \"params\" must be an object"))
      return
    }
    if let id {
      self = .request(id, method: name, params: params)
    } else if members["id"] == nil {
      self = .notification(method: name, params: params)
    } else {
      self = invalid("the member \"id\" must be a string or a whole number")
    }
  }
}
