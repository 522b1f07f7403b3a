import CNATS
import Foundation
import MessageBus

/// A message from libnats. Messages of the server itself may have a status instead of a payload.
struct ReceivedMessage: Sendable {
  var message: BusMessage
  var status: (code: Int, text: String)?

  /// Copies the message, which libnats owns.
  init(_ pointer: OpaquePointer) {
    let length = Int(natsMsg_GetDataLength(pointer))
    var headers = Self.headers(of: pointer)
    if length == 0, let code = headers["Status"].flatMap({ Int($0) }) {
      status = (code, headers["Description"] ?? "")
    }
    headers["Status"] = nil
    headers["Description"] = nil
    message = BusMessage(
      natsMsg_GetSubject(pointer).map { String(cString: $0) } ?? "", headers: headers,
      payload: natsMsg_GetData(pointer).map { Data(bytes: $0, count: length) } ?? Data(),
      reply: natsMsg_GetReply(pointer).map { String(cString: $0) })
  }

  private static func headers(of pointer: OpaquePointer) -> [String: String] {
    var names: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    var count: Int32 = 0
    guard natsMsgHeader_Keys(pointer, &names, &count) == NATS_OK, let names else { return [:] }
    defer { free(names) }
    var headers: [String: String] = [:]
    for index in 0..<Int(count) {
      var value: UnsafePointer<CChar>?
      guard let name = names[index], natsMsgHeader_Get(pointer, name, &value) == NATS_OK, let value
      else { continue }
      headers[String(cString: name)] = String(cString: value)
    }
    return headers
  }
}
