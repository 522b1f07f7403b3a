import Foundation
import Hexadecimal
import MessageBus

/// The message format of a push: a JSON object with the APNs header fields and the request body.
///
/// ```json
/// {"apns-id": "…", "apns-topic": "…", "apns-push-type": "liveactivity", "apns-priority": 10,
///  "apns-expiration": 1772700000, "token": "a1b2…", "received": 1772699000123, "payload": {…}}
/// ```
/// Dates are in seconds since 1970, `received` in milliseconds. A push without `apns-expiration`
/// allows only one delivery attempt.
enum PushMessage {
  static func make(_ call: DeviceCall, to address: DeviceName) -> BusMessage {
    var head = "{\"apns-id\":\"\(call.id.text)\",\"apns-topic\":\"\(call.topic.text)\""
    head += ",\"apns-push-type\":\"\(call.topic.kind.rawValue)\",\"apns-priority\":\(call.priority)"
    if let expiration = call.expiration {
      head += ",\"apns-expiration\":\(Int(expiration.timeIntervalSince1970))"
    }
    if let id = call.collapseID, let text = try? JSONEncoder().encode(id) {
      head += ",\"apns-collapse-id\":\(String(decoding: text, as: UTF8.self))"
    }
    head += ",\"token\":\"\(call.address.text)\""
    head += ",\"received\":\(Int(call.received.timeIntervalSince1970 * 1000)),\"payload\":"
    var payload = Data(capacity: head.utf8.count + call.body.bytes.count + 1)
    payload.append(contentsOf: head.utf8)
    payload.append(contentsOf: call.body.bytes)
    payload.append(UInt8(ascii: "}"))
    return BusMessage(ClusterSubjects.push(call, to: address), payload: payload)
  }

  /// nil if the message is not a push.
  static func read(_ message: BusMessage) -> DeviceCall? {
    guard let text = try? ValidatedJSON(Array(message.payload)) else { return nil }
    let members = text.members(of: text.root)
    func string(_ name: String) -> String? { members[name].flatMap { text.string($0) } }
    func number(_ name: String) -> Double? { members[name].flatMap { text.number($0) } }
    guard let id = string("apns-id").flatMap({ UUID(uuidString: $0) }),
      let kind = string("apns-push-type").flatMap(PushKind.init),
      let topic = try? PushTopic(string("apns-topic"), kind: kind),
      let address = try? DeviceAddress(Substring(string("token") ?? "")),
      let priority = number("apns-priority"), let received = number("received"),
      let payload = members["payload"], let body = try? ValidatedJSON([UInt8](text.data(payload)))
    else { return nil }
    return DeviceCall(
      id: id, address: address, topic: topic, priority: Int(priority),
      expiration: number("apns-expiration").map { Date(timeIntervalSince1970: $0) },
      collapseID: string("apns-collapse-id"), body: body,
      received: Date(timeIntervalSince1970: received / 1000))
  }
}
